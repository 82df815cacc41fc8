"""Test how haggis tokens are gained, kept and hidden."""

from collections import Counter

import pytest

from games.engine import CHRONICLES, Setup, determinize, new_game, new_seed, view, visible_facts
from games.engine.chronicles.haggis.board import TOKENS, HaggisBoard, haggis_board
from games.engine.chronicles.haggis.tokens import TokenOpened, TokenReturned, TokenTaken
from games.engine.common.invariants import violations
from games.engine.core.game import Game
from tests.engine.chronicles.haggis_table import board, haggis_table, placing, tokens
from tests.engine.scripted_table_2 import Table

SHEEP = "A map:\n  | 0 | 1\n  0 | starting-village @ sheep sheep | home-castle"


def visible(game: Game, viewer: int | None) -> HaggisBoard:
    """The tokens as a viewer sees them."""
    shown = view(game, viewer).boards["haggis"]
    assert isinstance(shown, HaggisBoard)
    return shown


# --- set-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c5_set_1__thirteen_tokens_two_of_them_face_up_and_empty_tables(players: int) -> None:
    setup = Setup(game="glen-more-2", players=players, chronicles=(5,))
    tokens = haggis_board(new_game(setup, new_seed("haggis")))

    assert Counter((*tokens.pool, *tokens.face_up)) == {1: 6, 2: 4, 3: 3}
    assert (len(tokens.pool), len(tokens.face_up)) == (11, 2)
    assert tokens.tables == tokens.turned == ((),) * players


def test_c5_set_1__the_two_are_turned_up_at_random() -> None:
    setup = Setup(game="glen-more-2", players=2, chronicles=(5,))
    games = [new_game(setup, new_seed(f"haggis {number}")) for number in range(40)]

    assert {token for game in games for token in haggis_board(game).face_up} == {1, 2, 3}


def test_c5_set_1__six_tiles_are_shuffled_into_the_stacks() -> None:
    setup = Setup(game="glen-more-2", players=4, chronicles=(5,))
    game = new_game(setup, new_seed("tiles"))
    tiles = CHRONICLES[5].tiles.newest.values()

    assert Counter(tile.stack for tile in tiles) == {"A": 2, "B": 2, "C": 1, "D": 1}
    in_play = {
        *game.state.rondel.tiles.values(),
        *(t for s in game.state.stacks.values() for t in s),
    }
    assert {tile.id for tile in tiles} <= in_play


# --- gaining -----------------------------------------------------------------------------------


def test_c5_tok_1__a_face_up_token_or_a_random_one() -> None:
    table = placing("shetland-sheep", face_up="13")

    table.asks("A", "take-haggis-token")
    assert table.options("A", "take-token") == {"1", "3"}
    table.plays("A", "take-token 3")

    assert tokens(table) == "3"
    assert table.facts_of(TokenTaken) == [TokenTaken(0, 3, drawn=False)]


def test_c5_tok_1__two_face_up_tokens_of_a_value_are_one_choice() -> None:
    assert placing("shetland-sheep", face_up="22").options("A", "take-token") == {"2"}


def test_c5_tok_1__a_drawn_token_is_seen_by_its_owner_alone() -> None:
    table = placing("shetland-sheep")
    table.plays("A", "draw-token")
    token = board(table).tables[0][0]

    assert visible(table.game, 0).tables == ((token,), (), ())
    for viewer in (1, 2, None):
        assert visible(table.game, viewer).tables == ((0,), (), ())
        emitted = visible_facts(table.facts_of(TokenTaken), viewer)
        assert emitted == (TokenTaken(0, 0, drawn=True),)
    assert visible_facts(table.facts_of(TokenTaken), 0) == (TokenTaken(0, token, drawn=True),)


def test_c5_tok_1__all_saw_which_face_up_token_was_taken() -> None:
    table = placing("shetland-sheep")
    table.plays("A", "take-token 2")

    for viewer in (0, 1, None):
        assert visible_facts(table.facts_of(TokenTaken), viewer) == (TokenTaken(0, 2, drawn=False),)
        assert visible(table.game, viewer).tables[0] == ((2,) if viewer == 0 else (0,))


