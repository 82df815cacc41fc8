"""Glen More (2010)."""

from .edition import GLEN_MORE_2010

__all__ = ["GLEN_MORE_2010"]
