"""Deadlines, rest, absence and the reliability of players."""
