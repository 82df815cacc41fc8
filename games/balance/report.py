"""The report on the balance of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from games.engine import edition

from .figures import BOT, GameFigures, SeatFigures
from .tally import (
    CLAN,
    LANDMARK,
    Part,
    by_seat,
    by_start,
    clan_parts,
    points_by_source,
    tile_parts,
    win_shares,
)

#: How many rows the tables of extremes have.
MAX_EXTREMES = 6
#: Parts taken by fewer seats are left out of the extremes, since chance dominates there.
MIN_SEATS = 30
JUDGEMENT = "## Judgement\n"
NOT_JUDGED = "\nNobody has judged these figures yet.\n\n"
FULL_TABLES = "## All tiles, landmarks and clans\n"

Row = Sequence[object]


def write_report(game: str, games: Sequence[GameFigures], seed: str, before: str) -> str:
    """Return the whole report; the judgement written by people is kept from the previous one."""
    clans = clan_parts(games) if any(seat.clans for seat in _seats(games)) else []
    parts = tile_parts(game, games) + clans
    sections = (
        _opening(game, games, seed),
        _lengths(games),
        _places(games),
        _sources(game, games),
        _extremes(parts),
        JUDGEMENT + judgement_of(before),
        _full_tables(parts),
    )
    return "".join(sections)


def judgement_of(report: str) -> str:
    """Return what people wrote under the heading, up to the next one."""
    _, found, rest = report.partition(JUDGEMENT)
    return rest.partition(FULL_TABLES)[0] if found else NOT_JUDGED


def _seats(games: Iterable[GameFigures]) -> list[SeatFigures]:
    return [seat for game in games for seat in game.seats]


def _numbers_of_players(games: Iterable[GameFigures]) -> list[int]:
    return sorted({game.players for game in games})


def _opening(game: str, games: Sequence[GameFigures], seed: str) -> str:
    players = _numbers_of_players(games)
    numbers = ",".join(map(str, players))
    return (
        f"# The balance of {edition(game).name}\n\n"
        f"{len(games)} games in which every seat was played by the bot `{BOT}`, with the"
        " components as [they are listed](components.md). Bots are not people: what they never do"
        " may still be good, and what they all do may be a habit. This page is written by\n\n"
        f"    python manage.py balance --game {game} --players {numbers} --games {len(games)}"
        f" --seed {seed}\n\n"
        "which caches the figures of every game in `var/balance` and plays only missing games;"
        " `--fresh` plays them all again, after a change of tiles or bots.\n\n"
        "![Points by source, and what is taken against what wins](balance.svg)\n\n"
    )


def table(head: Row, rows: Iterable[Row], words: int = 1) -> str:
    """Return a table whose first `words` columns are text and all others figures."""
    lines = [head, [*["---"] * words, *["---:"] * (len(head) - words)], *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines) + "\n"


def _percent(share: float) -> str:
    return f"{share * 100:.0f} %"


def _points(points: float) -> str:
    return f"{points:.1f}"


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(len(values), 1)


def _lengths(games: Sequence[GameFigures]) -> str:
    head = ("Players", "Games", "Turns of a seat", "Decisions in a game", "Winner", "Others")
    rows = [
        _length_row(players, [game for game in games if game.players == players])
        for players in _numbers_of_players(games)
    ]
    return "## Length and points\n\n" + table(head, rows)


def _length_row(players: int, games: Sequence[GameFigures]) -> Row:
    seats = _seats(games)
    return (
        *(players, len(games), _points(_mean([seat.turns for seat in seats]))),
        _points(_mean([game.decisions for game in games])),
        f"{_points(_mean([seat.points for seat in seats if seat.win]))} VP",
        f"{_points(_mean([seat.points for seat in seats if not seat.win]))} VP",
    )


def _places(games: Sequence[GameFigures]) -> str:
    players = _numbers_of_players(games)
    most = players[-1]
    rows = [
        (f"{number} players, by {what}", *_place_cells(win_shares(games, number, place), most))
        for number in players
        for what, place in (("seat", by_seat), ("start", by_start))
    ]
    head = ("Victories", *(f"{place + 1}." for place in range(most)))
    return (
        "## Seat and start\n\nThe first start is that of the last piece, which acts first.\n\n"
        + table(head, rows)
    )


def _place_cells(shares: Sequence[float], most: int) -> list[str]:
    return [*map(_percent, shares), *[""] * (most - len(shares))]


def _sources(game: str, games: Sequence[GameFigures]) -> str:
    winners, others = sources_of_winners_and_others(game, games)
    gains = [sum(each for each in side.values() if each > 0) for side in (winners, others)]
    rows = [
        (
            *(source, _points(points), _percent(points / gains[0])),
            *(_points(others.get(source, 0)), _percent(others.get(source, 0) / gains[1])),
        )
        for source, points in winners.items()
    ]
    head = ("Source", "VP of winners", "of their gains", "VP of others", "of their gains")
    return "## Points by source\n\n" + table(head, rows)


def sources_of_winners_and_others(
    game: str, games: Sequence[GameFigures]
) -> tuple[dict[str, float], dict[str, float]]:
    """Return the points by source of winners and of the others."""
    seats = _seats(games)
    winners = points_by_source(game, [seat for seat in seats if seat.win])
    others = points_by_source(game, [seat for seat in seats if not seat.win])
    return winners | dict.fromkeys(others.keys() - winners.keys(), 0.0), others


HEAD = ("What", "Kind", "Taken", "Seats", "Victories", "VP")


def _part_row(part: Part) -> Row:
    return (
        *(part.title, part.kind, _percent(part.share), part.seats),
        *((f"{part.win * 100:+.0f} %", f"{part.points:+.1f}") if part.seats else ("", "")),
    )


def _extremes(parts: Sequence[Part]) -> str:
    frequent = [part for part in parts if part.seats >= MIN_SEATS]
    tables = (
        ("Least taken", _first(parts, lambda part: part.share)),
        ("Most taken", _first(parts, lambda part: -part.share)),
        ("Their takers won most", _first(frequent, lambda part: -part.win)),
        ("Their takers won least", _first(frequent, lambda part: part.win)),
    )
    return (
        "## Extremes\n\n"
        "*Taken* counts the games in which a tile was on the rondel; for clans, all games."
        " *Victories* and *VP* compare the seats that took it with an average seat of the same"
        " game; they may also have taken it because they were winning. The rows about winning"
        f" include only what {MIN_SEATS} seats or more took.\n\n"
        + "".join(f"### {title}\n\n{table(HEAD, map(_part_row, few), 2)}" for title, few in tables)
    )


def _first(parts: Sequence[Part], key: Callable[[Part], float]) -> list[Part]:
    return sorted(parts, key=lambda part: (key(part), part.title))[:MAX_EXTREMES]


def _full_tables(parts: Sequence[Part]) -> str:
    tables = (
        ("Tiles", [part for part in parts if part.kind not in {LANDMARK, CLAN}]),
        ("Landmarks", [part for part in parts if part.kind == LANDMARK]),
        ("Clans", [part for part in parts if part.kind == CLAN]),
    )
    written = [
        f"### {title}\n\n{table(HEAD, map(_part_row, _ranked(some)), 2)}"
        for title, some in tables
        if some
    ]
    return (FULL_TABLES + "\n" + "".join(written)).rstrip("\n") + "\n"


def _ranked(parts: Sequence[Part]) -> list[Part]:
    return sorted(parts, key=lambda part: (-part.share, part.title))
