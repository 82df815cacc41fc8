"""Test McWander, McDuff and McMail."""

import json

import pytest

from tests.engine.chronicles.penny_mobs_table import board, idle, penny_mobs_table
from tests.engine.scripted_table_2 import Table

# --- McWander ------------------------------------------------------------------------------------


def claiming(seat: str = "B", coins: int = 9, **start: object) -> Table:
    """Return a table where a seat places a clan marker; McWander is A's."""
    number = "ABC".index(seat)
    text = f"""3 players
circuit: A B C moray
turn: {json.dumps({"seat": number})}
to do: {{"kind": "place-marker", "seat": {number}}}
to do: {{"kind": "activate", "seat": {number}}}
A: coins 0
{seat}: coins {coins}"""
    return penny_mobs_table(text, freed={"McWander": "A"}, **start)  # type: ignore[arg-type]


def test_c8_mob_mcwander__tokens_go_on_free_fields() -> None:
    table = idle("clans: Ross B, Douglas C", freed={"McWander": "A"})

    table.plays("A", "levy 3 Brodie", "levy 2 Douglas")

    assert dict(board(table).levies) == {"Brodie": 3, "Douglas": 2}
    table.refuses("A", "levy 2 Brodie", "C8-MOB-McWander")


def test_c8_mob_mcwander__not_on_a_field_that_is_taken_or_bears_one() -> None:
    table = idle("clans: Ross B", freed={"McWander": "A"}, levies={"Brodie": 3})

    table.refuses("A", "levy 2 Ross", "C8-MOB-McWander")
    table.refuses("A", "levy 2 Brodie", "C8-MOB-McWander")


def test_c8_mob_mcwander__another_pays_the_coins_on_top_of_the_roads() -> None:
    table = claiming(levies={"Grant": 3})  # over Chisholm, for nothing, and a road of 1

    table.plays("B", "claim Grant")

    assert (table.of("A").coins, table.of("B").coins) == (3, 9 - 1 - 3)
    assert board(table).levies == ()
    assert table.clans == "Grant B"


def test_c8_mob_mcwander__a_player_who_cannot_pay_may_not_claim_it() -> None:
    table = claiming(coins=3, levies={"Grant": 3})

    table.refuses("B", "claim Grant", "G2-CLN-1")


def test_c8_mob_mcwander__the_owner_pays_only_the_roads() -> None:
    table = claiming("A", coins=1, levies={"Grant": 3})

    table.plays("A", "claim Grant")

    assert table.of("A").coins == 0
    assert board(table).levies == ()


def test_c8_mob_mcwander__a_token_is_no_marker_for_roads() -> None:
    table = claiming(coins=1, levies={"Grant": 2})

    assert "Mackintosh" not in table.options("B", "claim")  # a road of 1 beyond Grant


# --- McDuff --------------------------------------------------------------------------------------


def test_c8_mob_mcduff__each_token_takes_the_coins_of_a_last_field() -> None:
    table = idle("A: coins 0\nmarket: wood 3, stone 1, sheep 0", freed={"McDuff": "A"})

    table.plays("A", "rob wood", "rob wood")

    assert (table.of("A").coins, table.row("wood")) == (5, 1)
    assert table.options("A", "rob") == {"wood", "stone", "barley", "cattle"}
    table.plays("A", "rob stone")
    assert table.of("A").coins == 6
    table.refuses("A", "rob wood", "C8-MOB-McDuff")


def test_c8_mob_mcduff__an_empty_row_gives_nothing() -> None:
    table = idle("market: wood 0", freed={"McDuff": "A"})

    table.refuses("A", "rob wood", "C8-MOB-McDuff")


def test_c8_mob_mcduff__also_before_the_own_move_and_only_for_the_owner() -> None:
    table = penny_mobs_table("3 players\ncircuit: A moray B C", freed={"McDuff": "A"})
    other = penny_mobs_table("3 players\ncircuit: A moray B C", freed={"McDuff": "B"})

    assert table.options("A", "rob")
    other.refuses("A", "rob wood", "C8-MOB-McDuff")


# --- McMail --------------------------------------------------------------------------------------


def producing(tile: str = "rannoch", more: str = "", owner: str = "B") -> Table:
    """Return a table where A activates a tile, with McMail somebody's."""
    territory = f"A map:\n    | 0 | 1\n  1 | {tile} |\n  0 | starting-village @ | home-castle"
    text = f"""3 players
circuit: A B C moray
turn: {json.dumps({"seat": 0})}
to do: {{"kind": "activate", "seat": 0, "cells": [[0, 0]]}}
to do: {{"kind": "close-turn"}}
A: coins 0
B: coins 0
{territory}
{more}"""
    return penny_mobs_table(text, freed={"McMail": owner})


