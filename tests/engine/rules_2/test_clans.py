"""Clans with a one-time effect (G2-CLN)."""

import pytest

from games.engine.core.facts import Gained
from games.engine.glen_more_2.clans import CLANS
from tests.engine.rules_2.clan_tables import befriending

#: Three rows of tiles to draw villages, rivers and overbuild tiles from.
VILLAGES = ("nairn", "kingussie", "aviemore", "pitlochry", "grantown")
RIVERS = ("halkirk", "black-isle", "beauly", "black-park", "glen-nevis")


def rows(above: tuple[str, ...] = (), right: tuple[str, ...] = (), village: str = "@") -> str:
    """Return a territory with tiles above the home tiles and others to the right on the river."""
    cells = ["starting-village " + village, "home-castle", *right]
    width = max(len(above), len(cells))
    return "\n".join(
        [
            "  | " + " | ".join(map(str, range(width))),
            "1 | " + " | ".join(above),
            "0 | " + " | ".join(cells),
        ]
    ).replace("\n", "\n  ")


@pytest.mark.parametrize(("villages", "points"), [(2, 0), (3, 5), (4, 8), (5, 8)])
def test_g2_cln_brodie__three_villages_5_four_or_more_8(villages: int, points: int) -> None:
    table = befriending("Brodie", rows(VILLAGES[: villages - 1]))

    assert table.points[0] == points
    assert table.rules_scored("A") == ({"G2-CLN-Brodie": points} if points else {})
    table.asks("A", "activate")


TRADES = """
          | 0                  | 1             | 2
        1 | dingwall-butcher sheep | moray     | clachaig-inn
        0 | starting-village @ | home-castle   | halkirk
    """


def test_g2_cln_cameron__three_movement_points() -> None:
    table = befriending("Cameron")

    assert table.movement == 3
    table.plays("A", "move 0,0 1,0", "move 1,0 0,0", "move 0,0 1,0")
    assert table.members("A", "1,0") == 1


def test_g2_cln_cameron__and_one_trade_tile_is_activated() -> None:
    table = befriending("Cameron", TRADES)

    table.asks("A", "activate-one-of")
    assert table.options("A", "activate") == {"0,1", "2,1"}
    table.plays("A", "activate 2,1")
    assert (table.points[0], table.movement) == (3, 3)
    assert table.options("A", "activate") == set()


def test_g2_cln_cameron__the_points_may_be_spent_before_or_after_it() -> None:
    table = befriending("Cameron", TRADES)

    table.plays("A", "move 0,0 1,0", "activate 2,1", "move 1,0 2,0", "end")

    assert table.members("A", "2,0") == 1


def test_g2_cln_chisholm__a_barley_and_a_scotsman_on_any_tiles() -> None:
    table = befriending("Chisholm")

    table.plays("A", "put barley 1,0", "recruit 0,0")

    assert (table.goods("A", "1,0"), table.members("A", "0,0")) == ("barley", 2)
    assert table.of("A").supply == 7


def test_g2_cln_douglas__three_points() -> None:
    table = befriending("Douglas")

    assert (table.points[0], table.rules_scored("A")) == (3, {"G2-CLN-Douglas": 3})


def manned(number: int, on_one: str = "") -> str:
    """Return a territory with a Scotsman on this many tiles."""
    tiles = ["starting-village", "home-castle", *RIVERS]
    cells = [f"{tile} @{on_one}" if at < number else tile for at, tile in enumerate(tiles)]
    return f"  | {' | '.join(map(str, range(len(tiles))))}\n  0 | {' | '.join(cells)}"


@pytest.mark.parametrize(("number", "points"), [(4, 0), (5, 5), (6, 8), (7, 8)])
def test_g2_cln_grant__scotsmen_on_five_tiles_5_on_six_or_more_8(number: int, points: int) -> None:
    assert befriending("Grant", manned(number)).points[0] == points


def test_g2_cln_grant__two_on_a_tile_count_as_one_tile() -> None:
    assert befriending("Grant", manned(4, on_one="@")).points[0] == 0


def test_g2_cln_gunn__a_sheep_and_a_cattle() -> None:
    table = befriending("Gunn")

    table.plays("A", "put sheep 0,0", "put cattle 1,0")

    assert (table.goods("A", "0,0"), table.goods("A", "1,0")) == ("sheep", "cattle")


def test_g2_cln_macdonald__a_stone_and_a_wood() -> None:
    table = befriending("MacDonald")

    table.plays("A", "put stone 1,0", "put wood 1,0")

    assert table.goods("A", "1,0") == "stone wood"


MANY = """
          | 0                  | 1           | 2                     | 3
        1 | rannoch            | lochridge   | moray                 | pulteney barley
        0 | starting-village @ | home-castle | glenlochy             | glen-affric
    """


def test_g2_cln_macdonell__a_material_tile_and_a_whisky_tile() -> None:
    table = befriending("MacDonell", MANY, coins=1)

    assert table.options("A", "activate") == {"0,1", "3,0", "3,1", "2,0"}
    table.plays("A", "activate 0,1", until="activate-one-of")
    assert table.options("A", "activate") == {"3,1", "2,0"}  # no second one of the type
    table.plays("A", "activate 3,1")

    assert (table.goods("A"), table.of("A").whisky) == ("wood", 1)
    table.asks("A", "activate")


