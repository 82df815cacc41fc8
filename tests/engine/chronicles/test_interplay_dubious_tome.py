"""Test the Dubious Tome with other Chronicles."""

import json

from msgspec.structs import replace

from games.engine.chronicles.boat_race.board import KEY as RACE
from games.engine.chronicles.boat_race.board import boat_race_board
from games.engine.chronicles.dubious_tome.board import DubiousTomeBoard
from games.engine.chronicles.great_glen.cards import measured
from games.engine.chronicles.hammer_of_the_scots.board import ENGLISHMAN, hammer_of_the_scots_board
from games.engine.chronicles.penny_mobs.board import penny_mobs_board
from games.engine.common.invariants import check
from games.engine.common.scoring import strength
from games.engine.presentation.preview import previews
from tests.engine.chronicles.dubious_tome_table import HOME, gathering, uses
from tests.engine.chronicles.hammer_of_the_scots_table import hammer_of_the_scots_line
from tests.engine.chronicles.penny_mobs_table import figure, penny_mobs_line
from tests.engine.scripted_table_2 import Table

LANDMARKS = "landmarks"


def english(cards: str, more: str = "", row: int = 1, land: str = HOME) -> Table:
    """Return a table where A activates a Gathering tile, with the Englishman in the game."""
    circuit = "" if "rondel:" in more else "circuit: A moray B easdale C englishman glen-affric"
    return gathering(
        cards,
        f"{circuit}\n{hammer_of_the_scots_line('B', row)}\n{more}",
        land=land,
        chronicles="4, 6",
    )


# --- the events of the Hammer of the Scots ------------------------------------------------------


def test_c6_evt_lomond__all_coins_of_the_england_row() -> None:
    table = english("loch-lomond", "A: coins 0", row=3)

    uses(table, "loch-lomond")

    assert (table.of("A").coins, hammer_of_the_scots_board(table.game).row) == (6, 0)


def test_c6_evt_lomond__from_an_empty_row_there_is_nothing_to_take() -> None:
    table = english("loch-lomond", row=0)
    table.plays("A", "activate 0,1", until="choose-event")

    assert table.options("A", "use") == set()
    assert table.options("A", "turn") == {"loch-lomond"}


def test_c6_evt_church__its_tile_and_the_neighbours_are_activated() -> None:
    land = HOME.replace("gathering-a |", "gathering-a | glenfinnan-church")
    table = english("glenfinnan-church", "A: whisky 1", land=land)

    uses(table, "glenfinnan-church", until="activate")
    table.plays("A", "activate 1,1")

    assert table.points[0] == 4
    assert "done" in {choice[0] for choice in table.game.options(0)}


def test_c6_evt_church__not_when_the_tile_has_left_the_territory() -> None:
    table = english("glenfinnan-church")
    table.plays("A", "activate 0,1", until="choose-event")

    assert ("use", "glenfinnan-church") not in table.game.options(0)
    assert ("turn", "glenfinnan-church") in table.game.options(0)


def test_c6_evt_monument__the_englishman_and_a_tile_change_places() -> None:
    table = english("glenfinnan-monument")
    start = table.game.state.rondel.pieces[ENGLISHMAN]
    space, tile = max(table.game.state.rondel.tiles.items())

    uses(table, "glenfinnan-monument", f"swap {space}")

    assert table.game.state.rondel.pieces[ENGLISHMAN] == space
    assert table.game.state.rondel.tiles[start] == tile
    check(table.game)


def test_c6_evt_monument__or_stay_where_they_are() -> None:
    table = english("glenfinnan-monument")
    before = table.circuit

    uses(table, "glenfinnan-monument", "decline")

    assert table.circuit == before


def test_c6_evt_wade__a_marker_on_a_violet_field_without_roads() -> None:
    table = english("wades-military-roads", "A: coins 0")
    table.plays("A", "activate 0,1", "use wades-military-roads", until="place-free-marker")

    assert "Ross" not in table.options("A", "claim")
    table.plays("A", "claim Oliphant")

    assert table.clans == "Oliphant A"
    assert table.of("A").coins == 0


