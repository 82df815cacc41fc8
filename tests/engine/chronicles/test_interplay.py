"""Do the rules hold that exist only where two Chronicles meet?"""

import json

from games.engine import facts_seen
from games.engine.chronicles import ALL_CHRONICLES, ALL_MEETINGS
from games.engine.chronicles.boat_race.facts import BoatPassed
from games.engine.chronicles.great_glen.cards import measured
from games.engine.chronicles.haggis.scoring import HaggisRolled, HoldHaggisScoring
from games.engine.chronicles.highlander.board import mountain
from games.engine.chronicles.interplay.mobs_and_haggis import TokenHanded
from games.engine.chronicles.single_cask.board import Sale, single_cask
from games.engine.invariants import check
from tests.engine.chronicles.council import council
from tests.engine.chronicles.gang import board, gang, mobs_line
from tests.engine.chronicles.kitchen import kitchen, tokens, turned
from tests.engine.chronicles.regatta import board as race_board
from tests.engine.chronicles.regatta import rowing
from tests.engine.table_2 import Table

ENDED = 'to do: {"kind": "end-game"}'


def test_x_stack_1__every_meeting_is_of_chronicles_that_there_are() -> None:
    numbers = {each.number for each in ALL_CHRONICLES}

    assert all(meeting.between <= numbers for meeting in ALL_MEETINGS)
    assert all(len(meeting.between) > 1 for meeting in ALL_MEETINGS)


# --- the boat race and the Penny Mobs ------------------------------------------------------------


def crewed(points: int, freed: dict[str, str], **start: object) -> Table:
    """A table where A has movement points and mobsters are aboard."""
    more = mobs_line(4, freed=freed)
    return rowing(points, more=more, also=", 8", **start)  # type: ignore[arg-type]


def test_c8_mob_mcquack__the_owner_may_hand_a_penny_to_whom_he_passes() -> None:
    table = crewed(1, {"McQuack": "A"}, boats={"B": (1, 1), "A": (1, 1)})

    table.plays("A", "row", until="give-penny")
    table.asks("A", "give-penny")
    table.plays("A", "give-penny")

    assert table.told(BoatPassed) == []
    assert board(table).pennies[:2] == ((6, 0), (8, 0))
    check(table.game)


def test_c8_mob_mcquack__and_to_one_who_passes_him() -> None:
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
    assert [fact.other for fact in table.told(BoatPassed)] == [1, 2, 3]


def test_c8_mob_mcmuscle__castles_so_passed_count() -> None:
    table = crewed(1, {"McMuscle": "A"}, boats={"C": (1, 1), "A": (0, 0)}, tokens={1: "points"})

    table.plays("A", "overtake", until="take-token")
    table.plays("A", "reward points")

    assert race_board(table).boats[0] == (1, 0)
    assert table.points[0] == 4


def test_c8_mob_mcmuscle__he_may_row_tile_by_tile_too() -> None:
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


def test_c8_mob_mcmuscle__who_has_both_may_draw_twice() -> None:
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


# --- the single casks and the Penny Mobs ---------------------------------------------------------


