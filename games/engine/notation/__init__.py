"""Plain-text notation of games, positions and territories."""
