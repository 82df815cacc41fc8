"""What can happen on the mountain?"""

from __future__ import annotations

from games.engine.choices import Seat
from games.engine.facts import Fact, Piece


class TollLaid(Fact, frozen=True, tag="toll-laid"):
    """A piece passed the mountain, and a coin or a resource was put on it."""

    piece: Piece
    what: str


class MountainCleared(Fact, frozen=True, tag="mountain-cleared"):
    """The Highlander took all that lay on the mountain."""

    seat: Seat
    coins: int
    goods: tuple[str, ...]


class GoodLost(Fact, frozen=True, tag="good-lost"):
    """A resource from the mountain found no room."""

    seat: Seat
    good: str
