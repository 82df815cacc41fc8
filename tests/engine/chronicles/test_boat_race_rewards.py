"""Test that reward tokens are examined, taken and kept secret (C1-RACE)."""

import msgspec
import pytest

from games.engine import Game, determinize, view, visible_facts
from games.engine.chronicles.boat_race.board import HIDDEN, BoatRaceBoard
from games.engine.chronicles.boat_race.facts import TokensSeen
from games.engine.chronicles.boat_race.rewards import TokenTaken
from games.engine.core.draft import Draft
from games.engine.core.facts import PointsScored, Reason
from tests.engine.chronicles.boat_race_table import board, boat_race_table, river_map, rowing, rows
from tests.engine.chronicles.great_glen_table import all_vote
from tests.engine.scripted_table_2 import Table


def at_castle(tokens: str, points: int = 2, more: str = "", also: str = "") -> Table:
    """Return a table where A's boat has just reached B's castle and has points left to row."""
    table = rowing(points, more=more, also=also, boats={"A": (0, 0)}, tokens={1: tokens})
    rows(table, 1, until="take-token")
    return table


# --- C1-RACE-3 ---------------------------------------------------------------------------------


def test_c1_race_3__at_another_players_castle_one_token_may_be_taken_and_the_others_stay() -> None:
    table = at_castle("coins coins points whisky")

    assert table.options("A", "reward") == {"coins", "points", "whisky"}
    table.plays("A", "reward coins")

    assert table.of("A").coins == 5 + 3
    assert board(table).castles[1].tokens == ("coins", "points", "whisky")
    assert board(table).taken == (("coins", 0),)
    assert table.facts_of(TokenTaken) == [TokenTaken(0, 1, "coins")]


def test_c1_race_3__at_a_neutral_castle_too() -> None:
    table = rowing(1, 2, boats={"A": (1, 3)}, tokens={1: "points"})

    rows(table, 1, until="take-token")
    table.plays("A", "reward points")

    assert table.points == [4, 0]
    assert table.rules_scored("A") == {"C1-RACE-3": 4}


def test_c1_race_3__at_the_own_castle_at_the_finish_not_at_the_departure() -> None:
    table = rowing(8, tokens={0: "coins"})
    rows(table, 7)
    table.asks("A", "activate")

    rows(table, 1, until="take-token")
    table.plays("A", "reward coins")

    assert table.of("A").coins == 8


def test_c1_race_3__other_castle_tiles_are_no_castles_of_the_race() -> None:
    table = rowing(2, more=river_map("B", "home", "castle-stalker"), tokens={1: "coins"})

    rows(table, 2)

    assert board(table).boats[0] == (1, 2)
    table.asks("A", "activate")


def test_c1_race_3__taking_is_optional() -> None:
    table = at_castle("coins points")

    table.plays("A", "decline")

    assert board(table).castles[1].tokens == ("coins", "points")
    assert table.of("A").coins == 5
    rows(table, 1)


def test_c1_race_3__what_does_not_lie_there_cannot_be_taken() -> None:
    table = at_castle("coins points")

    table.refuses("A", "reward whisky", "C1-RACE-3")
    table.refuses("A", "end", "C1-RACE-3")


def test_c1_race_3__a_castle_without_tokens_asks_nothing() -> None:
    table = rowing(8)

    rows(table, 8)

    assert table.facts_of(TokensSeen) == []
    assert board(table).castles[1].known_to == ()


def test_c1_race_3__the_tokens_are_examined_even_if_none_is_taken() -> None:
    table = at_castle("coins points")
    table.plays("A", "decline")

    assert shown(table.game, 0).castles[1].tokens == ("coins", "points")


def shown(game: Game, viewer: int | None) -> BoatRaceBoard:
    """The race as a viewer sees it."""
    visible = view(game, viewer).boards["boat-race"]
    assert isinstance(visible, BoatRaceBoard)
    return visible


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_c1_race_3__remaining_tokens_are_shown_only_to_seats_that_examined_them(
    viewer: int | None,
) -> None:
    table = at_castle("coins points whisky")
    table.plays("A", "reward points")

    assert shown(table.game, 0).castles[1].tokens == ("coins", "whisky")
    assert shown(table.game, viewer).castles[1].tokens == (HIDDEN, HIDDEN)
    assert shown(table.game, viewer).castles[1].known_to == (0,)
    assert shown(table.game, viewer).taken == (("points", 0),)  # this one all have seen
    assert set(shown(table.game, viewer).unused) == {HIDDEN}
    assert set(shown(table.game, 0).unused) == {HIDDEN}


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_c1_race_3__neither_question_nor_facts_reveal_the_tokens_to_others(
    viewer: int | None,
) -> None:
    table = at_castle("scotsman marker")

    emitted = msgspec.json.encode(visible_facts(table.facts, viewer)) + msgspec.json.encode(
        view(table.game, viewer)
    )
    assert b"marker" not in emitted.replace(b"markers", b"")
    assert TokensSeen(0, 1, (HIDDEN, HIDDEN)) in visible_facts(table.facts, viewer)
    assert TokensSeen(0, 1, ("scotsman", "marker")) in visible_facts(table.facts, 0)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_c1_race_3__a_redeal_keeps_what_a_seat_has_seen(viewer: int | None) -> None:
    table = at_castle("scotsman marker")

    for secret in range(5):
        redealt = determinize(table.game, viewer, secret)
        redealt._options.clear()
        assert view(redealt, viewer) == view(table.game, viewer)


def test_c1_race_3__examining_tokens_cannot_be_undone() -> None:
    table = rowing(2, boats={"A": (0, 0)}, tokens={1: "coins"})
    draft = Draft(table.game)

    draft.play(0, ("row",))
    assert draft.moves == []
    draft.play(0, ("reward", "coins"))
    assert len(draft.moves) == 1  # but what is chosen then can


