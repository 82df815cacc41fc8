"""What the site serves besides the apps: pages, rules, health checks, metrics."""