def test_c6_evt_wade__the_preview_names_no_price_for_the_roads() -> None:
    table = english("wades-military-roads", "A: coins 0")
    table.plays("A", "activate 0,1", "use wades-military-roads", until="place-free-marker")

    found = {str(each.choice[1]): each.price for each in previews(table.game, 0)}

    assert found["Oliphant"] == 0
    assert set(found.values()) == {0}


def test_c6_evt_wade__or_none() -> None:
    table = english("wades-military-roads")

    uses(table, "wades-military-roads", "decline")

    assert table.clans == ""


def test_x_4_6__once_he_has_left_only_loch_lomond_pays() -> None:
    table = english("glenfinnan-monument loch-lomond", row=2)
    del table.game.state.rondel.pieces[ENGLISHMAN]
    table.plays("A", "activate 0,1", until="choose-event")

    assert table.options("A", "use") == {"loch-lomond"}


def test_x_4_6__the_four_landmarks_may_be_swapped() -> None:
    table = english("glenfinnan-monument", "rondel: 0 B, 1 loch-lomond, 2 englishman, 3 A, 4 C")

    uses(table, "glenfinnan-monument", "swap 1")

    assert table.circuit.startswith("B englishman loch-lomond")


# --- the Penny Mobs -----------------------------------------------------------------------------


def mobbed(cards: str, more: str = "", land: str = HOME, **start: object) -> Table:
    """Return a table where A activates a Gathering tile, with mobsters about."""
    line = penny_mobs_line(3, **start)  # type: ignore[arg-type]
    return gathering(cards, f"{line}\n{more}", land=land, chronicles="6, 8")


def test_c8_mob_mcclaim__a_claimed_card_counts_for_his_owner() -> None:
    table = mobbed("", "B cards: inverness, loch-ness", freed={"McClaim": "A"})

    table.plays("A", "claim-card inverness")

    assert [strength(table.game, seat, LANDMARKS) for seat in range(3)] == [1, 1, 0]
    table.refuses("A", "claim-card inverness", "C8-MOB-McClaim")
    table.plays("A", "claim-card loch-ness")
    assert [strength(table.game, seat, LANDMARKS) for seat in range(3)] == [2, 0, 0]
    assert [strength(table.game, seat, "persons") for seat in range(3)] == [0, 0, 0]


def test_c8_mob_mcclaim__until_the_card_is_turned() -> None:
    table = mobbed("inverness", freed={"McClaim": "B"})
    board = penny_mobs_board(table.game)
    table.game.state.boards["penny-mobs"] = replace(board, claims=("inverness",))

    uses(table, "inverness")

    assert penny_mobs_board(table.game).claims == ()
    assert [strength(table.game, seat, LANDMARKS) for seat in range(3)] == [2, 0, 0]


def test_c8_mob_mcclaim__not_on_a_turned_card_nor_on_an_own_one() -> None:
    table = mobbed("inverness", "B cards: loch-ness", freed={"McClaim": "A"})
    table.game.state.boards["dubious-tome"] = DubiousTomeBoard(turned=("loch-ness",))
    table.game.invalidate_options()

    assert table.options("A", "claim-card") == set()


def test_c8_mob_mcclaim__only_for_his_owner() -> None:
    table = mobbed("", "B cards: inverness", freed={"McClaim": "C"})

    table.refuses("A", "claim-card inverness", "C8-MOB-McClaim")


def test_x_6_8__mcmail_may_buy_what_a_borrowed_tile_brings() -> None:
    rannoch = "B map:\n    | 0 | 1\n  1 | rannoch |\n  0 | starting-village @ | home-castle"
    table = mobbed("donan-castle", rannoch, freed={"McMail": "B"})

    table.plays(
        "A", "activate 0,1", "use donan-castle", "borrow 1 0,1", "put wood 0,0", until="buy-produce"
    )
    table.asks("B", "buy-produce")
    table.plays("B", "mail wood 0,0", until="borrow-tile")

    assert (table.goods("A"), table.goods("B")) == ("", "wood")


