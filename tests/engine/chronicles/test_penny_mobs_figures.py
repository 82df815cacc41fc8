"""Test McSnitch, MacDarkie and McCastle in territories."""

import json

import pytest

from games.engine.chronicles.penny_mobs.mobsters import eligible
from games.engine.common.invariants import check
from games.engine.common.scoring import strength
from games.engine.glen_more_2.landmarks import CASTLE_SCOTSMEN
from tests.engine.chronicles.penny_mobs_table import (
    board,
    figure,
    idle,
    mobs_setup,
    penny_mobs_table,
)
from tests.engine.scripted_table_2 import Table

#: B has a tile north of the village, with wood on it, and a Scotsman on the village.
B_MAP = "B map:\n    | 0 | 1\n  1 | rannoch wood |\n  0 | starting-village @ | home-castle"
GUARDED = B_MAP.replace("rannoch wood", "rannoch @ wood")
SUPPLY = "A: supply 7"


def move_of_b(more: str = B_MAP, players: int = 3, **start: object) -> Table:
    """Return a table where B has two movement points and nothing else to do."""
    turn = json.dumps({"seat": 1, "movement": 2})
    pieces = " ".join(["B", *"ACD"[: players - 1]])
    text = f"""{players} players
circuit: {pieces} strathspey lochaber moray easdale
turn: {turn}
to do: {{"kind": "activate", "seat": 1}}
to do: {{"kind": "close-turn"}}
{SUPPLY}
{more}"""
    return penny_mobs_table(text, **start)  # type: ignore[arg-type]


# --- all three ---------------------------------------------------------------------------------


def test_c8_fig_1__a_figure_is_a_scotsman_of_the_supply_or_of_an_own_tile() -> None:
    table = idle(B_MAP, freed={"MacDarkie": "A"})

    assert table.options("A", "summon") == {"MacDarkie", "MacDarkie 0,0"}
    table.plays("A", "summon MacDarkie 0,0", until="place-figure")
    table.plays("A", "haunt 1 0,1")

    assert table.members("A") == 0
    assert table.of("A").supply == 8
    assert figure(table, "MacDarkie").cell == (0, 1)
    check(table.game)


def test_c8_fig_1__without_a_scotsman_he_stays_out() -> None:
    nobody = "A: supply 0\nA map:\n    | 0 | 1\n  0 | starting-village | home-castle"
    table = idle(nobody, freed={"MacDarkie": "A"})

    table.refuses("A", "summon MacDarkie", "C8-FIG-1")


def test_c8_fig_1__he_is_set_once() -> None:
    table = idle(SUPPLY, freed={"MacDarkie": "A"}, figures={"MacDarkie": ("B", (0, 0))})

    table.refuses("A", "summon MacDarkie", "C8-FIG-1")


def test_c8_fig_1__he_is_nobodys_scotsman() -> None:
    table = move_of_b(
        B_MAP.replace(" @", ""),
        freed={"McSnitch": "A"},
        figures={"McSnitch": ("B", (1, 0))},
    )

    assert table.options("B", "move") == set()
    assert strength(table.game, 1, CASTLE_SCOTSMEN) == 0


def test_c8_fig_2__one_who_must_go_leaves_that_player_for_another() -> None:
    table = move_of_b(players=4, freed={"MacDarkie": "A"}, figures={"MacDarkie": ("B", (0, 1))})

    table.plays("B", "move 0,0 0,1", until="place-figure")

    table.asks("A", "place-figure")
    assert table.options("A", "haunt") == {"2 0,0", "2 1,0", "3 0,0", "3 1,0"}
    table.plays("A", "haunt 3 1,0")
    assert figure(table, "MacDarkie").seat == 3
    check(table.game)


def test_c8_fig_2__to_be_sent_somewhere_is_not_to_step_there() -> None:
    table = move_of_b(
        players=4,
        freed={"McSnitch": "A", "MacDarkie": "D"},
        figures={"McSnitch": ("B", (0, 1)), "MacDarkie": ("C", (0, 0))},
        more=f"{B_MAP}\nD: supply 7",
    )

    table.plays("B", "move 0,0 0,1", until="place-figure")
    table.plays("A", "haunt 2 0,0")

    assert figure(table, "MacDarkie").seat == 2  # he stays


