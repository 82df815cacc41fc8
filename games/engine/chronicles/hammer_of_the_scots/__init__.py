"""Chronicle 4, Hammer of the Scots."""

from .chronicle import HAMMER_OF_THE_SCOTS

__all__ = ["HAMMER_OF_THE_SCOTS"]