# --- C1-RACE-7 ---------------------------------------------------------------------------------


def test_c1_race_7__whisky_comes_at_once() -> None:
    table = at_castle("whisky")

    table.plays("A", "reward whisky")

    assert table.of("A").whisky == 1


def test_c1_race_7__a_scotsman_goes_on_any_own_tile_or_nowhere() -> None:
    table = at_castle("scotsman")
    table.plays("A", "reward scotsman", until="recruit")
    assert table.options("A", "recruit") == {"0,0", "1,0"}
    table.plays("A", "recruit 1,0")
    assert (table.members("A", "1,0"), table.of("A").supply) == (1, 7)

    table = at_castle("scotsman")
    table.plays("A", "reward scotsman", until="recruit")
    table.plays("A", "decline")
    assert table.of("A").supply == 8


def test_c1_race_7__two_resources_of_any_kinds_go_on_any_own_tiles() -> None:
    table = at_castle("resources")

    table.plays("A", "reward resources", until="put-any-good")
    assert len(table.options("A", "put")) == 5 * 2
    table.plays("A", "put sheep 1,0", until="put-any-good")
    table.plays("A", "put wood 0,0")

    assert (table.goods("A", "1,0"), table.goods("A", "0,0")) == ("sheep", "wood")


def test_c1_race_7__each_resource_may_be_declined_and_needs_room() -> None:
    glen = "A map:\n    | 0 | 1\n  0 | starting-village wood wood wood @ | home-castle wood wood"
    table = at_castle("resources", more=glen)

    table.plays("A", "reward resources", until="put-any-good")
    table.refuses("A", "put barley 0,0", "C1-RACE-7")
    table.plays("A", "put barley 1,0")  # no room is left for the second
    assert table.goods("A", "1,0") == "wood wood barley"

    table = at_castle("resources")
    table.plays("A", "reward resources", until="put-any-good")
    table.plays("A", "decline", until="put-any-good")
    table.plays("A", "decline")
    assert table.goods("A") == ""


def test_c1_race_7__a_clan_marker_goes_to_a_clan_and_its_roads_are_paid() -> None:
    table = at_castle("marker")

    table.plays("A", "reward marker", until="place-marker")
    table.plays("A", "claim McKinnon", until="recruit")
    table.plays("A", "decline")

    assert table.clans == "McKinnon A"
    assert table.of("A").coins == 5 - 1 + 2
    assert table.of("A").markers == 9


def test_c1_race_7__a_clan_marker_may_be_declined() -> None:
    table = at_castle("marker")

    table.plays("A", "reward marker", until="place-marker")
    table.plays("A", "decline")

    assert (table.clans, table.of("A").markers) == ("", 10)


def test_c1_race_7__movement_points_may_move_the_same_boat_on() -> None:
    table = at_castle("movement", points=1)

    table.plays("A", "reward movement")
    assert table.movement == 3
    rows(table, 3)

    assert board(table).boats[0] == (2, 0)


def test_c1_race_7__a_reward_is_finished_before_the_boat_moves_on() -> None:
    table = at_castle("marker", more=river_map("A", "home", "boatyard-1"))
    table.plays("A", "reward marker", until="place-marker")
    table.refuses("A", "row", "G2-CLN-1")

    table.plays("A", "claim Cameron", until="activate-one-of")
    assert table.options("A", "row") == set()
    assert table.options("A", "move")  # Scotsmen may walk meanwhile
    table.refuses("A", "row", "C1-RACE-7")
    table.plays("A", "activate 2,0", "row")

    assert table.movement == 1 + 3 + 2 - 1


def test_c1_race_7__at_the_finish_the_result_card_comes_before_the_token() -> None:
    table = rowing(1, boats={"A": (3, 0)}, tokens={0: "points"})

    rows(table, 1, until="take-token")
    assert (table.points[0], board(table).results[0]) == (15, "first")
    table.plays("A", "reward points")

    lines = [line.points for line in table.game.state.score_lines]
    assert lines == [15, 4]
    assert table.facts_of(PointsScored)[0].reason == Reason("reward-token")


# --- with other Chronicles ---------------------------------------------------------------------


def great_glen_board(*cards: str) -> str:
    """The board of Chronicle 7 for four players."""
    names = ", ".join(f'"{card}"' for card in cards)
    votes = ", ".join(["[4, 3]"] * 4)
    return f'board: {{"board": "great-glen", "cards": [{names}], "votes": [{votes}]}}'


def test_x_1_7__a_vote_set_off_by_a_reward_is_held_before_the_boat_moves_on() -> None:
    more = f"{great_glen_board('Square', 'Beasts')}\ndiscarded: john-knox"
    table = at_castle("marker", more=more, also=", 7")

    table.plays("A", "reward marker", until="place-marker")
    table.plays("A", "claim Munro", until="choose-discarded")
    table.plays("A", "build john-knox", until="place-marker")
    table.plays("A", "decline", until="choose-card")
    table.refuses("A", "row", "C7-VOTE-1")
    table.plays("A", "propose Square", until="vote")
    all_vote(table, "++--")

    table.asks("A", "activate")
    rows(table, 1)
    assert board(table).boats[0] == (1, 0)


def test_x_1_7__race_start_counts_in_the_discard_pile() -> None:
    text = f"4 players\ncircuit: A race-start moray B C D\n{great_glen_board('Discards')}"
    table = boat_race_table(text, ", 7", begun=False)

    table.plays("A", "take 2", "place 0,1", "end")

    discards = table.game.state.boards["great-glen"].discards  # type: ignore[attr-defined]
    assert ("race-start", 0) in discards