def test_c8_fig_3__a_scotsman_whose_tile_is_removed_steps_onto_the_home_castle() -> None:
    remove = '{"kind": "remove-tile", "seat": 1, "number": 1}'
    table = penny_mobs_table(
        f"3 players\ncircuit: B A C moray\nturn: {json.dumps({'seat': 1})}\n"
        f'to do: {remove}\nto do: {{"kind": "activate", "seat": 1}}\n{SUPPLY}\n'
        "B map:\n    | 0 | 1\n  1 | rannoch @ |\n  0 | starting-village | home-castle",
        freed={"McCastle": "A"},
        figures={"McCastle": ("B", (1, 0))},
    )

    table.plays("B", "remove 0,1")

    assert figure(table, "McCastle").seat == 2


def test_c8_fig_3__one_who_comes_from_the_supply_does_not_step() -> None:
    table = penny_mobs_table(
        f"3 players\ncircuit: B halkirk A C moray\n{SUPPLY}",
        freed={"MacDarkie": "A"},
        figures={"MacDarkie": ("B", (1, 0))},
    )
    table.plays("B", "take 1", until="recruit")

    table.plays("B", "recruit -1,0")

    assert figure(table, "MacDarkie").seat == 1


def test_c8_fig_3__mcsnitch_drives_an_opponents_macdarkie_out() -> None:
    table = idle(
        f"{B_MAP}\n{SUPPLY}\nC: supply 7",
        movement=1,
        players=4,
        freed={"McSnitch": "A", "MacDarkie": "C"},
        figures={"McSnitch": ("B", (0, 0)), "MacDarkie": ("B", (1, 0))},
    )

    table.plays("A", "sneak 1,0", until="place-figure")
    table.asks("C", "place-figure")
    table.plays("C", "haunt 3 0,0")

    assert figure(table, "McSnitch").cell == (1, 0)


def test_c8_fig_4__he_moves_up_when_his_tile_is_built_over() -> None:
    village = "B map:\n    | 0 | 1\n  1 | nairn |\n  0 | starting-village @ | home-castle"
    table = penny_mobs_table(
        f"3 players\ncircuit: B grantown A C moray\n{SUPPLY}\nB: coins 9\n{village}",
        freed={"MacDarkie": "A"},
        figures={"MacDarkie": ("B", (0, 1))},
    )

    table.plays("B", "take 1", until="recruit")

    assert table.stack("B", "0,1") == "nairn/grantown"
    assert (figure(table, "MacDarkie").seat, figure(table, "MacDarkie").cell) == (1, (0, 1))


def test_c8_fig_4__he_goes_elsewhere_when_his_tile_is_removed_or_moved() -> None:
    remove = '{"kind": "remove-tile", "seat": 1, "number": 1}'
    table = penny_mobs_table(
        f"3 players\ncircuit: B A C moray\nturn: {json.dumps({'seat': 1})}\n"
        f'to do: {remove}\nto do: {{"kind": "activate", "seat": 1}}\n{SUPPLY}\n{B_MAP}',
        freed={"MacDarkie": "A"},
        figures={"MacDarkie": ("B", (0, 1))},
    )
    table.plays("B", "remove 0,1", until="place-figure")
    table.plays("A", "haunt 2 0,0")
    shifted = idle(
        f"{B_MAP}\n{SUPPLY}",
        freed={"Anderson": "A", "MacDarkie": "A"},
        figures={"MacDarkie": ("B", (0, 1))},
    )
    shifted.plays("A", "shift 1 0,1", "shift-to 0 0,1", until="place-figure")
    shifted.plays("A", "haunt 2 0,0")

    assert figure(table, "MacDarkie").seat == 2
    assert figure(shifted, "MacDarkie").seat == 2


# --- McSnitch ----------------------------------------------------------------------------------


