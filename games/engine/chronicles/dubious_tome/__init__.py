"""Chronicle 6, The Dubious Tome of Scottish History."""

from .chronicle import DUBIOUS_TOME

__all__ = ["DUBIOUS_TOME"]
