"""Glen More II: Chronicles, the base game."""

from .edition import GLEN_MORE_2

__all__ = ["GLEN_MORE_2"]
