"""Games continue under the rules they began with; new ones use the newest."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.engine import EDITIONS, BadRecord, BadSetup, Game, Setup, new_seed, save_game
from games.engine.core import serial
from games.engine.core.catalogue import Changes, Gone, RuleChange, Since, Table, Value
from games.engine.core.effects import Cost, tile_table
from games.engine.core.refusals import RulesRetired
from games.engine.editions import load_game, new_game
from games.engine.glen_more_2010.edition import GLEN_MORE_2010, GlenMore2010
from tests.engine.core.random_games import play_on, some_games

GAME = some_games()[1]
CHANGES = Changes(
    {
        "more-coins": RuleChange(2, "everybody begins with more coins"),
        "free-tiles": RuleChange(3, "no tile costs anything"),
    }
)
TILES = GLEN_MORE_2010.tiles.newest.values()
FREE_TILES = [CHANGES.since("free-tiles", replace(tile, cost=Cost())) for tile in TILES]
COINS = 6


class Later(GlenMore2010):
    """The 2010 game some versions later: more coins, then free tiles."""

    changes = CHANGES
    tiles = tile_table(*TILES, *FREE_TILES)

    def set_up(self, game: Game) -> None:
        """Set up as before, with more coins in the newest rules."""
        super().set_up(game)
        if game.uses_rule_change("more-coins"):
            for territory in game.state.territories:
                territory.coins += 10


class MuchLater(Later):
    """A version in which the first rules are no longer played."""

    oldest_rules_version = 2


LATER, MUCH_LATER = Later(), MuchLater()


def begin(rules: int, edition: GlenMore2010 = LATER) -> Game:
    """Return a game under these rules, at its first decision."""
    setup = replace(GAME.setup, rules=rules)
    edition.check(setup)
    game = Game(setup, edition, new_seed("versions"), edition.blank(setup))
    edition.set_up(game)
    game.advance()
    return game


def costs(game: Game) -> int:
    """Return how many tiles cost something."""
    return sum(tile.cost != Cost() for tile in game.tiles.values())


def test_a_game_that_began_before_a_change_goes_on_as_it_would_have() -> None:
    game = GAME.at(20)
    later = serial.load(save_game(game), lambda _: (LATER, ()))
    moves = [(each.seat, each.choice, each.facts) for each in play_on(game, GAME.chooser, start=20)]
    again = [
        (each.seat, each.choice, each.facts) for each in play_on(later, GAME.chooser, start=20)
    ]
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
    assert (game.uses_rule_change("more-coins"), game.uses_rule_change("free-tiles")) == (
        rules > 1,
        rules > 2,
    )


def test_a_row_that_changed_twice_is_as_it_was_at_the_time_and_where_it_was() -> None:
    rows = Table(["a1", Since(3, "a3"), Since(2, "a2"), "b1"], key=lambda row: row[0])
    assert [list(rows.under(rules).values()) for rules in (1, 2, 3)] == [
        ["a1", "b1"],
        ["a2", "b1"],
        ["a3", "b1"],
    ]
    assert rows.newest == rows.under(3)


def test_a_new_row_is_absent_before_and_a_row_that_is_gone_after() -> None:
    kept: list[str | Since[str]] = ["a1", Since(2, "b2"), "c1"]
    rows: Table[str, str] = Table([*kept, Since(3, Gone("c"))], key=lambda row: row[0])
    assert [list(rows.under(rules)) for rules in (1, 2, 3)] == [
        ["a", "c"],
        ["a", "b", "c"],
        ["a", "b"],
    ]


def test_a_value_is_as_it_was_printed_at_the_time() -> None:
    value = Value(5, Since(3, 7), Since(2, 6))
    assert [value.under(rules) for rules in (1, 2, 3, 4)] == [5, 6, 7, 7]
    assert value.newest == 7


def test_a_correction_that_no_change_names_raises() -> None:
    with pytest.raises(KeyError):
        CHANGES.since("something-else", 1)


def test_a_game_begins_under_the_newest_rules_unless_others_are_asked_for() -> None:
    game = new_game(Setup(game="glen-more-2", players=2), new_seed("newest"))
    assert game.setup.rules == EDITIONS["glen-more-2"].rules_version
    old = new_game(Setup(game="glen-more-2", players=2, rules=1), new_seed("newest"))
    assert old.setup.rules == 1


def test_an_undeclared_rule_change_raises() -> None:
    with pytest.raises(KeyError):
        begin(1).uses_rule_change("something-else")


@pytest.mark.parametrize(("edition", "rules"), [(LATER, -1), (LATER, 4), (MUCH_LATER, 1)])
def test_unsupported_rules_are_refused_by_their_version(edition: GlenMore2010, rules: int) -> None:
    with pytest.raises(RulesRetired, match=f"not {rules}") as refused:
        begin(rules, edition)
    assert refused.value.field == "rules"
    with pytest.raises(BadSetup):
        new_game(Setup(game=edition.id, players=3, rules=99), new_seed("x"))
    saved = save_game(GAME.begin())
    with pytest.raises(BadRecord, match="not 99"):
        load_game(saved | {"setup": saved["setup"] | {"rules": 99}})


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: str(edition.id))
def test_every_change_is_within_the_supported_versions(edition: GlenMore2010) -> None:
    for change in edition.changes.values():
        assert edition.oldest_rules_version < change.version <= edition.rules_version
        assert change.text