def test_c5_tok_1__nobody_sees_the_pool() -> None:
    for viewer in (0, 1, 2, None):
        shown = visible(haggis_table("3 players\ncircuit: A moray B C").game, viewer)
        assert (shown.pool, shown.face_up) == ((0,) * 11, (1, 2))


def test_c5_tok_1__a_bot_knows_its_own_tokens_and_no_others() -> None:
    game = haggis_table("3 players\ncircuit: A moray B C", ("33", "1122", "11")).game

    dealt = [haggis_board(determinize(game, 0, secret)) for secret in range(30)]

    assert {each.tables[0] for each in dealt} == {(3, 3)}
    assert len({each.tables[1] for each in dealt}) > 5
    assert len({each.pool for each in dealt}) > 5
    for secret, each in enumerate(dealt):
        again = determinize(game, 0, secret)
        assert view(again, 0) == view(game, 0)
        assert not list(violations(again))
        assert each.face_up == (1, 2)


def test_c5_tok_1__a_spectator_s_deal_may_change_every_table() -> None:
    game = haggis_table("2 players\ncircuit: A moray B", ("123", "112")).game

    dealt = [haggis_board(determinize(game, None, secret)).tables for secret in range(20)]

    assert all(len({tables[seat] for tables in dealt}) > 1 for seat in (0, 1))


# --- a full table ------------------------------------------------------------------------------


def full(face_up: str = "13") -> Table:
    """Return a table where A has five tokens and may take one more."""
    return placing("shetland-sheep", ("11122",), face_up)


def test_c5_tok_2__the_new_token_replaces_one_of_five() -> None:
    table = full()

    table.plays("A", "take-token 3", until="return-haggis-token")
    assert table.options("A", "return-token") == {"1", "2"}
    table.plays("A", "return-token 1")

    assert tokens(table) == "11223"
    assert board(table).in_hand is None
    assert not list(violations(table.game))


def test_c5_tok_2__the_choice_comes_after_the_new_one_is_seen() -> None:
    table = full()
    table.plays("A", "draw-token", until="return-haggis-token")
    token = board(table).in_hand

    assert token is not None
    assert visible(table.game, 0).in_hand == token
    for viewer in (1, 2, None):
        assert visible(table.game, viewer).in_hand == (0, 0)
        assert view(table.game, viewer).choices == ()
    assert "1" not in view(table.game, 1).prompt.text  # type: ignore[union-attr]


def test_c5_tok_2__the_new_one_does_not_go_back() -> None:
    table = full()
    table.plays("A", "take-token 3", until="return-haggis-token")

    table.refuses("A", "return-token 3", "C5-TOK-2")


def test_c5_tok_2__the_token_goes_back_face_down() -> None:
    table = full()
    table.plays("A", "take-token 3", "return-token 2")

    assert visible_facts(table.facts_of(TokenReturned), 0) == (TokenReturned(0, 2),)
    for viewer in (1, 2, None):
        assert visible_facts(table.facts_of(TokenReturned), viewer) == (TokenReturned(0, 0),)


def test_c5_tok_2__one_is_asked_even_if_all_five_are_alike() -> None:
    table = placing("shetland-sheep", ("11111",), "23")

    table.plays("A", "take-token 3", until="return-haggis-token")
    table.plays("A", "return-token 1")

    assert tokens(table) == "11113"


def test_c5_tok_2__a_bot_does_not_know_what_another_has_in_hand() -> None:
    table = full()
    table.plays("A", "draw-token", until="return-haggis-token")

    dealt = [determinize(table.game, 1, secret) for secret in range(30)]

    assert len({haggis_board(each).in_hand for each in dealt}) > 1
    assert len({str(each.options(0)) for each in dealt}) > 1
    assert all(view(each, 1) == view(table.game, 1) for each in dealt)
    assert {haggis_board(determinize(table.game, 0, n)).in_hand for n in range(9)} == {
        board(table).in_hand
    }


