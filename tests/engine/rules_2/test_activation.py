"""One-time effects and activations (G2-ONE, G2-ACT-1 to G2-ACT-3)."""

import pytest

from games.engine.core.facts import CardGained, Gained, ScotsmanCame, TileActivated
from games.engine.glen_more_2.facts import MarkerPlaced
from tests.engine.scripted_table_2 import Table, given

GOODS = {"wood", "stone", "barley", "sheep", "cattle"}
HOME = """
          | 0                  | 1             | 2
        1 |                    | {}            | {}
        0 | starting-village @ | home-castle @ |
    """


def near(tile: str, more: str = "", *, second: str = "", coins: int = 0) -> Table:
    """Return a table where A has just placed a pasture beside tiles with resources on them."""
    table = given(
        f"4 players\ncircuit: A lochaber B C D\nA: coins {coins}, whisky 1\n{more}\n"
        f"A map:\n{HOME.format(tile, second)}"
    )
    table.plays("A", "take 1", "place 2,1" if not second else "place 0,1")
    return table


def taking(tile: str, more: str = "") -> Table:
    """Return a table where A can pay for and take a tile."""
    return given(f"4 players\ncircuit: A {tile} B C D\nA: coins 9, whisky 2\n{more}")


def test_g2_one_1__right_after_placing_before_any_activation() -> None:
    table = taking("kingussie")

    table.plays("A", "take 1", "place 0,1", "recruit 0,1", "activate 0,1")

    kinds = (Gained, ScotsmanCame, TileActivated)
    emitted = [type(fact) for fact in table.facts if isinstance(fact, kinds)]
    assert emitted == [Gained, ScotsmanCame, TileActivated, Gained]


def test_g2_one_1__the_card_of_a_landmark_with_its_immediate_effect() -> None:
    table = taking("castle-stalker")

    table.plays("A", "take 1", "decline")

    assert table.facts_of(CardGained) == [CardGained(0, "castle-stalker")]
    assert (table.of("A").cards, table.of("A").coins) == (("castle-stalker",), 9 - 2 + 3)
    table.asks("A", "activate")


def test_g2_one_1__a_scotsman_from_the_supply_goes_on_the_new_tile() -> None:
    table = taking("nairn")

    table.plays("A", "take 1", "place 0,1", until="recruit")
    assert table.options("A", "recruit") == {"0,1"}
    table.plays("A", "recruit 0,1")

    assert (table.members("A", "0,1"), table.of("A").supply) == (1, 7)


@pytest.mark.parametrize("good", sorted(GOODS))
def test_g2_one_1__a_joker_is_any_one_resource_on_the_new_tile(good: str) -> None:
    table = taking("ardverikie-estate")

    table.plays("A", "take 1", "place 0,1", until="choose-good")
    assert table.options("A", "choose") == GOODS
    table.plays("A", f"choose {good}")

    assert (table.goods("A", "0,1"), table.goods("A")) == (good, good)


def test_g2_one_1__a_clan_marker() -> None:
    table = taking("donan-castle")

    table.plays("A", "take 1", "place 0,1", "claim MacLeod")

    assert table.facts_of(MarkerPlaced) == [MarkerPlaced(0, "MacLeod")]
    table.asks("A", "activate")


def test_g2_one_1__whisky_coins_and_points() -> None:
    table = taking("pulteney")
    table.plays("A", "take 1", "place 0,1")
    assert table.of("A").whisky == 3

    table = taking("kingussie")
    table.plays("A", "take 1", "place 0,1", "decline")
    assert table.of("A").coins == 9 - 1 + 1

    table = taking(
        "grantown", "A map:\n  | 0 | 1\n 1 | nairn |\n 0 | starting-village @ | home-castle"
    )
    table.plays("A", "take 1", "decline")
    assert (table.points[0], table.rules_scored("A")) == (2, {"G2-ONE-1": 2})


@pytest.mark.parametrize(
    ("tile", "moves"),
    [
        ("nairn", ["place 0,1", "decline"]),
        ("ardverikie-estate", ["place 0,1", "decline"]),
        ("donan-castle", ["place 0,1", "decline"]),
        ("loch-lochy", ["decline", "decline"]),
        ("loch-shiel", ["decline"]),
    ],
)
def test_g2_one_1__each_may_be_declined_but_for_the_card(tile: str, moves: list[str]) -> None:
    table = taking(tile)

    table.plays("A", "take 1", *moves)

    assert (table.members("A"), table.goods("A"), table.clans) == (1, "", "")
    assert table.of("A").cards == ((tile,) if "-castle" in tile or "loch-" in tile else ())


