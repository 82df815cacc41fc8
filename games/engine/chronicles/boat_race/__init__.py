"""Chronicle 1, Highland Boat Race."""

from .chronicle import BOAT_RACE

__all__ = ["BOAT_RACE"]
