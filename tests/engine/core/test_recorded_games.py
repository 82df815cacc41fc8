"""Tests that recorded games still lead to their results."""

import json
from collections import Counter
from pathlib import Path

import pytest

from games.engine import EDITIONS
from games.engine.common.invariants import check
from games.engine.notation.records import (
    check_record,
    read_record,
    replay,
    write_record,
    write_result,
)
from tests.engine.core.option_counts import DECISIONS, FILE, all_counts, write_counts
from tests.engine.core.recorded_games import missing_records

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_to_its_result(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    end = check_record(record)
    assert end.over
    assert record.result == write_result(end)
    assert write_record(record) == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_position_of_a_recorded_game_is_sound(path: Path) -> None:
    for game in replay(read_record(path.read_text("utf-8"))):
        check(game)


def test_there_are_two_recorded_games_for_every_number_of_players() -> None:
    setups = [read_record(path.read_text("utf-8")).setup for path in RECORDS]
    found = Counter((setup.game, setup.players, setup.rules) for setup in setups)
    for game, edition in EDITIONS.items():
        for rules in {edition.oldest_rules_version, edition.rules_version}:
            assert {players: found[game, players, rules] for players in edition.players} == (
                dict.fromkeys(edition.players, 2)
            )
    assert list(missing_records()) == []


def test_the_numbers_of_options_are_unchanged() -> None:
    """Where a change is meant: make generated."""
    known = json.loads(FILE.read_text("utf-8"))
    counts = all_counts()
    assert list(counts) == list(known)
    for name, expected in known.items():
        assert counts[name] == expected, name
        assert DECISIONS / 2 < len(expected) <= DECISIONS, name
    assert write_counts(counts) == FILE.read_text("utf-8")
