"""The report on what each Chronicle adds to a game, and whether bots make use of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.engine import CHRONICLES
from games.engine.core.serial import fact_kinds

from .contest import ContestFigures, verdict
from .figures import BOT, GameFigures, SeatFigures, chronicle_of
from .report import table
from .tally import points_by_source

GAME = "glen-more-2"
#: Sets of Chronicles, and the games played with exactly these.
Played = Mapping[tuple[int, ...], Sequence[GameFigures]]
#: For each Chronicle, the games of one bot that values it against others that do not.
Contests = Mapping[int, Sequence[ContestFigures]]
NONE: tuple[int, ...] = ()
JUDGEMENT = "### Judgement\n"
TOGETHER = "## All together\n\n"
NOT_JUDGED = "\nNobody has judged these figures yet.\n\n"


class ReportOptions(Struct, frozen=True):
    """How many games to play, and with which seed."""

    games: int
    contests: int
    seed: str


def sets_to_play() -> list[tuple[int, ...]]:
    """Return no Chronicles, each one alone, and all of them."""
    return [NONE, *((number,) for number in sorted(CHRONICLES)), tuple(sorted(CHRONICLES))]


def write_chronicles_report(
    played: Played, contests: Contests, requested: ReportOptions, before: str
) -> str:
    """Return the whole page; judgements written by people are kept from the previous page."""
    alone = [
        _section(played, number) + _judged(before, _heading(number))
        for number in sorted(CHRONICLES)
    ]
    parts = (_opening(played, requested), _contest_table(contests), *alone)
    return ("".join(parts) + TOGETHER + _judged(before, TOGETHER)).rstrip("\n") + "\n"


def _judged(before: str, heading: str) -> str:
    return JUDGEMENT + judgement_of(before, heading)


def judgement_of(report: str, heading: str) -> str:
    """Return what people wrote under a heading, up to the next one."""
    _, _, rest = report.partition(heading)
    own, _, _ = rest.partition("\n## ")
    _, found, judgement = own.partition(JUDGEMENT)
    return judgement.rstrip("\n") + "\n\n" if found else NOT_JUDGED


def _heading(number: int) -> str:
    return f"## {CHRONICLES[number].name} ({number})\n\n"


def _opening(played: Played, requested: ReportOptions) -> str:
    rows = [(_title(chosen), *_length(played[chosen])) for chosen in sets_to_play()]
    return (
        "# What the Chronicles add\n\n"
        f"For each set, {requested.games} games with 3 players in which every seat was played"
        f" by the bot `{BOT}`. The page on [the balance of the base game](balance.md) explains how"
        " to read the figures. This page is written by\n\n"
        f"    python manage.py balance_chronicles --games {requested.games}"
        f" --contests {requested.contests} --seed {requested.seed}\n\n"
        "What people concluded is under *Judgement* and is kept when the page is rewritten.\n\n"
        "## Length and points\n\n"
        + table(("Chronicles", "Turns of a seat", "Decisions in a game", "Winner", "Others"), rows)
    )


def _contest_table(contests: Contests) -> str:
    """Return the table of what planning for each Chronicle gains a bot."""
    head = ("Chronicle", "Games", "Players", "Own points", "Others", "Gain", "Won")
    return (
        "## Does it pay to plan for it?\n\n"
        "One bot plans for the Chronicle; the others at the table play by its rules and take what"
        " it gives at once, but expect nothing later. Every deal is played from each seat. *Gain*"
        " is the difference in points with its standard error; *won* is the share of games the one"
        " bot won, next to its fair share.\n\n"
        + table(head, [_contest_row(contests[number], number) for number in sorted(CHRONICLES)])
    )


def _contest_row(games: Sequence[ContestFigures], number: int) -> tuple[str, ...]:
    found, players = verdict(games), games[0].players
    return (
        CHRONICLES[number].name,
        str(found.games),
        str(players),
        f"{found.own:.1f}",
        f"{found.others:.1f}",
        f"{found.gain:+.1f} ± {found.error:.1f}",
        f"{found.wins:.0%} of {1 / players:.0%}",
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
        _heading(number)
        + table(("In a game", "alone", "with all others"), _fact_rows(games, number))
        + table(
            ("Questions answered in a game", "alone", "with all others"),
            _answer_rows(games, number),
        )
        + table(("VP of a winner", "none", "alone"), _source_rows(played, number))
    )


def _fact_rows(games: tuple[Sequence[GameFigures], ...], number: int) -> list[tuple[str, ...]]:
    """Return how often bots did what the Chronicle adds."""
    kinds = [tag for tag, kind in fact_kinds().items() if chronicle_of(kind) == number]
    return [
        (
            tag.replace("-", " "),
            *(_mean([game.fact_counts.get(tag, 0) for game in some]) for some in games),
        )
        for tag in sorted(kinds)
    ]


def _answer_rows(games: tuple[Sequence[GameFigures], ...], number: int) -> list[tuple[str, ...]]:
    """Return how bots answered the Chronicle's questions, rule by rule."""
    rows = {
        (rule, answer)
        for some in games
        for game in some
        for rule, answers in game.answered.items()
        if rule.startswith(f"C{number}-")
        for answer in answers
    }
    return [
        (
            f"[{rule}](rules/chronicle-{number}.md#{rule}): {answer}",
            *(
                _mean([game.answered.get(rule, {}).get(answer, 0) for game in some])
                for some in games
            ),
        )
        for rule, answer in sorted(rows)
    ]


def _source_rows(played: Played, number: int) -> list[tuple[str, ...]]:
    """Return where the points come from, without the Chronicle and with it."""
    without, alone = (_sources(played[chosen]) for chosen in (NONE, (number,)))
    names = sorted(without | alone, key=lambda name: -alone.get(name, 0.0))
    return [
        (name, f"{without.get(name, 0.0):.1f}", f"{alone.get(name, 0.0):.1f}") for name in names
    ]


def _sources(games: Sequence[GameFigures]) -> dict[str, float]:
    winners: list[SeatFigures] = [seat for game in games for seat in game.seats if seat.win]
    return points_by_source(GAME, winners)
