"""The 11 landmarks (G2-LMK)."""

import pytest

from games.engine.core.facts import CardGained, Gained, TileActivated
from tests.engine.scripted_table_2 import Table, ended, given, scored

GOODS = {"wood", "stone", "barley", "sheep", "cattle"}


def taking(tile: str, more: str = "", coins: int = 9) -> Table:
    """Return a table where A may take a landmark."""
    return given(f"4 players\ncircuit: A {tile} B C D\nA: coins {coins}\n{more}")


@pytest.mark.parametrize(
    ("tile", "moves"),
    [
        ("armadale-castle", ["place 0,1", "decline"]),
        ("castle-moil", ["place 0,1", "decline"]),
        ("castle-of-mey", ["place 0,1"]),
        ("castle-stalker", ["decline"]),
        ("donan-castle", ["place 0,1", "decline"]),
        ("duart-castle", ["place 0,1", "decline"]),
        ("loch-lochy", ["decline", "decline"]),
        ("loch-morar", ["decline"]),
        ("loch-shiel", ["decline"]),
    ],
)
def test_g2_lmk_1__taking_a_landmark_gives_its_card(tile: str, moves: list[str]) -> None:
    table = taking(tile)

    table.plays("A", "take 1", *moves)

    assert table.of("A").cards == (tile,)
    assert table.facts_of(CardGained) == [CardGained(0, tile)]


def test_g2_lmk_1__the_immediate_effect_comes_before_the_activation_and_only_once() -> None:
    table = taking("castle-stalker")
    table.plays("A", "take 1", "decline", "activate -1,0", "end")
    kinds = (Gained, TileActivated)
    order = [type(each) for each in table.facts if isinstance(each, kinds)]
    assert order == [Gained, TileActivated, Gained]  # the coins, and the castle's movement point

    table = taking(
        "lochaber", "A map:\n  | -1 | 0 | 1\n 0 | castle-stalker | starting-village @ | home-castle"
    )
    table.plays("A", "take 1", "place -1,1", "activate -1,0")
    assert table.of("A").coins == 9


def test_g2_lmk_1__the_card_stays_when_the_tile_is_covered() -> None:
    table = taking(
        "cawdor-castle",
        """A cards: armadale-castle
A map:
      | 0                  | 1
    1 | armadale-castle    |
    0 | starting-village @ | home-castle""",
    )

    table.plays("A", "take 1", "decline", "decline")

    assert table.of("A").cards == ("armadale-castle",)


def test_g2_lmk_1__and_when_it_is_removed_with_its_ongoing_effect() -> None:
    table = taking(
        "john-knox",
        """A cards: loch-ness
A map:
      | -1        | 0                  | 1           | 2
    1 |           |                    |             | moray
    0 | loch-ness | starting-village @ | home-castle | halkirk""",
    )

    table.plays("A", "take 1", "claim MacMillan", "remove -1,0", "activate 2,1")

    assert (table.removed, table.of("A").cards) == ("loch-ness", ("loch-ness",))
    assert table.goods("A") == "barley"


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (5, 10), (8, 16), (11, 19)])
def test_g2_lmk_armadale__the_first_8_coins_are_worth_2_each(coins: int, points: int) -> None:
    table = ended(2, f"A: coins {coins}\nA cards: armadale-castle\nB: coins 0")

    assert table.points == [points, 0]
    if coins:
        assert table.rules_scored("A")["G2-LMK-Armadale"] == min(coins, 8)


def test_g2_lmk_donan__a_clan_marker_whose_roads_are_paid() -> None:
    table = taking("donan-castle")

    table.plays("A", "take 1", "place 0,1", "claim McKay")

    assert (table.clans, table.of("A").coins) == ("McKay A", 9 - 2 - 2)


FAR = """A map:
      | 0                  | 1           | 2         | 3               | 4
    1 |                    |             |           | pulteney barley | rannoch
    0 | starting-village @ | home-castle | halkirk   | beauly          | black-isle"""


def test_g2_lmk_mey__all_tiles_instead_of_the_neighbours_once_each() -> None:
    table = taking("castle-of-mey", FAR)

    table.plays("A", "take 1", "place 0,1")
    everywhere = {"0,1", "0,0", "1,0", "2,0", "3,0", "4,0", "3,1", "4,1"}
    assert table.options("A", "activate") == everywhere
    table.plays("A", "activate 4,1", "activate 4,0", "activate 0,0")

    assert table.goods("A") == "barley barley wood"
    table.refuses("A", "activate 4,1", "G2-ACT-1")


def test_g2_lmk_mey__loch_ness_adds_nothing() -> None:
    table = taking("castle-of-mey", f"A cards: loch-ness\n{FAR}")

    table.plays("A", "take 1", "place 0,1", "activate 4,1")

    table.refuses("A", "activate 4,1", "G2-ACT-1")


