"""Test mobsters in a haggis scoring and in the council."""

import json

from games.engine import visible_facts
from games.engine.chronicles.great_glen.cards import measured
from games.engine.chronicles.haggis.board import haggis_board
from games.engine.chronicles.haggis.scoring import HaggisRolled, HoldHaggisScoring
from games.engine.chronicles.interplay.penny_mobs_and_haggis import TokenHanded
from games.engine.editions import secret_verbs
from tests.engine.chronicles.great_glen_table import great_glen_table
from tests.engine.chronicles.haggis_table import haggis_table, tokens, turned
from tests.engine.chronicles.penny_mobs_table import board, penny_mobs_line
from tests.engine.scripted_table_2 import Table

ENDED = 'to do: {"kind": "end-game"}'


# --- the haggis and the Penny Mobs ---------------------------------------------------------------


def cooking(
    freed: dict[str, str],
    tables: tuple[str, ...],
    rolls: tuple[int, ...],
    name: str = "B",
    more: str = "",
) -> Table:
    """Return a table at which a haggis scoring is held."""
    step = json.dumps({"kind": "hold-haggis-scoring", "name": name})
    return haggis_table(
        f"3 players\nchronicles: 5, 8\n{penny_mobs_line(3, freed=freed)}\n"
        f'circuit: A moray B easdale C\nto do: {step}\nto do: {{"kind": "next-turn"}}\n{more}',
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

    visible = {viewer: _token(visible_facts(facts, viewer)) for viewer in (0, 1, 2, None)}
    assert visible == {0: 3, 1: 3, 2: 0, None: 0}


def _token(facts: tuple[object, ...]) -> int:
    return next(fact.token for fact in facts if isinstance(fact, TokenHanded))


def test_c8_mob_mcstarve__the_choice_does_not_reveal_it_either() -> None:
    assert secret_verbs((5, 8)) == {"return-token", "hand-over"}
    assert secret_verbs((8,)) == frozenset()


def test_c8_mob_mcstarve__with_a_full_table_another_goes_back() -> None:
    table = cooking({"McStarve": "B"}, ("3", "11122", ""), (3, 3, 3, 3))

    table.plays("B", "starve 0", until="hand-over-token")
    table.plays("A", "hand-over 3", until="return-haggis-token")
    table.plays("B", "return-token 1")

    assert table.rules_scored("B")["C5-SCO-3"] == 3
    assert tokens(table, 1) == "1122"


def test_c8_mob_mcstarve__nothing_is_sold_while_another_goes_back() -> None:
    goods = "market: wood 2\nB map:\n    | 0 | 1\n  0 | starting-village @ wood | home-castle"
    table = cooking({"McStarve": "B"}, ("3", "11122", ""), (3, 3, 3, 3), more=goods)
    table.plays("B", "starve 0", until="hand-over-token")
    table.plays("A", "hand-over 3", until="return-haggis-token")

    assert table.options("B", "sell") == set()
    table.refuses("B", "sell wood 0,0", "G2-MKT-3")


def test_c8_mob_mcstarve__he_may_wait() -> None:
    table = cooking({"McStarve": "B"}, ("3", "", ""), (1, 1, 1, 1))

    table.plays("B", "decline")

    assert board(table).spent == ()


def test_c8_mob_mchagg__one_roll_is_made_again_before_tokens_are_turned() -> None:
    table = cooking({"McHagg": "B"}, ("1", "3", ""), (1, 3, 2, 2, 2))

    table.asks("B", "reroll")
    assert turned(table, 0) == ""
    table.plays("B", "reroll")

    assert [fact.face for fact in table.facts_of(HaggisRolled)] == [3, 2, 2, 2]
    assert haggis_board(table.game).rolls == (3, 2, 2, 2)
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
    mobs = penny_mobs_line(3, freed={"McCastle": "A"}, figures={"McCastle": ("B", (1, 0))})
    table = great_glen_table(
        f"3 players\nchronicles: 7, 8\n{mobs}\n"
        "B map:\n    | 0 | 1\n  0 | starting-village | home-castle @",
    )

    assert [measured(table.game, seat, "Castles") for seat in range(3)] == [1, 1, 0]


def test_x_7_8__a_share_of_a_card_is_a_source_for_macsponge() -> None:
    goods = "A map:\n    | 0 | 1\n  0 | starting-village @ wood | home-castle"
    table = great_glen_table(
        "3 players\nchronicles: 7, 8\n"
        f"{penny_mobs_line(3, freed={'MacSponge': 'B'})}\n{goods}\n{ENDED}",
        ("Materials",),
        accepted=("Materials",),
    )

    assert table.rules_scored("A")["C7-CARD-Materials"] == 10
    assert table.rules_scored("A")["C8-MOB-MacSponge"] == -1
