"""The 72 tiles are those of the box, with their costs and effects."""

from collections import Counter

import pytest

from games.engine.common.production import (
    GainCoins,
    GainMovement,
    GainPoints,
    GainScotsmen,
    GainWhisky,
    Produce,
    ProduceAny,
)
from games.engine.common.trade import Trade
from games.engine.core.effects import Cost, Effect, Tile
from games.engine.glen_more_2010.locations import FillEmptyTiles, Location
from games.engine.glen_more_2010.tiles import START_VILLAGE, TILES

#: Every tile of a stack: how many, name, river or road, cost, once, when activated.
STACK_0 = """
    1 | Forest    | river |  |           | wood
    1 | Forest    | road  |  |           | wood
    1 | Quarry    | river |  |           | stone
    1 | Quarry    | road  |  |           | stone
    1 | Cornfield | road  |  |           | grain
    1 | Pasture   | river |  |           | cattle
    1 | Meadow    | river |  |           | sheep
    1 | Village   | road  |  | 1 member  | 1 move
    """
STACK_1 = """
    2 | Forest          |       |                     |                    | wood
    2 | Quarry          |       |                     |                    | stone
    1 | Cornfield       |       |                     |                    | grain
    1 | Cornfield       | road  |                     |                    | grain
    1 | Pasture         |       |                     |                    | cattle
    1 | Meadow          |       |                     |                    | sheep
    1 | Distillery      |       | stone               | 1 whisky           | grain: 1 whisky
    1 | Distillery      | road  | stone               | 1 whisky           | grain: 1 whisky
    1 | Village         |       | wood                | 1 member           | 1 move
    1 | Village         | river | wood                | 1 member           | 1 move
    1 | Village         |       | stone               | 1 member           | 1 move
    1 | Village         | river | stone               | 1 member           | 1 move
    1 | Village         | road  | stone               | 1 member           | 1 move
    1 | Fair            |       | wood                |                    | different: 1 3 5
    1 | Fair            | road  | wood                |                    | different: 1 3 5
    1 | Butcher         |       |                     |                    | sheep: 2 4
    1 | Butcher         |       |                     |                    | cattle: 2 4
    1 | Loch Lochy      | river |                     | 2 any              |
    1 | Castle Moil     |       | grain, stone, wood  | 1 member, 1 whisky | 1 move
    1 | Castle Stalker  | river | stone, wood         | 1 member, 1 member | 1 move
    1 | Armadale Castle |       | stone, wood         | 1 member, 3 coins  | 1 move
    """
STACK_2 = """
    1 | Forest        | road  |                     |          | wood
    1 | Quarry        |       |                     |          | stone
    2 | Cornfield     |       |                     |          | grain
    1 | Pasture       | road  |                     |          | cattle
    1 | Meadow        | river |                     |          | sheep
    1 | Distillery    |       | stone               | 1 whisky | grain: 1 whisky
    1 | Iona Abbey    | road  | sheep, stone, wood  |          | 1 any
    1 | Village       |       | wood                | 1 member | 1 move
    1 | Village       | road  | wood                | 1 member | 1 move
    1 | Village       | river | stone               | 1 member | 1 move
    1 | Fair          | road  | wood                |          | different: 1 3 5 8
    1 | Butcher       |       | wood                |          | cattle, sheep: 5 points
    2 | Tavern        |       | 1 whisky            |          | 3 points
    1 | Loch Morar    | river |                     |          |
    1 | Loch Ness     | river | 1 member            |          |
    1 | Castle of Mey |       | cattle, stone, wood | 1 member | 1 move
    1 | Duart Castle  |       | sheep, stone, wood  | 1 member | 1 move
    """
STACK_3 = """
    1 | Forest        |       |                     |                    | wood
    1 | Quarry        | road  |                     |                    | stone
    1 | Cornfield     |       |                     |                    | grain
    1 | Pasture       |       |                     |                    | cattle
    1 | Meadow        |       |                     |                    | sheep
    1 | Distillery    | road  | stone               | 1 whisky           | grain: 1 whisky
    1 | Village       | river | wood                | 1 member           | 1 move
    1 | Village       |       | stone               | 1 member           | 1 move
    1 | Village       | road  | stone               | 1 member           | 1 move
    1 | Fair          | road  | wood                |                    | different: 1 3 5 8 12
    1 | Grocer        |       | stone               |                    | 3 any: 8 points
    1 | Bridge        | river |                     |                    | stone, wood: 7 points
    1 | Tavern        |       | 1 whisky            |                    | 4 points
    1 | Loch Oich     | river | 2 different         | activate all       |
    1 | Loch Shiel    | river |                     | fill               |
    1 | Cawdor Castle |       | cattle, stone, wood | 1 member           | 1 move
    1 | Donan Castle  | road  | grain, stone, wood  | 1 member, 2 whisky | 1 move
    """