def test_x_6_8__castle_moils_event_drives_mccastle_out() -> None:
    table = mobbed(
        "castle-moil", "B: supply 7", freed={"McCastle": "B"}, figures={"McCastle": ("A", (1, 0))}
    )

    uses(table, "castle-moil", "send 0,0")

    assert figure(table, "McCastle").seat == 2


def test_x_6_8__figures_are_no_scotsmen_to_pay_with() -> None:
    table = mobbed(
        "loch-morar", "B: supply 7", freed={"MacDarkie": "B"}, figures={"MacDarkie": ("A", (0, 1))}
    )
    table.plays("A", "activate 0,1", until="choose-event")

    assert ("use", "loch-morar") not in table.game.options(0)  # it costs two, and there is one


def test_x_6_8__a_free_marker_still_owes_mcwanders_coins() -> None:
    line = penny_mobs_line(3, freed={"McWander": "B"}, levies={"Brodie": 3})
    table = gathering(
        "wades-military-roads",
        f"circuit: A B C englishman moray\n{hammer_of_the_scots_line('C')}\n{line}\n"
        "A: coins 3\nB: coins 0",
        chronicles="4, 6, 8",
    )

    table.plays("A", "activate 0,1", "use wades-military-roads", "claim Brodie")

    assert (table.of("A").coins, table.of("B").coins) == (0, 3)


FOREST = "B map:\n    | 0 | 1\n  1 | caledonian-pines |\n  0 | starting-village @ | home-castle"


def borrowing_with_mcmail(land: str = HOME) -> Table:
    """Return a table where A borrows Caledonian Pines of B and McMail is C's."""
    table = gathering(
        "donan-castle",
        f"{FOREST}\n{penny_mobs_line(3, freed={'McMail': 'C'})}\nmarket: wood 2",
        land=land,
        chronicles="6, 8",
    )
    uses(table, "donan-castle", "borrow 1 0,1", until="put-good")
    return table


def test_x_6_8__mcmail_is_offered_wood_on_two_tiles_once_for_each_place() -> None:
    table = borrowing_with_mcmail()

    table.plays("A", "put wood 0,0", "put wood 1,0", until="buy-produce")

    options = table.game.options(2)
    assert len(options) == len(set(options))
    assert table.options("C", "mail") == {"wood 0,0", "wood 1,0"}


def test_x_6_8__a_sale_while_the_goods_are_placed_does_not_dodge_mcmail() -> None:
    table = borrowing_with_mcmail(HOME.replace("@", "@ wood"))

    table.plays("A", "put wood 0,0", "sell wood 0,0", "decline", until="buy-produce")
    table.plays("C", "fence wood", until="borrow-tile")

    assert table.goods("A") == ""


# --- others -------------------------------------------------------------------------------------


def test_x_1_6__a_borrowed_boatyard_gives_its_points_to_the_borrower() -> None:
    yard = "B map:\n    | -1 | 0 | 1\n  0 | boatyard-1 | starting-village @ | home-castle"
    table = gathering("donan-castle", yard, chronicles="1, 6")

    table.plays("A", "activate 0,1", "use donan-castle", "borrow 1 -1,0", "decline")

    assert table.movement == 2


def test_x_1_6__no_event_removes_a_tile_with_a_boat() -> None:
    river = "halkirk | starting-village @ | home-castle"
    land = f"A map:\n  | -1 | 0 | 1\n  1 | | gathering-a |\n  0 | {river}"
    table = gathering("fort-george", land=land, chronicles="1, 6")
    board = boat_race_board(table.game)
    table.game.state.boards[RACE] = replace(board, boats=((0, -1), *board.boats[1:]))

    table.plays("A", "activate 0,1", "use fort-george", until="activate")

    assert "halkirk" in table.of("A").tiles.values()


