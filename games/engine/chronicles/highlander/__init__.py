"""Chronicle 2, Highlander."""

from .chronicle import HIGHLANDER

__all__ = ["HIGHLANDER"]
