"""The rules of Glen More and Glen More II as a library without web, database or clock.

Set up a game, ask for options, play one of them:

>>> from games.engine import Setup, new_game, new_seed
>>> game = new_game(Setup(game="glen-more-2010", players=2), new_seed("an example"))
>>> seat = game.to_act[0]
>>> facts = game.play(seat, game.options(seat)[0])
"""

from .core.chance import is_seed, new_seed, seed_hash
from .core.choices import Choice, Seat, write_choice
from .core.edition import Edition, Setup
from .core.facts import Fact
from .core.game import Game
from .core.refusals import BadRecord, BadSetup, IllegalMove, NotYourTurn, Refusal, UndoRefused
from .core.serial import save as save_game
from .core.views import View, determinize, prompt, view, visible_facts
from .editions import CHRONICLES, EDITIONS, edition, load_game, new_game, rules_for

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
    "NotYourTurn",
    "Refusal",
    "Seat",
    "Setup",
    "UndoRefused",
    "View",
    "determinize",
    "edition",
    "is_seed",
    "load_game",
    "new_game",
    "new_seed",
    "prompt",
    "rules_for",
    "save_game",
    "seed_hash",
    "view",
    "visible_facts",
    "write_choice",
]
