"""Test how casks are stored, given and aged (C3-SET, C3-CASK, C3-CELL)."""

import pytest

from games.engine import Setup, new_game, new_seed
from games.engine.chronicles.single_cask.board import VALUES, single_cask_board
from games.engine.chronicles.single_cask.facts import CaskAged, CaskGiven, CaskStored, CellarBuilt
from games.engine.chronicles.single_cask.tiles import REPLACED, SALES
from games.engine.common.invariants import violations
from games.engine.core.facts import named
from tests.engine.chronicles.single_cask_table import board, casks, distillery, single_cask_table
from tests.engine.scripted_table_2 import Table

#: Without coins of one's own everything is then paid in kind.
NO_MARKET = "market: wood 0, stone 0, barley 0"
POOR = f"A: coins 0\n{NO_MARKET}"

# --- set-up ----------------------------------------------------------------------------------


def test_c3_set_1__single_malt_versions_replace_the_distilleries() -> None:
    setup = Setup(game="glen-more-2", players=3, chronicles=(3,))
    game = new_game(setup, new_seed("cellars"))

    assert not set(REPLACED) & set(game.tiles)
    replacing = {tile.name: tile.stack for tile in game.tiles.values() if tile.type == "whisky"}
    assert replacing == {
        "Pulteney": "A",
        "Glen Mhor": "B",
        "Glenlochy": "B",
        "Ben Wyvis": "B",
        "Edradour": "C",
        "Glen Albyn": "C",
        "Millburn": "D",
    }


def test_c3_set_1__a_sale_tile_lies_in_b_c_and_d() -> None:
    setup = Setup(game="glen-more-2", players=4, chronicles=(3,))
    stacks = new_game(setup, new_seed("cellars")).state.stacks

    assert [name for name in SALES for stack in "BCD" if name in stacks[stack]] == [*SALES]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c3_set_1__everybody_has_one_empty_cellar(players: int) -> None:
    setup = Setup(game="glen-more-2", players=players, chronicles=(3,))
    start = single_cask_board(new_game(setup, new_seed("cellars")))

    assert start.cellars == (1,) * players
    assert start.casks == ((),) * players


# --- storing ---------------------------------------------------------------------------------

PLACED = "3 players\ncircuit: A pulteney-single-malt B C\nA: coins 9, whisky {}"


@pytest.mark.parametrize(
    ("occupied", "choices"),
    [((), {"1", "0"}), ((1,), {"2", "0"}), ((2,), {"1", "0"}), ((1, 2), {"3", "0"})],
)
def test_c3_cask_1__new_whisky_goes_on_the_leftmost_empty_space_or_rests(
    occupied: tuple[int, ...], choices: set[str]
) -> None:
    table = single_cask_table(PLACED.format(len(occupied)), casks={"A": occupied})
    table.plays("A", "take 1", "place 0,1", until="store-cask")

    assert table.options("A", "store") == choices
    table.refuses("A", "store 7", "C3-CASK-1")


def test_c3_cask_1__it_stays_where_it_was_put() -> None:
    table = single_cask_table(PLACED.format(1), casks={"A": (1,)})

    table.plays("A", "take 1", "place 0,1", "store 2")

    assert casks(table) == (1, 2)
    assert table.of("A").whisky == 2
    assert table.facts_of(CaskStored) == [CaskStored(0, 2)]


def test_c3_cask_1__the_space_of_0_vp_may_be_chosen_and_holds_any_number() -> None:
    table = single_cask_table(PLACED.format(2))

    table.plays("A", "take 1", "place 0,1", "store 0")

    assert casks(table) == (0, 0, 0)


def test_c3_cask_1__with_a_full_first_cellar_whisky_rests_even_if_the_second_is_empty() -> None:
    table = single_cask_table(PLACED.format(3), casks={"A": (1, 2, 3)}, cellars={"A": 2})

    table.plays("A", "take 1", "place 0,1")  # there is nothing to ask

    assert casks(table) == (0, 1, 2, 3)


def test_c3_cask_1__casks_count_as_whisky_in_scorings() -> None:
    text = '2 players\nA: whisky 3\nto do: {"kind": "hold-scoring", "name": "A"}'
    table = single_cask_table(text, casks={"A": (1, 3)})

    assert table.rules_scored("A") == {"G2-SCO-1": 3}


# --- paying ----------------------------------------------------------------------------------

INN = "3 players\ncircuit: A clachaig-inn B C\nA: whisky {}"


def test_c3_cask_2__the_payer_chooses_the_space_and_nothing_moves_up() -> None:
    table = single_cask_table(INN.format(4), casks={"A": (1, 2, 3)})
    table.plays("A", "take 1", until="give-cask")

    assert table.options("A", "give-cask") == {"0", "1", "2", "3"}
    assert not list(violations(table.game))
    table.plays("A", "give-cask 2", until="place-tile")
    assert casks(table) == (0, 1, 3)
    assert table.facts_of(CaskGiven) == [CaskGiven(0, 2)]


