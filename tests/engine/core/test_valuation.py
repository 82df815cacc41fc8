"""Bots value a position of Glen More II correctly."""

import pytest

from games.engine import Game, Setup, new_game, new_seed
from games.engine.bots.clan_values import BONUS_PER_ACTIVATION, clan_bonus
from games.engine.bots.valuation import worth
from games.engine.common.invariants import check
from games.engine.glen_more_2.clan_board import KEY, ClanBoard
from games.engine.glen_more_2.clans import CLANS, MACGREGOR, MACLACHLAN
from games.engine.glen_more_2.territory import HOME_CASTLE, START, territory_of
from games.engine.selfplay import play_game

SETUP = Setup(game="glen-more-2", players=2)


@pytest.fixture
def game() -> Game:
    """Return a game at its start."""
    return new_game(SETUP, new_seed("worth"))


def befriend(game: Game, *clans: str) -> None:
    """Give the first seat markers on these clan fields."""
    game.state.boards[KEY] = ClanBoard(tuple((clan, 0) for clan in clans))


def test_a_lasting_favour_is_worth_something_with_the_tiles_it_works_on(game: Game) -> None:
    assert clan_bonus(game, 0) == 0
    befriend(game, MACLACHLAN, "Ross")
    home = clan_bonus(game, 0)
    assert home > 0
    assert clan_bonus(game, 1) == 0
    befriend(game, MACGREGOR)
    assert clan_bonus(game, 0) == 0
    territory_of(game, 0).tiles[0, 1] = "pulteney"
    assert clan_bonus(game, 0) == BONUS_PER_ACTIVATION[MACGREGOR]["whisky"]


def test_every_clan_that_brings_nothing_at_once_is_a_lasting_favour() -> None:
    assert set(BONUS_PER_ACTIVATION) == {
        name for name, clan in CLANS.newest.items() if not clan.effects
    }


def test_there_are_no_clans_in_glen_more_2010() -> None:
    first = new_game(Setup(game="glen-more-2010", players=2), new_seed("worth"))
    assert clan_bonus(first, 0) == 0


def test_the_last_scoring_is_expected_though_the_stacks_are_empty(game: Game) -> None:
    game.state.stacks = dict.fromkeys(game.state.stacks, ())
    richer = game.clone()
    territory_of(richer, 0).whisky += 3
    assert worth(richer, 0) > worth(game, 0) + 3
    assert worth(richer, 1) < worth(game, 1)


def test_a_scotsman_is_worth_more_the_nearer_he_stands_to_the_home_castle(game: Game) -> None:
    territory = territory_of(game, 0)
    territory.tiles |= {(-1, 0): "halkirk", (0, 1): "inshriach", (-1, 1): "lochridge"}
    values = []
    for cell in ((-1, 0), START, HOME_CASTLE):
        territory.scotsmen = {START: 1}
        territory.add_scotsman(cell)
        values.append(worth(game, 0))
    assert values == sorted(set(values))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_greedy_bots_is_sound_to_its_end(players: int) -> None:
    setup = Setup(game="glen-more-2", players=players)
    game, record = play_game(setup, "a game", ["greedy"] * players, watch=check)
    assert game.over
    assert record.result
