"""Take turns: drafts, confirmed moves and standing orders."""
