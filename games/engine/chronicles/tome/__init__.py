"""Chronicle 6, The Dubious Tome of Scottish History: what is its own?"""

from .chronicle import TOME

__all__ = ["TOME"]