def at_the_sale(freed: dict[str, str], casks: tuple[int, ...] = (2, 3), cellars: int = 1) -> Table:
    """A table where A may stop at a sale tile with casks on these spaces and one on space 0."""
    board = {"board": "single-cask", "casks": [casks, [], []], "cellars": [cellars, 1, 1]}
    return gang(
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
    assert single_cask(table.game).sales == (Sale("single-cask-sale-b", 2, 1),)
    table.asks("A", "activate")


def test_c8_mob_macmalt__not_without_him() -> None:
    table = at_the_sale({"MacMalt": "B"})

    table.plays("A", "go 1", "sell-cask 3 bonus", "done")

    table.asks("A", "activate")


def test_x_3_8__each_cask_sold_is_a_source_of_its_own() -> None:
    two = at_the_sale({"MacSponge": "B"})
    dear = at_the_sale({"MacSponge": "B"}, casks=(6,), cellars=2)

    two.plays("A", "go 1", "sell-cask 3 bonus", "sell-cask 2 other")
    dear.plays("A", "go 1", "sell-cask 6 bonus", "done")

    assert two.points == [5, 0, 0]
    assert dear.points == [5, 1, 0]


# --- the haggis and the Penny Mobs ---------------------------------------------------------------


def cooking(
    freed: dict[str, str], tables: tuple[str, ...], rolls: tuple[int, ...], name: str = "B"
) -> Table:
    """A table at which a haggis scoring is held."""
    step = json.dumps({"kind": "hold-haggis-scoring", "name": name})
    return kitchen(
        f"3 players\nchronicles: 5, 8\n{mobs_line(3, freed=freed)}\n"
        f'circuit: A moray B easdale C\nto do: {step}\nto do: {{"kind": "next-turn"}}',
        tables,
        rolls=rolls,
    )


def test_c8_mob_mcstarve__a_token_before_the_rolls_chosen_by_its_player() -> None:
    table = cooking({"McStarve": "B"}, ("13", "2", ""), (3, 3, 3, 3))

    table.asks("B", "starve")
    assert table.options("B", "starve") == {"0"}
    table.plays("B", "starve 0", until="hand-over-token")
    table.asks("A", "hand-over-token")
    table.plays("A", "hand-over 1")

    assert (tokens(table, 0), tokens(table, 1)) == ("", "12")
    assert table.rules_scored("A")["C5-SCO-3"] == 3
    assert board(table).spent == ("McStarve",)


def test_c8_mob_mcstarve__only_the_two_see_it() -> None:
    table = cooking({"McStarve": "B"}, ("13", "", ""), (1, 1, 1, 1))
    table.plays("B", "starve 0", until="hand-over-token")

    facts = table.game.play(0, ("hand-over", 3))

    seen = {viewer: _token(facts_seen(facts, viewer)) for viewer in (0, 1, 2, None)}
    assert seen == {0: 3, 1: 3, 2: 0, None: 0}


def _token(facts: tuple[object, ...]) -> int:
    return next(fact.token for fact in facts if isinstance(fact, TokenHanded))


def test_c8_mob_mcstarve__with_a_full_table_another_goes_back() -> None:
    table = cooking({"McStarve": "B"}, ("3", "11122", ""), (3, 3, 3, 3))

    table.plays("B", "starve 0", until="hand-over-token")
    table.plays("A", "hand-over 3", until="return-haggis-token")
    table.plays("B", "return-token 1")

    assert table.rules_scored("B")["C5-SCO-3"] == 3
    assert tokens(table, 1) == "1122"


def test_c8_mob_mcstarve__he_may_wait() -> None:
    table = cooking({"McStarve": "B"}, ("3", "", ""), (1, 1, 1, 1))

    table.plays("B", "decline")

    assert board(table).spent == ()


def test_c8_mob_mchagg__one_roll_is_made_again_before_tokens_are_turned() -> None:
    table = cooking({"McHagg": "B"}, ("1", "3", ""), (1, 3, 2, 2, 2))

    table.asks("B", "reroll")
    assert turned(table, 0) == ""
    table.plays("B", "reroll")

    assert [fact.face for fact in table.told(HaggisRolled)] == [3, 2, 2, 2]
    assert table.points == [0, 3, 0]


def test_c8_mob_mchagg__each_roll_is_asked_for_until_one_is_made_again() -> None:
    table = cooking({"McHagg": "B"}, ("", "", ""), (1, 1, 1, 1))

    for _ in range(3):
        table.plays("B", "decline", until="reroll")
    table.plays("B", "decline")

    assert board(table).spent == ()


def test_c8_mob_mchagg__again_in_the_next_haggis_scoring() -> None:
    table = cooking({"McHagg": "B"}, ("", "", ""), (1, 1, 1, 1, 1))
    table.plays("B", "reroll")
    assert board(table).spent == ("McHagg",)

    table.game.then(HoldHaggisScoring("C"))
    table.game.advance()

    table.asks("B", "reroll")


def test_x_5_8__a_haggis_of_six_points_is_a_source_for_macsponge() -> None:
    table = cooking({"MacSponge": "B"}, ("33", "", ""), (3, 3, 1, 1))

    assert table.points == [11, 1, 0]


# --- the council and the Penny Mobs --------------------------------------------------------------


def test_x_7_8__mccastles_castle_counts_for_his_owner() -> None:
    mobs = mobs_line(3, freed={"McCastle": "A"}, figures={"McCastle": ("B", (1, 0))})
    table = council(
        f"3 players\nchronicles: 7, 8\n{mobs}\n"
        "B map:\n    | 0 | 1\n  0 | starting-village | home-castle @",
    )

    assert [measured(table.game, seat, "Castles") for seat in range(3)] == [1, 1, 0]


def test_x_7_8__a_share_of_a_card_is_a_source_for_macsponge() -> None:
    goods = "A map:\n    | 0 | 1\n  0 | starting-village @ wood | home-castle"
    table = council(
        f"3 players\nchronicles: 7, 8\n{mobs_line(3, freed={'MacSponge': 'B'})}\n{goods}\n{ENDED}",
        ("Materials",),
        accepted=("Materials",),
    )

    assert table.rules_scored("A")["C7-CARD-Materials"] == 10
    assert table.rules_scored("A")["C8-MOB-MacSponge"] == -1


# --- the Highlander and the Penny Mobs -----------------------------------------------------------


def on_the_mountain(circuit: str, lying: str, more: str = "", **start: object) -> Table:
    """A table of three with the mountain on the rondel and something on it."""
    goods = [word for word in lying.split() if word != "coin"]
    hill = {"board": "mountain", "coins": lying.split().count("coin"), "goods": goods}
    rondel = f"rondel: {circuit}"
    return gang(
        f"3 players\n{rondel}\n{more}",
        also="2",
        boards=f"board: {json.dumps(hill)}",
        **start,  # type: ignore[arg-type]
    )


def test_c8_mob_mctrick__an_exchange_on_stopping_there() -> None:
    table = on_the_mountain("8 A, 9 B, 10 C, 11 mountain", "coin wood", freed={"McTrick": "A"})

    table.plays("A", "go 11", until="trick")
    table.plays("A", "trick coin cattle")

    assert (mountain(table.game).coins, mountain(table.game).goods) == (0, ("wood", "cattle"))
    table.asks("A", "activate")


def test_c8_mob_mctrick__and_again_before_leaving_and_collecting() -> None:
    table = on_the_mountain("11 mountain, 11 A, 13 B, 14 C", "wood", freed={"McTrick": "A"})

    table.asks("A", "trick")
    table.plays("A", "trick wood sheep", until="put-finds")
    table.plays("A", "put sheep 0,0")

    assert table.goods("A") == "sheep"


def test_c8_mob_mctrick__collecting_at_the_end_counts_as_leaving() -> None:
    close = '{"kind": "close-turn"}'
    table = on_the_mountain(
        "8 the-end, 9 B, 10 C, 11 mountain, 11 A",
        "wood",
        f"stack D:\nto do: {close}",
        freed={"McTrick": "A"},
    )

    table.asks("A", "trick")


def test_c8_mob_mctrick__only_for_his_owner_and_only_if_something_lies_there() -> None:
    other = on_the_mountain("8 A, 9 B, 10 C, 11 mountain", "coin", freed={"McTrick": "B"})
    empty = on_the_mountain("8 A, 9 B, 10 C, 11 mountain", "", freed={"McTrick": "A"})

    for table in (other, empty):
        table.plays("A", "go 11")
        table.asks("A", "activate")


def test_x_2_8__who_has_reserved_a_tile_may_not_stop_on_the_mountain() -> None:
    table = on_the_mountain(
        "8 A, 9 B, 10 C, 11 mountain, 13 moray",
        "",
        freed={"McLaird": "A"},
        reserved=("moray", 1),
    )

    table.refuses("A", "go 11", "C8-MOB-McLaird")
    assert table.options("A", "take") == {"13"}


def test_x_2_8__a_toll_that_leaves_the_tile_unpayable_turns_mclaird_over() -> None:
    table = on_the_mountain(
        "8 A, 9 B, 10 C, 11 mountain, 13 loch-shiel",  # which costs 1 coin
        "",
        "A: coins 1",
        freed={"McLaird": "A"},
        reserved=("loch-shiel", 1),
    )

    assert board(table).spent == ("McLaird",)
    assert "11" in table.options("A", "go")
