"""Facts: what happened, in order, for the log and for animation.

Facts are plain frozen records. A fact that only some seats may know overrides `visible_to`; one
that is told in the log brings its words in `told`.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from i18n import listed, translate

from .choices import Cell, Seat, Space
from .log import ACTIVATED, GAINED, MOVED, PAID, Amount, Line, Names, line, tile_line

Piece = int | str


class Fact(Struct, frozen=True, tag_field="kind"):
    """Something that happened."""

    def visible_to(self, viewer: Seat | None) -> Fact | None:
        """Return what `viewer` (None: a spectator) may know of it; None if nothing."""
        return self

    def told(self, names: Names) -> Line | Amount | None:
        """Return its part of the log; None if it only moves something, or another fact says it."""
        return None

    def implied(self) -> Iterable[Amount]:
        """Return the amounts of other facts that its line says already."""
        return ()


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

    def told(self, names: Names) -> Line:
        """Say what it shows."""
        return Line(None, translate("log-die-rolled", face=self.face))


class TileTaken(Fact, frozen=True, tag="tile-taken"):
    """A seat took a tile from the rondel."""

    seat: Seat
    tile: str
    space: Space

    def told(self, names: Names) -> Line:
        """Say who took it."""
        return tile_line(names, self.seat, "log-tile-taken", self.tile)


class TileRemoved(Fact, frozen=True, tag="tile-removed"):
    """A tile left the rondel without being taken."""

    tile: str
    space: Space

    def told(self, names: Names) -> Line:
        """Say that it is discarded."""
        text = translate("log-tile-removed", tile=names.tile(self.tile))
        return Line(None, text, tile=self.tile, detail=True)


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

    def told(self, names: Names) -> Amount:
        """Say which; what it yields follows."""
        return Amount(ACTIVATED, self.seat, tile=self.tile)


class GoodGained(Fact, frozen=True, tag="good-gained"):
    """A cube was put on a tile."""

    seat: Seat
    good: str
    cell: Cell

    def told(self, names: Names) -> Amount:
        """Add it to the gain."""
        return Amount(GAINED, self.seat, self.good, 1)


class GoodPaid(Fact, frozen=True, tag="good-paid"):
    """A cube was paid from a tile."""

    seat: Seat
    good: str
    cell: Cell

    def told(self, names: Names) -> Amount:
        """Add it to the payment."""
        return Amount(PAID, self.seat, self.good, 1)


class GoodBought(Fact, frozen=True, tag="good-bought"):
    """A cube was bought on the market and paid at once."""

    seat: Seat
    good: str
    coins: int

    def told(self, names: Names) -> Line:
        """Say what and for how much."""
        good, coins = names.counted(self.good, 1), names.counted("coins", self.coins)
        return line(names, self.seat, "log-bought", sign=self.good, what=good, coins=coins)


class GoodSold(Fact, frozen=True, tag="good-sold"):
    """A cube was sold on the market."""

    seat: Seat
    good: str
    cell: Cell
    coins: int

    def told(self, names: Names) -> Line:
        """Say what and for how much."""
        good, coins = names.counted(self.good, 1), names.counted("coins", self.coins)
        return line(names, self.seat, "log-sold", sign=self.good, what=good, coins=coins)


class Gained(Fact, frozen=True, tag="gained"):
    """A seat gained coins, whisky or the like; spending is a negative amount."""

    seat: Seat
    what: str
    amount: int

    def told(self, names: Names) -> Amount:
        """Add it to the gain or, if negative, to the payment."""
        verb = GAINED if self.amount > 0 else PAID
        return Amount(verb, self.seat, self.what, abs(self.amount))


class ScotsmanCame(Fact, frozen=True, tag="scotsman-came"):
    """A Scotsman was placed on a tile."""

    seat: Seat
    cell: Cell

    def told(self, names: Names) -> Amount:
        """Add it to the gain."""
        return Amount(GAINED, self.seat, "scotsman", 1)


class ScotsmanMoved(Fact, frozen=True, tag="scotsman-moved"):
    """A Scotsman moved to a neighbouring tile."""

    seat: Seat
    start: Cell
    cell: Cell

    def told(self, names: Names) -> Amount:
        """Add up the movement points."""
        return Amount(MOVED, self.seat, "movement", 1)


class ScotsmanLeft(Fact, frozen=True, tag="scotsman-left"):
    """A Scotsman left the territory: paid, promoted or the like."""

    seat: Seat
    cell: Cell
    why: str

    def told(self, names: Names) -> Line | Amount | None:
        """Say that it was paid or promoted; where it became something else, that is told."""
        match self.why:
            case "paid":
                return Amount(PAID, self.seat, "scotsman", 1)
            case "promoted":
                return line(names, self.seat, "log-promoted", sign="chieftain")
        return None


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
#: The name of the scoring when the game ends.
AT_THE_END = "at the end"


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

    def told(self, names: Names) -> Line:
        """Say how many and what for."""
        key = "log-scored" if self.points >= 0 else "log-points-lost"
        text = translate(
            key,
            name=names.seat(self.seat),
            points=abs(self.points),
            label=names.reason(self.reason),
        )
        return Line(self.seat, text, sign="points", rule=self.rule)


class ScoringHeld(Fact, frozen=True, tag="scoring-held"):
    """A scoring took place."""

    name: str

    def told(self, names: Names) -> Line:
        """Name the scoring."""
        if self.name == AT_THE_END:
            return Line(None, translate("log-final-scoring"), sign="points")
        return Line(None, translate("log-scoring", name=self.name), sign="points")


class GameEnded(Fact, frozen=True, tag="game-ended"):
    """The game is over."""

    winners: tuple[Seat, ...]

    def told(self, names: Names) -> Line:
        """Say who won."""
        winners = [names.seat(seat) for seat in self.winners]
        return Line(None, translate("log-won", number=len(winners), names=listed(winners)))
