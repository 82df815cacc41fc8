"""Do games go on under the rules they began with, while new ones begin under the newest?"""

from __future__ import annotations

from typing import ClassVar

import pytest
from msgspec.structs import replace

from games.engine import EDITIONS, BadRecord, BadSetup, Game, Setup, new_seed, save_game, serial
from games.engine.editions import CHRONICLES, load_game, new_game
from games.engine.effects import Cost
from games.engine.first.edition import GLEN_MORE_2010, GlenMore2010
from games.engine.hooks import Hooks, Listener, RuleChange
from games.engine.refusals import RulesRetired
from tests.engine.core.random_games import play_on, some_games

GAME = some_games()[1]
FREE_TILES = {name: replace(tile, cost=Cost()) for name, tile in GLEN_MORE_2010.tiles.items()}
COINS = 6


class Later(GlenMore2010):
    """The first game some years later: more coins, then free tiles."""

    rules_version = 3
    changes: ClassVar = {
        "more-coins": RuleChange(2, "everybody begins with more coins"),
        "free-tiles": RuleChange(3, "no tile costs anything", GLEN_MORE_2010.tiles),
    }
    tiles = FREE_TILES

    def set_up(self, game: Game) -> None:
        """As before, with more coins for those who begin now."""
        super().set_up(game)
        if game.follows("more-coins"):
            for territory in game.state.territories:
                territory.coins += 10


class MuchLater(Later):
    """When nobody plays by the first rules any more."""

    oldest_rules = 2


LATER, MUCH_LATER = Later(), MuchLater()


def begin(rules: int, edition: GlenMore2010 = LATER) -> Game:
    """A game under these rules, at its first decision."""
    setup = replace(GAME.setup, rules=rules)
    edition.check(setup)
    game = Game(setup, edition, new_seed("versions"), edition.blank(setup))
    edition.set_up(game)
    game.advance()
    return game


def costs(game: Game) -> int:
    """How many tiles cost something."""
    return sum(tile.cost != Cost() for tile in game.tiles.values())


def test_a_game_that_began_before_a_change_goes_on_as_it_would_have() -> None:
    game = GAME.at(20)
    later = serial.load(save_game(game), lambda _: (LATER, ()))
    moves = [(each.seat, each.choice, each.facts) for each in play_on(game, GAME.whims, start=20)]
    again = [(each.seat, each.choice, each.facts) for each in play_on(later, GAME.whims, start=20)]
    assert len(moves) > 20
    assert moves == again
    assert save_game(game) == save_game(later)


@pytest.mark.parametrize(
    ("rules", "coins", "free"), [(1, COINS, False), (2, COINS + 10, False), (3, COINS + 10, True)]
)
def test_each_version_has_the_changes_up_to_it(rules: int, coins: int, free: bool) -> None:  # noqa: FBT001
    game = begin(rules)
    assert game.state.territories[0].coins == coins
    assert (costs(game) == 0) is free
    assert (game.follows("more-coins"), game.follows("free-tiles")) == (rules > 1, rules > 2)


def test_a_tile_that_changed_twice_is_as_it_was_at_the_time() -> None:
    class Twice(Listener):
        changes: ClassVar = {
            "newer": RuleChange(3, "", {"village": GLEN_MORE_2010.tiles["forest-1"]}),
            "older": RuleChange(2, "", {"village": GLEN_MORE_2010.tiles["village-1"]}),
        }

    first, second, third = (Hooks((Twice(),), rules) for rules in (1, 2, 3))
    assert first.tiles["village"].id == "village-1"
    assert second.tiles["village"].id == "forest-1"
    assert "village" not in third.tiles


def test_a_change_that_nobody_declared_cannot_be_asked_for() -> None:
    with pytest.raises(KeyError):
        begin(1).follows("something-else")


@pytest.mark.parametrize(("edition", "rules"), [(LATER, 0), (LATER, 4), (MUCH_LATER, 1)])
def test_rules_that_are_not_played_are_refused_by_their_version(
    edition: GlenMore2010, rules: int
) -> None:
    with pytest.raises(RulesRetired, match=f"not {rules}") as refused:
        begin(rules, edition)
    assert refused.value.field == "rules"
    with pytest.raises(BadSetup):
        new_game(Setup(game=edition.id, players=3, rules=99), new_seed("x"))
    saved = save_game(GAME.begin())
    with pytest.raises(BadRecord, match="not 99"):
        load_game(saved | {"setup": saved["setup"] | {"rules": 99}})


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: str(edition.id))
def test_every_change_lies_within_the_versions_that_are_played(edition: GlenMore2010) -> None:
    listeners = [edition, *(CHRONICLES.values() if edition.takes_chronicles else ())]
    changes = [pair for each in listeners for pair in each.changes.items()]
    assert len({name for name, _ in changes}) == len(changes)
    for _, change in changes:
        assert edition.oldest_rules < change.version <= edition.rules_version