FULL = """
          | 0                  | 1
        1 | rannoch wood wood wood | moray
        0 | starting-village @ | home-castle
    """


def test_g2_cln_3__a_sale_makes_room_for_what_a_clan_activates() -> None:
    table = befriending("MacDonell", FULL, more="market: wood 2", coins=1)

    table.asks("A", "activate-one-of")
    table.plays("A", "sell wood 0,1", "activate 0,1")

    assert table.goods("A", "0,1") == "wood wood wood"


def test_g2_cln_3__what_no_sale_makes_possible_is_declined_without_a_question() -> None:
    table = befriending("MacDonell", FULL, more="market: wood 0", coins=1)

    table.asks("A", "activate")


def test_g2_cln_macdonell__each_is_optional() -> None:
    table = befriending("MacDonell", MANY, coins=1)

    table.plays("A", "activate 3,1", "decline", "end")

    assert (table.of("A").whisky, table.goods("A")) == (1, "")


def test_g2_cln_maclean__an_animal_tile_and_a_whisky_tile() -> None:
    table = befriending("MacLean", MANY, coins=1)

    assert table.options("A", "activate") == {"1,1", "3,1", "2,0"}
    table.plays("A", "activate 1,1", "activate 3,1", "end")

    assert (table.of("A").whisky, table.goods("A")) == (1, "sheep")


def test_g2_cln_maclean__no_material_tile() -> None:
    table = befriending("MacLean", MANY, coins=1)

    table.refuses("A", "activate 0,1", "G2-CLN-3")


def test_g2_cln_macleod__three_coins() -> None:
    table = befriending("MacLeod")

    assert table.of("A").coins == 12
    assert Gained(0, "coins", 3) in table.facts_of(Gained)


def test_g2_cln_macmillan__one_own_tile_leaves_the_game() -> None:
    table = befriending("MacMillan", MANY)

    assert table.options("A", "remove") == {"0,1", "1,1", "2,1", "3,1", "3,0"}
    table.plays("A", "remove 2,1", "end")
    assert (table.removed, table.tile("A", "2,1")) == ("moray", "")


def test_g2_cln_macmillan__not_a_home_tile() -> None:
    table = befriending("MacMillan")

    table.asks("A", "activate")  # there is nothing to remove
    assert len(table.of("A").tiles) == 2


def test_g2_cln_macmillan__it_may_be_declined() -> None:
    table = befriending("MacMillan", MANY)

    table.plays("A", "decline", "end")

    assert table.removed == ""


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (("lochridge", "rannoch/caledonian-works"), 0),
        (("lochridge/rothiemurchus-fold", "rannoch/caledonian-works"), 5),
        (("lochridge/rothiemurchus-fold/highland-drove", "moray"), 5),  # a covered one
        (("lochridge/rothiemurchus-fold/highland-drove", "rannoch/caledonian-works"), 8),
        (("badenoch/rothiemurchus-fold", "nairn/grantown", "rannoch/caledonian-works"), 8),
    ],
)
def test_g2_cln_macpherson__two_overbuild_tiles_5_three_or_more_8(
    tiles: tuple[str, ...], points: int
) -> None:
    assert befriending("MacPherson", rows(tiles)).points[0] == points


def test_g2_cln_mckay__david_hume_counts_as_two_persons() -> None:
    table = befriending("McKay")
    assert table.of("A").persons == ("john-knox", "david-hume")

    table.plays("A", "end")
    assert table.game.edition.strength(table.game, 0, "persons", 0) == 3


def test_g2_cln_mckay__he_gives_no_clan_marker() -> None:
    table = befriending("McKay")

    assert table.clans == "McKay A"
    table.asks("A", "activate")


def test_g2_cln_mckinnon__a_scotsman_and_two_coins() -> None:
    table = befriending("McKinnon")

    table.plays("A", "recruit 1,0")

    assert (table.members("A", "1,0"), table.of("A").coins) == (1, 9 - 1 + 2)


@pytest.mark.parametrize(("coins", "points"), [(11, 0), (12, 5), (14, 5), (15, 8)])
def test_g2_cln_oliphant__nine_coins_5_twelve_8_after_the_roads_are_paid(
    coins: int, points: int
) -> None:
    table = befriending("Oliphant", coins=coins)

    assert (table.points[0], table.of("A").coins) == (points, coins - 3)


def test_g2_cln_ross__two_scotsmen() -> None:
    table = befriending("Ross")

    table.plays("A", "recruit 1,0", "recruit 1,0")

    assert (table.members("A", "1,0"), table.of("A").supply) == (2, 6)


@pytest.mark.parametrize(("more", "points"), [(1, 0), (2, 5), (3, 5), (4, 8), (5, 8)])
def test_g2_cln_sutherland__four_river_tiles_5_six_or_more_8(more: int, points: int) -> None:
    table = befriending("Sutherland", rows(("rannoch",), RIVERS[:more]))

    assert table.points[0] == points


def test_g2_cln_1__there_are_22_fields() -> None:
    assert len(CLANS.under(1)) == 22
