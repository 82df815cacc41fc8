"""Chronicle 3, Old Jamey's Single Cask Reserve."""

from .chronicle import SINGLE_CASK

__all__ = ["SINGLE_CASK"]