def test_g2_lmk_mey__tiles_already_activated_in_the_turn_are_left_out() -> None:
    table = given("""
        4 players
        circuit: A moray B C D
        discarded: castle-of-mey
        A: coins 9
        A map:
              | 0                  | 1           | 2               | 3
            1 | rannoch            |             | clan-hall stone | tarbat
            0 | starting-village @ | home-castle | halkirk         | beauly
        """)

    table.plays("A", "take 1", "place 1,1", "activate 0,1", "activate 2,1", until="pay")
    table.plays("A", "pay stone 2,1", "claim Munro", "build castle-of-mey", "place 0,-1")

    assert "3,1" in table.options("A", "activate")
    table.refuses("A", "activate 0,1", "G2-ACT-1")
    table.refuses("A", "activate 2,1", "G2-ACT-1")


def test_g2_lmk_mey__only_in_the_turn_of_placing() -> None:
    table = taking("moray", FAR.replace("A map", "A cards: castle-of-mey\nA map"))

    table.plays("A", "take 1", "place 0,1")

    table.refuses("A", "activate 4,1", "G2-ACT-1")


def test_g2_lmk_stalker__three_coins() -> None:
    table = taking("castle-stalker")

    table.plays("A", "take 1", "recruit -1,0")

    assert table.of("A").coins == 9 - 2 + 3


MOIL = "{}A map:\n  | 0 | 1 | 2\n 0 | starting-village @ | home-castle {} | castle-stalker @@"


def test_g2_lmk_moil__3_scotsmen_on_the_home_castle_count_as_6() -> None:
    table = scored(2, MOIL.format("A cards: castle-moil\n", "@@@"))

    cards = 1
    assert table.game.edition.strength(table.game, 0, "Scotsmen on the Home Castle", 0) == 6
    assert table.points == [8 + cards, 0]


def test_g2_lmk_moil__others_do_not_count_double() -> None:
    assert scored(2, MOIL.format("B cards: castle-moil\n", "@@@")).points == [3, 1]
    assert scored(2, MOIL.format("A cards: castle-moil\n", "")).points == [1, 0]
    assert scored(2, MOIL.format("A: whisky 2\nA cards: castle-moil\n", "@")).points == [
        2 + 2 + 1,
        0,
    ]


def test_g2_lmk_duart__a_clan_marker_whose_roads_are_paid_then_a_coin() -> None:
    table = taking("duart-castle")

    table.plays("A", "take 1", "place 0,1", "claim McKay")

    assert (table.clans, table.of("A").coins) == ("McKay A", 9 - 3 - 2 + 1)


def test_g2_lmk_duart__the_coin_comes_too_late_for_these_roads() -> None:
    table = taking("duart-castle", coins=4)

    table.plays("A", "take 1", "place 0,1", until="place-marker")

    assert table.of("A").coins == 1
    table.refuses("A", "claim McKay", "G2-CLN-1")
    assert "Grant" in table.options("A", "claim")


@pytest.mark.parametrize(("markers", "moves"), [(10, ["decline"]), (0, [])])
def test_g2_lmk_duart__the_coin_also_comes_without_a_marker(markers: int, moves: list[str]) -> None:
    table = taking("duart-castle", f"A: markers {markers}")

    table.plays("A", "take 1", "place 0,1", *moves)

    assert (table.clans, table.of("A").coins) == ("", 9 - 3 + 1)


INVERNESS = "A map:\n  | 0 | 1 | 2\n 0 | starting-village | home-castle @ | halkirk {}"


def test_g2_lmk_inverness__a_barley_on_the_tile_and_a_whisky() -> None:
    table = taking("inverness", INVERNESS.format(""))

    table.plays("A", "take 1", "place 2,0", "decline", "choose barley")

    assert (table.goods("A", "2,0"), table.of("A").whisky) == ("barley", 1)


def test_g2_lmk_inverness__without_room_the_barley_is_lost() -> None:
    table = taking(
        "inverness", INVERNESS.format("wood wood wood").replace("A map", "market: wood 0\nA map")
    )

    table.plays("A", "take 1", until="pay")
    table.plays("A", "buy wood", "place 2,0", "decline")

    assert (table.goods("A", "2,0"), table.of("A").whisky) == ("wood wood wood", 1)


@pytest.mark.parametrize("good", sorted(GOODS))
def test_g2_lmk_lochy__any_two_resources_on_the_tile(good: str) -> None:
    table = taking("loch-lochy")

    table.plays("A", "take 1", until="choose-good")
    assert table.options("A", "choose") == GOODS
    table.plays("A", "choose wood", until="choose-good")
    assert table.options("A", "choose") == GOODS
    table.plays("A", f"choose {good}")

    assert table.goods("A", "-1,0") == f"wood {good}"


MORAR = """A map:
      | 0                  | 1           | 2
    1 | moray              | lochridge   | easdale
    0 | starting-village @ | home-castle |"""


