"""Statistics on how well the parts of a game are balanced, from games between bots."""
