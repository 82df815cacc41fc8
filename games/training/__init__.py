"""Learn the weights of the bots' value from games of bots against themselves."""
