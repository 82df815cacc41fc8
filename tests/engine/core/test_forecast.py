"""What standings foretell right before the end of a game is what the game ends with."""

import pytest
from hypothesis import given, settings

from games.engine.common.invariants import InvariantBroken
from games.engine.forecast_check import check_forecast
from games.engine.presentation.standings import standings
from tests.engine.core.random_games import RandomGame, play_checking_forecast, random_games
from tests.engine.scripted_table_2 import given as given_table


@settings(max_examples=15)
@given(random_games())
def test_g2_end_2__the_forecast_at_the_last_moment_is_the_result(played: RandomGame) -> None:
    game = play_checking_forecast(played)

    assert [each.end for each in standings(game)] == [0] * game.setup.players


def test_g2_end_2__the_forecast_includes_the_last_scoring() -> None:
    table = given_table("""
        2 players
        rondel: 5 A, 4 B, 5 the-end
        A: coins 3, whisky 5
        B: coins 4
        """)

    assert [each.end for each in standings(table.game)] == [11, 4]
    table.plays("B", "go 5")
    assert table.points == [11, 4]


def test_g2_end_2__a_false_forecast_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = given_table("2 players\nrondel: 5 A, 4 B, 5 the-end\nA: coins 3\nB: coins 4")
    monkeypatch.setattr(
        "games.engine.forecast_check.points_of_the_end", lambda game: [0] * game.setup.players
    )
    with pytest.raises(InvariantBroken, match=r"the forecast was \[0, 0\], the result is \[3, 4\]"):
        check_forecast(table.game, 1, ("go", 5))
