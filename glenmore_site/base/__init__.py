"""Helpers below all apps: language, emails, logs, problem documents, database and channel layer."""
