"""Load, keep and verify the position of a table's game."""
