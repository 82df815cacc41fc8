"""Movement and promotion of clan members (G1-ACT-7 to G1-ACT-9)."""

import pytest

from games.engine.core.facts import Gained, ScotsmanLeft
from tests.engine.scripted_table_2010 import Table, given

VILLAGES = """
    4 players
    circuit: A forest-3 B C D
    A map:
          | -1          | 0               | 1         | 2
        1 | quarry-3    | village-8       |           | castle-moil
        0 | quarry-1    | start-village @ | village-7 | cornfield-1 @
    """


def villages() -> Table:
    """Return a table where A has just placed a forest among three villages and a castle."""
    table = given(VILLAGES)
    table.plays("A", "take 1", "place 1,1")
    return table


@pytest.mark.parametrize("cell", ["0,0", "0,1", "1,0", "2,1"])
def test_g1_act_7__a_village_or_castle_gives_one_movement_point(cell: str) -> None:
    table = villages()

    table.plays("A", f"activate {cell}")

    assert table.facts_of(Gained) == [Gained(0, "movement", 1)]
    assert table.movement == 1


def test_g1_act_7__a_loch_does_nothing() -> None:
    table = given("""
        4 players
        circuit: A forest-3 B C D
        A map:
              | 0               | 1
            1 | loch-lochy      |
            0 | start-village @ | forest-2
        """)

    table.plays("A", "take 1", "place 1,1")

    assert table.options("A", "activate") == {"0,0", "1,0", "1,1"}
    table.refuses("A", "activate 0,1", "G1-ACT-2")


def test_g1_act_8__no_point_no_move() -> None:
    table = villages()

    assert table.options("A", "move") | table.options("A", "promote") == set()
    table.refuses("A", "move 0,0 0,1", "G1-ACT-8")
    table.refuses("A", "promote 0,0", "G1-ACT-8")


def test_g1_act_8__a_point_moves_one_clan_member_to_a_neighbouring_tile() -> None:
    table = villages()

    table.plays("A", "activate 0,0")
    reach = {"0,0 -1,0", "0,0 -1,1", "0,0 0,1", "0,0 1,0", "0,0 1,1"}
    assert {move for move in table.options("A", "move") if move.startswith("0,0")} == reach
    table.refuses("A", "move 0,0 2,0", "G1-ACT-8")  # too far
    table.refuses("A", "move 0,0 0,-1", "G1-ACT-8")  # no tile there
    table.refuses("A", "move 1,0 1,1", "G1-ACT-8")  # nobody there
    table.plays("A", "move 0,0 -1,1")
    assert (table.members("A", "0,0"), table.members("A", "-1,1"), table.movement) == (0, 1, 0)
    table.refuses("A", "move -1,1 0,1", "G1-ACT-8")


def test_g1_act_8__a_point_makes_a_chieftain_of_a_clan_member_from_anywhere() -> None:
    table = villages()

    table.plays("A", "activate 0,1")
    assert table.options("A", "promote") == {"0,0", "2,0"}
    table.plays("A", "promote 2,0")

    assert (table.of("A").chieftains, table.members("A", "2,0"), table.movement) == (1, 0, 0)
    assert table.facts_of(ScotsmanLeft) == [ScotsmanLeft(0, (2, 0), "promoted")]


def test_g1_act_8__points_may_all_go_to_one_clan_member() -> None:
    table = villages()

    table.plays("A", "activate 0,0", "activate 0,1", "activate 1,0")
    table.plays("A", "move 0,0 1,1", "move 1,1 2,1", "promote 2,1")

    assert (table.of("A").chieftains, table.members("A"), table.movement) == (1, 1, 0)


def test_g1_act_8__points_may_be_split() -> None:
    table = villages()

    table.plays("A", "activate 0,0", "activate 0,1", "move 0,0 1,1", "move 2,0 1,0")

    assert (table.members("A", "1,1"), table.members("A", "1,0"), table.movement) == (1, 1, 0)


def test_g1_act_8__several_may_stand_on_one_tile() -> None:
    table = villages()

    table.plays("A", "activate 0,0", "activate 0,1", "move 0,0 1,1", "move 2,0 1,1")

    assert table.members("A", "1,1") == 2


def test_g1_act_8__unused_points_lapse_at_the_end_of_the_turn() -> None:
    table = given("""
        4 players
        circuit: A quarry-1 forest-1 B C D
        """)

    table.plays("A", "take 1", "place 1,0", "activate 0,0", "end")
    table.plays("A", "take 2", "place 0,1")

    assert table.movement == 0
    table.refuses("A", "move 0,0 1,0", "G1-ACT-8")


def test_g1_act_8__a_point_may_be_spent_before_further_activations() -> None:
    table = villages()

    table.plays("A", "activate 0,0", "move 0,0 1,0", "activate 1,1", "activate 0,1")
    table.plays("A", "promote 1,0", "end")

    assert table.of("A").chieftains == 1


def test_g1_act_8__not_in_the_turn_of_another() -> None:
    table = given(VILLAGES.replace("A forest-3", "A quarry-4 B forest-3").replace("B C D", "C D"))

    table.plays("A", "take 3", "place 1,1", "activate 0,0", "end")

    table.asks("B", "take-tile")
    table.refuses("A", "promote 0,0", "G1-TURN-1")


def test_g1_act_9__the_last_clan_member_stays() -> None:
    table = given(VILLAGES.replace("cornfield-1 @", "cornfield-1"))

    table.plays("A", "take 1", "place 1,1", "activate 0,0")

    assert table.options("A", "promote") == set()
    table.refuses("A", "promote 0,0", "G1-ACT-9")
    table.plays("A", "move 0,0 1,0")  # but may walk


def test_g1_act_9__of_two_one_may_rise() -> None:
    table = villages()

    table.plays("A", "activate 0,0", "activate 0,1", "promote 0,0")

    table.refuses("A", "promote 2,0", "G1-ACT-9")


def test_g1_act_9__a_chieftain_never_returns() -> None:
    table = villages()

    table.plays("A", "activate 0,0", "activate 0,1", "promote 0,0")

    assert {move.split()[0] for move in table.options("A", "move")} == {"2,0"}
    assert (table.of("A").chieftains, table.members("A")) == (1, 1)
