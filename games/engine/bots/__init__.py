"""The bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from .bot import Bot
from .greedy import GreedyBot
from .levels import DEFAULT_LEVEL, LEVELS, LevelBot
from .random import RandomBot

#: Every bot by name; each takes a secret that seeds its random choices.
BOTS: Mapping[str, Callable[[str], Bot]] = {
    **{name: partial(LevelBot, level) for name, level in LEVELS.items()},
    "random": RandomBot,
    "greedy": GreedyBot,
}


def new_bot(name: str, secret: str, max_cpu_s: float) -> Bot:
    """Return a bot that looks ahead for no longer than its level does, or than is allowed."""
    if name not in LEVELS:
        return BOTS[name](secret)
    return LevelBot(LEVELS[name], secret, min(LEVELS[name].cpu_s, max_cpu_s))


__all__ = [
    "BOTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "LevelBot",
    "RandomBot",
    "new_bot",
]