def test_g2_lmk_morar__up_to_two_tiles_are_removed() -> None:
    table = taking("loch-morar", MORAR)
    table.plays("A", "take 1", "remove 0,1", "remove 2,1")
    assert table.removed == "moray easdale"
    assert sorted(table.of("A").tiles) == [(-1, 0), (0, 0), (1, 0), (1, 1)]

    table = taking("loch-morar", MORAR)
    table.plays("A", "take 1", "remove 0,1", "decline")
    assert table.removed == "moray"
    table = taking("loch-morar", MORAR)
    table.plays("A", "take 1", "decline")  # none at all
    assert table.removed == ""


def test_g2_lmk_morar__itself_may_go_and_its_card_stays() -> None:
    table = taking("loch-morar", MORAR)

    table.plays("A", "take 1", "remove -1,0", "decline")

    assert (table.removed, table.of("A").cards) == ("loch-morar", ("loch-morar",))
    assert table.options("A", "activate") == {"0,0", "0,1"}


NESS = """A map:
      | -1      | 0                  | 1           | 2        | 3
    1 |         |                    |             | moray    | rannoch
    0 | halkirk | starting-village @ | home-castle | beauly   | black-isle @"""


def test_g2_lmk_ness__costs_a_scotsman() -> None:
    table = taking("loch-ness", NESS)

    table.plays("A", "take 1")  # the one in the village: the other is needed at the river's end

    assert (table.members("A"), table.of("A").supply) == (1, 9)
    assert table.tile("A", "4,0") == "loch-ness"


def ness(tile: str) -> Table:
    return taking(tile, f"A cards: loch-ness\n{NESS}")


def test_g2_lmk_ness__one_more_tile_anywhere_in_each_own_turn() -> None:
    table = ness("easdale tarbat")

    table.plays("A", "take 1", "place 0,1", "activate 3,1")
    assert table.goods("A") == "wood"
    table.refuses("A", "activate 2,1", "G2-ACT-1")
    assert table.options("A", "activate") == {"0,1", "-1,0", "0,0", "1,0"}
    table.plays("A", "end")
    table.plays("A", "take 2", "place 1,1", "activate 3,1", "end")
    assert table.goods("A", "3,1") == "wood wood"


def test_g2_lmk_ness__at_any_point_of_the_activation() -> None:
    table = ness("easdale")

    table.plays("A", "take 1", "place 0,1", "activate 0,1", "activate 0,0", "activate 3,1")
    table.plays("A", "activate 1,0", "end")

    assert table.goods("A") == "stone wood"


def test_g2_lmk_ness__only_a_tile_with_an_activation_symbol_and_not_twice() -> None:
    table = taking("easdale", f"A cards: loch-ness\n{NESS.replace('beauly', 'loch-shiel')}")

    table.plays("A", "take 1", "place 0,1")
    assert "2,0" not in table.options("A", "activate")
    table.plays("A", "activate 0,1")
    table.refuses("A", "activate 0,1", "G2-ACT-1")


def test_g2_lmk_ness__also_in_the_turn_in_which_it_is_placed() -> None:
    table = taking("loch-ness", NESS)

    table.plays("A", "take 1", "activate -1,0", "end")

    assert TileActivated(0, "halkirk", (-1, 0)) in table.facts_of(TileActivated)


def test_g2_lmk_ness__also_with_a_person_after_its_effect() -> None:
    table = ness("john-knox")

    table.plays("A", "take 1", "claim MacLeod", "activate 3,1")

    assert table.options("A", "activate") == set()
    assert table.goods("A") == "wood"


def test_g2_lmk_ness__also_when_a_tile_is_discarded() -> None:
    table = taking("nairn", f"stack D:\nA cards: loch-ness\n{NESS}", coins=0)

    table.plays("A", "discard 1", "gain coin", "activate 3,1")

    assert table.goods("A") == "wood"


def test_g2_lmk_ness__one_in_a_turn_however_many_tiles_were_placed() -> None:
    table = taking("donan-castle", f"discarded: tarbat\nA cards: loch-ness\n{NESS}")

    table.plays("A", "take 1", "place 0,1", "claim Munro", "build tarbat", "place -1,1")
    table.plays("A", "activate 3,1", "done")

    assert table.options("A", "activate") == {"-1,1", "0,1", "-1,0", "0,0", "1,0"}


def test_g2_lmk_ness__not_when_moving_onto_the_end() -> None:
    position = "4 players\ncircuit: A B C D the-end\nstack D:\nA cards: loch-ness"
    table = given(f"{position}\n{NESS}")

    table.plays("A", "go 4")

    table.asks("B", "take-tile")


def test_g2_lmk_shiel__a_scotsman_on_the_tile_and_a_whisky() -> None:
    table = taking("loch-shiel")

    table.plays("A", "take 1", "recruit -1,0")

    assert (table.members("A", "-1,0"), table.of("A").whisky) == (1, 1)
