"""Services of accounts, one module per subject."""
