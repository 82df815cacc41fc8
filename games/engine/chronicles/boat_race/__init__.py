"""Chronicle 1, Highland Boat Race: what is its own?"""

from .chronicle import BOAT_RACE

__all__ = ["BOAT_RACE"]
