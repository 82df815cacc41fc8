"""The facts of the Penny Mobs."""

from __future__ import annotations

from games.engine.core.choices import Cell, Seat
from games.engine.core.facts import Fact


class MobstersJailed(Fact, frozen=True, tag="mobsters-jailed"):
    """Mobsters were put into prison."""

    mobsters: tuple[str, ...]


class PennyPosted(Fact, frozen=True, tag="penny-posted"):
    """A seat put a penny on a mobster in prison."""

    seat: Seat
    mobster: str


class MobsterFreed(Fact, frozen=True, tag="mobster-freed"):
    """A seat took a mobster from prison, and the pennies on him."""

    seat: Seat
    mobster: str
    pennies: int


class MobsterSpent(Fact, frozen=True, tag="mobster-spent"):
    """A mobster's power is used up, or he was turned over."""

    mobster: str


class RowRobbed(Fact, frozen=True, tag="row-robbed"):
    """McDuff emptied a field of a row of the market."""

    seat: Seat
    row: str
    coins: int


class LevyLaid(Fact, frozen=True, tag="levy-laid"):
    """McWander's token was put on a clan field."""

    seat: Seat
    clan: str
    coins: int


class TileReserved(Fact, frozen=True, tag="tile-reserved"):
    """McLaird's token was put on a tile of the rondel."""

    seat: Seat
    tile: str
    coins: int


class TokenLost(Fact, frozen=True, tag="mobster-token-lost"):
    """A token on a clan field or a tile went out of the game."""

    mobster: str
    place: str


class FigureMoved(Fact, frozen=True, tag="figure-moved"):
    """A mobster arrived on a tile of a seat's territory."""

    mobster: str
    seat: Seat
    cell: Cell


class FigureLeft(Fact, frozen=True, tag="figure-left"):
    """A mobster was driven out of a territory."""

    mobster: str
    seat: Seat
    cell: Cell


class GoodTaken(Fact, frozen=True, tag="good-taken"):
    """A mobster took a cube from a tile of a seat's territory."""

    mobster: str
    seat: Seat
    good: str
    cell: Cell


class TileShifted(Fact, frozen=True, tag="tile-shifted"):
    """Anderson moved the tiles of a position into another territory."""

    seat: Seat
    cell: Cell
    tiles: tuple[str, ...]
    other: Seat
    place: Cell


class PennyGiven(Fact, frozen=True, tag="penny-given"):
    """A seat gave another a penny that counts -1."""

    seat: Seat
    other: Seat
