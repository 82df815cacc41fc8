"""Abbey and lochs (G1-LOC-1 to G1-LOC-7)."""

import pytest

from games.engine import prompt
from games.engine.core.facts import CardGained, GoodGained
from tests.engine.scripted_table_2010 import Table, given, last_turn

GOODS = {"wood", "stone", "grain", "cattle", "sheep"}


@pytest.mark.parametrize(
    ("tile", "cell"),
    [
        *(("castle-stalker", "0,1"), ("castle-moil", "1,1"), ("armadale-castle", "1,1")),
        *(("duart-castle", "1,1"), ("donan-castle", "2,0"), ("castle-of-mey", "1,1")),
        *(("cawdor-castle", "1,1"), ("loch-morar", "0,1"), ("loch-shiel", "0,1")),
    ],
)
def test_g1_loc_1__placing_gives_the_card_at_once(tile: str, cell: str) -> None:
    table = given(f"""
        4 players
        circuit: A {tile} B C D
        A: coins 20
        A map:
              | 0               | 1
            0 | start-village @ | forest-2 @
        """)

    table.plays("A", "take 1", until="place-tile")
    assert table.of("A").cards == ()
    table.plays("A", f"place {cell}")

    assert table.of("A").cards == (tile,)
    assert table.facts_of(CardGained) == [CardGained(0, tile)]


def test_g1_loc_1__what_happens_at_once_happens_never_again() -> None:
    table = given("""
        4 players
        circuit: A forest-3 B C D
        A cards: loch-lochy, castle-moil
        A map:
              | 0               | 1        | 2
            1 | loch-lochy      |          | castle-moil
            0 | start-village @ | forest-2 |
        """)

    table.plays("A", "take 1", "place 1,1", "activate 2,1")

    assert table.of("A").whisky == 0
    assert "0,1" not in table.options("A", "activate")


def test_g1_loc_2__iona_abbey_counts_yellow_tiles_itself_included() -> None:
    table = last_turn("""
        A cards: iona-abbey
        A map:
              | 0               | 1          | 2
            1 |                 | quarry-3   | distillery-1
            0 | start-village @ | iona-abbey | cornfield-2
        B map:
              | 0               | 1          | 2
            1 |                 | quarry-4   | distillery-3
            0 | start-village @ | forest-5   | pasture-3
        """)

    cards = 1  # the scoring: one card more than the others
    large = 3 * 4  # five tiles, the smallest territory has one
    assert table.of("A").points == 2 * 3 + cards - large
    assert table.of("B").points == -large


@pytest.mark.parametrize("good", sorted(GOODS))
def test_g1_loc_3__loch_lochy_brings_any_two_resources_on_itself(good: str) -> None:
    table = given("4 players\ncircuit: A loch-lochy B C D")

    table.plays("A", "take 1", "place 0,1", until="choose-good")
    assert table.options("A", "choose") == GOODS
    table.plays("A", "choose wood", until="choose-good")
    assert table.options("A", "choose") == GOODS
    table.plays("A", f"choose {good}")

    assert table.goods("A", "0,1") == f"wood {good}"
    table.asks("A", "activate")


def test_g1_loc_4__loch_morar_counts_green_tiles() -> None:
    table = last_turn(
        """
        A cards: loch-morar
        A map:
              | 0               | 1           | 2
            1 | loch-morar      | pasture-2   | cornfield-3
            0 | start-village @ | pasture-3   | quarry-6x
        """.replace(" quarry-6x", "")
    )

    assert table.of("A").points == 2 * 3 + 1 - 3 * 4


NESS = """
    4 players
    circuit: A {} B C D
    A: chieftains {}
    A cards: {}
    A map:
          | -3         | -2        | -1          | 0               | 1
        0 | quarry-6 @ | forest-5  | cornfield-1 | start-village @ | forest-2
    """