def snitching(more: str = B_MAP, movement: int = 2) -> Table:
    """Return a table where A's McSnitch stands on B's village."""
    return idle(
        f"{SUPPLY}\n{more}",
        movement=movement,
        freed={"McSnitch": "A"},
        figures={"McSnitch": ("B", (0, 0))},
    )


def test_c8_mob_mcsnitch__he_walks_by_movement_points_and_steals() -> None:
    table = snitching()

    assert table.options("A", "sneak") == {"0,1", "1,0"}
    table.plays("A", "sneak 0,1", until="steal")
    table.plays("A", "steal wood 1,0", until="place-figure")
    table.plays("A", "decline")

    assert table.movement == 1
    assert (table.goods("A"), table.goods("B")) == ("wood", "")
    assert figure(table, "McSnitch").cell == (0, 1)


def test_c8_mob_mcsnitch__after_a_theft_he_may_go_to_another_player() -> None:
    table = snitching()
    table.plays("A", "sneak 0,1", "steal wood 1,0", until="place-figure")

    table.plays("A", "haunt 2 1,0")

    assert figure(table, "McSnitch").seat == 2


def test_c8_mob_mcsnitch__a_scotsman_guards_his_tile() -> None:
    table = snitching(GUARDED)

    table.plays("A", "sneak 0,1")

    assert table.goods("B") == "wood"
    assert figure(table, "McSnitch").seat == 1  # he is not driven out by walking there himself


def test_c8_mob_mcsnitch__what_is_stolen_needs_room() -> None:
    full = "A map:\n    | 0 | 1\n  0 | starting-village @ wood*3 | home-castle wood*3"
    full = full.replace("wood*3", "wood wood wood")
    table = snitching(f"{B_MAP}\n{full}")

    table.plays("A", "sneak 0,1")

    assert table.goods("B") == "wood"


def test_c8_mob_mcsnitch__without_points_he_stays() -> None:
    snitching(movement=0).refuses("A", "sneak 0,1", "C8-MOB-McSnitch")


def test_c8_mob_mcsnitch__a_scotsman_of_that_player_drives_him_out() -> None:
    table = move_of_b(freed={"McSnitch": "A"}, figures={"McSnitch": ("B", (0, 1))})

    table.plays("B", "move 0,0 0,1", until="place-figure")

    table.asks("A", "place-figure")
    assert {text.split()[0] for text in table.options("A", "haunt")} == {"2"}


# --- MacDarkie ---------------------------------------------------------------------------------


def building(coins: int, tile: str = "moray", cell: tuple[int, int] = (1, 0)) -> Table:
    """Return a table where B is about to take a tile while A's MacDarkie is in B's territory."""
    return penny_mobs_table(
        f"3 players\ncircuit: B {tile} A C easdale\n{SUPPLY}\nA: coins 0\nB: coins {coins}",
        freed={"MacDarkie": "A"},
        figures={"MacDarkie": ("B", cell)},
    )


def test_c8_mob_macdarkie__a_tile_beside_him_costs_a_coin_and_he_must_go() -> None:
    table = building(1)
    table.plays("B", "take 1", "place 0,1", until="place-figure")

    table.asks("A", "place-figure")
    table.plays("A", "haunt 2 0,0")

    assert (table.of("A").coins, table.of("B").coins) == (1, 0)
    assert figure(table, "MacDarkie").seat == 2
    table.asks("B", "activate")


def test_c8_mob_macdarkie__a_player_who_cannot_pay_may_not_place_it_there() -> None:
    table = building(0)

    assert "1" not in table.options("B", "take")  # every place is beside him


def test_c8_mob_macdarkie__other_places_stay_free() -> None:
    left = "B map:\n    | -1 | 0 | 1\n  0 | halkirk @ | starting-village @ | home-castle"
    table = penny_mobs_table(
        f"3 players\ncircuit: B moray A C easdale\n{SUPPLY}\nB: coins 0, supply 7\n{left}",
        freed={"MacDarkie": "A"},
        figures={"MacDarkie": ("B", (1, 0))},
    )

    table.plays("B", "take 1", until="place-tile")

    assert table.options("B", "place") == {"-1,1", "-1,-1"}
    table.refuses("B", "place 0,1", "C8-MOB-MacDarkie")


