"""Test Hammer of the Scots with other Chronicles."""

import json

import pytest
from msgspec.structs import replace

from games.engine.chronicles.boat_race.board import KEY as RACE
from games.engine.chronicles.boat_race.board import boat_race_board
from games.engine.chronicles.great_glen.cards import measured
from games.engine.chronicles.hammer_of_the_scots.board import hammer_of_the_scots_board
from games.engine.chronicles.highlander.board import highlander_board
from games.engine.common.production import GainWhisky
from games.engine.core.effects import Tile
from games.engine.core.facts import named
from tests.engine.chronicles.hammer_of_the_scots_table import (
    acting,
    hammer_of_the_scots_table,
    new_hammer_of_the_scots_game,
)
from tests.engine.chronicles.penny_mobs_table import board, figure, penny_mobs_line
from tests.engine.scripted_table_2 import Table

# --- the Englishman and others -------------------------------------------------------------------


def test_x_set_1__with_all_on_the_rondel_no_a_tile_is_laid() -> None:
    game = new_hammer_of_the_scots_game(4, "die", chronicles=(2, 4))
    rondel = game.state.rondel

    assert rondel.pieces["die"] == 4
    assert [game.tiles[rondel.tiles[space]].stack for space in range(5, 10)] == ["S"] * 5
    assert rondel.pieces["englishman"] == 10
    assert [(space, name) for space, name in rondel.tiles.items() if space > 9] == [
        (11, "mountain")
    ]


def test_x_1_4__the_englishman_starts_no_race() -> None:
    table = acting("race-start moray easdale", chronicles="1, 4")

    table.plays("A", "discard 2", until="act-for-england")

    assert not boat_race_board(table.game).begun


def test_x_1_4__points_of_his_turn_move_the_holders_boat() -> None:
    table = acting("moray easdale", "A: coins 9", chronicles="1, 4")
    table.game.state.boards[RACE] = replace(boat_race_board(table.game), begun=True)

    table.plays("A", "take 1", "place 0,1", "activate 0,0", "row")

    assert boat_race_board(table.game).boats[0] == (0, 0)


def test_x_2_4__the_pool_pays_when_he_passes_the_mountain() -> None:
    table = hammer_of_the_scots_table(
        "3 players\nrondel: 10 englishman, 11 mountain, 13 moray, 14 A, 15 B, 16 C\nA: coins 2",
        "A",
        chronicles="2, 4",
    )

    table.plays("A", "take 13", "place 0,1")

    assert highlander_board(table.game).coins == 1
    assert table.of("A").coins == 0  # two to England


def test_x_3_4__whisky_of_his_turn_goes_into_the_holders_cellars() -> None:
    tiles = new_hammer_of_the_scots_game(3, chronicles=(3, 4)).tiles
    whisky = next(name for name, tile in tiles.items() if _gives_whisky(tile))
    table = acting(f"single-cask-sale-b {whisky} moray", "A: coins 20", chronicles="3, 4")

    assert ("build-cellar",) in table.game.options(0)
    table.plays("A", "take 2", "place 0,1", until="store-cask")

    table.asks("A", "store-cask")  # and nothing was sold in passing


def _gives_whisky(tile: Tile) -> bool:
    return bool(tile.stack) and tile.chronicle == 3 and GainWhisky() in tile.once and not tile.river


def test_x_4_5__haggis_icons_are_the_holders() -> None:
    table = acting("shetland-sheep moray", "B: coins 9", holder="B", chronicles="4, 5")

    table.plays("B", "take 1", "place 0,1", until="take-haggis-token")

    table.asks("B", "take-haggis-token")


def test_x_4_7__a_person_calls_a_vote_and_the_holder_chooses_the_card() -> None:
    glen = {"board": "great-glen", "cards": ["Square", "Discards"], "votes": [[4, 3]] * 3}
    table = acting(
        "john-knox moray easdale",
        f"B: coins 9\nboard: {json.dumps(glen)}",
        holder="B",
        chronicles="4, 7",
    )

    table.plays("B", "take 1", "decline", until="choose-card")

    table.asks("B", "choose-card")


