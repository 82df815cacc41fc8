"""The facts of Highlander."""

from __future__ import annotations

from games.engine.core.choices import Seat
from games.engine.core.facts import Fact, Piece


class TollLaid(Fact, frozen=True, tag="toll-laid"):
    """A piece passed the mountain, and a coin or a resource was put on it."""

    piece: Piece
    what: str


class MountainCleared(Fact, frozen=True, tag="mountain-cleared"):
    """The Highlander took everything from the mountain."""

    seat: Seat
    coins: int
    goods: tuple[str, ...]


class GoodLost(Fact, frozen=True, tag="good-lost"):
    """A resource from the mountain was lost for lack of room."""

    seat: Seat
    good: str
