"""Build what the API and the sockets send about a table."""
