"""Chronicle 5, Address to a Haggis: what is its own?"""

from .chronicle import HAGGIS

__all__ = ["HAGGIS"]
