"""Set-up steps that both games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.core.choices import Seat
from games.engine.core.state import Rondel, State, Territory, Turn

from .turn import NextTurn, Refill

if TYPE_CHECKING:
    from games.engine.core.edition import Edition, Setup
    from games.engine.core.game import Game

FIXED_ORDER = "fixed-order"
#: Up to this many players, the market starts with a coin in every row.
FEW_PLAYERS = 3


def blank_table(
    edition: Edition, setup: Setup, territories: list[Territory], stacks: tuple[str, ...]
) -> State:
    """Return a table without pieces or tiles; the agenda fills the rondel, then starts a turn."""
    return State(
        territories=territories,
        rondel=Rondel({}, {}),
        market=dict.fromkeys(edition.goods, 1 if setup.players <= FEW_PLAYERS else 0),
        stacks=dict.fromkeys(stacks, ()),
        discarded=(),
        turn=Turn(),
        agenda=[NextTurn(), Refill()],
        sealed={},
        score_lines=(),
        draws=0,
        barriers=0,
    )


def shuffle_stack(game: Game, stack: str, but: str = "") -> None:
    """Shuffle all tiles of a stack, except the one named by `but`."""
    names = [tile.id for tile in game.tiles.values() if tile.stack == stack and tile.id != but]
    game.state.stacks[stack] = game.shuffled(names)


def start_order(game: Game) -> list[Seat]:
    """Return the seats from the hindmost to the foremost: drawn, or fixed by table option."""
    seats = [str(seat) for seat in range(game.setup.players)]
    if FIXED_ORDER not in game.setup.options:
        seats = list(game.shuffled(seats))
    return [int(seat) for seat in seats]
