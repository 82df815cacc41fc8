"""What is the case at the table right now?

Mutable shells around immutable leaves, each shell with a `clone` written by hand: a
clone copies the shells and shares the leaves. So never change a leaf, and never put
something mutable inside a shell's dictionary.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Self

from msgspec import Struct

from .agenda import Step
from .choices import Cell, Choice, Seat, Space
from .facts import Piece, PointsScored

if TYPE_CHECKING:
    from .game import Game

Goods = tuple[str, ...]
Territories = list["Territory"]


class Territory(Struct):
    """What a seat has: its tiles, and what lies on and beside them."""

    tiles: dict[Cell, str]
    goods: dict[Cell, Goods]
    scotsmen: dict[Cell, int]
    coins: int = 0
    whisky: int = 0
    points: int = 0
    cards: tuple[str, ...] = ()

    def clone(self) -> Self:
        """An independent copy."""
        return type(self)(
            self.tiles.copy(),
            self.goods.copy(),
            self.scotsmen.copy(),
            self.coins,
            self.whisky,
            self.points,
            self.cards,
        )

    def held(self) -> dict[str, int]:
        """How many cubes of each good stand on the tiles."""
        held: dict[str, int] = {}
        for goods in self.goods.values():
            for good in goods:
                held[good] = held.get(good, 0) + 1
        return held

    def put(self, cell: Cell, good: str) -> None:
        """Put a cube on a tile."""
        self.goods[cell] = (*self.goods.get(cell, ()), good)

    def take(self, cell: Cell, good: str) -> None:
        """Take a cube from a tile."""
        left = list(self.goods[cell])
        left.remove(good)
        if left:
            self.goods[cell] = tuple(left)
        else:
            del self.goods[cell]

    def clear(self) -> None:
        """Take everything off the map."""
        self.tiles, self.goods, self.scotsmen = {}, {}, {}

    def stack(self, cell: Cell) -> tuple[str, ...]:
        """The tiles on a cell, from the lowest to the one that counts."""
        return (self.tiles[cell],)

    def all_tiles(self) -> list[str]:
        """Every tile that the seat has, wherever it lies."""
        return list(self.tiles.values())

    def lay(self, cell: Cell, tile: str) -> None:
        """Lay a tile on a cell."""
        self.tiles[cell] = tile

    def can_recruit(self) -> bool:
        """Tell whether a Scotsman is left to be gained."""
        return True

    def recruit(self, cell: Cell) -> None:
        """Gain a Scotsman, who stands on a tile."""
        self.add_scotsman(cell)

    def dismiss(self, cell: Cell) -> None:
        """Give a Scotsman away for good."""
        self.drop_scotsman(cell)

    def add_scotsman(self, cell: Cell) -> None:
        """Stand one more Scotsman on a tile."""
        self.scotsmen[cell] = self.scotsmen.get(cell, 0) + 1

    def drop_scotsman(self, cell: Cell) -> None:
        """Take one Scotsman off a tile."""
        left = self.scotsmen[cell] - 1
        if left:
            self.scotsmen[cell] = left
        else:
            del self.scotsmen[cell]


class Rondel(Struct):
    """The ring of tiles and pieces. Spaces are counted on and on, never wrapped around.

    The tiles stand in the dictionary in the order of their spaces.
    """

    pieces: dict[Piece, Space]
    tiles: dict[Space, str]

    def clone(self) -> Rondel:
        """An independent copy."""
        return Rondel(self.pieces.copy(), self.tiles.copy())

    def lay(self, space: Space, tile: str) -> None:
        """Lay a tile, nearly always at the front."""
        last = next(reversed(self.tiles), space)
        self.tiles[space] = tile
        if space < last:
            self.tiles = dict(sorted(self.tiles.items()))

    def hindmost(self) -> Piece:
        """The piece that acts next."""
        return min(self.pieces, key=self.pieces.__getitem__)

    def ahead_of(self, piece: Piece) -> list[Space]:
        """The spaces with a tile ahead of a piece, nearest first."""
        start = self.pieces[piece]
        return [space for space in self.tiles if space > start]


class Standing(Struct, frozen=True):
    """What each seat has now of something that will be compared, and who would win."""

    values: tuple[int, ...]
    leading: tuple[Seat, ...]


class Board(Struct, frozen=True, tag_field="board"):
    """Something on the table that one edition or Chronicle knows of; changed by replacing it."""

    def seen_by(self, viewer: Seat | None) -> Board:
        """What a viewer (None: a spectator) may see of it."""
        return self

    def standings(self, game: Game) -> Mapping[str, Standing]:
        """How the seats stand, as all may see it, in what its cards ask for."""
        return {}

    def complaints(self, game: Game) -> Iterator[str]:
        """What must hold of it and does not."""
        return iter(())


class Turn(Struct):
    """What a seat has done and may still do in the turn under way."""

    seat: Seat | None = None
    activated: frozenset[str] = frozenset()
    movement: int = 0
    walks: int = 0
    extras: int = 0
    #: Whether it is the seat's own piece that moves, not a neutral one that it moves for once.
    own: bool = True

    def clone(self) -> Turn:
        """An independent copy."""
        return Turn(self.seat, self.activated, self.movement, self.walks, self.extras, self.own)


class State(Struct):
    """The whole table. What hidden parts it has is told by the edition, never by a view."""

    territories: Territories
    rondel: Rondel
    market: dict[str, int]
    stacks: dict[str, tuple[str, ...]]
    discarded: tuple[str, ...]
    turn: Turn
    agenda: list[Step]
    sealed: dict[Seat, Choice]
    score_lines: tuple[PointsScored, ...]
    draws: int
    barriers: int
    winners: tuple[Seat, ...] = ()
    #: Tiles that have left the game for good; those in `discarded` may come back.
    removed: tuple[str, ...] = ()
    boards: dict[str, Board] = {}

    def clone(self) -> State:
        """An independent copy."""
        return State(
            [territory.clone() for territory in self.territories],
            self.rondel.clone(),
            self.market.copy(),
            self.stacks.copy(),
            self.discarded,
            self.turn.clone(),
            self.agenda.copy(),
            self.sealed.copy(),
            self.score_lines,
            self.draws,
            self.barriers,
            self.winners,
            self.removed,
            self.boards.copy(),
        )
