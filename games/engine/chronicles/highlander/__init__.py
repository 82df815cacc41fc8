"""Chronicle 2, Highlander: what is its own?"""

from .chronicle import HIGHLANDER

__all__ = ["HIGHLANDER"]
