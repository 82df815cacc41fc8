"""Test MacSponge."""

import pytest

from games.engine.core.facts import named
from tests.engine.chronicles.penny_mobs_table import idle, penny_mobs_table
from tests.engine.scripted_table_2 import Table


def scoring(points: int, seat: int = 0, times: int = 1) -> Table:
    """Return a table where a seat has scored in A's turn, so often; MacSponge is B's."""
    table = idle(freed={"MacSponge": "B"})
    for _ in range(times):
        table.game.score(seat, named("Kenmore Fair"), points, "G2-ACT-3")
    return table


@pytest.mark.parametrize(("points", "lost"), [(5, 0), (6, 1), (8, 1)])
def test_c8_mob_macsponge__six_points_or_more_from_one_source_cost_one(
    points: int, lost: int
) -> None:
    table = scoring(points)

    assert table.points == [points - lost, lost, 0]


def test_c8_mob_macsponge__once_per_turn() -> None:
    assert scoring(7, times=2).points == [13, 1, 0]


def test_c8_mob_macsponge__again_in_the_next_turn() -> None:
    table = scoring(7)

    table.plays("A", "end")
    table.game.score(0, named("Kenmore Fair"), 7, "G2-ACT-3")

    assert table.points == [12, 2, 0]


def test_c8_mob_macsponge__in_scorings_every_time() -> None:
    held = '{"kind": "hold-scoring", "name": "A"}'
    table = penny_mobs_table(
        f"3 players\nA: whisky 5\nto do: {held}\n"
        "A persons: robert-the-bruce, william-wallace, john-knox, rob-roy, james-watt",
        freed={"MacSponge": "B"},
    )

    assert table.points == [8 - 1 + 8 - 1, 2, 0]


def test_c8_mob_macsponge_2__the_owners_own_gains_do_not_matter() -> None:
    assert scoring(8, seat=1).points == [0, 8, 0]


def test_c8_mob_macsponge_2__what_another_gains_in_this_turn_does_not_matter() -> None:
    assert scoring(8, seat=2).points == [0, 0, 8]


def test_c8_mob_macsponge_2__the_points_of_maclachlan_count_together() -> None:
    table = idle("clans: MacLachlan A", movement=7, freed={"MacSponge": "B"})

    table.plays("A", *["forgo"] * 5)
    assert table.points == [5, 0, 0]
    table.plays("A", *["forgo"] * 2)

    assert table.points == [6, 1, 0]


def test_c8_mob_macsponge_2__coins_count_with_armadale_castle_and_pennies_never() -> None:
    table = penny_mobs_table(
        '3 players\nto do: {"kind": "end-game"}\nA: coins 3\nA cards: armadale-castle\n'
        "B: coins 0\nC: coins 5",
        freed={"MacSponge": "B"},
        pennies=[(0, 7), (7, 0), (7, 0)],
    )

    assert table.rules_scored("A")["C8-MOB-MacSponge"] == -1
    assert "C8-MOB-MacSponge" not in table.rules_scored("C")