def test_c3_cask_2__casks_that_are_alike_are_not_asked_for() -> None:
    table = single_cask_table(INN.format(2))

    table.plays("A", "take 1", until="place-tile")

    assert casks(table) == (0,)


def test_c3_cask_2__a_single_cask_is_sold_from_any_space() -> None:
    table = single_cask_table(INN.format(1), casks={"A": (3,)})

    table.plays("A", "take 1", until="place-tile")

    assert casks(table) == ()
    assert not list(violations(table.game))


# --- ageing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whisky", "occupied", "cellars", "movable"),
    [
        (1, (1,), 1, {"1"}),
        (2, (1, 2), 1, {"2"}),
        (3, (1, 2, 3), 1, set()),
        (3, (1, 2, 3), 2, {"3"}),
        (1, (), 1, {"0"}),
        (2, (1,), 1, {"1"}),
        (2, (2,), 1, {"0", "2"}),
        (1, (9,), 3, set()),
        (1, (6,), 2, set()),
        (1, (6,), 3, {"6"}),
    ],
)
def test_c3_cask_3__a_cask_moves_one_space_to_the_right_onto_an_empty_one(
    whisky: int, occupied: tuple[int, ...], cellars: int, movable: set[str]
) -> None:
    table = distillery(
        "ben-wyvis", f"A: whisky {whisky}", casks={"A": occupied}, cellars={"A": cellars}
    )

    if not movable:
        table.refuses("A", "activate 0,1", "G2-ACT-1")
        return
    table.plays("A", "activate 0,1", until="age-cask")
    assert table.options("A", "age") == movable


def test_c3_cask_3__no_cask_jumps_over_another() -> None:
    table = distillery("ben-wyvis", "A: whisky 2", casks={"A": (1, 2)})
    table.plays("A", "activate 0,1", until="age-cask")

    table.refuses("A", "age 1", "C3-CASK-3")
    table.refuses("A", "age 7", "C3-CASK-3")


def test_c3_cask_3__several_steps_go_to_one_cask_or_to_several() -> None:
    one = distillery("ben-wyvis", "A: whisky 2", casks={"A": (1, 2)})
    other = distillery("ben-wyvis", "A: whisky 2", casks={"A": (1, 2)}, cellars={"A": 2})

    one.plays("A", "activate 0,1", "age 2", "age 1")
    other.plays("A", "activate 0,1", "age 2", "age 3")

    assert casks(one) == (2, 3)
    assert casks(other) == (1, 4)
    assert other.facts_of(CaskAged) == [CaskAged(0, 2, 3), CaskAged(0, 3, 4)]


def test_c3_cask_3__ageing_may_be_declined() -> None:
    table = distillery("ben-wyvis", "A: whisky 1", casks={"A": (1,)})

    table.plays("A", "activate 0,1", "decline", "decline")

    assert casks(table) == (1,)


# --- distilleries ----------------------------------------------------------------------------


def test_c3_cask_4__one_of_two_activations_is_chosen() -> None:
    table = distillery("pulteney-single-malt", "A: whisky 1", casks={"A": (1,)})
    table.plays("A", "activate 0,1", until="choose-work")

    assert table.options("A", "work") == {"distil", "age"}
    table.plays("A", "work age", "age 1")
    assert casks(table) == (2,)
    assert table.goods("A") == "barley wood"
    table.refuses("A", "activate 0,1", "G2-ACT-1")


def test_c3_cask_4__barley_and_wood_make_whisky_and_then_a_cask_may_age() -> None:
    table = distillery("glen-mhor-single-malt", f"A: whisky 1\n{POOR}", casks={"A": (1,)})

    table.plays("A", "activate 0,1", "work distil-and-age", "store 2", "age 2")

    assert casks(table) == (1, 3)
    assert table.goods("A") == ""


def test_c3_cask_4__only_what_can_be_done_is_offered() -> None:
    table = distillery("pulteney-single-malt", f"A: whisky 3\n{POOR}", casks={"A": (1, 2, 3)})

    table.plays("A", "activate 0,1")  # no cask can age, so the whisky is distilled

    assert table.goods("A") == "wood"
    assert casks(table) == (0, 1, 2, 3)


def test_c3_cask_4__what_cannot_be_done_is_refused() -> None:
    table = distillery("glen-mhor-single-malt")
    table.plays("A", "activate 0,1", until="choose-work")

    table.refuses("A", "work age", "C3-CASK-4")
    table.refuses("A", "work points", "G2-CLN-MacGregor")


