"""How is a table laid out, whichever game it is?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.choices import Seat
from games.engine.state import Rondel, State, Territory, Turn

from .turn import NextTurn, Refill

if TYPE_CHECKING:
    from games.engine.edition import Edition, Setup
    from games.engine.game import Game

FIXED_ORDER = "fixed-order"
#: With so few players the market starts with a coin in every row.
FEW = 3


def blank_table(
    edition: Edition, setup: Setup, territories: list[Territory], stacks: tuple[str, ...]
) -> State:
    """A table without pieces and tiles: the rondel is filled, then the hindmost piece acts."""
    return State(
        territories=territories,
        rondel=Rondel({}, {}),
        market=dict.fromkeys(edition.goods, 1 if setup.players <= FEW else 0),
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
    """Shuffle all tiles of a stack, `but` one if so asked."""
    names = [tile.id for tile in game.tiles.values() if tile.stack == stack and tile.id != but]
    game.state.stacks[stack] = game.shuffled(names)


def start_order(game: Game) -> list[Seat]:
    """The seats from the hindmost to the foremost: drawn, or as they sit by table option."""
    seats = [str(seat) for seat in range(game.setup.players)]
    if FIXED_ORDER not in game.setup.options:
        seats = list(game.shuffled(seats))
    return [int(seat) for seat in seats]
