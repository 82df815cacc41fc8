"""What happened?

Facts come out of every play, in order, for log and animation. They are plain frozen
records; a fact that only some seats may know overrides `seen_by`.
"""

from __future__ import annotations

from msgspec import Struct

from .choices import Cell, Seat, Space

Piece = int | str


class Fact(Struct, frozen=True, tag_field="kind"):
    """One thing that happened."""

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        """What `viewer` (None: a spectator) may know of it; None if nothing."""
        return self


class TurnBegan(Fact, frozen=True, tag="turn-began"):
    """The hindmost piece has its turn."""

    piece: Piece


class PieceMoved(Fact, frozen=True, tag="piece-moved"):
    """A piece advanced on the rondel."""

    piece: Piece
    start: Space
    space: Space


class PieceLeft(Fact, frozen=True, tag="piece-left"):
    """A piece is out of the game."""

    piece: Piece


class DieRolled(Fact, frozen=True, tag="die-rolled"):
    """The die showed a face."""

    face: int


class TileTaken(Fact, frozen=True, tag="tile-taken"):
    """A seat took a tile from the rondel."""

    seat: Seat
    tile: str
    space: Space


class TileRemoved(Fact, frozen=True, tag="tile-removed"):
    """A tile left the rondel without being taken."""

    tile: str
    space: Space


class TileLaid(Fact, frozen=True, tag="tile-laid"):
    """A tile was laid on the rondel."""

    tile: str
    space: Space


class TilePlaced(Fact, frozen=True, tag="tile-placed"):
    """A tile was placed in a territory."""

    seat: Seat
    tile: str
    cell: Cell


class TileActivated(Fact, frozen=True, tag="tile-activated"):
    """A tile of a territory was activated."""

    seat: Seat
    tile: str
    cell: Cell


class GoodGained(Fact, frozen=True, tag="good-gained"):
    """A cube came onto a tile."""

    seat: Seat
    good: str
    cell: Cell


class GoodPaid(Fact, frozen=True, tag="good-paid"):
    """A cube was given from a tile."""

    seat: Seat
    good: str
    cell: Cell


class GoodBought(Fact, frozen=True, tag="good-bought"):
    """A cube was bought on the market and given at once."""

    seat: Seat
    good: str
    coins: int


class GoodSold(Fact, frozen=True, tag="good-sold"):
    """A cube was sold on the market."""

    seat: Seat
    good: str
    cell: Cell
    coins: int


class Gained(Fact, frozen=True, tag="gained"):
    """A seat gained coins, whisky or the like; spending is a negative amount."""

    seat: Seat
    what: str
    amount: int


class ScotsmanCame(Fact, frozen=True, tag="scotsman-came"):
    """A Scotsman came onto a tile."""

    seat: Seat
    cell: Cell


class ScotsmanMoved(Fact, frozen=True, tag="scotsman-moved"):
    """A Scotsman walked to a neighbouring tile."""

    seat: Seat
    start: Cell
    cell: Cell


class ScotsmanLeft(Fact, frozen=True, tag="scotsman-left"):
    """A Scotsman left the territory: paid, or off to be something better."""

    seat: Seat
    cell: Cell
    why: str


class CardGained(Fact, frozen=True, tag="card-gained"):
    """A seat took the card of a tile."""

    seat: Seat
    card: str


class PointsScored(Fact, frozen=True, omit_defaults=True, tag="points-scored"):
    """A seat gained or lost victory points, for a stated reason and by a stated rule."""

    seat: Seat
    label: str
    points: int
    rule: str
    #: Where the label is said in words: the label itself, the same in all languages.
    source: str = ""


class ScoringHeld(Fact, frozen=True, tag="scoring-held"):
    """A scoring took place."""

    name: str


class GameEnded(Fact, frozen=True, tag="game-ended"):
    """The game is over."""

    winners: tuple[Seat, ...]
