"""SQLite as this site uses it: Django's, with a queue for writers (`base`)."""
