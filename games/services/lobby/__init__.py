"""Open, find, join and leave tables."""
