"""Live updates, notifications, recaps and chat of tables."""