def test_x_4_7__what_he_discards_goes_to_the_holders_pile() -> None:
    glen = {"board": "great-glen", "cards": ["Square", "Discards"], "votes": [[4, 3]] * 3}
    table = acting(
        "john-knox moray easdale",
        f"board: {json.dumps(glen)}",
        holder="B",
        chronicles="4, 7",
    )

    table.plays("B", "discard 1", until="act-for-england")

    assert measured(table.game, 1, "Discards") == 1


# --- the Englishman and the Penny Mobs -----------------------------------------------------------


def mobbed(tiles: str, more: str = "", row: int = 1, **start: object) -> Table:
    """Return a table where A is about to act with the Englishman, with mobsters about."""
    line = penny_mobs_line(3, **start)  # type: ignore[arg-type]
    return acting(tiles, f"{line}\n{more}", row=row, chronicles="4, 8")


def test_x_4_8__mcduff_may_empty_the_england_row() -> None:
    table = hammer_of_the_scots_table(
        f"3 players\ncircuit: A moray B C englishman\nA: coins 0\n"
        f"{penny_mobs_line(3, freed={'McDuff': 'A'})}",
        row=3,
        chronicles="4, 8",
    )

    table.plays("A", "rob-england", "rob-england")

    assert (table.of("A").coins, hammer_of_the_scots_board(table.game).row) == (5, 1)
    table.plays("A", "rob-england")
    table.refuses("A", "rob-england", "X-4-8")


@pytest.mark.parametrize(
    ("owner", "row", "robs"), [("A", 1, True), ("A", 0, False), ("B", 1, False)]
)
def test_x_4_8__with_a_token_of_his_own_where_coins_lie(
    owner: str, row: int, *, robs: bool
) -> None:
    table = hammer_of_the_scots_table(
        "3 players\ncircuit: A moray B C englishman\n"
        f"{penny_mobs_line(3, freed={'McDuff': owner})}",
        row=row,
        chronicles="4, 8",
    )

    assert (("rob-england",) in table.game.options(0)) == robs


def test_x_4_8__in_his_turn_there_is_no_prison_and_no_token() -> None:
    table = mobbed("moray easdale", "A: coins 9", freed={"McDuff": "A"}, prison={"McMail": 1})

    assert table.options("A", "rob") == set()
    table.plays("A", "take 1", "place 0,1", "end", until="act-for-england")

    assert board(table).prison == (("McMail", 1),)


def test_x_4_8__his_points_may_walk_mcsnitch() -> None:
    table = mobbed(
        "moray easdale",
        "A: coins 9, supply 7",
        freed={"McSnitch": "A"},
        figures={"McSnitch": ("B", (0, 0))},
    )

    table.plays("A", "take 1", "place 0,1", "activate 0,0", "sneak 1,0")

    assert figure(table, "McSnitch").cell == (1, 0)


def test_x_4_8__the_fees_of_macdarkie_and_mclaird_are_due() -> None:
    poor, rich = (
        mobbed(
            "moray easdale",
            f"A: coins {coins}\nB: supply 7",
            freed={"MacDarkie": "B"},
            figures={"MacDarkie": ("A", (1, 0))},
        )
        for coins in (2, 3)
    )
    laird = mobbed("moray easdale", "A: coins 3", freed={"McLaird": "B"}, reserved=("moray", 2))

    assert "1" not in poor.options("A", "take")
    assert "1" in rich.options("A", "take")
    assert "1" not in laird.options("A", "take")
    laird.refuses("A", "discard 1", "C8-MOB-McLaird")


def test_x_4_8__his_turn_binds_mclairds_owner_to_nothing() -> None:
    table = mobbed("moray easdale", "A: coins 2", freed={"McLaird": "A"}, reserved=("moray", 2))

    assert table.options("A", "take") >= {"1", "2"}
    table.plays("A", "take 1", "place 0,1")  # free of the token

    assert table.of("A").coins == 0
    assert board(table).reserved is None


def test_x_4_8__mcmail_may_buy_and_macsponge_counts_it_as_a_turn() -> None:
    table = mobbed("rannoch easdale", "A: coins 9", freed={"McMail": "B", "MacSponge": "C"})
    table.plays("A", "take 1", "place 0,1", "activate 0,1", until="buy-produce")
    table.asks("B", "buy-produce")
    table.plays("B", "decline")

    table.game.score(0, named("Kenmore Fair"), 7, "G2-ACT-3")

    assert table.points == [6, 0, 1]
