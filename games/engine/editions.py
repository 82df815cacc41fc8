"""Which games are there?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.engine.naming import chronicle_name
from words import say

from . import serial
from .chance import is_seed
from .chronicles import ALL_CHRONICLES, ALL_MEETINGS, Chronicle
from .edition import Edition, Setup
from .first import GLEN_MORE_2010
from .game import Game
from .hooks import Listener
from .refusals import BadSetup
from .second import GLEN_MORE_2

CHRONICLES: Mapping[int, Chronicle] = {each.number: each for each in ALL_CHRONICLES}
#: The rule that says which Chronicles can be played together.
ANY_SET = "G2-CHR-2"
EDITIONS: Mapping[str, Edition] = {each.id: each for each in (GLEN_MORE_2010, GLEN_MORE_2)}


def edition(name: str) -> Edition:
    """The edition of that name; raise BadSetup if there is none."""
    if name not in EDITIONS:
        raise BadSetup(say("setup-no-game", name=name, known=", ".join(EDITIONS)), field="game")
    return EDITIONS[name]


def rules_for(setup: Setup) -> tuple[Edition, tuple[Listener, ...]]:
    """The edition of a set-up, its Chronicles, and what is added where these meet.

    Raise BadSetup where they cannot be had together.
    """
    found = edition(setup.game)
    found.check(setup)
    if list(setup.chronicles) != sorted(set(setup.chronicles)):
        raise BadSetup(say("setup-chronicles-once"), rule=ANY_SET, field="chronicles")
    chronicles = [_chronicle(number, setup) for number in setup.chronicles]
    meetings = [each for each in ALL_MEETINGS if each.between <= set(setup.chronicles)]
    return found, (*chronicles, *meetings)


@cache
def secret_verbs(chronicles: tuple[int, ...]) -> frozenset[str]:
    """The verbs of choices that only the seat which chooses may see, with these Chronicles."""
    meetings = [each for each in ALL_MEETINGS if each.between <= set(chronicles)]
    listeners: list[Listener] = [*(CHRONICLES[number] for number in chronicles), *meetings]
    return frozenset(verb for each in listeners for verb in each.secret_verbs)


def _chronicle(number: int, setup: Setup) -> Chronicle:
    if number not in CHRONICLES:
        known = ", ".join(map(str, CHRONICLES))
        raise BadSetup(
            say("setup-no-chronicle", number=number, known=known), rule=ANY_SET, field="chronicles"
        )
    chronicle = CHRONICLES[number]
    if setup.players < chronicle.min_players:
        raise BadSetup(
            say(
                "setup-more-players",
                chronicle=chronicle_name(chronicle.number),
                fewest=chronicle.min_players,
            ),
            rule=chronicle.players_rule,
            field="chronicles",
        )
    return chronicle


def blank_game(setup: Setup, seed: str) -> Game:
    """A game before anything is drawn or laid."""
    found, others = rules_for(setup)
    if not is_seed(seed):
        raise BadSetup("a seed is 64 hexadecimal digits; new_seed makes one", field="seed")
    state = found.blank(setup)
    for number in setup.chronicles:
        state.boards |= CHRONICLES[number].boards(setup)
    return Game(setup, found, seed, state, *others)


def new_game(setup: Setup, seed: str) -> Game:
    """Set up a game; the seed must stay secret while it runs."""
    game = blank_game(setup, seed)
    game.edition.set_up(game)
    for listener in game.hooks.on_set_up:
        listener.on_set_up(game)
    game.advance()
    return game


def load_game(saved: serial.Json) -> Game:
    """Go on with a saved game."""
    return serial.load(saved, rules_for)
