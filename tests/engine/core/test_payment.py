"""Tests of the questions and refusals of a payment."""

import pytest

from games.engine import Choice, Game, prompt
from games.engine.common.activation import Activate, activate
from games.engine.common.payment import GiveScotsman, Pay
from games.engine.common.trade import ways_at
from games.engine.common.turn import Refill
from games.engine.core import facts
from games.engine.core.effects import Card, Cost
from games.engine.glen_more_2010.asides import GiveClanMember
from games.engine.glen_more_2010.edition import GLEN_MORE_2010
from tests.engine.core.market_search import Table
from tests.engine.core.payments import at_payment, at_table
from tests.engine.core.refusal_assertions import assert_refused

HERE, THERE = (0, 0), (1, 0)
ONE_WOOD = Cost(goods=(("wood", 1),))
WOOD_HERE_AND_THERE = Table((("wood", HERE), ("wood", THERE)), (1, 1, 1, 1, 1), 6)
#: Two of any kind are due; one is there, the market has no more stone.
ANY_TWO = Table((("wood", HERE),), (1, 3, 1, 1, 2), 2)


@pytest.mark.parametrize(
    ("table", "cost", "choice", "rule", "words"),
    [
        (
            WOOD_HERE_AND_THERE,
            ONE_WOOD,
            ("pay", "wood", (5, 5)),
            "G1-PLC-5",
            "there is no wood there",
        ),
        (
            WOOD_HERE_AND_THERE,
            ONE_WOOD,
            ("pay", "stone", HERE),
            "G1-PLC-5",
            "there is no stone there",
        ),
        (
            WOOD_HERE_AND_THERE,
            ONE_WOOD,
            ("buy", "wood"),
            "G1-MKT-4",
            "use your own resources first",
        ),
        (WOOD_HERE_AND_THERE, ONE_WOOD, ("buy", "stone"), "G1-MKT-3", "to pay a cost right away"),
        (WOOD_HERE_AND_THERE, ONE_WOOD, ("buy", "gold"), "G1-MKT-3", "to pay a cost right away"),
        (WOOD_HERE_AND_THERE, ONE_WOOD, ("pay",), "G1-PLC-5", "isn’t possible now"),
        (WOOD_HERE_AND_THERE, ONE_WOOD, ("end",), "G1-PLC-5", "isn’t possible now"),
        (ANY_TWO, Cost(number=2), ("buy", "stone"), "G1-MKT-2", "the market row for stone is full"),
        (ANY_TWO, Cost(number=2), ("buy", "sheep"), "G1-MKT-2", "costs 3, but you only have 2"),
        (
            Table((("sheep", THERE), ("wood", HERE), ("wood", THERE)), (0, 0, 0, 0, 0), 3),
            ONE_WOOD,
            ("pay", "sheep", THERE),
            "G1-PLC-5",
            "you don’t have to pay sheep",
        ),
        (
            Table((), (1, 2, 3, 3, 3), 4),
            Cost(number=2),
            ("buy", "stone"),
            "G1-TURN-4",
            "you couldn’t pay the rest after buying stone",
        ),
    ],
)
def test_what_cannot_be_paid_is_refused_by_its_rule(
    table: Table, cost: Cost, choice: Choice, rule: str, words: str
) -> None:
    game = at_payment(table, cost, own_first=True)
    assert isinstance(game.decision, Pay)
    refusal = assert_refused(game, 0, choice)
    assert refusal.rule == rule
    assert words in refusal.message


def test_a_payment_asks_for_what_is_still_due() -> None:
    asked = prompt(at_payment(ANY_TWO, Cost(number=2), own_first=True))
    assert asked is not None
    assert asked.text == "Pay any 2 resources"
    assert asked.rule == "G1-PLC-5"


