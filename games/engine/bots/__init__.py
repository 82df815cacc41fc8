"""Who plays when no person does?"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot

#: Every bot by its name; each is made from a word that fixes its chance.
BOTS: Mapping[str, Callable[[str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot"]
