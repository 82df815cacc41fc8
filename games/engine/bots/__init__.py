"""The bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot

#: Every bot class by name; each takes a secret that seeds its random choices.
BOTS: Mapping[str, Callable[[str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot"]
