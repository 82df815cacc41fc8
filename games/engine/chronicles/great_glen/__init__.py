"""Chronicle 7, Between a Rock and a Hard Place."""

from .chronicle import GREAT_GLEN

__all__ = ["GREAT_GLEN"]