def test_c8_mob_macdarkie__the_coin_comes_after_the_tiles_cost() -> None:
    assert "1" not in building(1, "aviemore").options("B", "take")  # a stone costs 2 coins
    assert "1" not in building(2, "aviemore").options("B", "take")
    assert "1" in building(3, "aviemore").options("B", "take")


def test_c8_mob_macdarkie__no_coin_is_kept_for_the_place_of_a_person() -> None:
    table = penny_mobs_table(
        f"3 players\nrondel: 10 B, 11 mountain, 13 walter-scott, 14 A, 15 C\n{SUPPLY}\nB: coins 2",
        also="2",
        freed={"MacDarkie": "A"},
        figures={"MacDarkie": ("B", (1, 0))},
    )

    table.plays("B", "take 13", until="place-marker")  # a coin for the mountain, none for him

    assert table.of("B").coins == 1


def test_c8_mob_macdarkie__building_over_his_own_tile_costs_nothing() -> None:
    village = "B map:\n    | 0 | 1\n  1 | nairn |\n  0 | starting-village @ | home-castle"
    table = penny_mobs_table(
        f"3 players\ncircuit: B grantown A C moray\n{SUPPLY}\nB: coins 2\n{village}",
        freed={"MacDarkie": "A"},
        figures={"MacDarkie": ("B", (0, 1))},
    )

    table.plays("B", "take 1", until="recruit")

    assert table.of("B").coins == 0  # two for the wood


def test_c8_mob_macdarkie__movement_points_do_not_move_him() -> None:
    table = idle(SUPPLY, movement=3, freed={"MacDarkie": "A"}, figures={"MacDarkie": ("B", (0, 0))})

    assert table.options("A", "sneak") == set()


# --- McCastle ----------------------------------------------------------------------------------


def castles(more: str = "") -> Table:
    """Return a table where A's McCastle stands on B's Home Castle, with two of B's Scotsmen."""
    two = "B map:\n    | 0 | 1\n  0 | starting-village @ | home-castle @@"
    return move_of_b(
        f"B: supply 6\n{two}\n{more}",
        freed={"McCastle": "A"},
        figures={"McCastle": ("B", (1, 0))},
    )


def test_c8_mob_mccastle__one_scotsman_there_does_not_count_and_he_counts_at_home() -> None:
    game = castles().game

    assert [strength(game, seat, CASTLE_SCOTSMEN) for seat in range(3)] == [1, 1, 0]


def test_c8_mob_mccastle__both_before_castle_moil_doubles() -> None:
    game = castles().game
    for seat in (0, 1):
        game.state.territories[seat].cards = ("castle-moil",)

    assert [strength(game, seat, CASTLE_SCOTSMEN) for seat in range(3)] == [2, 2, 0]


def test_c8_mob_mccastle__an_empty_castle_loses_nothing() -> None:
    table = move_of_b(freed={"McCastle": "A"}, figures={"McCastle": ("B", (1, 0))})

    assert strength(table.game, 1, CASTLE_SCOTSMEN) == 0


def test_c8_mob_mccastle__a_scotsman_who_steps_there_drives_him_to_the_next_castle() -> None:
    table = castles()

    table.plays("B", "move 0,0 1,0")

    assert (figure(table, "McCastle").seat, figure(table, "McCastle").cell) == (2, (1, 0))


def test_c8_mob_mccastle__he_is_set_on_a_home_castle() -> None:
    table = idle(B_MAP, freed={"McCastle": "A"})

    table.plays("A", "summon McCastle", until="place-figure")

    assert table.options("A", "haunt") == {"1 1,0", "2 1,0"}


@pytest.mark.parametrize("mobster", ["McSnitch", "MacDarkie", "McCastle"])
def test_c8_fig_1__none_of_them_takes_part_with_two_players(mobster: str) -> None:
    assert mobster not in eligible(mobs_setup(2, 8))
    assert mobster in eligible(mobs_setup(3, 8))
    assert board(idle()).figures == ()
