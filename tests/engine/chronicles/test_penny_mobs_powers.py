"""Do the mobsters that are no figures work as Chronicle 8 says?"""

import json

import pytest

from games.engine.facts import ScotsmanMoved
from games.engine.invariants import check
from tests.engine.chronicles.gang import board, figure, gang, idle
from tests.engine.table_2 import Table

B_MAP = "B map:\n    | 0 | 1\n  1 | rannoch wood |\n  0 | starting-village @ | home-castle"


# --- McWander ----------------------------------------------------------------------------------


def claiming(seat: str = "B", coins: int = 9, **start: object) -> Table:
    """A table where a seat places a clan marker; McWander is A's."""
    number = "ABC".index(seat)
    text = f"""3 players
circuit: A B C moray
turn: {json.dumps({"seat": number})}
to do: {{"kind": "place-marker", "seat": {number}}}
to do: {{"kind": "activate", "seat": {number}}}
A: coins 0
{seat}: coins {coins}"""
    return gang(text, freed={"McWander": "A"}, **start)  # type: ignore[arg-type]


def test_c8_mob_mcwander__tokens_go_on_free_fields() -> None:
    table = idle("clans: Ross B, Douglas C", freed={"McWander": "A"})

    table.plays("A", "levy 3 Brodie", "levy 2 Douglas")

    assert dict(board(table).levies) == {"Brodie": 3, "Douglas": 2}
    table.refuses("A", "levy 2 Brodie", "C8-MOB-McWander")


def test_c8_mob_mcwander__not_on_a_field_that_is_taken_or_bears_one() -> None:
    table = idle("clans: Ross B", freed={"McWander": "A"}, levies={"Brodie": 3})

    table.refuses("A", "levy 2 Ross", "C8-MOB-McWander")
    table.refuses("A", "levy 2 Brodie", "C8-MOB-McWander")


def test_c8_mob_mcwander__another_pays_the_coins_besides_the_roads() -> None:
    table = claiming(levies={"Grant": 3})  # over Chisholm, for nothing, and a road of 1

    table.plays("B", "claim Grant")

    assert (table.of("A").coins, table.of("B").coins) == (3, 9 - 1 - 3)
    assert board(table).levies == ()
    assert table.clans == "Grant B"


def test_c8_mob_mcwander__who_cannot_pay_may_not_claim_it() -> None:
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


# --- McDuff ------------------------------------------------------------------------------------


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
    table = gang("3 players\ncircuit: A moray B C", freed={"McDuff": "A"})
    other = gang("3 players\ncircuit: A moray B C", freed={"McDuff": "B"})

    assert table.options("A", "rob")
    other.refuses("A", "rob wood", "C8-MOB-McDuff")


# --- McMail ------------------------------------------------------------------------------------


def producing(tile: str = "rannoch", more: str = "", owner: str = "B") -> Table:
    """A table where A activates a tile, with McMail somebody's."""
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
    return gang(text, freed={"McMail": owner})


def test_c8_mob_mcmail__the_owner_buys_what_another_produced() -> None:
    table = producing()

    table.plays("A", "activate 0,1", until="buy-produce")
    table.asks("B", "buy-produce")
    table.plays("B", "mail wood 1,0")

    assert (table.goods("A"), table.goods("B")) == ("", "wood")
    assert (table.of("A").coins, table.of("B").coins) == (1, 0)  # the coin is McMail's
    assert len(board(table).values("McMail")) == 2
    table.asks("A", "activate")


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
    table = gang(
        "3 players\ncircuit: A ardverikie-estate B C moray\nA: coins 2", freed={"McMail": "B"}
    )

    table.plays("A", "take 1", "place 0,1", "choose wood")

    assert table.goods("A") == "wood"


# --- McLaird -----------------------------------------------------------------------------------


def reserving(text: str = "circuit: A B C moray easdale", **start: object) -> Table:
    """A table where A has moved and McLaird is his."""
    return gang(
        f"3 players\n{text}\nturn: {json.dumps({'seat': 0})}\n"
        'to do: {"kind": "activate", "seat": 0}\nto do: {"kind": "close-turn"}',
        freed={"McLaird": "A"},
        **start,  # type: ignore[arg-type]
    )


def reserved(circuit: str, tile: str = "moray", coins: int = 2, more: str = "") -> Table:
    """A table where A has reserved a tile; the first piece of the circuit acts."""
    return gang(
        f"3 players\ncircuit: {circuit}\n{more}",
        freed={"McLaird": "A"},
        reserved=(tile, coins),
    )


def test_c8_mob_mclaird__a_tile_ahead_is_reserved_in_the_own_turn() -> None:
    table = reserving()

    assert table.options("A", "reserve") >= {"1 3", "2 3", "3 4"}
    table.plays("A", "reserve 3 4")

    assert board(table).reserved == ("easdale", 3)
    assert board(table).values("McLaird") == [1, 2]


def test_c8_mob_mclaird__another_takes_it_for_the_coins_too() -> None:
    table = reserved("B moray A C easdale", more="A: coins 0\nB: coins 2")

    table.plays("B", "take 1", "place 0,1")

    assert (table.of("A").coins, table.of("B").coins) == (2, 0)
    assert board(table).reserved is None


