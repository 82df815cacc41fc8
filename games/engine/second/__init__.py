"""Glen More II: Chronicles: what is its own?"""

from .edition import GLEN_MORE_2

__all__ = ["GLEN_MORE_2"]
