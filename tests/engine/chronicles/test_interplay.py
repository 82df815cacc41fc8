"""Do the rules hold that exist only where two Chronicles meet?"""

import json

from msgspec.structs import replace

from games.engine import facts_seen
from games.engine.chronicles import ALL_CHRONICLES, ALL_MEETINGS
from games.engine.chronicles.boat_race.board import KEY as RACE
from games.engine.chronicles.boat_race.board import boat_race
from games.engine.chronicles.boat_race.facts import BoatPassed
from games.engine.chronicles.great_glen.cards import measured
from games.engine.chronicles.haggis.scoring import HaggisRolled, HoldHaggisScoring
from games.engine.chronicles.hammer.board import england
from games.engine.chronicles.highlander.board import mountain
from games.engine.chronicles.interplay.mobs_and_haggis import TokenHanded
from games.engine.chronicles.single_cask.board import Sale, single_cask
from games.engine.common.producing import GainWhisky
from games.engine.editions import secret_verbs
from games.engine.effects import Tile
from games.engine.invariants import check
from tests.engine.chronicles.council import council
from tests.engine.chronicles.gang import board, figure, gang, mobs_line
from tests.engine.chronicles.garrison import acting, garrison, new_garrison
from tests.engine.chronicles.kitchen import kitchen, tokens, turned
from tests.engine.chronicles.regatta import board as race_board
from tests.engine.chronicles.regatta import rowing
from tests.engine.chronicles.slopes import lying, slopes
from tests.engine.table_2 import Table

GLEN = {"board": "great-glen"}
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


def test_x_3_8__a_cellar_waits_until_the_reserved_tile_is_taken() -> None:
    table = gang(
        "3 players\ncircuit: A nairn moray B C\nA: coins 9",
        also="3",
        freed={"McLaird": "A"},
        reserved=("nairn", 1),
    )

    table.refuses("A", "build-cellar", "C8-MOB-McLaird")
    table.plays("A", "take 1", "place 0,1", "decline")
    assert table.options("A", "build-cellar") == {""}


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


def test_c8_mob_mcstarve__nor_does_the_choice_tell_others() -> None:
    assert secret_verbs((5, 8)) == {"return-token", "hand-over"}
    assert secret_verbs((8,)) == frozenset()


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


def on_the_mountain(circuit: str, finds: str, more: str = "", **start: object) -> Table:
    """A table of three with the mountain on the rondel and something on it."""
    goods = [word for word in finds.split() if word != "coin"]
    hill = {"board": "mountain", "coins": finds.split().count("coin"), "goods": goods}
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


def test_x_2_8__what_lay_on_the_mountain_helps_to_pay_for_the_reserved_tile() -> None:
    table = on_the_mountain(
        "11 mountain, 11 A, 13 loch-shiel, 14 B, 15 C",
        "coin",
        "A: coins 0",
        freed={"McLaird": "A"},
        reserved=("loch-shiel", 1),
    )

    assert table.options("A", "take") == {"13"}
    assert board(table).spent == ()


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


# --- the Englishman and others -------------------------------------------------------------------


def test_x_set_1__with_all_on_the_rondel_no_a_tile_is_laid() -> None:
    game = new_garrison(4, "die", chronicles=(2, 4))
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

    assert not boat_race(table.game).begun


def test_x_1_4__points_of_his_turn_move_the_holders_boat() -> None:
    table = acting("moray easdale", "A: coins 9", chronicles="1, 4")
    table.game.state.boards[RACE] = replace(boat_race(table.game), begun=True)

    table.plays("A", "take 1", "place 0,1", "activate 0,0", "row")

    assert boat_race(table.game).boats[0] == (0, 0)


def test_x_2_4__the_pool_pays_when_he_passes_the_mountain() -> None:
    table = garrison(
        "3 players\nrondel: 10 englishman, 11 mountain, 13 moray, 14 A, 15 B, 16 C\nA: coins 2",
        "A",
        chronicles="2, 4",
    )

    table.plays("A", "take 13", "place 0,1")

    assert mountain(table.game).coins == 1
    assert table.of("A").coins == 0  # two to England


def test_x_3_4__whisky_of_his_turn_goes_into_the_holders_cellars() -> None:
    tiles = new_garrison(3, chronicles=(3, 4)).tiles
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
    """A table where A is about to act with the Englishman, with mobsters about."""
    line = mobs_line(3, **start)  # type: ignore[arg-type]
    return acting(tiles, f"{line}\n{more}", row=row, chronicles="4, 8")


