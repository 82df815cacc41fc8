"""Benefits and activations (G1-ACT-1 to G1-ACT-6, G1-ACT-10)."""

import pytest

from games.engine.core.facts import Gained, ScotsmanCame, TileActivated
from tests.engine.scripted_table_2010 import Table, given

#: A tile placed on 1,1 has all 8 neighbours; the quarry on -1,0 is none of them.
SURROUNDED = """
    4 players
    circuit: A {} B C D
    A map:
          | -1       | 0             | 1           | 2
        2 |          | meadow-1      | cornfield-3 | pasture-2
        1 |          | forest-1 @    |             | quarry-3
        0 | quarry-1 | start-village | forest-2    | cornfield-1
    """
#: The fairs, on the road or beside it, and how many kinds each takes at most.
FAIRS = [("forest-2", "fair-1", 3), ("fair-2", "", 3), ("fair-3", "", 4), ("fair-4", "", 5)]
NEIGHBOURS = {"0,0", "0,1", "0,2", "1,0", "1,2", "2,0", "2,1", "2,2"}


def surrounded(tile: str = "forest-3") -> Table:
    """Return a table where A has just placed a tile on 1,1."""
    table = given(SURROUNDED.format(tile))
    table.plays("A", "take 1", "place 1,1")
    return table


def beside(tile: str, goods: str = "", *, coins: int = 0, market: str = "") -> Table:
    """Return a table where A has just placed a forest beside a tile, with resources far away."""
    table = given(f"""
        4 players
        circuit: A forest-3 B C D
        market: {market}
        A: coins {coins}
        A map:
              | -2               | -1        | 0               | 1        | 2
            1 | quarry-3 {goods} |           |                 |          | {tile}
            0 | cornfield-1      | quarry-1  | start-village @ | forest-2 |
        """)
    table.plays("A", "take 1", "place 1,1")
    return table


def test_g1_act_1__one_time_benefits_come_before_activation() -> None:
    table = given(SURROUNDED.format("castle-moil"))

    table.plays("A", "take 1", "place 1,1")

    table.asks("A", "activate")
    assert (table.members("A", "1,1"), table.of("A").whisky) == (1, 1)
    assert table.facts_of(Gained) == [Gained(0, "whisky", 1)]
    assert table.facts_of(ScotsmanCame) == [ScotsmanCame(0, (1, 1))]
    assert table.facts_of(TileActivated) == []


def test_g1_act_1__a_distillery_gives_its_first_whisky_once() -> None:
    table = surrounded("distillery-1")

    assert table.of("A").whisky == 1
    table.plays("A", "activate 1,2", "end")
    assert table.of("A").whisky == 1


def test_g1_act_1__no_benefit_comes_again_when_a_tile_is_activated() -> None:
    table = beside("village-3")

    table.plays("A", "activate 2,1")

    assert (table.members("A"), table.members("A", "2,1")) == (1, 0)


def test_g1_act_2__the_new_tile_and_its_eight_neighbours() -> None:
    table = surrounded()

    assert table.options("A", "activate") == NEIGHBOURS | {"1,1"}
    table.refuses("A", "activate -1,0", "G1-ACT-2")
    table.refuses("A", "activate 3,3", "G1-ACT-2")


def test_g1_act_2__once_each_in_any_order() -> None:
    table = surrounded()

    table.plays("A", "activate 2,2", "activate 0,1", "activate 1,1")

    assert table.goods("A") == "cattle wood wood"
    table.refuses("A", "activate 2,2", "G1-ACT-2")
    assert table.options("A", "activate") == (NEIGHBOURS | {"1,1"}) - {"2,2", "0,1", "1,1"}


def test_g1_act_2__each_is_optional() -> None:
    table = surrounded()

    table.plays("A", "end")

    assert (table.goods("A"), table.facts_of(TileActivated)) == ("", [])


def test_g1_act_2__in_the_next_turn_a_tile_may_be_activated_again() -> None:
    table = given("""
        4 players
        circuit: A quarry-1 forest-1 B C D
        """)

    table.plays("A", "take 1", "place 1,0", "activate 1,0", "end")
    table.plays("A", "take 2", "place 0,1", "activate 1,0")

    assert table.goods("A", "1,0") == "stone stone"


def test_g1_act_2__where_clan_members_stand_does_not_matter() -> None:
    table = surrounded()

    table.plays("A", "activate 2,1")  # two tiles away from the only clan member

    assert table.goods("A", "2,1") == "stone"


