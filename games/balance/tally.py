"""Win rates, sources of points, and the value of tiles and clans."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from games.engine import edition
from games.engine.core.effects import Tile
from games.engine.core.facts import Reason
from games.engine.core.naming import reason_text
from games.engine.glen_more_2.clans import CLANS
from i18n import ENGLISH

from .figures import GameFigures, SeatFigures

LARGE_TERRITORY = "large territory"
CLAN, LANDMARK = "clan", "landmark"


class Part(Struct, frozen=True):
    """A tile or clan: how often it is taken, and the results of those who take it."""

    title: str
    kind: str
    #: The number of games in which it was available, and how often it was taken.
    games: int
    taken: int
    #: The number of seats that took it, and their lead over an average seat of their game.
    seats: int
    win: float
    points: float

    @property
    def share(self) -> float:
        """How often it was taken when it was available."""
        return self.taken / self.games if self.games else 0.0


def win_shares(
    games: Sequence[GameFigures], players: int, place: Callable[[int, SeatFigures], int]
) -> list[float]:
    """Return how often each place wins, counted by seat or by start."""
    wins = [0.0] * players
    number = 0
    for game in games:
        if game.players == players:
            number += 1
            for seat, figures in enumerate(game.seats):
                wins[place(seat, figures)] += figures.win
    return [each / number for each in wins]


def by_seat(seat: int, _figures: SeatFigures) -> int:
    """Return the seat as the place."""
    return seat


def by_start(_seat: int, figures: SeatFigures) -> int:
    """Return the place on the rondel at the start, the hindmost first."""
    return figures.start


def points_by_source(game: str, seats: Iterable[SeatFigures]) -> dict[str, float]:
    """Return what a seat scores on average from each source."""
    tiles = {tile.name: tile for tile in edition(game).tiles.newest.values()}
    points: Counter[str] = Counter()
    number = 0
    for seat in seats:
        number += 1
        for reason, each in seat.sources:
            points[source_of(reason, tiles)] += each
    return {source: each / number for source, each in points.most_common()}


def source_of(reason: Reason, tiles: Mapping[str, Tile]) -> str:
    """Return the source that a line of the score sheet belongs to."""
    match reason.key, reason.names:
        case "named", (name,) if name in tiles:
            return _tile_source(tiles[name])
        case "scoring-of", (_, comparison):
            return f"scorings: {comparison}"
        case "clan-of", _:
            return "clans"
        case "tiles", _:
            return LARGE_TERRITORY
    return reason_text(reason, ENGLISH)


def _tile_source(tile: Tile) -> str:
    if tile.type == "whisky":
        return "clans"  # only clan MacGregor scores with one
    if tile.colour == "brown":
        return "trade tiles"
    return "cards at the end" if tile.card else "other tiles"


def tile_parts(game: str, games: Sequence[GameFigures]) -> list[Part]:
    """Return every tile that was laid on the rondel."""
    laid = Counter(name for each in games for name in each.laid)
    tiles = edition(game).tiles.newest
    return [
        _part(tiles[name].name, _kind(tiles[name]), laid[name], games, name, _tiles)
        for name in tiles
        if laid[name] and tiles[name].type != "end"
    ]


def _kind(tile: Tile) -> str:
    return LANDMARK if tile.card else tile.type


def clan_parts(games: Sequence[GameFigures]) -> list[Part]:
    """Return every clan."""
    return [_part(clan, CLAN, len(games), games, clan, _clans) for clan in CLANS.newest]


def _tiles(seat: SeatFigures) -> Sequence[str]:
    return seat.tiles


def _clans(seat: SeatFigures) -> Sequence[str]:
    return seat.clans


def _part(  # noqa: PLR0913, PLR0917 - all that a row needs
    title: str,
    kind: str,
    chances: int,
    games: Sequence[GameFigures],
    name: str,
    taken_by: Callable[[SeatFigures], Sequence[str]],
) -> Part:
    wins, points, taken = [], [], 0
    for game in games:
        average = sum(seat.points for seat in game.seats) / game.players
        for seat in game.seats:
            number = taken_by(seat).count(name)
            if number:
                taken += number
                wins.append(seat.win - 1 / game.players)
                points.append(seat.points - average)
    seats = len(wins)
    return Part(
        title, kind, chances, taken, seats, sum(wins) / max(seats, 1), sum(points) / max(seats, 1)
    )
