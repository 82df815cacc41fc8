"""The board of single casks: cellars and sale tiles.

The spaces of a seat's cellars are numbered from the left through all of them. Space 0 is worth
nothing and holds any number of casks: all whisky of the seat that is on no other space.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from games.engine.core.agenda import SeatDecision
from games.engine.core.catalogue import Value
from games.engine.core.choices import Seat
from games.engine.core.effects import Cost
from games.engine.core.state import Board

if TYPE_CHECKING:
    from games.engine.core.game import Game

KEY = "single-cask"
Thing = TypeVar("Thing")
#: The space that is worth nothing.
RESTING = 0
#: The value of a cask on each space: known for the first cellar, else reconstructed.
VALUES = Value((0, 1, 2, 3, 4, 5, 6, 8, 10, 12))
CELLAR_SIZE = 3
#: The costs of the second and the third cellar; reconstructed.
CELLAR_COSTS = Value(
    (Cost(goods=(("wood", 1), ("stone", 1))), Cost(goods=(("wood", 1), ("stone", 2))))
)
MAX_CELLARS = 3
#: The casks that fit on a sale tile by the number of players, without the bonus; reconstructed.
SALE_SPACES = Value({2: 2, 3: 3, 4: 4})
BONUS_SPACES = 1
#: The tag of the decision by which a cask is paid.
GIVE = "give-cask"


class Sale(Struct, frozen=True):
    """The casks on a sale tile: on its bonus space and on the others."""

    tile: str
    bonus: int = 0
    others: int = 0


class SingleCaskBoard(Board, frozen=True, tag=KEY):
    """The cellars of all seats and the casks on sale tiles."""

    #: The spaces with a cask of each seat, from the left, without space 0.
    casks: tuple[tuple[int, ...], ...]
    #: How many cellars each seat has.
    cellars: tuple[int, ...]
    sales: tuple[Sale, ...] = ()

    def has_space(self, seat: Seat, space: int) -> bool:
        """Return whether a space is built and empty."""
        return space <= CELLAR_SIZE * self.cellars[seat] and space not in self.casks[seat]

    def put(self, seat: Seat, space: int) -> SingleCaskBoard:
        """Return the board after a cask has moved from space 0 to another."""
        return self._with_casks(seat, tuple(sorted((*self.casks[seat], space))))

    def take(self, seat: Seat, space: int) -> SingleCaskBoard:
        """Return the board after a cask has left its space."""
        return self._with_casks(seat, tuple(each for each in self.casks[seat] if each != space))

    def build(self, seat: Seat) -> SingleCaskBoard:
        """Return the board after a seat has built its next cellar."""
        return replace(self, cellars=_with(self.cellars, seat, self.cellars[seat] + 1))

    def sale(self, tile: str) -> Sale:
        """Return the casks on a sale tile."""
        return next((each for each in self.sales if each.tile == tile), Sale(tile))

    def clear(self, tile: str) -> SingleCaskBoard:
        """Return the board without the casks of a sale tile."""
        return replace(self, sales=tuple(each for each in self.sales if each.tile != tile))

    def with_sale(self, sale: Sale) -> SingleCaskBoard:
        """Return the board with other casks on a sale tile."""
        return replace(self, sales=(*self.clear(sale.tile).sales, sale))

    def violations(self, game: Game) -> Iterator[str]:
        """Report a cask too many, or in a cellar that is not built."""
        for seat, spaces in enumerate(self.casks):
            if resting(game, seat) < 0:
                yield f"seat {seat} has more casks than whisky"
            if any(not 0 < space <= CELLAR_SIZE * self.cellars[seat] for space in spaces):
                yield f"a cask of seat {seat} lies in no cellar"
            if len(set(spaces)) < len(spaces):
                yield f"two casks of seat {seat} lie on one space"
        for sale in self.sales:
            if sale.others > SALE_SPACES.under(game.setup.rules)[game.setup.players]:
                yield f"too many casks on {sale.tile}"

    def _with_casks(self, seat: Seat, spaces: tuple[int, ...]) -> SingleCaskBoard:
        return replace(self, casks=_with(self.casks, seat, spaces))


def single_cask_board(game: Game) -> SingleCaskBoard:
    """Return the single cask board of a game."""
    return cast("SingleCaskBoard", game.state.boards[KEY])


def resting(game: Game, seat: Seat) -> int:
    """Return how many casks are on space 0; paid ones count until their space is chosen."""
    paid = sum(step.kind == GIVE for step in game.pending(SeatDecision, seat))
    return game.state.territories[seat].whisky + paid - len(single_cask_board(game).casks[seat])


def spaces_with_casks(game: Game, seat: Seat) -> list[int]:
    """Return the spaces from which a cask can be taken."""
    return [RESTING] * (resting(game, seat) > 0) + [*single_cask_board(game).casks[seat]]


def spaces_to_age(game: Game, seat: Seat) -> list[int]:
    """Return the spaces whose cask can move on by one (C3-CASK-3)."""
    board = single_cask_board(game)
    return [space for space in spaces_with_casks(game, seat) if board.has_space(seat, space + 1)]


def _with(things: tuple[Thing, ...], number: int, thing: Thing) -> tuple[Thing, ...]:
    return (*things[:number], thing, *things[number + 1 :])