# --- the pool ----------------------------------------------------------------------------------


def test_c5_tok_3__two_are_face_up_again() -> None:
    table = placing("shetland-sheep", face_up="13")
    table.plays("A", "take-token 1")

    (opened,) = table.facts_of(TokenOpened)
    assert board(table).face_up == (3, opened.token)


def test_c5_tok_3__after_a_draw_the_two_stay() -> None:
    table = placing("shetland-sheep", face_up="13")
    table.plays("A", "draw-token")

    assert (table.facts_of(TokenOpened), board(table).face_up) == ([], (1, 3))


def test_c5_tok_3__fewer_if_the_pool_runs_out() -> None:
    table = placing("shetland-sheep", ("1111", "11222", "23"), "33")

    assert table.options("A", "draw-token") == set()
    table.plays("A", "take-token 3")

    assert (board(table).face_up, board(table).pool) == ((3,), ())


def test_c5_tok_3__from_an_empty_pool_nothing_is_gained() -> None:
    table = placing("shetland-sheep", ("111", "11122", "22333"), "")

    table.asks("A", "activate")
    assert tokens(table) == "111"


def test_c5_tok_3__with_an_empty_pool_no_sheep_may_be_paid() -> None:
    table = placing("drovers-inn", ("111", "11122", "22333"), "", more=SHEEP)

    assert "0,1" not in table.options("A", "activate")
    table.refuses("A", "activate 0,1", "G2-ACT-1")
    other = placing("drovers-inn", ("111", "11122", "2233"), "3", more=SHEEP)
    assert "0,1" in other.options("A", "activate")


# --- icons -------------------------------------------------------------------------------------


def test_c5_act_1__a_sheep_for_a_token() -> None:
    table = placing("drovers-inn", more=SHEEP, coins=2)  # which the wood costs

    table.plays("A", "activate 0,1", "take-token 2")

    assert (tokens(table), table.goods("A")) == ("2", "sheep")


def test_c5_act_1__the_sheep_may_be_bought() -> None:
    table = placing("drovers-inn", coins=9)
    row = table.row("sheep")

    table.plays("A", "activate 0,1", "draw-token")

    assert (len(tokens(table)), table.row("sheep")) == (1, row + 1)


def test_c5_act_1__a_player_who_has_paid_must_take_a_token() -> None:
    table = placing("drovers-inn", more=SHEEP, coins=2)
    table.plays("A", "activate 0,1", until="take-haggis-token")

    table.refuses("A", "decline", "C5-TOK-1")


def test_c5_act_1__without_a_sheep_the_inn_is_not_activated() -> None:
    table = placing("drovers-inn", coins=2)

    assert "0,1" not in table.options("A", "activate")


@pytest.mark.parametrize("tile", ["shetland-sheep", "ye-olde-inn", "haggis-house"])
def test_c5_act_1__a_one_time_icon_gives_a_token_for_nothing(tile: str) -> None:
    table = placing(tile)
    table.plays("A", "take-token 1")

    assert tokens(table) == "1"


def test_c5_act_1__the_beast_feast_inn_gives_two() -> None:
    table = placing("beast-feast-inn", face_up="33")
    table.plays("A", "take-token 3", until="take-haggis-token")
    table.plays("A", "take-token 3")

    assert (tokens(table), table.of("A").whisky) == ("33", 0)


def test_c5_act_1__a_one_time_icon_may_be_declined() -> None:
    table = placing("shetland-sheep")
    table.plays("A", "decline")

    assert tokens(table) == ""
    assert sorted((*board(table).pool, *board(table).face_up)) == list(TOKENS.under(1))


def test_c5_act_1__the_creek_inn_lies_on_the_river_and_gives_nothing_at_once() -> None:
    table = placing("creek-inn", more=SHEEP)

    table.asks("A", "activate")
    assert "-1,0" in table.options("A", "activate")


def test_c5_act_1__goods_may_be_sold_while_a_token_is_chosen() -> None:
    table = placing("shetland-sheep", more=SHEEP)

    assert "sheep 0,0" in table.options("A", "sell")
