"""The rules of Glen More and Glen More II, with no word of web, database or clock.

Set up a game, ask for options, play one of them:

>>> from games.engine import Setup, new_game, new_seed
>>> game = new_game(Setup(game="glen-more-2010", players=2), new_seed("an example"))
>>> seat = game.to_act[0]
>>> facts = game.play(seat, game.options(seat)[0])
"""

from .chance import is_seed, new_seed, seed_hash
from .choices import Choice, Seat, write_choice
from .edition import Edition, Setup
from .editions import CHRONICLES, EDITIONS, edition, load_game, new_game, rules_for
from .facts import Fact
from .game import Game
from .refusals import BadRecord, BadSetup, IllegalMove, NotAsked, Refusal, UndoRefused
from .serial import save as save_game
from .views import View, determinize, facts_seen, prompt, view

__all__ = [
    "CHRONICLES",
    "EDITIONS",
    "BadRecord",
    "BadSetup",
    "Choice",
    "Edition",
    "Fact",
    "Game",
    "IllegalMove",
    "NotAsked",
    "Refusal",
    "Seat",
    "Setup",
    "UndoRefused",
    "View",
    "determinize",
    "edition",
    "facts_seen",
    "is_seed",
    "load_game",
    "new_game",
    "new_seed",
    "prompt",
    "rules_for",
    "save_game",
    "seed_hash",
    "view",
    "write_choice",
]
