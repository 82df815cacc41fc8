"""Chronicle 5, Address to a Haggis."""

from .chronicle import HAGGIS

__all__ = ["HAGGIS"]
