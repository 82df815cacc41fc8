"""Do bots see what a position of Glen More II is worth?"""

import pytest

from games.engine import Game, Setup, new_game, new_seed
from games.engine.bots.favours import FAVOURS, favours
from games.engine.bots.worth import worth
from games.engine.invariants import check
from games.engine.second.clan_board import KEY, ClanBoard
from games.engine.second.clans import CLANS, MACGREGOR, MACLACHLAN
from games.engine.second.territory import HOME_CASTLE, START, territory_of
from games.engine.selfplay import play_game

SETUP = Setup(game="glen-more-2", players=2)


@pytest.fixture
def game() -> Game:
    """A game at its start."""
    return new_game(SETUP, new_seed("worth"))


def befriend(game: Game, *clans: str) -> None:
    """Let the first seat have markers on these fields."""
    game.state.boards[KEY] = ClanBoard(tuple((clan, 0) for clan in clans))


def test_a_lasting_favour_is_worth_something_with_the_tiles_it_works_on(game: Game) -> None:
    assert favours(game, 0) == 0
    befriend(game, MACLACHLAN, "Ross")
    home = favours(game, 0)
    assert home > 0
    assert favours(game, 1) == 0
    befriend(game, MACGREGOR)
    assert favours(game, 0) == 0
    territory_of(game, 0).tiles[0, 1] = "pulteney"
    assert favours(game, 0) == FAVOURS[MACGREGOR]["whisky"]


def test_every_clan_that_brings_nothing_at_once_is_a_lasting_favour() -> None:
    assert set(FAVOURS) == {clan for clan, effects in CLANS.items() if not effects}


def test_there_are_no_clans_in_the_first_game() -> None:
    first = new_game(Setup(game="glen-more-2010", players=2), new_seed("worth"))
    assert favours(first, 0) == 0


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


@pytest.mark.slow
def test_greedy_beats_random_in_nineteen_of_twenty_games() -> None:
    """Twenty games, the seats taken in turns."""
    won = 0
    for number in range(20):
        bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        game, _ = play_game(SETUP, f"contest {number}", bots)
        won += game.state.winners == (bots.index("greedy"),)
    assert won >= 19