def test_x_4_8__mcduff_may_empty_the_england_row() -> None:
    table = garrison(
        f"3 players\ncircuit: A moray B C englishman\nA: coins 0\n"
        f"{mobs_line(3, freed={'McDuff': 'A'})}",
        row=3,
        chronicles="4, 8",
    )

    table.plays("A", "rob-england", "rob-england")

    assert (table.of("A").coins, england(table.game).row) == (5, 1)
    table.plays("A", "rob-england")
    table.refuses("A", "rob-england", "X-4-8")


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

    table.game.score(0, "Kenmore Fair", 7, "G2-ACT-3")

    assert table.points == [6, 0, 1]


# --- casks, race, mountain and council -----------------------------------------------------------


def test_x_1_3__whisky_from_the_race_goes_into_a_cellar() -> None:
    cellars = {"board": "single-cask", "casks": [[], [], [], []], "cellars": [1, 1, 1, 1]}
    more = f"board: {json.dumps(cellars)}"
    table = rowing(1, more=more, also=", 3", tokens={1: "whisky"}, boats={"A": (0, 0)})

    table.plays("A", "row", "reward whisky", until="store-cask")

    table.asks("A", "store-cask")


def test_x_2_3__mountain_and_sale_tile_take_effect_in_their_order() -> None:
    cellars = {"board": "single-cask", "casks": [[], [], []], "cellars": [1, 1, 1]}
    table = slopes(
        "3 players\nrondel: 10 A, 11 mountain, 13 single-cask-sale-b, 14 moray, 15 B, 16 C\n"
        f"A: coins 5, whisky 1\nboard: {json.dumps(cellars)}",
        also=", 3",
    )

    table.plays("A", "take 14", until="offer-cask")  # the coin was the only toll: no whisky

    assert lying(table) == "coin"


def test_x_2_7__what_the_mountain_gives_at_the_end_counts_for_the_cards() -> None:
    glen = {"cards": ["Beasts"], "accepted": ["Beasts"], "votes": [[4, 3]] * 3}
    table = slopes(
        "3 players\nrondel: 8 the-end, 9 B, 10 C, 11 mountain, 11 A\nstack D:\n"
        f'board: {json.dumps(GLEN | glen)}\nto do: {{"kind": "close-turn"}}',
        "sheep",
        also=", 7",
    )

    table.plays("A", "put sheep 0,0", until="")

    assert table.rules_scored("A")["C7-CARD-Beasts"] == 10


def test_x_3_5__whisky_for_a_roll_may_come_from_any_space() -> None:
    cellars = {"board": "single-cask", "casks": [[1, 3], [], []], "cellars": [1, 1, 1]}
    step = json.dumps({"kind": "hold-haggis-scoring", "name": "B"})
    table = kitchen(
        f"3 players\nchronicles: 3, 5\nboard: {json.dumps(cellars)}\nA: whisky 2\n"
        f'circuit: A moray B easdale C\nto do: {step}\nto do: {{"kind": "next-turn"}}',
        ("3", "", ""),
        rolls=(1, 1, 1, 1),
    )

    table.plays("A", "roll", until="give-cask")

    assert table.options("A", "give-cask") == {"1", "3"}


def test_x_3_7__sale_tiles_count_in_the_discard_pile() -> None:
    table = council(
        "3 players\nchronicles: 3, 7\ncircuit: A single-cask-sale-b moray B C", ("Discards",)
    )

    table.plays("A", "take 2", "place 0,1", "end")

    assert measured(table.game, 0, "Discards") == 1


def test_x_end_1__mobsters_after_the_cards_and_the_haggis_last() -> None:
    glen = {"cards": ["Beasts"], "accepted": ["Beasts"], "votes": [[4, 3]] * 3}
    sheep = "A map:\n    | 0 | 1\n  0 | starting-village @ sheep | home-castle"
    table = kitchen(
        f"3 players\nchronicles: 1, 5, 7, 8\n{mobs_line(3, freed={'McDuff': 'A'})}\n"
        f"board: {json.dumps(GLEN | glen)}\nrondel: 8 the-end, 9 A, 10 B, 11 C\nstack D:\n{sheep}\n"
        'to do: {"kind": "close-turn"}',
        ("1", "", ""),
        rolls=(1, 1, 1, 1),
    )
    rules = [line.rule for line in table.game.state.score_lines if line.seat == 0]
    kinds = [type(fact).__name__ for fact in table.facts]

    assert rules.index("C7-CARD-Beasts") < rules.index("C8-SCO-1") < rules.index("C5-SCO-3")
    assert kinds.index("ResultGained") < kinds.index("ScoringHeld")
    assert kinds[-1] == "GameEnded"