def test_c8_mob_mclaird__who_cannot_pay_the_coins_may_not_take_it() -> None:
    table = reserved("B moray A C easdale", more="B: coins 1")

    assert "1" not in table.options("B", "take")


def test_c8_mob_mclaird__the_owner_must_take_it_free_of_the_token() -> None:
    table = reserved("A easdale moray B C", more="A: coins 0")

    assert table.options("A", "take") == {"2"}
    table.refuses("A", "take 1", "C8-MOB-McLaird")
    table.plays("A", "take 2", "place 0,1")

    assert table.of("A").coins == 0
    assert board(table).reserved is None
    assert board(table).values("McLaird") == [1, 3]


def test_c8_mob_mclaird__if_he_cannot_she_is_turned_over() -> None:
    table = reserved("A easdale donan-castle B C", "donan-castle", more="A: coins 0")

    assert "1" in table.options("A", "take")  # the turn goes on as he likes
    assert board(table).reserved is None
    assert board(table).values("McLaird") == []
    assert board(table).spent == ("McLaird",)
    assert board(table).owner("McLaird") == 0


def test_c8_mob_mclaird__after_the_end_nothing_is_reserved() -> None:
    table = reserving("circuit: B C the-end A moray easdale\nstack D:")

    table.refuses("A", "reserve 1 4", "C8-MOB-McLaird")


def test_c8_mob_mclaird_2__only_after_the_own_move_and_one_at_a_time() -> None:
    before = gang("3 players\ncircuit: A moray easdale B C", freed={"McLaird": "A"})
    second = reserving()
    second.plays("A", "reserve 1 3")

    before.refuses("A", "reserve 1 2", "C8-MOB-McLaird")
    second.refuses("A", "reserve 2 4", "C8-MOB-McLaird")


def test_c8_mob_mclaird_2__only_a_tile_that_could_be_taken() -> None:
    table = reserving("circuit: A B C moray donan-castle\nA: coins 0")

    table.refuses("A", "reserve 1 4", "C8-MOB-McLaird")


def test_c8_mob_mclaird_2__the_die_may_discard_it() -> None:
    table = gang(
        "3 players, die\ncircuit: die moray A easdale B C",
        freed={"McLaird": "A"},
        reserved=("moray", 1),
    )

    assert "moray" in table.discarded.split()
    assert board(table).reserved is None
    assert board(table).spent == ()


def test_c8_mob_mclaird_2__no_other_player_may_discard_it() -> None:
    dear = "donan-castle castle-stalker"
    table = reserved(
        f"B {dear} A C", "castle-stalker", more="B: coins 0\nstack A:\nstack B:\nstack C:\nstack D:"
    )

    assert table.options("B", "discard") == {"1"}
    table.refuses("B", "discard 2", "C8-MOB-McLaird")


def test_c8_mob_mclaird_2__nothing_before_the_move_may_spoil_it() -> None:
    table = gang(
        "3 players\ncircuit: A easdale moray B C",
        freed={"McLaird": "A", "MacDarkie": "A"},
        reserved=("moray", 1),
    )

    assert table.options("A", "summon") == {"MacDarkie"}  # not his only Scotsman on a tile


# --- MacSponge ---------------------------------------------------------------------------------


def scoring(points: int, seat: int = 0, times: int = 1) -> Table:
    """A table where a seat has scored in A's turn, so often; MacSponge is B's."""
    table = idle(freed={"MacSponge": "B"})
    for _ in range(times):
        table.game.score(seat, "Kenmore Fair", points, "G2-ACT-3")
    return table


@pytest.mark.parametrize(("points", "lost"), [(5, 0), (6, 1), (8, 1)])
def test_c8_mob_macsponge__six_points_or_more_from_one_source_cost_one(
    points: int, lost: int
) -> None:
    table = scoring(points)

    assert table.points == [points - lost, lost, 0]


def test_c8_mob_macsponge__once_per_turn() -> None:
    assert scoring(7, times=2).points == [13, 1, 0]


def test_c8_mob_macsponge__again_in_the_next_turn() -> None:
    table = scoring(7)

    table.plays("A", "end")
    table.game.score(0, "Kenmore Fair", 7, "G2-ACT-3")

    assert table.points == [12, 2, 0]


def test_c8_mob_macsponge__in_scorings_every_time() -> None:
    held = '{"kind": "hold-scoring", "name": "A"}'
    table = gang(
        f"3 players\nA: whisky 5\nto do: {held}\n"
        "A persons: robert-the-bruce, william-wallace, john-knox, rob-roy, james-watt",
        freed={"MacSponge": "B"},
    )

    assert table.points == [8 - 1 + 8 - 1, 2, 0]


def test_c8_mob_macsponge_2__the_owners_own_gains_do_not_matter() -> None:
    assert scoring(8, seat=1).points == [0, 8, 0]


def test_c8_mob_macsponge_2__what_another_gains_in_this_turn_does_not_matter() -> None:
    assert scoring(8, seat=2).points == [0, 0, 8]