#: How many of a kind lie in stacks 0, 1, 2 and 3.
KINDS = {
    "forest": (2, 2, 1, 1),
    "quarry": (2, 2, 1, 1),
    "distillery": (0, 2, 1, 1),
    "abbey": (0, 0, 1, 0),
    "cornfield": (1, 2, 2, 1),
    "pasture": (1, 1, 1, 1),
    "meadow": (1, 1, 1, 1),
    "village": (1, 5, 3, 3),
    "castle": (0, 3, 2, 2),
    "butcher": (0, 2, 1, 0),
    "fair": (0, 2, 1, 1),
    "tavern": (0, 0, 2, 1),
    "grocer": (0, 0, 0, 1),
    "bridge": (0, 0, 0, 1),
    "loch": (0, 1, 2, 2),
}
COLOURS = {
    "yellow": {"forest", "quarry", "distillery", "abbey"},
    "green": {"cornfield", "pasture", "meadow"},
    "grey": {"village", "castle"},
    "brown": {"butcher", "fair", "tavern", "grocer", "bridge"},
    "blue": {"loch"},
}
STACKED = [tile for tile in TILES.under(1).values() if tile.id != START_VILLAGE]


def test_g1_set_2__72_tiles_five_of_them_start_villages() -> None:
    assert len(STACKED) + 5 == 72
    assert Counter(tile.stack for tile in STACKED) == {"0": 8, "1": 23, "2": 19, "3": 17}


def test_g1_set_2__so_many_of_each_kind_in_each_stack() -> None:
    found = Counter((tile.type, tile.stack) for tile in STACKED)

    assert {kind: tuple(found[kind, stack] for stack in "0123") for kind in KINDS} == KINDS
    assert {kind for kind, _ in found} == set(KINDS)


def test_g1_set_2__each_kind_has_its_colour() -> None:
    for tile in TILES.under(1).values():
        assert tile.type in COLOURS[tile.colour], tile.name


@pytest.mark.parametrize(
    ("stack", "table"), [("0", STACK_0), ("1", STACK_1), ("2", STACK_2), ("3", STACK_3)]
)
def test_g1_set_2__every_tile_of_a_stack_with_cost_and_effects(stack: str, table: str) -> None:
    rows = [[part.strip() for part in line.split("|")] for line in table.strip().splitlines()]
    expected = Counter({tuple(row[1:]): int(row[0]) for row in rows})

    assert Counter(_printed(tile) for tile in STACKED if tile.stack == stack) == expected


def test_g1_set_3__the_start_village() -> None:
    village = TILES.under(1)[START_VILLAGE]

    assert (village.type, village.colour, village.river, village.road) == (
        "village",
        "grey",
        True,
        True,
    )
    assert _printed(village)[2:] == ("", "", "1 move")


def test_g1_loc_1__thirteen_special_locations_have_a_card() -> None:
    cards = [tile for tile in STACKED if tile.card]

    assert len(cards) == 13
    assert Counter(tile.type for tile in cards) == {"castle": 7, "loch": 5, "abbey": 1}


def test_g1_loc_14__bonnets() -> None:
    bonnets = {tile.name: tile.card.bonnets for tile in STACKED if isinstance(tile.card, Location)}

    assert {name: number for name, number in bonnets.items() if number} == {
        "Castle Stalker": 1,
        "Castle Moil": 1,
        "Armadale Castle": 1,
        "Donan Castle": 1,
        "Castle of Mey": 1,
        "Cawdor Castle": 3,
    }


# --- a tile in the words of the tables -----------------------------------------------------


def _printed(tile: Tile) -> tuple[str, ...]:
    line = "river" if tile.river else "road" if tile.road else ""
    once = [*tile.once, *(tile.card.once if tile.card else ())]
    at_once = [*map(_effect, once), *(["activate all"] if tile.activates_everywhere else [])]
    active = _effect(tile.activate) if tile.activate else ""
    return tile.name, line, _cost(tile.cost), ", ".join(at_once), active


def _cost(cost: Cost) -> str:
    parts = sorted(good if number == 1 else f"{number} {good}" for good, number in cost.goods)
    if cost.number:
        parts.append(f"{cost.number} {'different' if cost.different else 'any'}")
    parts += [f"{cost.whisky} whisky"] if cost.whisky else []
    parts += [f"{cost.scotsmen} member"] if cost.scotsmen else []
    parts += [f"{cost.coins} coins"] if cost.coins else []
    return ", ".join(parts)


def _effect(effect: Effect) -> str:
    if isinstance(effect, Produce):
        return " ".join(effect.goods)
    if isinstance(effect, Trade):
        return _trade(effect)
    number = getattr(effect, "number", "")
    return f"{number} {NAMES[type(effect)]}".strip()


NAMES: dict[type[Effect], str] = {
    ProduceAny: "any",
    GainScotsmen: "member",
    GainMovement: "move",
    GainWhisky: "whisky",
    GainCoins: "coins",
    GainPoints: "points",
    FillEmptyTiles: "fill",
}


def _trade(trade: Trade) -> str:
    """Return a single trade as cost and gain, several as the points for 1, 2, ... resources."""
    if len(trade.ways) == 1:
        return f"{_cost(trade.ways[0].cost)}: {_effect(trade.ways[0].gain)}"
    numbers = [way.number for way in trade.ways]
    kinds = {_cost(way.cost).removeprefix(f"{way.number} ") for way in trade.ways}
    if numbers != list(range(1, len(numbers) + 1)) or len(kinds) > 1:
        return f"uneven: {trade}"
    points = [_effect(way.gain).removesuffix(" points") for way in trade.ways]
    return f"{kinds.pop()}: {' '.join(points)}"
