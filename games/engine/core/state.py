"""The state of a table.

Mutable shells around immutable leaves. Each shell has a handwritten `clone` that copies the
shells and shares the leaves. So never change a leaf, and never put anything mutable into a
shell's dictionary.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from msgspec import Struct

from .agenda import Step
from .choices import Cell, Choice, Seat, Space
from .facts import Piece, PointsScored

if TYPE_CHECKING:
    from .game import Game

Goods = tuple[str, ...]
Territories = list["Territory"]


class Territory(Struct):
    """What a seat has: its tiles, and what is on and beside them."""

    tiles: dict[Cell, str]
    goods: dict[Cell, Goods]
    scotsmen: dict[Cell, int]
    coins: int = 0
    whisky: int = 0
    points: int = 0
    cards: tuple[str, ...] = ()

    def clone(self) -> Self:
        """Return an independent copy."""
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
        """Return how many cubes of each good are on the tiles."""
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
        """Remove everything from the map."""
        self.tiles, self.goods, self.scotsmen = {}, {}, {}

    def stack(self, cell: Cell) -> tuple[str, ...]:
        """Return the tiles on a cell, from the lowest to the visible one."""
        return (self.tiles[cell],)

    def all_tiles(self) -> list[str]:
        """Return every tile of the seat, wherever it is."""
        return list(self.tiles.values())

    def lay(self, cell: Cell, tile: str) -> None:
        """Lay a tile on a cell."""
        self.tiles[cell] = tile

    def can_recruit(self) -> bool:
        """Return whether a Scotsman is left to be gained."""
        return True

    def recruit(self, cell: Cell) -> None:
        """Gain a Scotsman on a tile."""
        self.add_scotsman(cell)

    def dismiss(self, cell: Cell) -> None:
        """Remove a Scotsman for good."""
        self.drop_scotsman(cell)

    def add_scotsman(self, cell: Cell) -> None:
        """Put one more Scotsman on a tile."""
        self.scotsmen[cell] = self.scotsmen.get(cell, 0) + 1

    def drop_scotsman(self, cell: Cell) -> None:
        """Take one Scotsman off a tile."""
        left = self.scotsmen[cell] - 1
        if left:
            self.scotsmen[cell] = left
        else:
            del self.scotsmen[cell]


class Rondel(Struct):
    """The ring of tiles and pieces. Spaces are numbered on and on, never wrapped around.

    The dictionary holds the tiles in the order of their spaces.
    """

    pieces: dict[Piece, Space]
    tiles: dict[Space, str]

    def clone(self) -> Rondel:
        """Return an independent copy."""
        return Rondel(self.pieces.copy(), self.tiles.copy())

    def lay(self, space: Space, tile: str) -> None:
        """Lay a tile, nearly always at the front."""
        last = next(reversed(self.tiles), space)
        self.tiles[space] = tile
        if space < last:
            self.tiles = dict(sorted(self.tiles.items()))

    def hindmost(self) -> Piece:
        """Return the piece that acts next."""
        return min(self.pieces, key=self.pieces.__getitem__)

    def ahead_of(self, piece: Piece) -> list[Space]:
        """Return the spaces with a tile ahead of a piece, nearest first."""
        start = self.pieces[piece]
        return [space for space in self.tiles if space > start]


class Standing(Struct, frozen=True):
    """What each seat has of something that will be compared, and who would win now."""

    values: tuple[int, ...]
    leading: tuple[Seat, ...]


class Board(Struct, frozen=True, tag_field="board"):
    """Something on the table that belongs to one edition or Chronicle; replaced, never changed."""

    #: The tag under which earlier versions saved and showed it; empty where it never changed.
    former_tag: ClassVar[str] = ""

    def visible_to(self, viewer: Seat | None) -> Board:
        """Return what a viewer (None: a spectator) may see of it."""
        return self

    def standings(self, game: Game) -> Mapping[str, Standing]:
        """Return the public standings in what its cards ask for."""
        return {}

    def violations(self, game: Game) -> Iterator[str]:
        """Return the invariants of it that do not hold."""
        return iter(())


class Turn(Struct):
    """What a seat has done and may still do in the current turn."""

    seat: Seat | None = None
    activated: frozenset[str] = frozenset()
    movement: int = 0
    walks: int = 0
    extras: int = 0
    #: Whether the seat moves its own piece, not a neutral one.
    own: bool = True

    def clone(self) -> Turn:
        """Return an independent copy."""
        return Turn(self.seat, self.activated, self.movement, self.walks, self.extras, self.own)


class State(Struct):
    """The whole table. The edition decides what is hidden, not the views."""

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
    #: Tiles that left the game for good; those in `discarded` may come back.
    removed: tuple[str, ...] = ()
    boards: dict[str, Board] = {}

    def clone(self) -> State:
        """Return an independent copy."""
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