def test_x_2_6__a_swap_puts_nothing_on_the_mountain() -> None:
    table = gathering(
        "glenfinnan-monument",
        f"{hammer_of_the_scots_line('B')}\n"
        "rondel: 9 B, 10 englishman, 11 mountain, 13 moray, 14 A, 15 C",
        chronicles="2, 4, 6",
    )

    uses(table, "glenfinnan-monument", "swap 13")

    assert table.game.state.boards["highlander"].coins == 0  # type: ignore[attr-defined]
    assert table.game.state.rondel.pieces[ENGLISHMAN] == 13


def test_x_3_6__a_borrowed_distillery_uses_the_casks_of_the_borrower() -> None:
    cellars = {"board": "single-cask", "casks": [[], [], []], "cellars": [1, 1, 1]}
    still = "B map:\n    | 0 | 1\n  1 | ben-wyvis |\n  0 | starting-village @ | home-castle"
    table = gathering(
        "donan-castle",
        f"board: {json.dumps(cellars)}\nA: whisky 1\n{still}",
        chronicles="3, 6",
    )

    table.plays("A", "activate 0,1", "use donan-castle", until="borrow-tile")

    assert any(choice[0] == "borrow" for choice in table.game.options(0))


def test_x_5_6__a_borrowed_inn_takes_the_sheep_of_the_borrower() -> None:
    inn = "B map:\n    | 0 | 1\n  1 | drovers-inn |\n  0 | starting-village @ | home-castle"
    pool = {
        "board": "haggis",
        "pool": [1] * 5 + [2] * 3 + [3] * 3,
        "face_up": [1, 2],
        "tables": [[], [], []],
        "turned": [[], [], []],
    }
    land = HOME.replace("starting-village @", "starting-village @ sheep")
    table = gathering(
        "donan-castle",
        f"board: {json.dumps(pool)}\n{inn}\nmarket: sheep 0\nA: coins 0",
        land=land,
        chronicles="5, 6",
    )

    table.plays("A", "activate 0,1", "use donan-castle", "borrow 1 0,1", until="take-haggis-token")

    table.asks("A", "take-haggis-token")
    assert table.goods("A") == ""


def test_x_6_7__a_turned_card_is_one_card_in_the_sets() -> None:
    castle = "A map:\n    | 0 | 1\n  0 | starting-village | home-castle @ @"
    glen = '{"board": "great-glen", "cards": ["Sets"], "votes": [[4, 3], [4, 3], [4, 3]]}'
    table = gathering(
        "inverness",
        f"board: {glen}\nA: whisky 2\nA persons: john-knox, rob-roy",
        land=castle,
        turned="inverness",
        chronicles="6, 7",
    )

    assert measured(table.game, 0, "Sets") == 1
    assert strength(table.game, 0, LANDMARKS) == 2  # as in scorings


def test_x_7_8__a_card_that_mcclaim_took_counts_for_his_owner_in_the_sets() -> None:
    castle = "map:\n    | 0 | 1\n  0 | starting-village | home-castle @"
    glen = '{"board": "great-glen", "cards": ["Sets"], "votes": [[4, 3], [4, 3], [4, 3]]}'
    line = penny_mobs_line(3, freed={"McClaim": "B"})
    table = gathering(
        "inverness",
        f"board: {glen}\n{line}\nA: whisky 1\nA persons: john-knox\n"
        f"B: whisky 1\nB persons: rob-roy\nB {castle}",
        land=f"A {castle}",
        chronicles="6, 7, 8",
    )
    board = penny_mobs_board(table.game)
    table.game.state.boards["penny-mobs"] = replace(board, claims=("inverness",))

    assert [measured(table.game, seat, "Sets") for seat in range(3)] == [0, 1, 0]


def test_x_6_7__a_person_by_castle_stalkers_event_calls_a_vote() -> None:
    glen = '{"board": "great-glen", "cards": ["Sets", "Square"], "votes": [[4, 3], [4, 3], [4, 3]]}'
    table = gathering(
        "castle-stalker",
        f"board: {glen}\ndiscarded: john-knox",
        land=HOME.replace("@", "@ @"),
        chronicles="6, 7",
    )

    table.plays(
        "A", "activate 0,1", "use castle-stalker", "build john-knox", "decline", until="choose-card"
    )

    table.asks("A", "choose-card")
