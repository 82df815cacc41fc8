"""What the site serves in addition to the apps: pages, rules, health checks, metrics."""