def test_g1_act_2__one_activation_is_finished_before_the_next_begins() -> None:
    table = beside("fair-1", "wood stone")

    table.plays("A", "activate 2,1", until="choose-trade")

    assert table.options("A", "activate") == set()
    table.refuses("A", "activate 1,1", "G1-ACT-6")
    table.plays("A", "give 1", until="pay")
    assert table.options("A", "activate") == set()


@pytest.mark.parametrize(
    ("tile", "good"),
    [
        ("quarry-4", "stone"),
        ("forest-4", "wood"),
        ("pasture-2", "cattle"),
        ("meadow-2", "sheep"),
        ("cornfield-3", "grain"),
    ],
)
def test_g1_act_3__a_production_tile_puts_a_cube_of_its_kind_on_itself(
    tile: str, good: str
) -> None:
    table = beside(tile)

    table.plays("A", "activate 2,1")

    assert (table.goods("A"), table.goods("A", "2,1")) == (good, good)


def test_g1_act_3__a_third_cube_but_no_fourth() -> None:
    table = beside("quarry-4 stone stone")

    table.plays("A", "activate 2,1")
    assert table.goods("A", "2,1") == "stone stone stone"

    full = beside("quarry-4 stone stone stone")
    full.refuses("A", "activate 2,1", "G1-ACT-2")


def test_g1_act_3__a_sale_first_makes_room() -> None:
    table = beside("quarry-4 stone stone stone", market="stone 2")

    table.plays("A", "sell stone 2,1", "activate 2,1")

    assert (table.goods("A", "2,1"), table.of("A").coins) == ("stone stone stone", 2)


def test_g1_act_4__a_distillery_turns_one_grain_into_one_whisky_once() -> None:
    table = beside("distillery-1", "grain grain")

    table.plays("A", "activate 2,1")

    assert (table.of("A").whisky, table.goods("A")) == (1, "grain")
    assert table.goods("A", "2,1") == ""  # whisky lies beside the territory
    table.refuses("A", "activate 2,1", "G1-ACT-2")


def test_g1_act_4__the_grain_may_come_from_the_market() -> None:
    table = beside("distillery-1", coins=3, market="grain 2")

    table.plays("A", "activate 2,1")

    assert (table.of("A").whisky, table.of("A").coins, table.row("grain")) == (1, 0, 3)


def test_g1_act_4__without_grain_there_is_no_whisky() -> None:
    table = beside("distillery-1", "wood stone", coins=0)

    table.refuses("A", "activate 2,1", "G1-ACT-2")


@pytest.mark.parametrize("good", ["wood", "stone", "grain", "cattle", "sheep"])
def test_g1_act_5__iona_abbey_takes_one_cube_of_any_kind(good: str) -> None:
    table = given("""
        4 players
        circuit: A forest-3 B C D
        A map:
              | 0               | 1
            0 | start-village @ | iona-abbey wood wood
        """)

    table.plays("A", "take 1", "place 1,1", "activate 1,0", until="choose-good")
    assert table.options("A", "choose") == {"wood", "stone", "grain", "cattle", "sheep"}
    table.plays("A", f"choose {good}")

    assert table.goods("A", "1,0") == f"wood wood {good}"


def test_g1_act_5__the_abbey_holds_three_at_most() -> None:
    table = given("""
        4 players
        circuit: A forest-3 B C D
        A map:
              | 0               | 1
            0 | start-village @ | iona-abbey wood grain wood
        """)

    table.plays("A", "take 1", "place 1,1")

    table.refuses("A", "activate 1,0", "G1-ACT-2")


@pytest.mark.parametrize(("tile", "animal"), [("butcher-1", "sheep"), ("butcher-2", "cattle")])
@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 4)])
def test_g1_act_6__a_butcher_takes_one_or_two_of_its_animals(
    tile: str, animal: str, number: int, points: int
) -> None:
    table = beside(tile, f"{animal} {animal} {animal}")

    table.plays("A", "activate 2,1", until="choose-trade")
    assert table.options("A", "give") == {"1", "2"}
    table.plays("A", f"give {number}")

    assert table.of("A").points == points
    assert table.goods("A") == " ".join([animal] * (3 - number))


@pytest.mark.parametrize(("tile", "other"), [("butcher-1", "cattle"), ("butcher-2", "sheep")])
def test_g1_act_6__a_butcher_takes_no_other_animals(tile: str, other: str) -> None:
    table = beside(tile, f"{other} {other} wood")

    table.refuses("A", "activate 2,1", "G1-ACT-2")


def test_g1_act_6__the_third_butcher_takes_exactly_a_sheep_and_a_cattle() -> None:
    table = beside("butcher-3", "sheep cattle cattle")

    table.plays("A", "activate 2,1")

    assert (table.of("A").points, table.goods("A")) == (5, "cattle")
    beside("butcher-3", "sheep sheep").refuses("A", "activate 2,1", "G1-ACT-2")