def test_what_is_due_shrinks_with_every_gift() -> None:
    game = at_table(ANY_TWO, own_first=True)
    game.state.territories[0].whisky = 1
    game.state.agenda = [Activate(0), Pay(0, Cost(number=2, whisky=1))]
    game.advance()
    emitted = game.play(0, ("pay", "wood", HERE))
    assert emitted[0] == facts.GoodPaid(0, "wood", HERE)
    assert game.decision == Pay(0, Cost(number=1, whisky=1))
    emitted = game.play(0, ("buy", "grain"))
    assert emitted == (facts.GoodBought(0, "grain", 2), facts.Gained(0, "whisky", -1))
    assert isinstance(game.decision, Activate)


@pytest.mark.parametrize(
    ("choice", "rule", "words"),
    [
        (("sell", "wood", (3, 3)), "G1-MKT-5", "there is no wood there"),
        (("sell", "wood", HERE), "G1-MKT-5", "no coins on the market row for wood"),
        (("sell", "wood"), "G1-MKT-5", "choose a resource to sell"),
        (("sell",), "G1-MKT-5", "choose a resource to sell"),
        (("move", HERE, THERE), "G1-ACT-8", "no movement points left"),
        (("promote", HERE), "G1-ACT-8", "no movement points left"),
        (("activate", (7, 7)), "G1-ACT-2", "there is no tile there"),
    ],
)
def test_an_impossible_aside_is_refused_with_its_rule(
    choice: Choice, rule: str, words: str
) -> None:
    game = at_table(Table((("wood", HERE),), (0,) * 5, 0), own_first=True)
    game.state.agenda = [Activate(0)]
    game.advance()
    refusal = assert_refused(game, 0, choice)
    assert refusal.rule == rule
    assert words in refusal.message


def at_loch_ness(kind: type[GiveScotsman]) -> Game:
    """Return a game in which one of three clan members is to be paid."""
    game = at_table(Table((), (0,) * 5, 0), own_first=True)
    territory = game.state.territories[0]
    territory.tiles[0, 1] = "forest-1"
    territory.scotsmen = {(0, 0): 1, (0, 1): 2}
    game.state.agenda = [Activate(0), kind(0, "loch-ness")]
    game.advance()
    return game


@pytest.mark.parametrize("kind", [GiveScotsman, GiveClanMember])
def test_the_payment_of_a_clan_member_uses_the_editions_term(kind: type[GiveScotsman]) -> None:
    game = at_loch_ness(kind)
    asked = prompt(game)
    assert asked is not None
    assert asked.text == "Choose the clan member to pay for Loch Ness"
    assert asked.rule == "G1-LOC-5"
    assert game.options(0) == [("sacrifice", (0, 0)), ("sacrifice", (0, 1))]
    emitted = game.play(0, ("sacrifice", (0, 1)))
    assert emitted == (facts.ScotsmanLeft(0, (0, 1), "paid"),)
    assert game.state.territories[0].scotsmen == {(0, 0): 1, (0, 1): 1}


def test_a_tile_that_trades_nothing_cannot_be_traded_with() -> None:
    game = at_table(Table((), (0,) * 5, 0), own_first=True)
    assert ways_at(game, 0, game.tile_at(0, HERE)) == ()


def test_a_tile_without_effect_is_activated_without_effect() -> None:
    game = at_table(Table((), (0,) * 5, 0), own_first=True)
    game.state.territories[0].tiles[0, 1] = "loch-morar"
    activate(game, 0, (0, 1))
    assert game.facts == [facts.TileActivated(0, "loch-morar", (0, 1))]
    assert game.state.turn.activated == {"loch-morar"}
    assert game.state.agenda == GLEN_MORE_2010.blank(game.setup).agenda


def test_nothing_is_laid_when_all_stacks_are_empty() -> None:
    game = at_table(Table((), (0,) * 5, 0), own_first=True)
    game.state.agenda = []
    Refill().run(game)
    assert game.facts == []
    assert game.state.rondel.tiles == {}
    assert game.state.agenda == []


def test_a_card_has_no_effect_by_default() -> None:
    game = at_table(Table((), (0,) * 5, 0), own_first=True)
    territory = game.state.territories[0]
    card = Card("G1-LOC-1")
    assert card.extra_activations() == 0
    assert card.strength("chieftains", territory) == 0
    assert card.end_points(game, territory) == 0
