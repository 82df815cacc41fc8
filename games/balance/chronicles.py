"""What does each Chronicle add to a game, and do bots make use of it?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine import CHRONICLES
from games.engine.serial import fact_kinds

from .figures import BOT, GameFigures, SeatFigures, chronicle_of
from .report import table
from .tally import points_by_source

GAME = "glen-more-2"
#: The Chronicles of a game, and the games that were played with just these.
Played = Mapping[tuple[int, ...], Sequence[GameFigures]]
NONE: tuple[int, ...] = ()


def sets_to_play() -> list[tuple[int, ...]]:
    """Without Chronicles, with each alone, and with all of them."""
    return [NONE, *((number,) for number in sorted(CHRONICLES)), tuple(sorted(CHRONICLES))]


def write_chronicles_report(played: Played, games: int, seed: str) -> str:
    """The whole page."""
    alone = [_section(played, number) for number in sorted(CHRONICLES)]
    return "".join((_opening(played, games, seed), *alone))


def _opening(played: Played, games: int, seed: str) -> str:
    rows = [(_title(chosen), *_length(played[chosen])) for chosen in sets_to_play()]
    return (
        "# What the Chronicles add\n\n"
        f"With each set {games} games of 3 players, in which every seat was played by the bot"
        f" `{BOT}`. The page on [the balance of the base game](balance.md) tells how to read such"
        " figures. This page is made by\n\n"
        f"    python manage.py balance_chronicles --games {games} --seed {seed}\n\n"
        "## Length and points\n\n"
        + table(("Chronicles", "Turns of a seat", "Decisions in a game", "Winner", "Others"), rows)
    )


def _title(chosen: tuple[int, ...]) -> str:
    if not chosen:
        return "none"
    return CHRONICLES[chosen[0]].name if len(chosen) == 1 else f"all {len(chosen)}"


def _length(games: Sequence[GameFigures]) -> tuple[str, ...]:
    seats = [seat for game in games for seat in game.seats]
    winners, others = [each for each in seats if each.win], [each for each in seats if not each.win]
    return (
        _mean([seat.turns for seat in seats]),
        _mean([game.decisions for game in games]),
        f"{_mean([seat.points for seat in winners])} VP",
        f"{_mean([seat.points for seat in others])} VP",
    )


def _mean(values: Sequence[float]) -> str:
    return f"{sum(values) / max(len(values), 1):.1f}"


def _section(played: Played, number: int) -> str:
    everything = sets_to_play()[-1]
    games = (played[number,], played[everything])
    return (
        f"## {CHRONICLES[number].name} ({number})\n\n"
        + table(("In a game", "alone", "with all others"), _told_rows(games, number))
        + table(("VP of a winner", "none", "alone"), _source_rows(played, number))
    )


def _told_rows(games: tuple[Sequence[GameFigures], ...], number: int) -> list[tuple[str, ...]]:
    """How often bots did what belongs to the Chronicle."""
    kinds = [tag for tag, kind in fact_kinds().items() if chronicle_of(kind) == number]
    return [
        (
            tag.replace("-", " "),
            *(_mean([game.told.get(tag, 0) for game in some]) for some in games),
        )
        for tag in sorted(kinds)
    ]


def _source_rows(played: Played, number: int) -> list[tuple[str, ...]]:
    """Where the points come from, without the Chronicle and with it."""
    without, alone = (_sources(played[chosen]) for chosen in (NONE, (number,)))
    names = sorted(without | alone, key=lambda name: -alone.get(name, 0.0))
    return [
        (name, f"{without.get(name, 0.0):.1f}", f"{alone.get(name, 0.0):.1f}") for name in names
    ]


def _sources(games: Sequence[GameFigures]) -> dict[str, float]:
    winners: list[SeatFigures] = [seat for game in games for seat in game.seats if seat.win]
    return points_by_source(GAME, winners)