def test_g1_loc_5__loch_ness_costs_a_clan_member_or_a_chieftain() -> None:
    table = given(NESS.format("loch-ness", 1, ""))

    table.plays("A", "take 1", until="give-clan-member")
    asked = prompt(table.game)
    assert asked
    assert asked.text == "Choose the clan member or chieftain to pay for Loch Ness"
    assert table.options("A", "sacrifice") == {"-3,0"}  # the other one is needed for placing
    table.refuses("A", "sacrifice 0,0", "G1-TURN-4")
    table.refuses("A", "sacrifice 1,0", "G1-LOC-5")  # nobody is there
    table.plays("A", "sacrifice-chieftain", "place 0,1")

    assert (table.of("A").chieftains, table.members("A")) == (0, 2)


def test_g1_loc_5__the_clan_member_may_stand_on_any_own_tile() -> None:
    table = given(NESS.format("loch-ness", 0, ""))

    table.plays("A", "take 1", "place 0,1")

    assert (table.members("A", "-3,0"), table.members("A", "0,0")) == (0, 1)
    assert table.of("A").coins == 6


def test_g1_loc_5__one_more_tile_anywhere_also_in_the_turn_of_placing() -> None:
    table = given(NESS.format("loch-ness", 0, ""))

    table.plays("A", "take 1", "place 0,1")
    near, far = {"0,0", "1,0", "-1,0"}, {"-3,0", "-2,0"}
    assert table.options("A", "activate") == near | far
    table.plays("A", "activate -3,0")

    assert table.goods("A", "-3,0") == "stone"
    assert table.options("A", "activate") == near
    table.refuses("A", "activate -2,0", "G1-ACT-2")


def test_g1_loc_5__at_any_point_of_the_activation() -> None:
    table = given(NESS.format("loch-ness", 0, ""))

    table.plays("A", "take 1", "place 0,1", "activate 0,0", "activate 1,0", "activate -1,0")
    table.plays("A", "activate -2,0")

    assert table.goods("A") == "grain wood wood"
    assert table.options("A", "activate") == set()


def test_g1_loc_5__once_in_each_later_turn() -> None:
    table = given(NESS.format("forest-1 meadow-1", 0, "loch-ness"))

    table.plays("A", "take 1", "place 0,1", "activate -3,0", "end")
    table.plays("A", "take 2", "activate -3,0")

    assert table.goods("A", "-3,0") == "stone stone"
    table.refuses("A", "activate -2,0", "G1-ACT-2")


def test_g1_loc_5__still_no_tile_twice_in_a_turn() -> None:
    table = given(NESS.format("forest-1", 0, "loch-ness"))

    table.plays("A", "take 1", "place 0,1", "activate 0,1", "activate 1,0")

    table.refuses("A", "activate 0,1", "G1-ACT-2")
    table.plays("A", "activate -3,0")
    table.refuses("A", "activate -3,0", "G1-ACT-2")


SHIEL = """
    4 players
    circuit: A loch-shiel B C D
    market: stone 2
    A map:
          | -2          | -1        | 0               | 1        | 2              | 3
        1 | pasture-2   | meadow-2  |                 | forest-3 | quarry-3 stone | distillery-1
        0 | cornfield-1 | village-1 | start-village @ | {}       | fair-2         | quarry-6
    """


def test_g1_loc_6__loch_shiel_puts_a_cube_on_every_empty_production_tile() -> None:
    table = given(SHIEL.format("forest-2 wood"))

    table.plays("A", "take 1", "place 0,1")

    filled = {"-2,1": "cattle", "-1,1": "sheep", "1,1": "wood", "-2,0": "grain", "3,0": "stone"}
    assert {cell: table.goods("A", cell) for cell in filled} == filled
    assert len(table.facts_of(GoodGained)) == 5


def test_g1_loc_6__tiles_with_cubes_and_other_tiles_get_none() -> None:
    table = given(SHIEL.format("forest-2 wood"))

    table.plays("A", "take 1", "place 0,1")

    assert (table.goods("A", "1,0"), table.goods("A", "2,1")) == ("wood", "stone")
    for cell in ("0,0", "0,1", "-1,0", "2,0", "3,1"):
        assert table.goods("A", cell) == ""
    assert (table.of("A").whisky, table.movement) == (0, 0)