def give_all(table: Table) -> None:
    """Pay with the first option until nothing is due."""
    while table.game.decision and table.game.decision.kind == "pay":
        table.game.play(0, table.game.options(0)[0])


@pytest.mark.parametrize(("road", "beside", "most"), FAIRS)
@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_g1_act_6__a_fair_takes_different_resources_up_to_its_maximum(
    road: str, beside: str, most: int, number: int, points: int
) -> None:
    table = given(f"""
        4 players
        circuit: A forest-3 B C D
        A: coins 0
        A map:
              | -1                      | 0                 | 1           | 2
            1 |                         | loch-lochy cattle |             | {beside}
            0 | cornfield-1 grain sheep | start-village @   | {road} wood | quarry-1 stone
        """)
    table.plays(
        "A", "take 1", "place 1,1", f"activate {'2,1' if beside else '1,0'}", until="choose-trade"
    )
    assert table.options("A", "give") == {str(each) for each in range(1, most + 1)}
    if number > most:
        table.refuses("A", f"give {number}", "G1-ACT-6")
        return

    table.game.play(0, ("give", number))
    give_all(table)

    assert (table.of("A").points, len(table.goods("A").split())) == (points, 5 - number)


def test_g1_act_6__a_fair_takes_no_kind_twice() -> None:
    table = beside("fair-1", "wood wood stone")

    table.plays("A", "activate 2,1", until="choose-trade")
    assert table.options("A", "give") == {"1", "2"}
    table.plays("A", "give 2")

    assert (table.goods("A"), table.of("A").points) == ("wood", 3)


def test_g1_act_6__the_grocer_takes_exactly_three_of_any_kinds() -> None:
    table = beside("grocer-1", "wood wood sheep")

    table.plays("A", "activate 2,1")

    assert (table.of("A").points, table.goods("A")) == (8, "")
    beside("grocer-1", "wood sheep").refuses("A", "activate 2,1", "G1-ACT-2")


def bridge(goods: str) -> Table:
    """Return a table where A has just placed a forest beside the bridge."""
    table = given(f"""
        4 players
        circuit: A forest-3 B C D
        A: coins 0
        A map:
              | -1               | 0               | 1
            1 |                  | bridge-1        |
            0 | quarry-1 {goods} | start-village @ | forest-2
        """)
    table.plays("A", "take 1", "place 1,1")
    return table


def test_g1_act_6__the_bridge_takes_exactly_a_wood_and_a_stone() -> None:
    table = bridge("wood stone wood")

    table.plays("A", "activate 0,1")

    assert (table.of("A").points, table.goods("A")) == (7, "wood")
    bridge("wood wood").refuses("A", "activate 0,1", "G1-ACT-2")


@pytest.mark.parametrize(("tile", "points"), [("tavern-1", 3), ("tavern-2", 3), ("tavern-3", 4)])
def test_g1_act_6__a_tavern_gives_its_points_for_nothing(tile: str, points: int) -> None:
    table = beside(tile, "grain")

    table.plays("A", "activate 2,1")

    assert (table.of("A").points, table.of("A").whisky, table.goods("A")) == (points, 0, "grain")


def test_g1_act_6__one_exchange_per_activation_of_the_players_choice() -> None:
    table = beside("fair-1", "wood stone sheep")

    table.plays("A", "activate 2,1", "give 2", "pay stone -2,1", "pay sheep -2,1")

    assert (table.of("A").points, table.goods("A")) == (3, "wood")
    table.refuses("A", "activate 2,1", "G1-ACT-2")


def test_g1_act_10__spent_cubes_may_come_from_any_tile() -> None:
    table = given("""
        4 players
        circuit: A village-3 B C D
        A map:
              | -3              | -2             | -1          | 0               | 1
            1 | quarry-3 stone  |                |             |                 |
            0 | cornfield-1     | quarry-1 stone | cornfield-2 | start-village @ | forest-2
        """)

    table.plays("A", "take 1", until="pay")

    assert table.options("A", "pay") == {"stone -3,1", "stone -2,0"}
    table.plays("A", "pay stone -3,1", until="place-tile")
    assert (table.goods("A", "-3,1"), table.goods("A", "-2,0")) == ("", "stone")


def test_g1_act_10__cubes_for_an_exchange_may_come_from_tiles_that_are_not_activated() -> None:
    table = beside("butcher-1", "sheep")

    table.plays("A", "activate 2,1")

    assert (table.of("A").points, table.goods("A", "-2,1")) == (2, "")
