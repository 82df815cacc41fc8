"""What the front end needs to draw a game: printed components, previews and standings."""
