"""Who sits at a table, who may see it, and how strong players are."""
