"""A bot's choice does not depend on anything that its seat cannot know.

Worlds that differ only in hidden things (order of stacks, hands, tokens, sealed answers, the seed)
become the same game for the bot, so its choices in them are the same.
"""

from __future__ import annotations

import pytest

from games.engine import EDITIONS, Game, Seat, Setup, determinize, save_game
from games.engine.editions import CHRONICLES
from games.services.bots.child import choose
from tests.engine.core.random_games import Chooser, RandomGame

ALL = tuple(sorted(CHRONICLES))
KINDS = [(name, ()) for name in EDITIONS] + [
    ("glen-more-2", chosen) for chosen in (*((number,) for number in ALL), ALL)
]
DEPTHS = (0, 9, 40, 90, 160)
NUMBERS = (3, 141, 592, 653, 58, 979, 32, 38)
SECRET = "what the bot draws"


def games_of(edition: str, chronicles: tuple[int, ...]) -> list[Game]:
    """Games of three at several moments."""
    setup = Setup(game=edition, players=3, chronicles=chronicles)
    played = RandomGame(setup, 7, Chooser(NUMBERS, eager=True))
    return [played.at(depth) for depth in DEPTHS]


def in_the_bots_eyes(game: Game, seat: Seat) -> object:
    """The whole state that a bot of this seat gets."""
    return save_game(determinize(game, seat, SECRET))["state"]


@pytest.mark.parametrize(("edition", "chronicles"), KINDS, ids=str)
def test_worlds_that_differ_in_hidden_things_are_the_same_to_a_bot(
    edition: str, chronicles: tuple[int, ...]
) -> None:
    differed = 0
    for game in games_of(edition, chronicles):
        for seat in range(3):
            others = [determinize(game, seat, f"world {number}") for number in range(3)]
            differed += any(
                save_game(other)["state"] != save_game(game)["state"] for other in others
            )
            expected = in_the_bots_eyes(game, seat)
            assert [in_the_bots_eyes(other, seat) for other in others] == [expected] * 3
    assert differed > 3


@pytest.mark.parametrize("bot", ["random", "greedy", "medium"])
@pytest.mark.parametrize(("edition", "chronicles"), KINDS, ids=str)
def test_a_bot_chooses_the_same_in_them(
    edition: str, chronicles: tuple[int, ...], bot: str
) -> None:
    for game in games_of(edition, chronicles)[1:4]:
        for seat in game.to_act:
            worlds = [game, determinize(game, seat, "another world")]
            requests = [
                {"seat": seat, "bot": bot, "secret": SECRET, "cpu_s": 1.0, "game": save_game(world)}
                for world in worlds
            ]
            one, other = map(choose, requests)
            assert one == other