def test_g2_act_1__the_new_tile_and_its_up_to_8_neighbours() -> None:
    table = given("""
        4 players
        circuit: A lochaber B C D
        A map:
              | -2         | -1       | 0                  | 1           | 2          | 3
            2 | badenoch   |          | rannoch            | moray       | ballater   | tarbat
            1 |            | glen-coe | easdale            |             | inshriach  |
            0 | glen-nevis | halkirk  | starting-village @ | home-castle | black-isle | black-park
        """)

    table.plays("A", "take 1", "place 1,1")

    around = {"0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2"}
    assert table.options("A", "activate") == around
    for cell in ("-1,0", "3,0", "-1,1", "3,2", "1,5"):
        table.refuses("A", f"activate {cell}", "G2-ACT-1")


def test_g2_act_1__in_any_order_each_once_each_optional() -> None:
    table = near("easdale", second="rannoch")

    table.plays("A", "activate 1,1", "activate 0,1")
    table.refuses("A", "activate 1,1", "G2-ACT-1")
    table.plays("A", "end")

    assert table.goods("A") == "sheep stone"
    assert [fact.tile for fact in table.facts_of(TileActivated)] == []


def test_g2_act_1__again_in_the_next_turn() -> None:
    table = given("4 players\ncircuit: A easdale moray B C D")

    table.plays("A", "take 1", "place 0,1", "activate 0,1", "end")
    table.plays("A", "take 2", "place 1,1", "activate 0,1")

    assert table.goods("A", "0,1") == "stone stone"


def test_g2_act_1__one_activation_is_finished_before_the_next_begins() -> None:
    table = near("ardverikie-estate")

    table.plays("A", "activate 1,1", until="choose-good")

    table.refuses("A", "activate 1,0", "G2-ACT-2")
    assert table.options("A", "activate") == set()


@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        *(("rannoch", "wood"), ("easdale", "stone"), ("moray", "barley"), ("badenoch", "sheep")),
        *(("glen-coe", "cattle"), ("highland-drove", "sheep cattle")),
        *(("caledonian-works", "wood stone"), ("caledonian-pines", "wood wood")),
    ],
)
def test_g2_act_2__what_the_tile_shows_is_put_on_it(tile: str, goods: str) -> None:
    table = near(tile)

    table.plays("A", "activate 1,1")

    assert (table.goods("A", "1,1"), table.goods("A", "2,1")) == (goods, "")


def test_g2_act_2__or_any_one() -> None:
    table = near("ardverikie-estate")

    table.plays("A", "activate 1,1", until="choose-good")
    assert table.options("A", "choose") == GOODS
    assert table.options("A", "decline") == set()
    table.plays("A", "choose cattle")

    assert table.goods("A", "1,1") == "cattle"


def test_g2_act_2__no_more_than_3_lie_on_a_tile() -> None:
    for tile in ("rannoch", "caledonian-works", "ardverikie-estate"):
        table = near(f"{tile} wood wood wood")
        table.refuses("A", "activate 1,1", "G2-ACT-1")


def test_g2_act_2__with_room_for_one_of_two_the_player_chooses() -> None:
    table = near("caledonian-works wood wood")

    table.plays("A", "activate 1,1", until="choose-good")
    assert table.options("A", "choose") == {"wood", "stone"}
    table.plays("A", "choose stone")

    assert table.goods("A", "1,1") == "wood wood stone"


def test_g2_act_2__with_room_for_both_or_one_of_a_kind_nothing_is_asked() -> None:
    table = near("caledonian-works wood", second="caledonian-pines wood wood")

    table.plays("A", "activate 1,1")

    assert table.goods("A", "1,1") == "wood wood stone"
    table = near("caledonian-pines wood wood")
    table.plays("A", "activate 1,1")
    assert table.goods("A", "1,1") == "wood wood wood"


FAIR_GOODS = """A map:
      | 0                  | 1              | 2
    1 | elgin              |                |
    0 | starting-village @ | home-castle {} | black-isle {}"""


def fair(goods: str, more: str = "", coins: int = 0) -> Table:
    """Return a table where A has just placed a pasture by the fair, with resources elsewhere."""
    table = given(
        f"4 players\ncircuit: A lochaber B C D\nA: coins {coins}\n" + FAIR_GOODS.format(goods, more)
    )
    table.plays("A", "take 1", "place 1,1")
    return table


