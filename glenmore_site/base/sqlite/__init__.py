"""Django's SQLite backend with a write lock per database (`base`)."""
