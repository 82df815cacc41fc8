"""Tests of `manage.py balance_chronicles`."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.balance import chronicles, figures
from games.balance.chronicles import TOGETHER, ReportOptions, judgement_of, write_chronicles_report
from games.balance.contest import (
    ContestFigures,
    ContestTask,
    IgnoresChronicle,
    contest_tasks,
    play_contest,
    verdict,
)
from games.balance.figures import GameFigures, Task, play
from games.engine import CHRONICLES, Choice, Game, Seat, Setup, new_game, new_seed
from games.engine.bots.valuation import worth
from games.engine.chronicles.boat_race.facts import BoatMoved
from games.engine.core.facts import TileTaken

RACE = 1
COUNCIL = 7
MOBS = 8
#: How often the council meets in a game.
VOTES = 5


def output_of(folder: Path, *arguments: str) -> str:
    """Run the command with one folder for cache and report; return its output."""
    out = StringIO()
    places = ("--kept", str(folder), "--output", str(folder / "new"), "--processes", "1")
    call_command("balance_chronicles", *places, *arguments, stdout=out)
    return out.getvalue()


def test_a_game_with_a_chronicle_counts_what_belongs_to_it() -> None:
    with_race = play(Task("glen-more-2", 2, "a", 0, (RACE,)))
    without = play(Task("glen-more-2", 2, "a", 0))

    assert with_race.fact_counts["boat-moved"] > 0
    assert without.fact_counts == {}


def test_a_fact_belongs_to_the_chronicle_whose_package_defines_it() -> None:
    assert figures.chronicle_of(BoatMoved) == RACE
    assert figures.chronicle_of(TileTaken) is None


def test_every_chronicle_has_its_section(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = play(Task("glen-more-2", 2, "a", 0))
    monkeypatch.setattr("games.balance.runs.play", lambda _: one)
    command = "games.management.commands.balance_chronicles"
    monkeypatch.setattr(f"{command}.PLAYERS", 2)
    monkeypatch.setattr(f"{command}.play_contest", contested)
    words = output_of(tmp_path, "--games", "1", "--contests", "4")
    report = (tmp_path / "new" / "balance-chronicles.md").read_text("utf-8")

    assert words.startswith(f"{len(CHRONICLES) + 2} sets reported in ")
    for number, chronicle in CHRONICLES.items():
        assert f"\n## {chronicle.name} ({number})\n" in report
        players = chronicle.min_players
        row = f"| {chronicle.name} | 4 | {players} | 41.5 | 40.0 | +1.5 ± 0.6 | 50% of"
        assert f"\n{row} {1 / players:.0%} |\n" in report


def test_the_tables_count_how_often_a_thing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicles, "CHRONICLES", {RACE: CHRONICLES[RACE]})
    played: dict[tuple[int, ...], list[GameFigures]] = {(): [play(Task("glen-more-2", 2, "a", 0))]}
    played[RACE,] = [play(Task("glen-more-2", 2, "a", 0, (RACE,)))]
    report = write_chronicles_report(
        played, {RACE: [contested(each) for each in RACES]}, ReportOptions(1, 2, "a"), ""
    )

    moved = played[RACE,][0].fact_counts["boat-moved"]
    assert f"\n| boat moved | {moved}.0 | {moved}.0 |\n" in report


def test_judgements_stay_when_the_page_is_regenerated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicles, "CHRONICLES", {RACE: CHRONICLES[RACE]})
    game = [play(Task("glen-more-2", 2, "a", 0))]
    parts = {(): game, (RACE,): game}, {RACE: [contested(each) for each in RACES]}
    first = write_chronicles_report(*parts, ReportOptions(1, 2, "a"), "")
    nothing = "\nNobody has judged these figures yet.\n"
    race, together = first.index(nothing), first.rindex(nothing)
    judged = (
        f"{first[:race]}\nBoats come home.\n{first[race + len(nothing) : together]}\nAll end.\n"
    )

    assert race < together
    assert judgement_of(judged, TOGETHER) == "\nAll end.\n\n"
    assert write_chronicles_report(*parts, ReportOptions(1, 2, "a"), judged) == judged


# --- contests --------------------------------------------------------------------------------

RACES = contest_tasks("glen-more-2", RACE, 2, "a")


def contested(task: ContestTask) -> ContestFigures:
    """Return made-up results that grow by a point per game."""
    return ContestFigures(task.players, task.number, 40 + task.number, 40.0, task.number % 2)


def test_every_deal_is_played_from_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[bool]] = []
    secrets: list[str] = []

    def watch(setup: Setup, secret: str, bots: list[object]) -> tuple[Game, None]:
        seen.append([isinstance(bot, IgnoresChronicle) for bot in bots])
        secrets.append(secret)
        return new_game(setup, new_seed(secret)), None

    monkeypatch.setattr("games.balance.contest.play_with", watch)
    for task in contest_tasks("glen-more-2", 4, 4, "a"):
        play_contest(task)

    assert seen[:3] == [[False, True, True], [True, False, True], [True, True, False]]
    assert seen[3] == seen[0]
    assert secrets[0] == secrets[1] == secrets[2] != secrets[3]


def test_the_heedless_expect_nothing_of_the_one_chronicle() -> None:
    game = new_game(Setup(game="glen-more-2", players=2, chronicles=(3, MOBS)), new_seed("a"))
    valued: list[float] = []

    class Valuer:
        def choose(self, game: Game, seat: Seat) -> Choice:
            valued.append(worth(game, seat))
            return game.options(seat)[0]

    Valuer().choose(game, 0)
    IgnoresChronicle(Valuer(), MOBS).choose(game, 0)
    IgnoresChronicle(Valuer(), 3).choose(game, 0)

    assert valued[0] == valued[2] == worth(game, 0) != valued[1]


def test_a_contest_is_played_to_its_end_and_always_goes_the_same_way() -> None:
    task = contest_tasks("glen-more-2", 3, 1, "a")[0]
    figures = play_contest(task)

    assert figures == play_contest(task)
    assert figures.win in (0, 0.5, 1)
    assert figures.own != figures.others or figures.win == 0.5


def test_a_verdict_has_the_gain_and_its_standard_error() -> None:
    games = [ContestFigures(2, number, 40 + number, 40.0, number % 2) for number in range(4)]
    found = verdict(games)

    assert (found.games, found.own, found.others, found.gain) == (4, 41.5, 40, 1.5)
    assert found.error == pytest.approx(1.29099 / 2, abs=1e-4)
    assert found.wins == 0.5
    assert verdict(games[:1]).error == 0


def test_the_answers_to_its_questions_are_counted_by_rule() -> None:
    answered = play(Task("glen-more-2", 3, "a", 0, (COUNCIL,))).answered

    assert answered["C7-VOTE-2"].keys() <= {"vote aye", "vote nay"}
    assert sum(answered["C7-VOTE-2"].values()) == 3 * VOTES
    assert all(rule.startswith("C7-") for rule in answered)


@pytest.mark.parametrize("wrong", ["--games", "--contests", "--processes"])
def test_no_games_and_no_processes_are_refused(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(CommandError, match="must be at least 1"):
        output_of(tmp_path, wrong, "0")
