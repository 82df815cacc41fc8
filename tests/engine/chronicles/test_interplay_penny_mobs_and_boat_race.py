"""Test mobsters in a boat race."""

from games.engine.chronicles.boat_race.facts import BoatPassed
from games.engine.common.invariants import check
from tests.engine.chronicles.boat_race_table import board as race_board
from tests.engine.chronicles.boat_race_table import rowing
from tests.engine.chronicles.penny_mobs_table import board, penny_mobs_line
from tests.engine.scripted_table_2 import Table


def crewed(points: int, freed: dict[str, str], **start: object) -> Table:
    """Return a table where A has movement points and mobsters are aboard."""
    more = penny_mobs_line(4, freed=freed)
    return rowing(points, more=more, also=", 8", **start)  # type: ignore[arg-type]


def test_c8_mob_mcquack__the_owner_may_give_a_penny_to_a_player_they_pass() -> None:
    table = crewed(1, {"McQuack": "A"}, boats={"B": (1, 1), "A": (1, 1)})

    table.plays("A", "row", until="give-penny")
    table.asks("A", "give-penny")
    table.plays("A", "give-penny")

    assert table.facts_of(BoatPassed) == []
    assert board(table).pennies[:2] == ((6, 0), (8, 0))
    check(table.game)


def test_c8_mob_mcquack__and_to_a_player_who_passes_them() -> None:
    table = crewed(1, {"McQuack": "B"}, boats={"B": (1, 1), "A": (1, 1)})

    table.plays("A", "row", until="give-penny")
    table.asks("B", "give-penny")
    table.plays("B", "decline")

    assert board(table).pennies[:2] == ((7, 0), (7, 0))


def test_c8_mob_mcquack__once_in_the_game_a_second_token_at_random() -> None:
    table = crewed(2, {"McQuack": "A"}, tokens={1: "coins coins whisky"}, boats={"A": (0, 0)})
    coins = table.of("A").coins

    table.plays("A", "row", "reward whisky", until="take-second-token")
    table.plays("A", "second McQuack")

    assert (table.of("A").coins, table.of("A").whisky) == (coins + 3, 1)
    assert race_board(table).castles[1].tokens == ("coins",)
    assert board(table).spent == ("McQuack",)


def test_c8_mob_mcmuscle__one_point_passes_all_boats_right_ahead() -> None:
    table = crewed(2, {"McMuscle": "A"}, boats={"B": (0, 0), "C": (1, 1), "D": (1, 0), "A": (0, 1)})

    table.plays("A", "overtake")

    assert race_board(table).boats[0] == (2, 1)
    assert table.movement == 1
    assert [fact.other for fact in table.facts_of(BoatPassed)] == [1, 2, 3]


def test_c8_mob_mcmuscle__castles_so_passed_count() -> None:
    table = crewed(1, {"McMuscle": "A"}, boats={"C": (1, 1), "A": (0, 0)}, tokens={1: "points"})

    table.plays("A", "overtake", until="take-token")
    table.plays("A", "reward points")

    assert race_board(table).boats[0] == (1, 0)
    assert table.points[0] == 4


def test_c8_mob_mcmuscle__the_owner_may_row_tile_by_tile_too() -> None:
    table = crewed(1, {"McMuscle": "A"}, boats={"B": (1, 0), "A": (1, 1)})

    table.plays("A", "row")

    assert race_board(table).boats[0] == (1, 0)


def test_c8_mob_mcmuscle__only_past_boats_and_only_with_him() -> None:
    nobody = crewed(1, {"McMuscle": "A"}, boats={"A": (1, 1)})
    others = crewed(1, {"McMuscle": "B"}, boats={"B": (1, 0), "A": (1, 1)})

    nobody.refuses("A", "overtake", "C8-MOB-McMuscle")
    others.refuses("A", "overtake", "C8-MOB-McMuscle")


def test_c8_mob_mcmuscle__never_past_the_own_home_castle() -> None:
    table = crewed(2, {"McMuscle": "A"}, boats={"B": (0, 1), "C": (3, 0), "A": (3, 1)})

    table.plays("A", "overtake")

    assert race_board(table).boats[0] == (0, 1)
    assert race_board(table).results[0] == "first"


def test_c8_mob_mcmuscle__an_owner_of_both_may_draw_twice() -> None:
    table = crewed(
        1,
        {"McMuscle": "A", "McQuack": "A"},
        tokens={1: "points points points"},
        boats={"A": (0, 0)},
    )

    table.plays("A", "row", "reward points", "second McQuack", until="take-second-token")
    assert table.options("A", "second") == {"McMuscle"}
    table.plays("A", "second McMuscle")

    assert table.points[0] == 12


def test_x_1_8__a_result_card_is_a_source_for_macsponge() -> None:
    table = crewed(
        1,
        {"MacSponge": "B"},
        boats={"A": (0, 2)},
    )

    table.plays("A", "row")

    assert table.points[:2] == [14, 1]
