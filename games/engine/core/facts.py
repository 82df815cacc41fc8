"""Facts: what happened, in order, for the log and for animation.

Facts are plain frozen records. A fact that only some seats may know overrides `visible_to`.
"""

from __future__ import annotations

from msgspec import Struct

from .choices import Cell, Seat, Space

Piece = int | str


class Fact(Struct, frozen=True, tag_field="kind"):
    """Something that happened."""

    def visible_to(self, viewer: Seat | None) -> Fact | None:
        """Return what `viewer` (None: a spectator) may know of it; None if nothing."""
        return self


class TurnBegan(Fact, frozen=True, tag="turn-began"):
    """The turn of the hindmost piece began."""

    piece: Piece


class PieceMoved(Fact, frozen=True, tag="piece-moved"):
    """A piece advanced on the rondel."""

    piece: Piece
    start: Space
    space: Space


class PieceLeft(Fact, frozen=True, tag="piece-left"):
    """A piece left the game."""

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
    """A cube was put on a tile."""

    seat: Seat
    good: str
    cell: Cell


class GoodPaid(Fact, frozen=True, tag="good-paid"):
    """A cube was paid from a tile."""

    seat: Seat
    good: str
    cell: Cell


class GoodBought(Fact, frozen=True, tag="good-bought"):
    """A cube was bought on the market and paid at once."""

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
    """A Scotsman was placed on a tile."""

    seat: Seat
    cell: Cell


class ScotsmanMoved(Fact, frozen=True, tag="scotsman-moved"):
    """A Scotsman moved to a neighbouring tile."""

    seat: Seat
    start: Cell
    cell: Cell


class ScotsmanLeft(Fact, frozen=True, tag="scotsman-left"):
    """A Scotsman left the territory: paid, promoted or the like."""

    seat: Seat
    cell: Cell
    why: str


class CardGained(Fact, frozen=True, tag="card-gained"):
    """A seat took the card of a tile."""

    seat: Seat
    card: str


class Reason(Struct, frozen=True):
    """What points are scored for: the key of a text, and the names that the text contains.

    The text is the message `score-<key>`, given the first name; a second name is the comparison
    of a scoring. Where the key is `NAMED`, the text is the name alone.
    """

    key: str
    names: tuple[str, ...] = ()


NAMED = "named"


def named(name: str) -> Reason:
    """The reason of points that are listed under the name of a tile, card or person."""
    return Reason(NAMED, (name,))


class PointsScored(Fact, frozen=True, omit_defaults=True, tag="points-scored"):
    """A seat gained or lost victory points, for a stated reason and by a stated rule."""

    seat: Seat
    reason: Reason
    points: int
    rule: str
    #: Only in what a viewer gets: the reason in the viewer's language, and in English.
    label: str = ""
    source: str = ""


class ScoringHeld(Fact, frozen=True, tag="scoring-held"):
    """A scoring took place."""

    name: str


class GameEnded(Fact, frozen=True, tag="game-ended"):
    """The game is over."""

    winners: tuple[Seat, ...]
