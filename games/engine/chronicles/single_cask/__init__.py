"""Chronicle 3, Old Jamey's Single Cask Reserve: what is its own?"""

from .chronicle import SINGLE_CASK

__all__ = ["SINGLE_CASK"]
