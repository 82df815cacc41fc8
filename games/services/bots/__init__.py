"""Let bots choose and play, in child processes with a time limit."""
