"""Do the castles do what G1-LOC-8 to G1-LOC-14 say?"""

from games.engine.facts import ScotsmanCame
from tests.engine.table import ZEROS, Table, given, last_turn


def placed(tile: str, cell: str) -> Table:
    """A table where A has just placed a castle, in a small glen."""
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
    """What seat A scores for chieftains and bonnets, the others having none of either."""
    table = given(f"""
        4 players
        circuit: D {ZEROS} C B A forest-3
        stack 1: quarry-3
        stack 2: quarry-5, cornfield-4, cornfield-5
        A: chieftains {chieftains}
        A cards: {cards}
        """)
    table.plays("D", "take 2", "place 0,1", "end")
    lines = [line for line in table.game.state.score_lines if "chieftains" in line.label]
    return sum(line.points for line in lines if line.seat == 0)


def test_g1_loc_8__castle_stalker_brings_two_clan_members() -> None:
    table = placed("castle-stalker", "0,1")

    assert (table.members("A", "0,1"), table.members("A")) == (2, 3)
    assert table.told(ScotsmanCame) == [ScotsmanCame(0, (0, 1))] * 2


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