def test_g2_act_3__two_or_four_different_resources_for_4_or_8_points_but_not_three() -> None:
    table = fair("wood stone sheep", "barley")
    table.plays("A", "activate 0,1", until="choose-trade")
    assert table.options("A", "give") == {"2", "4"}
    table.plays("A", "give 4")
    assert (table.points[0], table.goods("A")) == (8, "")

    table = fair("wood stone sheep")
    table.plays("A", "activate 0,1", until="pay")  # two it must be
    table.plays("A", "pay wood 1,0", "pay sheep 1,0")
    assert (table.points[0], table.goods("A")) == (4, "stone")


def test_g2_act_3__two_of_a_kind_are_not_different() -> None:
    assert "0,1" not in fair("wood wood wood").options("A", "activate")
    table = fair("wood wood stone")
    table.plays("A", "activate 0,1")
    assert (table.points[0], table.goods("A")) == (4, "wood")


@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 5), (3, 8)])
def test_g2_act_3__animals_in_any_mixture_for_the_points_shown(number: int, points: int) -> None:
    table = near("dingwall-butcher sheep cattle cattle", second="easdale")

    table.plays("A", "activate 1,1", until="choose-trade")
    assert table.options("A", "give") == {"1", "2", "3"}
    moves = ["pay cattle 1,1", "pay sheep 1,1"][:number] if number < 3 else []
    table.plays("A", f"give {number}", *moves)

    assert table.points[0] == points
    assert len(table.goods("A").split()) == 3 - number


def test_g2_act_3__any_three_resources_for_7() -> None:
    table = near("tain-grocer wood wood stone")

    table.plays("A", "activate 1,1")

    assert (table.points[0], table.goods("A")) == (7, "")
    assert "1,1" not in near("tain-grocer wood wood").options("A", "activate")


@pytest.mark.parametrize(
    ("tile", "goods", "points"),
    [("carrbridge", "wood stone", 7), ("perth-exchange", "wood stone barley", 9)],
)
def test_g2_act_3__exactly_the_resources_shown(tile: str, goods: str, points: int) -> None:
    table = near(f"{tile} {goods}")
    table.plays("A", "activate 1,1")
    assert (table.points[0], table.goods("A")) == (points, "")

    table = near(f"{tile} {goods.replace('stone', 'cattle')}")
    assert "1,1" not in table.options("A", "activate")


def test_g2_act_3__a_barley_for_a_whisky() -> None:
    table = near("pulteney barley")

    table.plays("A", "activate 1,1")

    assert (table.of("A").whisky, table.goods("A")) == (2, "")
    assert "1,1" not in near("pulteney wood").options("A", "activate")


def test_g2_act_3__any_one_resource_for_a_clan_marker() -> None:
    table = near("clan-hall wood stone")

    table.plays("A", "activate 1,1", "pay stone 1,1", "claim MacLeod")

    assert (table.clans, table.goods("A"), table.of("A").coins) == ("MacLeod A", "wood", 3)


def test_g2_act_3__not_without_a_marker_or_the_coins_for_any_road() -> None:
    assert "1,1" not in near("clan-hall wood", "A: markers 0").options("A", "activate")

    taken = "clans: MacLeod B, MacDonald B, Cameron B, Chisholm B, Ross B"
    table = near("clan-hall wood", taken)
    assert "1,1" not in table.options("A", "activate")  # the next roads cost 1
    assert "1,1" in near("clan-hall wood", taken, coins=1).options("A", "activate")


def test_g2_act_3__a_payment_that_leaves_no_coins_for_the_road_may_not_be_made() -> None:
    taken = "clans: MacLeod B, MacDonald B, Cameron B, Chisholm B, Ross B"
    table = near("clan-hall wood", taken, coins=1)

    table.plays("A", "activate 1,1", until="pay")
    assert table.options("A", "buy") == {"wood"}  # then the own wood can be sold for the road
    table.refuses("A", "buy stone", "G2-TURN-4")
    table.plays("A", "pay wood 1,1", until="place-marker")

    assert (table.goods("A"), table.of("A").coins) == ("", 1)
    assert "Gunn" in table.options("A", "claim")


def test_g2_act_3__once_per_activation() -> None:
    table = near("pulteney barley barley")

    table.plays("A", "activate 1,1")

    table.refuses("A", "activate 1,1", "G2-ACT-1")
