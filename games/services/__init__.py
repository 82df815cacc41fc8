"""The use cases of tables: one function per verb, each in one transaction."""
