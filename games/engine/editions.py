"""The registry of editions and Chronicles, and the creation of games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.engine.core.naming import chronicle_name
from i18n import translate

from .chronicles import ALL_CHRONICLES, ALL_INTERPLAYS, Chronicle
from .core import serial
from .core.chance import is_seed
from .core.edition import Edition, Setup
from .core.game import Game
from .core.hooks import Listener
from .core.refusals import BadSetup
from .glen_more_2 import GLEN_MORE_2
from .glen_more_2010 import GLEN_MORE_2010

CHRONICLES: Mapping[int, Chronicle] = {each.number: each for each in ALL_CHRONICLES}
#: The rule that says which Chronicles can be played together.
ANY_SET = "G2-CHR-2"
EDITIONS: Mapping[str, Edition] = {each.id: each for each in (GLEN_MORE_2010, GLEN_MORE_2)}


def edition(name: str) -> Edition:
    """Return the edition with this id; raise BadSetup if there is none."""
    if name not in EDITIONS:
        raise BadSetup(
            translate("setup-no-game", name=name, known=", ".join(EDITIONS)), field="game"
        )
    return EDITIONS[name]


def rules_for(setup: Setup) -> tuple[Edition, tuple[Listener, ...]]:
    """Return the edition, Chronicles and combination rules of a set-up.

    Raise BadSetup if they cannot be combined.
    """
    found = edition(setup.game)
    found.check(setup)
    if list(setup.chronicles) != sorted(set(setup.chronicles)):
        raise BadSetup(translate("setup-chronicles-once"), rule=ANY_SET, field="chronicles")
    chronicles = [_chronicle(number, setup) for number in setup.chronicles]
    interplays = [each for each in ALL_INTERPLAYS if each.between <= set(setup.chronicles)]
    return found, (*chronicles, *interplays)


@cache
def secret_verbs(chronicles: tuple[int, ...]) -> frozenset[str]:
    """Return the verbs of choices that only the choosing seat may see, with these Chronicles."""
    interplays = [each for each in ALL_INTERPLAYS if each.between <= set(chronicles)]
    listeners: list[Listener] = [*(CHRONICLES[number] for number in chronicles), *interplays]
    return frozenset(verb for each in listeners for verb in each.secret_verbs)


def _chronicle(number: int, setup: Setup) -> Chronicle:
    if number not in CHRONICLES:
        known = ", ".join(map(str, CHRONICLES))
        raise BadSetup(
            translate("setup-no-chronicle", number=number, known=known),
            rule=ANY_SET,
            field="chronicles",
        )
    chronicle = CHRONICLES[number]
    if setup.players < chronicle.min_players:
        raise BadSetup(
            translate(
                "setup-more-players",
                chronicle=chronicle_name(chronicle.number),
                fewest=chronicle.min_players,
            ),
            rule=chronicle.players_rule,
            field="chronicles",
        )
    return chronicle


def blank_game(setup: Setup, seed: str) -> Game:
    """Return a game before anything is drawn or laid."""
    found, others = rules_for(setup)
    if not is_seed(seed):
        raise BadSetup("a seed is 64 hexadecimal digits; new_seed makes one", field="seed")
    state = found.blank(setup)
    for number in setup.chronicles:
        state.boards |= CHRONICLES[number].boards(setup)
    return Game(setup, found, seed, state, *others)


def new_game(setup: Setup, seed: str) -> Game:
    """Set up a game; the seed must stay secret while it is running."""
    game = blank_game(setup, seed)
    game.edition.set_up(game)
    for listener in game.hooks.on_set_up:
        listener.on_set_up(game)
    game.advance()
    return game


def load_game(saved: serial.Json) -> Game:
    """Load a saved game."""
    return serial.load(saved, rules_for)
