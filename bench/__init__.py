"""Benchmarks that compare Glenmore with a yardstick in the same run: `python -m bench`."""
