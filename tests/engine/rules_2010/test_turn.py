"""Turns (G1-TURN-1 to G1-TURN-6)."""

import pytest

from games.engine.core.facts import (
    Gained,
    GoodBought,
    PieceMoved,
    TileActivated,
    TileLaid,
    TilePlaced,
    TileTaken,
    TurnBegan,
)
from tests.engine.scripted_table_2010 import STACK_0_TILES, Table, given

#: Nine tiles that cost wood or stone: a whole circuit for four players.
COSTLY = "distillery-1 fair-1 village-2 distillery-2 village-3 fair-2 village-4 village-5 village-6"


def test_g1_turn_1__the_hindmost_figure_acts() -> None:
    table = given(f"""
        4 players
        circuit: C {STACK_0_TILES} A B D
        """)

    table.asks("C", "take-tile")
    table.refuses("A", "take 1", "G1-TURN-1")


def test_g1_turn_1__a_player_who_stays_hindmost_acts_again() -> None:
    table = given("""
        4 players
        circuit: A quarry-1 forest-1 B C D village-1
        """)

    table.plays("A", "take 1", "place 1,0", "end")
    table.asks("A", "take-tile")
    table.plays("A", "take 2", "place 0,1", "end")
    table.asks("A", "take-tile")
    table.plays("A", "take 6", "end")
    table.asks("B", "take-tile")


def test_g1_turn_1__there_is_no_passing() -> None:
    table = given("4 players")

    assert table.options("A", "end") == set()
    table.refuses("A", "end", "G1-TURN-1")


def test_g1_turn_2__the_steps_of_a_turn_in_their_order() -> None:
    table = given("""
        4 players
        circuit: A distillery-1 B C D
        A map:
              | 0               | 1
            0 | start-village @ | cornfield-1
        """)

    table.plays("A", "take 1", "place 1,1", "activate 1,0", "end")

    steps = (PieceMoved, TileTaken, GoodBought, TilePlaced, Gained, TileActivated, TileLaid)
    order = [type(fact) for fact in table.facts if isinstance(fact, (*steps, TurnBegan))]
    assert order == [*steps, TurnBegan]


def test_g1_turn_3__any_tile_ahead_over_other_pieces_too() -> None:
    table = given("""
        4 players
        circuit: A quarry-1 B forest-1 C D meadow-1 village-1 cornfield-1 pasture-1 quarry-2 \
forest-2 loch-lochy
        """)

    assert table.options("A", "take") == {"1", "3", *map(str, range(6, 13))}
    table.plays("A", "take 11", "place -1,0", "end")
    assert table.circuit.startswith("B forest-1 C D meadow-1 village-1 cornfield-1 pasture-1")
    assert table.circuit.split()[9] == "A"


@pytest.mark.parametrize("space", [-1, 0, 2, 13, 14])
def test_g1_turn_3__not_to_a_space_without_a_tile_ahead(space: int) -> None:
    table = given("""
        4 players
        circuit: A quarry-1 B C D
        """)

    table.refuses("A", f"take {space}", "G1-TURN-3")


def test_g1_turn_4__a_tile_that_cannot_be_paid_may_not_be_chosen() -> None:
    table = given("""
        4 players
        circuit: A village-2 village-5 B C D
        A: coins 0
        A map:
              | 0               | 1
            0 | start-village @ | forest-2 wood
        """)

    table.refuses("A", "take 1", "G1-TURN-4")  # costs stone
    table.plays("A", "take 2", "place 0,1")  # costs wood
    assert table.goods("A") == ""


def test_g1_turn_4__a_tile_that_cannot_be_placed_may_not_be_chosen() -> None:
    table = given("""
        4 players
        circuit: A forest-1 quarry-1 forest-3 B C D
        A map:
               | 0             | 1          | 2
             0 | start-village | quarry-6   | forest-2 @
        """)

    table.refuses("A", "take 1", "G1-TURN-4")  # nobody near an end of the river
    assert {"2", "3"} <= table.options("A", "take")


def test_g1_turn_4__what_the_market_sells_counts() -> None:
    position = """
        4 players
        circuit: A village-2 B C D
        market: stone 1
        A: coins {}
        """

    given(position.format(1)).refuses("A", "take 1", "G1-TURN-4")
    table = given(position.format(2))
    table.plays("A", "take 1", "place 0,1")
    assert (table.of("A").coins, table.row("stone")) == (0, 2)


def test_g1_turn_4__what_the_market_pays_counts() -> None:
    position = """
        4 players
        circuit: A village-2 B C D
        market: cattle {}, stone 1
        A: coins 0
        A map:
              | 0               | 1
            0 | start-village @ | pasture-3 cattle
        """

    given(position.format(1)).refuses("A", "take 1", "G1-TURN-4")
    table = given(position.format(2))
    table.plays("A", "take 1", until="pay")
    table.plays("A", "sell cattle 1,0", "place 0,1")
    assert (table.of("A").coins, table.row("stone"), table.row("cattle")) == (0, 2, 1)


def test_g1_turn_4__a_row_without_an_empty_field_sells_nothing() -> None:
    table = given("""
        4 players
        circuit: A village-2 B C D
        market: stone 3
        A: coins 20
        """)

    table.refuses("A", "take 1", "G1-TURN-4")


def loch_ness(members: str, chieftains: int = 0) -> Table:
    return given(f"""
        4 players
        circuit: A loch-ness B C D
        A: chieftains {chieftains}
        A map:
              | 0                       | 1           | 2
            1 |                         |             | forest-3 @
            0 | start-village {members} | forest-2    | quarry-1
        """)