def test_c8_mob_mcmail__the_owner_buys_what_another_produced() -> None:
    table = producing()

    table.plays("A", "activate 0,1", until="buy-produce")
    table.asks("B", "buy-produce")
    table.plays("B", "mail wood 1,0")

    assert (table.goods("A"), table.goods("B")) == ("", "wood")
    assert (table.of("A").coins, table.of("B").coins) == (1, 0)  # the coin is McMail's
    assert len(board(table).values("McMail")) == 2
    table.asks("A", "activate")


def test_c8_mob_mcmail__onto_a_tile_with_room_for_one_more() -> None:
    land = "B map:\n  | 0 | 1\n  0 | starting-village @ wood wood | home-castle wood wood wood"
    table = producing(more=land)

    table.plays("A", "activate 0,1", until="buy-produce")

    assert table.options("B", "mail") == {"wood 0,0"}


def test_c8_mob_mcmail__or_sells_it_at_once() -> None:
    table = producing(more="market: wood 2")
    table.plays("A", "activate 0,1", until="buy-produce")

    table.plays("B", "fence wood")

    assert (table.of("B").coins, table.row("wood")) == (2, 1)


def test_c8_mob_mcmail__or_leaves_it() -> None:
    table = producing()
    table.plays("A", "activate 0,1", until="buy-produce")

    table.plays("B", "decline")

    assert table.goods("A") == "wood"
    assert len(board(table).values("McMail")) == 3


def test_c8_mob_mcmail__one_per_activation_and_the_owner_chooses() -> None:
    table = producing("caledonian-works")
    table.plays("A", "activate 0,1", until="buy-produce")

    assert {text.split()[0] for text in table.options("B", "mail")} == {"wood", "stone"}
    table.plays("B", "mail stone 0,0")

    assert (table.goods("A"), table.goods("B")) == ("wood", "stone")


def test_c8_mob_mcmail__what_is_chosen_counts_too() -> None:
    table = producing("ardverikie-estate")

    table.plays("A", "activate 0,1", "choose sheep", until="buy-produce")

    assert table.options("B", "fence") == {"sheep"}


@pytest.mark.parametrize("tile", ["tarbat", "nairn"])
def test_c8_mob_mcmail__only_animal_and_material_tiles(tile: str) -> None:
    table = producing(tile)

    table.plays("A", "activate 0,1")

    table.asks("A", "activate")


def test_c8_mob_mcmail__not_the_owners_own_production() -> None:
    table = producing(owner="A")

    table.plays("A", "activate 0,1")

    assert table.goods("A") == "wood"


def test_c8_mob_mcmail__without_room_and_coins_on_the_row_nothing_is_asked() -> None:
    full = (
        "B map:\n    | 0 | 1\n  0 | starting-village @ wood wood wood | home-castle wood wood wood"
    )
    table = producing(more=f"market: wood 0\n{full}")

    table.plays("A", "activate 0,1")

    assert table.goods("A") == "wood"


def test_c8_mob_mcmail__not_for_what_comes_only_once() -> None:
    table = penny_mobs_table(
        "3 players\ncircuit: A ardverikie-estate B C moray\nA: coins 2", freed={"McMail": "B"}
    )

    table.plays("A", "take 1", "place 0,1", "choose wood")

    assert table.goods("A") == "wood"


@pytest.mark.parametrize(
    ("tile", "goods", "produced"),
    [("ardverikie-estate", "sheep", "sheep"), ("rothiemurchus-fold", "sheep cattle", "sheep")],
)
def test_c8_mob_mcmail__an_equal_resource_sold_meanwhile_makes_no_difference(
    tile: str, goods: str, produced: str
) -> None:
    table = producing(f"{tile} {goods}", "market: sheep 2")

    table.plays("A", "activate 0,1", "sell sheep 0,1", f"choose {produced}", until="buy-produce")

    table.asks("B", "buy-produce")
    assert table.options("B", "fence") == {produced}


def test_c8_mob_mcmail__under_the_first_rules_the_stock_was_compared() -> None:
    table = producing("ardverikie-estate sheep", "rules: 1\nmarket: sheep 2")

    table.plays("A", "activate 0,1", "sell sheep 0,1", "choose sheep")

    table.asks("A", "activate")
