"""Services of notifications, one module per subject."""
