"""Tiles, cards and clans are those of the box, known and reconstructed values marked."""

from collections import Counter

import pytest

from games.engine.common.production import (
    GainCoins,
    GainMovement,
    GainPoints,
    GainWhisky,
    Produce,
    ProduceAny,
)
from games.engine.common.trade import Trade
from games.engine.core.effects import Cost, Effect, Tile
from games.engine.glen_more_2.clan_board import GainMarker
from games.engine.glen_more_2.clans import CLANS, neighbouring_fields
from games.engine.glen_more_2.optional_effects import RecruitHere
from games.engine.glen_more_2.removal import RemoveTiles
from games.engine.glen_more_2.tiles import TILES

#: Every tile of a stack: id, type, river or overbuild, cost, once, when activated; what its card
#: gives at once, or does later, is marked by a star.
STACK_S = """
    halkirk      | village  | river |  | Scotsman | move
    inshriach    | material |       |  |  | wood
    lochridge    | animal   |       |  |  | sheep
    ballachulish | material |       |  |  | stone
    black-isle   | field    | river |  |  | barley
    """
STACK_A = """
    loch-lochy       | loch     | river |  | * 2 any |
    donan-castle     | castle   |       | stone, wood | * marker | move
    castle-stalker   | castle   | river | stone, wood | Scotsman, * 3 coins | move
    robert-the-bruce | person   |       | stone |  |
    william-wallace  | person   |       | sheep |  |
    pulteney         | whisky   |       | stone | whisky | barley: whisky
    aviemore         | village  |       | stone | Scotsman | move
    beauly           | village  | river |  | Scotsman | move
    glen-affric      | material | river |  |  | wood
    easdale          | material |       |  |  | stone
    strathspey       | animal   | river |  |  | cattle
    lochaber         | animal   |       |  |  | sheep
    moray            | field    |       |  |  | barley
    dingwall-butcher | trade    |       | wood |  | animals: 1=2 2=5 3=8
    """
STACK_B = """
    inverness | village | river over | stone, wood | Scotsman, * barley, * whisky | move
    loch-shiel            | loch     | river      | coins | * Scotsman, * whisky |
    duart-castle          | castle   |            | sheep, stone, wood | * marker, * coins | move
    mary-stuart           | person   |            | barley |  |
    john-knox             | person   |            |  |  |
    bonnie-prince-charlie | person   |            | sheep |  |
    glen-mhor             | whisky   |            | stone | whisky | barley: whisky
    glenlochy             | whisky   | river      | stone | whisky | barley: whisky
    nairn                 | village  |            | wood | Scotsman | move
    kingussie             | village  |            | stone | Scotsman, coins | move
    badenoch              | animal   |            |  |  | sheep
    great-glen-pasture    | animal   | river      |  |  | cattle
    rothiemurchus-fold    | animal   | over       | wood |  | sheep cattle
    rannoch               | material |            |  |  | wood
    caledonian-works      | material | over       | coins |  | wood stone
    elgin                 | trade    |            | wood |  | different: 2=4 4=8
    black-park            | field    | river      |  |  | barley
    """
STACK_C = """
    loch-ness         | loch     | river | Scotsman | * one more tile |
    armadale-castle   | castle   |       | stone, wood | Scotsman, * coins double | move
    rob-roy           | person   |       | cattle |  |
    flora-macdonald   | person   |       | barley |  |
    james-watt        | person   |       | stone |  |
    edradour          | whisky   |       | stone | whisky | barley: whisky
    fort-augustus     | village  | river | stone | Scotsman, 2 coins | move
    grantown          | village  | over  | wood | Scotsman, 2 points | move
    glen-nevis        | animal   | river |  |  | sheep
    highland-drove    | animal   | over  | coins |  | sheep cattle
    caledonian-pines  | material | over  | coins |  | wood wood
    ardverikie-estate | material |       | 2 coins | any | any
    kenmore-fair      | trade    |       | wood |  | different: 2=4 4=8
    tain-grocer       | trade    |       | stone |  | 3 any: 7 points
    clan-hall         | trade    |       | stone, wood | marker | any: marker
    clachaig-inn      | trade    |       | whisky |  | 3 points
    tarbat            | field    |       |  |  | barley
    """
STACK_D = """
    the-end           | end      |       |  |  |
    loch-morar        | loch     | river |  | * remove 2 |
    castle-moil       | castle   |       | barley, stone, wood | Scotsman, * castle double | move
    castle-of-mey     | castle   |       | cattle, stone, wood | * whole territory | move
    robert-burns      | person   |       | barley |  |
    walter-scott      | person   |       | coins |  |
    conan-doyle       | person   |       | coins |  |
    millburn          | whisky   |       | stone | whisky | barley: whisky
    pitlochry         | village  |       | barley, wood | Scotsman, whisky | move
    fort-william      | village  | river | stone | Scotsman, 3 points | move
    cawdor-castle     | castle   | over  | stone | 2 Scotsman | move
    drumochter-inn    | trade    |       | whisky |  | 4 points
    carrbridge        | trade    | river |  |  | stone, wood: 7 points
    perth-exchange    | trade    | over  | wood |  | barley, stone, wood: 9 points
    inverness-butcher | trade    |       | wood |  | animals: 1=2 2=5 3=8
    glen-coe          | animal   |       |  |  | cattle
    ballater          | material |       |  |  | stone
    """
