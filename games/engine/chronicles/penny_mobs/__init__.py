"""Chronicle 8, The Penny Mobs."""

from .chronicle import PENNY_MOBS

__all__ = ["PENNY_MOBS"]