def test_c3_cask_5__macgregors_points_replace_the_whole_activation() -> None:
    table = distillery("pulteney-single-malt", "A: whisky 1\nclans: MacGregor A", casks={"A": (1,)})

    table.plays("A", "activate 0,1", "work points")

    assert table.rules_scored("A") == {"G2-CLN-MacGregor": 3}
    assert casks(table) == (1,)
    assert [line.reason for line in table.game.state.score_lines] == [named("Pulteney")]


def test_c3_cask_5__ben_wyvis_makes_no_whisky_and_so_gives_no_points() -> None:
    table = distillery("ben-wyvis", "A: whisky 1\nclans: MacGregor A", casks={"A": (1,)})

    table.plays("A", "activate 0,1", until="age-cask")

    assert table.options("A", "work") == set()


# --- cellars ---------------------------------------------------------------------------------


def test_c3_cell_1__cellars_are_built_in_their_order_for_their_costs() -> None:
    table = single_cask_table(f"""3 players
        circuit: A moray B C
        {NO_MARKET}
        A: coins 0
        A map:
          | 0 | 1
          0 | starting-village @ wood stone wood | home-castle stone stone""")

    table.plays("A", "build-cellar", "pay stone 1,0")
    assert table.facts_of(CellarBuilt) == [CellarBuilt(0, 2)]
    assert table.goods("A") == "stone stone wood"
    table.plays("A", "build-cellar")
    assert board(table).cellars == (3, 1, 1)
    assert table.goods("A") == ""
    table.refuses("A", "build-cellar", "C3-CELL-1")


def test_c3_cell_1__the_market_helps() -> None:
    table = single_cask_table("3 players\ncircuit: A moray B C\nA: coins 4")

    table.plays("A", "build-cellar")

    assert (board(table).cellars[0], table.of("A").coins) == (2, 0)


def test_c3_cell_1__what_cannot_be_paid_cannot_be_built() -> None:
    table = single_cask_table("3 players\ncircuit: A moray B C\nA: coins 3")

    table.refuses("A", "build-cellar", "C3-CELL-1")


def test_c3_cell_1__also_while_tiles_are_activated_but_not_during_another_effect() -> None:
    table = distillery("ben-wyvis", "A: whisky 1, coins 9", casks={"A": (1,)})

    table.plays("A", "activate 0,1", until="age-cask")
    assert table.options("A", "build-cellar") == set()
    table.plays("A", "decline", "decline")
    assert table.options("A", "build-cellar") == {""}


def test_c3_cell_1__the_spaces_are_worth_what_is_printed() -> None:
    assert VALUES.newest == (0, 1, 2, 3, 4, 5, 6, 8, 10, 12)


BETWEEN = """3 players
circuit: A john-knox B C
A: coins 9, whisky 1
A map:
    | 0 | 1
  1 | ben-wyvis | rannoch wood wood wood
  0 | starting-village @ | home-castle stone"""


def at_macdonell(more: str = "") -> Table:
    """Return a table where A may activate a full forest and a distillery with nothing to age."""
    table = single_cask_table(f"{BETWEEN}\n{more}", casks={"A": (3,)})
    table.plays("A", "take 1", "claim MacDonell", until="activate-one-of")
    return table


def test_c3_cell_1__between_two_activations_of_a_clan_a_cellar_lets_a_cask_age() -> None:
    table = at_macdonell("market: wood 0")

    assert table.options("A", "activate") == set()
    table.plays("A", "build-cellar", "pay stone 1,0", "pay wood 1,1", until="activate-one-of")
    assert table.options("A", "activate") == {"0,1", "1,1"}  # paying made room, too
    table.plays("A", "activate 0,1", "age 3", "decline", "activate 1,1", until="activate")

    assert casks(table) == (4,)
    assert table.goods("A", "1,1") == "wood wood wood"


def test_c3_cell_1__between_two_activations_a_sale_makes_room() -> None:
    table = at_macdonell("market: wood 2")

    table.plays("A", "sell wood 1,1", "activate 1,1", until="activate-one-of")

    assert table.goods("A", "1,1") == "wood wood wood"


def test_c3_cell_1__what_no_aside_makes_possible_is_declined_without_a_question() -> None:
    poor = BETWEEN.replace("coins 9", "coins 1").replace(" stone", "")
    rows = "market: wood 0, stone 3, barley 0, sheep 0, cattle 0"
    table = single_cask_table(f"{poor}\n{rows}", casks={"A": (3,)})

    table.plays("A", "take 1", "claim MacDonell")

    table.asks("A", "activate")


def test_c3_cell_1__under_the_first_rules_only_the_moment_counted() -> None:
    table = single_cask_table(f"{BETWEEN}\nrules: 1\nmarket: wood 2", casks={"A": (3,)})

    table.plays("A", "take 1", "claim MacDonell")

    table.asks("A", "activate")
