"""In which cellars do the casks lie, and what has been sold?

The spaces of a seat's cellars are counted from the left through all of them. Space 0 is the one
worth nothing, which holds any number of casks: all whisky of the seat that lies on no other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from games.engine.agenda import SeatDecision
from games.engine.choices import Seat
from games.engine.effects import Cost
from games.engine.state import Board

if TYPE_CHECKING:
    from games.engine.game import Game

KEY = "single-cask"
Thing = TypeVar("Thing")
#: The space that is worth nothing.
RESTING = 0
#: What a cask on each space is worth: those of the first cellar are known, the others not.
VALUES = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12)
CELLAR_SIZE = 3
#: What the second and the third cellar cost; reconstructed.
CELLAR_COSTS = (Cost(goods=(("wood", 1), ("stone", 1))), Cost(goods=(("wood", 1), ("stone", 2))))
MOST_CELLARS = 1 + len(CELLAR_COSTS)
#: How many casks a sale tile takes by the number of players, the bonus space apart; reconstructed.
SALE_SPACES = {2: 2, 3: 3, 4: 4}
BONUS_SPACES = 1
#: The tag of the decision by which a cask is paid.
GIVE = "give-cask"


class Sale(Struct, frozen=True):
    """The casks that lie on a sale tile: on its bonus space and on the others."""

    tile: str
    bonus: int = 0
    others: int = 0


class SingleCask(Board, frozen=True, tag=KEY):
    """The cellars of all seats and the sale tiles on which casks lie."""

    #: For each seat the spaces with a cask, from the left; space 0 is not named.
    casks: tuple[tuple[int, ...], ...]
    #: How many cellars each seat has.
    cellars: tuple[int, ...]
    sales: tuple[Sale, ...] = ()

    def has_space(self, seat: Seat, space: int) -> bool:
        """Tell whether a space is built and empty."""
        return space <= CELLAR_SIZE * self.cellars[seat] and space not in self.casks[seat]

    def put(self, seat: Seat, space: int) -> SingleCask:
        """The board after a cask has come from space 0 to another."""
        return self._with_casks(seat, tuple(sorted((*self.casks[seat], space))))

    def take(self, seat: Seat, space: int) -> SingleCask:
        """The board after a cask has left its space."""
        return self._with_casks(seat, tuple(each for each in self.casks[seat] if each != space))

    def build(self, seat: Seat) -> SingleCask:
        """The board after a seat has built its next cellar."""
        return replace(self, cellars=_with(self.cellars, seat, self.cellars[seat] + 1))

    def sale(self, tile: str) -> Sale:
        """What lies on a sale tile."""
        return next((each for each in self.sales if each.tile == tile), Sale(tile))

    def clear(self, tile: str) -> SingleCask:
        """The board without the casks of a sale tile."""
        return replace(self, sales=tuple(each for each in self.sales if each.tile != tile))

    def with_sale(self, sale: Sale) -> SingleCask:
        """The board after casks of a sale tile have become others."""
        return replace(self, sales=(*self.clear(sale.tile).sales, sale))

    def complaints(self, game: Game) -> Iterator[str]:
        """A cask too many, or in a cellar that is not built."""
        for seat, spaces in enumerate(self.casks):
            if resting(game, seat) < 0:
                yield f"seat {seat} has more casks than whisky"
            if any(not 0 < space <= CELLAR_SIZE * self.cellars[seat] for space in spaces):
                yield f"a cask of seat {seat} lies in no cellar"
            if len(set(spaces)) < len(spaces):
                yield f"two casks of seat {seat} lie on one space"
        for sale in self.sales:
            if sale.others > SALE_SPACES[game.setup.players]:
                yield f"too many casks on {sale.tile}"

    def _with_casks(self, seat: Seat, spaces: tuple[int, ...]) -> SingleCask:
        return replace(self, casks=_with(self.casks, seat, spaces))


def single_cask(game: Game) -> SingleCask:
    """The cellars and sales of a game."""
    return cast("SingleCask", game.state.boards[KEY])


def resting(game: Game, seat: Seat) -> int:
    """How many casks lie on space 0; those that are paid lie where they are until chosen."""
    asked = (step for step in game.state.agenda if isinstance(step, SeatDecision))
    pending = sum(step.kind == GIVE and step.seat == seat for step in asked)
    return game.state.territories[seat].whisky + pending - len(single_cask(game).casks[seat])


def spaces_with_casks(game: Game, seat: Seat) -> list[int]:
    """The spaces from which a cask can be taken."""
    return [RESTING] * (resting(game, seat) > 0) + [*single_cask(game).casks[seat]]


def spaces_to_age(game: Game, seat: Seat) -> list[int]:
    """The spaces whose cask can move on by one (C3-CASK-3)."""
    board = single_cask(game)
    return [space for space in spaces_with_casks(game, seat) if board.has_space(seat, space + 1)]


def _with(things: tuple[Thing, ...], number: int, thing: Thing) -> tuple[Thing, ...]:
    return (*things[:number], thing, *things[number + 1 :])
