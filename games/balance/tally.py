"""Who wins, what brings the points, and what is worth taking?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from games.engine import edition
from games.engine.effects import Tile
from games.engine.second.clans import CLANS

from .figures import GameFigures, SeatFigures

LARGE_TERRITORY = "large territory"
CLAN, LANDMARK = "clan", "landmark"


class Part(Struct, frozen=True):
    """A tile or clan: how often it is taken, and how those fare who take it."""

    title: str
    kind: str
    #: How many games it was there in, and how often it was taken there.
    games: int
    taken: int
    #: How many seats took it, and what they had more than an average seat of their game.
    seats: int
    win: float
    points: float

    @property
    def share(self) -> float:
        """How often it was taken in a game that it was there in."""
        return self.taken / self.games if self.games else 0.0


def win_shares(
    games: Sequence[GameFigures], players: int, place: Callable[[int, SeatFigures], int]
) -> list[float]:
    """How often each place wins, counted by seat or by start."""
    wins = [0.0] * players
    number = 0
    for game in games:
        if game.players == players:
            number += 1
            for seat, figures in enumerate(game.seats):
                wins[place(seat, figures)] += figures.win
    return [each / number for each in wins]


def by_seat(seat: int, _figures: SeatFigures) -> int:
    """Count by seat."""
    return seat


def by_start(_seat: int, figures: SeatFigures) -> int:
    """Count by the place on the rondel at the start, the hindmost first."""
    return figures.start


def points_by_source(game: str, seats: Iterable[SeatFigures]) -> dict[str, float]:
    """What a seat scores on average, from each source."""
    tiles = {tile.name: tile for tile in edition(game).tiles.values()}
    points: Counter[str] = Counter()
    number = 0
    for seat in seats:
        number += 1
        for label, each in seat.sources.items():
            points[source_of(label, tiles.get(label))] += each
    return {source: each / number for source, each in points.most_common()}


def source_of(label: str, tile: Tile | None) -> str:
    """The source that a line of the score sheet belongs to."""
    if tile is not None:
        return _tile_source(tile)
    if label.startswith("scoring "):
        return f"scorings: {label.partition(': ')[2]}"
    if label.startswith("clan "):
        return "clans"
    return LARGE_TERRITORY if label == "tiles" else label


def _tile_source(tile: Tile) -> str:
    if tile.type == "whisky":
        return "clans"  # only MacGregor's friend scores with one
    if tile.colour == "brown":
        return "trade tiles"
    return "cards at the end" if tile.card else "other tiles"


def tile_parts(game: str, games: Sequence[GameFigures]) -> list[Part]:
    """Every tile that came to lie on the rondel."""
    laid = Counter(name for each in games for name in each.laid)
    tiles = edition(game).tiles
    return [
        _part(tiles[name].name, _kind(tiles[name]), laid[name], games, name, _tiles)
        for name in tiles
        if laid[name] and tiles[name].type != "end"
    ]


def _kind(tile: Tile) -> str:
    return LANDMARK if tile.card else tile.type


def clan_parts(games: Sequence[GameFigures]) -> list[Part]:
    """Every clan."""
    return [_part(clan, CLAN, len(games), games, clan, _clans) for clan in CLANS]


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