#: What the rulebooks give of a tile, and (with a question mark) what a play report gives.
KNOWN = """
    halkirk          | name type river once activate
    inshriach        | name activate
    lochridge        | name river
    loch-lochy       | name stack card
    donan-castle     | name stack card
    castle-stalker   | name stack card
    robert-the-bruce | name type
    william-wallace  | name
    pulteney         | name type
    inverness        | name stack type river overbuild once activate card
    loch-shiel       | name stack card
    duart-castle     | name stack card
    mary-stuart      | name?
    glen-mhor        | name type
    glenlochy        | name type
    elgin            | name?
    loch-ness        | name stack cost card
    armadale-castle  | name stack card
    edradour         | name type
    kenmore-fair     | name?
    the-end          | name stack
    loch-morar       | name stack card
    castle-moil      | name stack card
    castle-of-mey    | name stack card
    conan-doyle      | name?
    millburn         | name type
    """

STACKED = [tile for tile in TILES.under(1).values() if tile.stack]
#: How many of a type lie in stacks S, A, B, C and D.
TYPES = {
    "village": (1, 2, 3, 2, 2),
    "castle": (0, 2, 1, 1, 3),
    "animal": (1, 2, 3, 2, 1),
    "material": (2, 2, 2, 2, 1),
    "field": (1, 1, 1, 1, 0),
    "whisky": (0, 1, 2, 1, 1),
    "trade": (0, 1, 1, 4, 4),
    "loch": (0, 1, 1, 1, 1),
    "person": (0, 2, 3, 3, 3),
    "end": (0, 0, 0, 0, 1),
}


def test_g2_set_6__5_s_tiles() -> None:
    assert sum(tile.stack == "S" for tile in STACKED) == 5


def test_g2_set_7__14_tiles_a_and_17_each_of_b_c_and_d() -> None:
    assert Counter(tile.stack for tile in STACKED) == {"S": 5, "A": 14, "B": 17, "C": 17, "D": 17}
    assert [tile.id for tile in TILES.under(1).values() if tile.type == "end"] == ["the-end"]
    assert TILES.under(1)["the-end"].stack == "D"


def test_g2_set_7__so_many_of_each_type_in_each_stack() -> None:
    found = Counter((tile.type, tile.stack) for tile in STACKED)

    assert {kind: tuple(found[kind, stack] for stack in "SABCD") for kind in TYPES} == TYPES
    assert {kind for kind, _ in found} == set(TYPES)


@pytest.mark.parametrize(
    ("stack", "table"),
    [("S", STACK_S), ("A", STACK_A), ("B", STACK_B), ("C", STACK_C), ("D", STACK_D)],
)
def test_g2_set_7__every_tile_of_a_stack_with_cost_and_effects(stack: str, table: str) -> None:
    assert {tile.id: _printed(tile) for tile in STACKED if tile.stack == stack} == _rows(table)


def test_g2_set_7__known_values_of_tiles_are_marked_and_the_rest_reconstructed() -> None:
    found = {tile.id: (_known(tile),) for tile in STACKED}

    assert {name: known for name, known in found.items() if any(known)} == _rows(KNOWN)


def _rows(table: str) -> dict[str, tuple[str, ...]]:
    rows = [[part.strip() for part in line.split("|")] for line in table.strip().splitlines()]
    return {row[0]: tuple(row[1:]) for row in rows}


def test_g2_set_1__the_home_tiles() -> None:
    assert _printed(TILES.under(1)["starting-village"]) == ("village", "river", "", "", "move")
    assert _printed(TILES.under(1)["home-castle"]) == ("castle", "river", "", "", "move")


def test_g2_set_9__david_hume_is_a_person_of_no_stack() -> None:
    hume = TILES.under(1)["david-hume"]

    assert (hume.type, hume.stack, hume.placed, hume.cost) == ("person", "", False, Cost())


def test_g2_turn_3__no_tile_of_the_base_game_has_an_icon() -> None:
    assert [tile.id for tile in TILES.under(1).values() if tile.chronicle or not tile.landing] == [
        "the-end"
    ]


def test_g2_per_1__persons_and_they_alone_are_not_placed() -> None:
    assert {tile.type for tile in TILES.under(1).values() if not tile.placed} == {"person"}
    assert all(not tile.placed for tile in TILES.under(1).values() if tile.type == "person")


