"""Castles (G1-LOC-8 to G1-LOC-14)."""

from games.engine.core.facts import ScotsmanCame
from tests.engine.scripted_table_2010 import STACK_0_TILES, Table, given, last_turn


def placed(tile: str, cell: str) -> Table:
    """Return a table where A has just placed a castle, in a small territory."""
    table = given(f"""
        4 players
        circuit: A {tile} B C D
        A: coins 20
        A map:
              | 0               | 1
            0 | start-village @ | forest-2
        """)
    table.plays("A", "take 1", f"place {cell}")
    return table


def chieftain_points(cards: str, chieftains: int) -> int:
    """Return A's points for chieftains and bonnets when the others have none."""
    table = given(f"""
        4 players
        circuit: D {STACK_0_TILES} C B A forest-3
        stack 1: quarry-3
        stack 2: quarry-5, cornfield-4, cornfield-5
        A: chieftains {chieftains}
        A cards: {cards}
        """)
    table.plays("D", "take 2", "place 0,1", "end")
    lines = [line for line in table.game.state.score_lines if "chieftains" in line.reason.names]
    return sum(line.points for line in lines if line.seat == 0)


def test_g1_loc_8__castle_stalker_brings_two_clan_members() -> None:
    table = placed("castle-stalker", "0,1")

    assert (table.members("A", "0,1"), table.members("A")) == (2, 3)
    assert table.facts_of(ScotsmanCame) == [ScotsmanCame(0, (0, 1))] * 2


def test_g1_loc_8__castle_stalker_has_one_bonnet() -> None:
    assert chieftain_points("castle-stalker", 0) == 1


def test_g1_loc_9__castle_moil_brings_a_whisky() -> None:
    table = placed("castle-moil", "1,1")

    assert (table.of("A").whisky, table.members("A", "1,1")) == (1, 1)


def test_g1_loc_9__castle_moil_has_one_bonnet() -> None:
    assert chieftain_points("castle-moil", 0) == 1


def test_g1_loc_10__armadale_castle_brings_three_coins() -> None:
    table = placed("armadale-castle", "1,1")

    assert (table.of("A").coins, table.members("A", "1,1")) == (20 - 2 + 3, 1)


def test_g1_loc_10__armadale_castle_has_one_bonnet() -> None:
    assert chieftain_points("armadale-castle", 0) == 1


def test_g1_loc_11__duart_castle_counts_villages_but_no_castles() -> None:
    table = last_turn("""
        A cards: duart-castle
        A map:
              | 0               | 1           | 2
            1 | village-8       | village-9   | duart-castle
            0 | start-village @ | village-7   | donan-castle
        """)

    assert table.of("A").points == 3 * 4 + 1 - 3 * 5


def test_g1_loc_11__duart_castle_has_no_bonnet() -> None:
    assert chieftain_points("duart-castle", 0) == 0


def test_g1_loc_12__donan_castle_brings_two_whisky() -> None:
    table = given("""
        4 players
        circuit: A donan-castle B C D
        A: coins 20
        """)
    table.plays("A", "take 1", "place 1,0")

    assert (table.of("A").whisky, table.members("A", "1,0")) == (2, 1)


def test_g1_loc_12__donan_castle_has_one_bonnet() -> None:
    assert chieftain_points("donan-castle", 0) == 1


def test_g1_loc_13__castle_of_mey_doubles_chieftains_but_no_bonnets() -> None:
    assert chieftain_points("castle-of-mey", 1) == 3  # 2 x 1 and its own bonnet
    assert chieftain_points("castle-of-mey, castle-moil", 1) == 5  # a lead of 4
    assert chieftain_points("castle-moil", 1) == 2


def test_g1_loc_14__cawdor_castle_has_three_bonnets() -> None:
    assert chieftain_points("cawdor-castle", 0) == 3
    assert chieftain_points("cawdor-castle", 2) == 8  # a lead of 5