def test_g1_loc_6__an_empty_abbey_gets_one_of_any_kind() -> None:
    table = given(SHIEL.format("iona-abbey"))

    table.plays("A", "take 1", "place 0,1", until="choose-good")
    assert table.options("A", "choose") == GOODS
    table.plays("A", "choose sheep")

    assert (table.goods("A", "1,0"), table.goods("A", "1,1")) == ("sheep", "wood")


def test_g1_loc_6__an_abbey_with_a_cube_gets_none() -> None:
    table = given(SHIEL.format("iona-abbey grain"))

    table.plays("A", "take 1", "place 0,1")

    assert table.goods("A", "1,0") == "grain"


def test_g1_loc_6__a_sale_beforehand_may_empty_a_tile() -> None:
    table = given(SHIEL.format("forest-2 wood"))

    table.plays("A", "take 1", "sell stone 2,1", "place 0,1")

    assert (table.goods("A", "2,1"), table.of("A").coins) == ("stone", 8)


def test_g1_loc_6__it_is_no_activation() -> None:
    table = given(SHIEL.format("forest-2 wood"))

    table.plays("A", "take 1", "place 0,1", "activate 1,1", "activate -1,1")

    assert (table.goods("A", "1,1"), table.goods("A", "-1,1")) == ("wood wood", "sheep sheep")


OICH = """
    4 players
    circuit: A loch-oich B C D
    A: coins 0
    A cards: {cards}
    A map:
          | -3             | -2        | -1          | 0                | 1
        1 | tavern-1       |           |             |                  |
        0 | quarry-6 stone | forest-5  | cornfield-1 | start-village @@ | forest-2 {goods}
    """


def oich(goods: str, cards: str = "") -> Table:
    """Return a table where A, with one stone and the given resources, may take Loch Oich."""
    return given(OICH.format(goods=goods, cards=cards))


def oich_placed(cards: str = "") -> Table:
    """Return the same after A has paid wood and stone for it and placed it."""
    table = oich("wood", cards)
    table.plays("A", "take 1", "place 0,1")
    return table


def test_g1_loc_7__loch_oich_costs_any_two_different_resources() -> None:
    table = oich("wood sheep")

    table.plays("A", "take 1", until="pay")
    assert table.options("A", "pay") == {"stone -3,0", "wood 1,0", "sheep 1,0"}
    table.plays("A", "pay sheep 1,0", until="pay")
    assert table.options("A", "pay") == {"stone -3,0", "wood 1,0"}
    table.plays("A", "pay wood 1,0", "place 0,1")

    assert table.goods("A") == "stone"


def test_g1_loc_7__two_of_a_kind_do_not_pay_it() -> None:
    oich("stone stone").refuses("A", "take 1", "G1-TURN-4")


def test_g1_loc_7__all_own_tiles_may_be_activated_once_each() -> None:
    table = oich_placed()

    table.plays("A", "activate -3,1")
    assert table.options("A", "activate") == {"-3,0", "-2,0", "-1,0", "0,0", "1,0"}
    table.plays("A", "activate -2,0", "activate -3,0", "activate 1,0")

    assert (table.of("A").points, table.goods("A")) == (3, "stone wood wood")
    table.refuses("A", "activate -3,1", "G1-ACT-2")
    table.plays("A", "end")  # the others are left out


def test_g1_loc_7__it_replaces_the_normal_activation_and_loch_ness() -> None:
    table = oich_placed(cards="loch-ness")

    table.plays("A", "activate -3,0", "activate 1,0", "activate -1,0")

    table.refuses("A", "activate -3,0", "G1-ACT-2")
    table.refuses("A", "activate 1,0", "G1-ACT-2")


def test_g1_loc_7__movement_points_are_spent_as_usual() -> None:
    table = oich_placed()

    table.plays("A", "activate 0,0", "promote 0,0")

    assert table.of("A").chieftains == 1


def test_g1_loc_7__only_in_the_turn_of_placing() -> None:
    table = given("""
        4 players
        circuit: A forest-1 B C D
        A cards: loch-oich
        A map:
              | -2       | -1          | 0
            0 | forest-5 | cornfield-1 | start-village @
        """)

    table.plays("A", "take 1", "place 0,1")

    table.refuses("A", "activate -2,0", "G1-ACT-2")