def test_g2_lmk_1__eleven_landmarks_by_their_cards() -> None:
    cards = {tile.card.rule: tile.stack for tile in STACKED if tile.card}

    assert len(cards) == 11
    assert {
        stack: sorted(rule[7:] for rule, s in cards.items() if s == stack) for stack in "ABCD"
    } == {
        "A": ["Donan", "Lochy", "Stalker"],
        "B": ["Duart", "Inverness", "Shiel"],
        "C": ["Armadale", "Ness"],
        "D": ["Mey", "Moil", "Morar"],
    }


#: The roads of the clan board, each listed at one of its ends; a road costs 1 unless stated.
CLAN_BOARD = """
    Start      | Cameron=0 Chisholm=0 MacDonald=0 MacLeod=0 Ross=0
    MacLeod    | McKinnon MacDonald
    MacDonald  | MacDonell MacLean
    Cameron    | MacMillan MacDonell
    Chisholm   | Grant Munro
    Ross       | Munro Sutherland Gunn
    Sutherland | McKay Gunn
    Sinclair   | Gunn McKay
    MacMillan  | MacLachlan MacGregor
    MacLean    | MacLachlan Douglas McKinnon
    MacPherson | MacDonell Mackintosh Oliphant=2
    Grant      | Mackintosh Brodie
    Munro      | Brodie
    Oliphant   | MacGregor
    Douglas    | MacLachlan
    """


def test_g2_cln_1__twenty_two_clans_and_the_roads_between_them() -> None:
    expected = {
        (frozenset((start, end.partition("=")[0])), int(end.partition("=")[2] or 1))
        for start, (ends,) in _rows(CLAN_BOARD).items()
        for end in ends.split()
    }
    fields = neighbouring_fields(1)
    found = [(frozenset((field, end)), cost) for field in fields for end, cost in fields[field]]

    assert len(CLANS.under(1)) == 22
    assert set(found) == expected
    assert len(found) == 2 * len(expected) == 2 * 33  # each is found from both ends
    assert set(fields) == {"Start", *CLANS.under(1)}


# --- a tile in the words of the tables -----------------------------------------------------


def _printed(tile: Tile) -> tuple[str, ...]:
    marks = ["river"] * tile.river + ["over"] * tile.overbuild
    once = sorted(map(_effect, tile.once), key=lambda text: "Scotsman" not in text)
    card = [f"* {_effect(each)}" for each in tile.card.once] if tile.card else []
    if tile.card and not card:
        card = [f"* {CARDS[tile.card.rule]}"]
    active = _effect(tile.activate) if tile.activate else ""
    return tile.type, " ".join(marks), _cost(tile.cost), ", ".join(once + card), active


def _known(tile: Tile) -> str:
    return " ".join([*tile.known, *(f"{word}?" for word in tile.reported)])


#: What the cards without an immediate effect do.
CARDS = {
    "G2-LMK-Ness": "one more tile",
    "G2-LMK-Armadale": "coins double",
    "G2-LMK-Moil": "castle double",
    "G2-LMK-Mey": "whole territory",
}


def _cost(cost: Cost) -> str:
    parts = sorted(_many(number, good) for good, number in cost.goods)
    choice = "different" if cost.different else "any"
    beside = ((choice, cost.number), ("whisky", cost.whisky), ("coins", cost.coins))
    parts += [_many(number, what) for what, number in beside if number]
    parts += ["Scotsman"] * cost.scotsmen
    return ", ".join(parts)


def _effect(effect: Effect) -> str:
    match effect:
        case Produce(kinds):
            return " ".join(kinds)
        case ProduceAny(1, (good,)):
            return good
        case RemoveTiles(number):
            return f"remove {number}"
        case GainMarker():
            return "marker"
        case Trade():
            return _trade(effect)
    return _many(getattr(effect, "number", 0), NAMES[type(effect)])


def _many(number: int, what: str) -> str:
    return what if number == 1 else f"{number} {what}"


NAMES: dict[type[Effect], str] = {
    ProduceAny: "any",
    RecruitHere: "Scotsman",
    GainMovement: "move",
    GainWhisky: "whisky",
    GainCoins: "coins",
    GainPoints: "points",
}


def _trade(trade: Trade) -> str:
    """Return a single trade as cost and gain, several as points per number of resources."""
    if len(trade.ways) == 1:
        return f"{_cost(trade.ways[0].cost)}: {_effect(trade.ways[0].gain)}"
    points = [f"{way.cost.number}={_effect(way.gain).split()[0]}" for way in trade.ways]
    if all(way.cost.different for way in trade.ways):
        return f"different: {' '.join(points)}"
    among = {way.cost.among for way in trade.ways}
    return f"{'animals' if among == {('sheep', 'cattle')} else among}: {' '.join(points)}"
