"""Tests that recorded games with Chronicles replay to the same result.

Missing records are made by ``python -m tests.engine.chronicles.recorded_games``.
"""

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
from tests.engine.chronicles.recorded_games import path_of
from tests.engine.chronicles.sets import GAME, SMALL_SETS


@pytest.mark.parametrize("rules", EDITIONS[GAME].playable_rules_versions)
@pytest.mark.parametrize("chosen", SMALL_SETS, ids=str)
def test_a_recorded_game_is_replayed_to_its_result(chosen: tuple[int, ...], rules: int) -> None:
    text = path_of(chosen, rules).read_text("utf-8")
    record = read_record(text)
    end = check_record(record)
    assert (record.setup.chronicles, record.setup.rules) == (chosen, rules)
    assert end.over
    assert record.result == write_result(end)
    assert write_record(record) == text


@pytest.mark.parametrize("chosen", SMALL_SETS, ids=str)
def test_every_position_of_a_recorded_game_is_sound(chosen: tuple[int, ...]) -> None:
    for game in replay(read_record(path_of(chosen).read_text("utf-8"))):
        check(game)