def test_g1_turn_4__loch_ness_cannot_be_paid_with_the_clan_member_it_needs_nearby() -> None:
    table = loch_ness("@")

    table.plays("A", "take 1", until="place-tile")  # the one far from the river is paid, unasked
    assert (table.members("A", "2,1"), table.members("A", "0,0")) == (0, 1)


def test_g1_turn_4__a_payment_that_leaves_no_place_may_not_be_made() -> None:
    table = loch_ness("@", chieftains=1)

    table.plays("A", "take 1", until="give-clan-member")
    assert table.options("A", "sacrifice") == {"2,1"}
    table.refuses("A", "sacrifice 0,0", "G1-TURN-4")


def test_g1_turn_4__loch_ness_with_no_payment_that_leaves_a_place_may_not_be_chosen() -> None:
    table = given("""
        4 players
        circuit: A loch-ness B C D
        """)

    table.refuses("A", "take 1", "G1-TURN-4")


def stuck(members: str = "@", cards: str = "") -> Table:
    """Return a table where A cannot pay for anything on the circuit."""
    return given(f"""
        4 players
        circuit: A {COSTLY} B C D
        market: wood 3, stone 3, sheep 1
        A: coins 9
        A cards: {cards}
        A map:
              | 0                       | 1
            0 | start-village {members} | cornfield-1 sheep
        """)


def test_g1_turn_5__where_no_tile_can_be_taken_any_is_removed() -> None:
    table = stuck()

    assert table.options("A", "take") == set()
    assert table.options("A", "discard") == {str(space) for space in range(1, 10)}
    table.plays("A", "discard 4")
    assert table.discarded == "distillery-2"
    assert (table.of("A").coins, table.of("A").whisky) == (9, 0)
    assert len(table.of("A").tiles) == 2


def test_g1_turn_5__one_clan_member_may_walk_one_tile() -> None:
    table = stuck()

    table.plays("A", "discard 4", "move 0,0 1,0")
    assert (table.members("A", "1,0"), table.members("A", "0,0")) == (1, 0)
    table.refuses("A", "move 1,0 0,0", "G1-ACT-8")


def test_g1_turn_5__the_walk_is_optional_and_the_refill_follows() -> None:
    table = stuck()

    table.plays("A", "discard 1", "end")
    table.asks("A", "take-tile")
    assert len(table.circuit.split()) == 13


def test_g1_turn_5__it_makes_no_chieftain() -> None:
    table = stuck(members="@@")

    table.plays("A", "discard 4")
    assert table.options("A", "promote") == set()
    table.refuses("A", "promote 0,0", "G1-ACT-8")


def test_g1_turn_5__nothing_is_activated() -> None:
    table = stuck()

    table.plays("A", "discard 4")
    assert table.options("A", "activate") == set()


def test_g1_turn_5__market_and_loch_ness_may_be_used() -> None:
    table = stuck(cards="loch-ness")

    table.plays("A", "sell sheep 1,0", "discard 4", "activate 1,0")
    assert (table.goods("A"), table.of("A").coins) == ("grain", 10)
    assert table.options("A", "activate") == set()


def test_g1_turn_5__a_movement_point_by_loch_ness_may_make_a_chieftain() -> None:
    table = stuck(members="@@", cards="loch-ness")

    table.plays("A", "discard 4", "activate 0,0", "promote 0,0", "move 0,0 1,0")

    assert (table.of("A").chieftains, table.members("A", "1,0")) == (1, 1)
    table.refuses("A", "move 1,0 0,0", "G1-ACT-8")


def test_g1_turn_5__a_tile_that_cannot_be_placed_counts_as_one_that_cannot_be_taken() -> None:
    table = given("""
        4 players
        circuit: A loch-lochy forest-1 meadow-1 pasture-1 quarry-2 loch-morar meadow-3 loch-shiel \
bridge-1 B C D
        A map:
              | 0             | 1        | 2
            0 | start-village | quarry-1 | forest-2 @
        """)

    assert table.options("A", "take") == set()
    assert len(table.options("A", "discard")) == 9


def test_g1_turn_5__nothing_is_removed_while_some_tile_can_be_taken() -> None:
    table = given("""
        4 players
        circuit: A distillery-1 forest-1 B C D
        market: stone 3
        """)

    assert table.options("A", "discard") == set()
    table.refuses("A", "discard 1", "G1-TURN-5")
    table.refuses("A", "discard 2", "G1-TURN-5")


LENIENT = """
    4 players, lenient-take
    circuit: A distillery-1 forest-1 quarry-1 B C D
    market: stone 3
    A map:
          | 0             | 1            | 2
        0 | start-village | cornfield-1  | forest-2 @
    """


@pytest.mark.parametrize(("space", "tile"), [(1, "distillery-1"), (2, "forest-1")])
def test_g1_turn_6__with_the_option_a_tile_out_of_reach_may_be_removed(
    space: int, tile: str
) -> None:
    table = given(LENIENT)

    table.plays("A", f"discard {space}", "move 2,0 1,0")
    assert table.discarded == tile
    assert table.options("A", "move") == set()
    assert (table.of("A").coins, len(table.of("A").tiles)) == (6, 3)


def test_g1_turn_6__a_tile_that_can_be_taken_must_be_taken() -> None:
    table = given(LENIENT)

    assert {"1", "2", "3"} & table.options("A", "discard") == {"1", "2"}
    table.refuses("A", "discard 3", "G1-TURN-6")
    table.plays("A", "take 3", "end")
    assert table.tile("A", "3,0") == "quarry-1"


def test_g1_turn_6__the_option_is_off_by_default() -> None:
    table = given(LENIENT.replace(", lenient-take", ""))

    table.refuses("A", "discard 1", "G1-TURN-5")
