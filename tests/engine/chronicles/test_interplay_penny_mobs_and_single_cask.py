"""Test mobsters at the sale of casks."""

import json

from games.engine.chronicles.single_cask.board import Sale, single_cask_board
from tests.engine.chronicles.penny_mobs_table import penny_mobs_table
from tests.engine.scripted_table_2 import Table


def at_the_sale(freed: dict[str, str], casks: tuple[int, ...] = (2, 3), cellars: int = 1) -> Table:
    """Return a table where A may stop at a sale tile, with casks on these spaces and space 0."""
    board = {"board": "single-cask", "casks": [casks, [], []], "cellars": [cellars, 1, 1]}
    return penny_mobs_table(
        f"3 players\ncircuit: A single-cask-sale-b B C moray\nA: whisky {len(casks) + 1}",
        also="3",
        boards=f"board: {json.dumps(board)}",
        freed=freed,
    )


def test_c8_mob_macmalt__a_second_cask_on_the_bonus_space() -> None:
    table = at_the_sale({"MacMalt": "A"})

    table.plays("A", "go 1", "sell-cask 3 bonus", "sell-cask 0 other", until="sell-second-on-bonus")
    table.plays("A", "sell-cask 2 bonus")

    assert table.points[0] == 3 + 0 + 2
    assert single_cask_board(table.game).sales == (Sale("single-cask-sale-b", 2, 1),)
    table.asks("A", "activate")


def test_c8_mob_macmalt__not_without_him() -> None:
    table = at_the_sale({"MacMalt": "B"})

    table.plays("A", "go 1", "sell-cask 3 bonus", "done")

    table.asks("A", "activate")


def test_x_3_8__each_cask_sold_is_a_separate_source() -> None:
    two = at_the_sale({"MacSponge": "B"})
    dear = at_the_sale({"MacSponge": "B"}, casks=(6,), cellars=2)

    two.plays("A", "go 1", "sell-cask 3 bonus", "sell-cask 2 other")
    dear.plays("A", "go 1", "sell-cask 6 bonus", "done")

    assert two.points == [5, 0, 0]
    assert dear.points == [5, 1, 0]


def test_x_3_8__a_cellar_waits_until_the_reserved_tile_is_taken() -> None:
    table = penny_mobs_table(
        "3 players\ncircuit: A nairn moray B C\nA: coins 9",
        also="3",
        freed={"McLaird": "A"},
        reserved=("nairn", 1),
    )

    table.refuses("A", "build-cellar", "C8-MOB-McLaird")
    table.plays("A", "take 1", "place 0,1", "decline")
    assert table.options("A", "build-cellar") == {""}
