"""Chronicle 4, Hammer of the Scots: what is its own?"""

from .chronicle import HAMMER

__all__ = ["HAMMER"]