def test_c8_mob_macsponge_2__the_points_of_maclachlan_count_together() -> None:
    table = idle("clans: MacLachlan A", movement=7, freed={"MacSponge": "B"})

    table.plays("A", *["forgo"] * 5)
    assert table.points == [5, 0, 0]
    table.plays("A", *["forgo"] * 2)

    assert table.points == [6, 1, 0]


def test_c8_mob_macsponge_2__coins_count_with_armadale_castle_and_pennies_never() -> None:
    table = gang(
        '3 players\nto do: {"kind": "end-game"}\nA: coins 3\nA cards: armadale-castle\n'
        "B: coins 0\nC: coins 5",
        freed={"MacSponge": "B"},
        pennies=[(0, 7), (7, 0), (7, 0)],
    )

    assert table.rules_scored("A")["C8-MOB-MacSponge"] == -1
    assert "C8-MOB-MacSponge" not in table.rules_scored("C")


# --- Anderson ----------------------------------------------------------------------------------


def shifting(b_map: str = B_MAP, more: str = "") -> Table:
    """A table where Anderson is A's."""
    return idle(f"{b_map}\n{more}", freed={"Anderson": "A"})


def test_c8_mob_anderson__a_tile_goes_from_one_territory_to_another_once() -> None:
    table = shifting()

    assert table.options("A", "shift") == {"1 0,1"}
    table.plays("A", "shift 1 0,1", "shift-to 2 1,-1")

    assert table.tile("B", "0,1") == ""
    assert table.tile("C", "1,-1") == "rannoch"
    table.refuses("A", "shift 2 1,-1", "C8-MOB-Anderson")
    check(table.game)


def test_c8_mob_anderson__the_own_territory_included_and_nothing_is_activated() -> None:
    table = shifting()

    table.plays("A", "shift 1 0,1", "shift-to 0 0,1")

    assert table.tile("A", "0,1") == "rannoch"
    assert table.goods("A") == ""
    assert table.of("B").scotsmen == {(0, 0): 1}


def test_c8_mob_anderson__no_trade_tile() -> None:
    table = shifting(B_MAP.replace("rannoch wood", "elgin"))

    table.refuses("A", "shift 1 0,1", "C8-MOB-Anderson")


def test_c8_mob_anderson__both_layouts_must_be_legal() -> None:
    river = "beauly | halkirk | starting-village @ | home-castle"
    table = shifting(f"B map:\n    | -2 | -1 | 0 | 1\n  1 | | tarbat | |\n  0 | {river}")

    assert table.options("A", "shift") == {"1 -2,0", "1 -1,1"}
    table.plays("A", "shift 1 -2,0", until="shift-to")
    assert table.options("A", "shift-to") == {"0 -1,0", "0 2,0", "2 -1,0", "2 2,0"}


def test_c8_mob_anderson__a_stack_goes_as_a_whole() -> None:
    table = shifting(B_MAP.replace("rannoch wood", "nairn/grantown"))

    table.plays("A", "shift 1 0,1", "shift-to 0 1,1")

    assert table.stack("A", "1,1") == "nairn/grantown"


def test_c8_mob_anderson_2__what_stood_on_it_goes_to_the_losers_home_castle() -> None:
    table = shifting(B_MAP.replace("rannoch wood", "rannoch @ wood"), "B: supply 7")

    table.plays("A", "shift 1 0,1", "shift-to 2 0,1")

    assert table.goods("B", "1,0") == "wood"
    assert table.members("B", "1,0") == 1
    assert table.told(ScotsmanMoved) == [ScotsmanMoved(1, (0, 1), (1, 0))]


def test_c8_mob_anderson_2__its_owner_chooses_the_goods_that_find_room() -> None:
    full = B_MAP.replace("rannoch wood", "rannoch wood stone").replace(
        "home-castle", "home-castle sheep sheep"
    )
    table = shifting(full)

    table.plays("A", "shift 1 0,1", "shift-to 2 0,1", until="keep-goods")
    table.asks("A", "keep-goods")
    table.plays("A", "keep stone")

    assert table.goods("B") == "sheep sheep stone"


def test_c8_mob_anderson_2__home_tiles_stay_and_cards_too() -> None:
    castle = B_MAP.replace("rannoch wood", "donan-castle")
    table = shifting(castle, "B cards: donan-castle")

    assert table.options("A", "shift") == {"1 0,1"}
    table.plays("A", "shift 1 0,1", "shift-to 0 0,1")

    assert table.of("B").cards == ("donan-castle",)
    assert table.of("A").cards == ()


def test_c8_mob_anderson_2__macdarkie_is_not_paid() -> None:
    table = idle(
        f"{B_MAP}\nA: coins 0\nB: supply 7",
        freed={"Anderson": "A", "MacDarkie": "B"},
        figures={"MacDarkie": ("C", (0, 0))},
    )

    before = table.of("B").coins

    table.plays("A", "shift 1 0,1", "shift-to 2 0,1")

    assert table.of("B").coins == before
    assert figure(table, "MacDarkie").seat == 2
