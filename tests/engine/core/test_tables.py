"""Tiles, steps and facts are well named, and every rule they name exists."""

import importlib
import json
import pkgutil
from collections import Counter

import msgspec
import pytest

import games.engine
from games.engine import CHRONICLES, EDITIONS, Fact, Setup, new_game, new_seed
from games.engine.chronicles import Chronicle
from games.engine.chronicles.dubious_tome.event import EventDecision
from games.engine.core.agenda import Decision, Sealed, SeatDecision, Step
from games.engine.core.effects import Card, Cost, Effect, Tile, write_cost
from games.engine.core.serial import fact_kinds, kind_tag, step_kinds
from games.engine.glen_more_2010.edition import GLEN_MORE_2010
from games.engine.glen_more_2010.tiles import START_VILLAGE, TILES
from tests.engine.core.random_games import GAME
from tests.engine.core.rule_ids import rule_ids

for _module in pkgutil.walk_packages(games.engine.__path__, "games.engine."):
    importlib.import_module(_module.name)

#: Kinds that only stand for what others have in common; a plain card does nothing.
ABSTRACT = (Step, Decision, SeatDecision, EventDecision, Sealed, Fact, Effect, Card)
BASES = [Step, Fact, Effect, Card]


def kinds_of(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """Return all classes of the engine under a base, without those of tests."""
    found = [kind for child in base.__subclasses__() for kind in [child, *kinds_of(child)]]
    return [kind for kind in found if kind.__module__.startswith("games.engine.")]


def concrete(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """Return all instantiable classes under a base."""
    return [kind for kind in kinds_of(base) if kind not in ABSTRACT]


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.__name__)
def test_every_kind_has_an_explicit_tag(
    base: type[msgspec.Struct],
) -> None:
    kinds = concrete(base)
    assert len(kinds) >= 4
    tags = Counter(map(kind_tag, kinds))
    assert all(number == 1 for number in tags.values()), tags
    for kind in kinds:
        tag = kind_tag(kind)
        assert tag != kind.__name__
        assert tag == tag.lower()
        assert tag.replace("-", "").isalpha()


def test_steps_and_facts_are_found_by_their_tags() -> None:
    for kind in concrete(Step):
        assert step_kinds()[kind_tag(kind)] is kind
    for kind in concrete(Fact):
        assert fact_kinds()[kind_tag(kind)] is kind
    assert not {kind_tag(kind) for kind in ABSTRACT} & {*step_kinds(), *fact_kinds()}


def test_a_step_has_its_tag_as_kind() -> None:
    game = new_game(Setup(game=GAME, players=2), new_seed("tags"))
    assert [step.kind for step in game.state.agenda] == ["next-turn", "refill", "take-tile"]


def _package(kind: type) -> str:
    return kind.__module__.rpartition(".")[0]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_question_is_about_a_topic_whose_rule_exists(
    edition: games.engine.Edition,
) -> None:
    decisions = _decisions_in("games.engine.common", _package(type(edition)))
    assert {kind.topic for kind in decisions} <= set(edition.rules)
    assert set(edition.rules.values()) <= rule_ids()
    asides = {aside.name for aside in edition.asides} | {"act", "build"}  # for Chronicles alone
    assert {name for kind in decisions for name in kind.allowed_asides} <= asides


@pytest.mark.parametrize("chronicle", CHRONICLES.values(), ids=lambda each: each.name)
def test_every_question_of_a_chronicle_has_its_own_topic(chronicle: Chronicle) -> None:
    decisions = _decisions_in(_package(type(chronicle)))
    assert {kind.topic for kind in decisions} <= set(chronicle.rules)
    assert set(chronicle.rules.values()) <= rule_ids()
    assert not set(chronicle.rules) & set(EDITIONS["glen-more-2"].rules)


def _decisions_in(*packages: str) -> list[type[Decision]]:
    kinds = [kind for kind in concrete(Step) if issubclass(kind, Decision)]
    return [kind for kind in kinds if _package(kind) in packages]


def test_every_card_and_option_names_a_rule_that_exists() -> None:
    cards = [tile.card for tile in TILES.newest.values() if tile.card]
    assert len(cards) == 13
    assert {card.rule for card in cards} <= rule_ids()
    assert len({card.rule for card in cards}) == 13
    assert set(GLEN_MORE_2010.options.values()) <= rule_ids()


def test_every_tile_has_a_unique_name_and_a_known_stack() -> None:
    assert all(name == tile.id for name, tile in TILES.newest.items())
    stacks = Counter(tile.stack for tile in TILES.newest.values())
    assert stacks == {"": 1, "0": 8, "1": 23, "2": 19, "3": 17}
    assert GLEN_MORE_2010.unstacked_tiles == (START_VILLAGE,)


def test_the_table_of_tiles_can_be_sent_to_a_client_and_read_back_in_part() -> None:
    rows = json.loads(json.dumps(msgspec.to_builtins(dict(TILES.newest))))
    assert len(rows) == 68
    fair = rows["fair-2"]
    assert fair["cost"] == {"goods": [["wood", 1]]}
    assert fair["activate"]["effect"] == "trade"
    assert rows["loch-ness"]["card"] == {"card": "activate-one-more", "rule": "G1-LOC-5"}
    assert rows["castle-moil"]["card"]["once"] == [{"effect": "gain-whisky"}]
    assert all(isinstance(row["name"], str) for row in rows.values())


def test_costs_ask_only_for_existing_goods() -> None:
    for tile in TILES.newest.values():
        assert {good for good, _ in tile.cost.goods} <= set(GLEN_MORE_2010.goods), tile.id


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (Cost(), "nothing"),
        (Cost(number=2, different=True), "2 different resources"),
        (Cost(number=3), "any 3 resources"),
        (Cost(scotsmen=1, coins=2), "2 coins, 1 Scotsman"),
    ],
)
def test_a_cost_can_be_read(cost: Cost, words: str) -> None:
    assert write_cost(cost) == words


def test_tables_cannot_be_changed_by_accident() -> None:
    tile: Tile = TILES.newest["fair-2"]
    with pytest.raises(AttributeError):
        tile.name = "Market"  # type: ignore[misc]
