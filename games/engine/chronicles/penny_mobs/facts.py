"""The facts of the Penny Mobs."""

from __future__ import annotations

from games.engine.core.choices import Cell, Seat
from games.engine.core.facts import Fact
from games.engine.core.log import GAINED, Amount, Line, Names, line, tile_line
from games.engine.core.naming import good_name
from i18n import listed, translate

from .mobsters import MOBSTERS


def mobster_name(mobster: str, names: Names) -> str:
    """Return the name of a mobster under the rules of the game."""
    return MOBSTERS.under(names.rules)[mobster].name


class MobstersJailed(Fact, frozen=True, tag="mobsters-jailed"):
    """Mobsters were put into prison."""

    mobsters: tuple[str, ...]

    def told(self, names: Names) -> Line:
        """Say who."""
        jailed = listed([mobster_name(each, names) for each in self.mobsters])
        return Line(None, translate("log-mobsters-jailed", mobsters=jailed), sign="mobster")


class PennyPosted(Fact, frozen=True, tag="penny-posted"):
    """A seat put a penny on a mobster in prison."""

    seat: Seat
    mobster: str

    def told(self, names: Names) -> Line:
        """Say on whom."""
        mobster = mobster_name(self.mobster, names)
        return line(names, self.seat, "log-penny-posted", sign="penny", mobster=mobster)


class MobsterFreed(Fact, frozen=True, tag="mobster-freed"):
    """A seat took a mobster from prison, and the pennies on him."""

    seat: Seat
    mobster: str
    pennies: int

    def told(self, names: Names) -> Line:
        """Say whom, and how many pennies come along."""
        return line(
            names,
            self.seat,
            "log-mobster-freed",
            sign="mobster",
            mobster=mobster_name(self.mobster, names),
            pennies=self.pennies,
        )


class MobsterSpent(Fact, frozen=True, tag="mobster-spent"):
    """A mobster's power is used up, or he was turned over."""

    mobster: str

    def told(self, names: Names) -> Line:
        """Say who."""
        mobster = mobster_name(self.mobster, names)
        return Line(None, translate("log-mobster-spent", mobster=mobster), sign="mobster")


class RowRobbed(Fact, frozen=True, tag="row-robbed"):
    """McDuff emptied a field of a row of the market."""

    seat: Seat
    row: str
    coins: int

    def told(self, names: Names) -> Line:
        """Say which row, and how much it held."""
        return line(
            names,
            self.seat,
            "log-row-robbed",
            sign="mobster",
            coins=names.counted("coins", self.coins),
            good=good_name(self.row),
        )

    def implied(self) -> tuple[Amount, ...]:
        """Say the coins once."""
        return (Amount(GAINED, self.seat, "coins", self.coins),)


class LevyLaid(Fact, frozen=True, tag="levy-laid"):
    """McWander's token was put on a clan field."""

    seat: Seat
    clan: str
    coins: int

    def told(self, names: Names) -> Line:
        """Say where, and its coins."""
        coins = names.counted("coins", self.coins)
        return line(names, self.seat, "log-levy-laid", sign="mobster", clan=self.clan, coins=coins)


class TileReserved(Fact, frozen=True, tag="tile-reserved"):
    """McLaird's token was put on a tile of the rondel."""

    seat: Seat
    tile: str
    coins: int

    def told(self, names: Names) -> Line:
        """Say which."""
        return tile_line(names, self.seat, "log-tile-reserved", self.tile)


class TokenLost(Fact, frozen=True, tag="mobster-token-lost"):
    """A token on a clan field or a tile went out of the game."""

    mobster: str
    place: str

    def told(self, names: Names) -> Line:
        """Say whose."""
        mobster = mobster_name(self.mobster, names)
        return Line(None, translate("log-mobster-token-lost", mobster=mobster), sign="mobster")


class FigureMoved(Fact, frozen=True, tag="figure-moved"):
    """A mobster arrived on a tile of a seat's territory."""

    mobster: str
    seat: Seat
    cell: Cell

    def told(self, names: Names) -> Line:
        """Say who, and in whose territory."""
        mobster = mobster_name(self.mobster, names)
        return line(names, self.seat, "log-figure-moved", sign="mobster", mobster=mobster)


class FigureLeft(Fact, frozen=True, tag="figure-left"):
    """A mobster was driven out of a territory."""

    mobster: str
    seat: Seat
    cell: Cell

    def told(self, names: Names) -> Line:
        """Say who, and in whose territory."""
        mobster = mobster_name(self.mobster, names)
        return line(names, self.seat, "log-figure-left", sign="mobster", mobster=mobster)


class GoodTaken(Fact, frozen=True, tag="good-taken"):
    """A mobster took a cube from a tile of a seat's territory."""

    mobster: str
    seat: Seat
    good: str
    cell: Cell

    def told(self, names: Names) -> Line:
        """Say what, and from whom."""
        return line(
            names,
            self.seat,
            "log-good-taken",
            sign=self.good,
            mobster=mobster_name(self.mobster, names),
            what=names.counted(self.good, 1),
        )


class TileShifted(Fact, frozen=True, tag="tile-shifted"):
    """Anderson moved the tiles of a position into another territory."""

    seat: Seat
    cell: Cell
    tiles: tuple[str, ...]
    other: Seat
    place: Cell

    def told(self, names: Names) -> Line:
        """Say which tile, and whose it is now."""
        key, top, other = "log-tile-shifted", self.tiles[-1], names.seat(self.other)
        return tile_line(names, self.seat, key, top, other=other)


class PennyGiven(Fact, frozen=True, tag="penny-given"):
    """A seat gave another a penny that counts -1."""

    seat: Seat
    other: Seat

    def told(self, names: Names) -> Line:
        """Say to whom."""
        other = names.seat(self.other)
        return line(names, self.seat, "log-penny-given", sign="penny", other=other)
