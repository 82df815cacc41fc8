"""Chronicle 8, The Penny Mobs: what is its own?"""

from .chronicle import PENNY_MOBS

__all__ = ["PENNY_MOBS"]
