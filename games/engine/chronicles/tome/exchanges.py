"""Which events exchange something for points or coins?"""

from __future__ import annotations

from itertools import count, takewhile
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.choices import DECLINE, Choice, Seat
from games.engine.common.market import Means, can_pay
from games.engine.common.paying import Pay
from games.engine.common.producing import GainCoins
from games.engine.effects import Cost, write_cost
from games.engine.naming import good_name
from games.engine.second.clan_board import has_clan
from games.engine.second.clans import SINCLAIR
from games.engine.second.territory import HOME_CASTLE
from games.engine.signs import Sign, Signs, cost_signs
from words import say

from .board import turned_cards
from .event import Event, EventDecision, ScoreEvent, SendBack, topic_of

if TYPE_CHECKING:
    from games.engine.game import Game

MACLEAN = "MacLean"


class Exchange(Event, frozen=True):
    """Resources for points, once."""

    cost: Cost
    points: int

    def words(self) -> str:
        """What it does."""
        return say("tome-event-exchange", cost=write_cost(self.cost), points=self.points)

    def given(self) -> Signs:
        """What it costs."""
        return cost_signs(self.cost)

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("points", self.points),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """If they can be paid, the market helping."""
        return can_pay(self.cost, Means.of(game, seat))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Pay, then score."""
        pay = Pay(seat, self.cost, purpose=topic_of(card))
        game.then(pay, ScoreEvent(seat, card, self.points))


class SendHome(Event, frozen=True):
    """Scotsmen go back to the supply for points."""

    number: int
    points: int

    def words(self) -> str:
        """What it does."""
        men = say("counted-scotsman", number=self.number)
        return say("tome-event-send-home", scotsmen=men, points=self.points)

    def given(self) -> Signs:
        """What it costs."""
        return (Sign("scotsman", self.number),)

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("points", self.points),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """If there are so many."""
        return sum(game.state.territories[seat].scotsmen.values()) >= self.number

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """They go, then score."""
        game.then(*[SendBack(seat, card)] * self.number, ScoreEvent(seat, card, self.points))


class CoinsForCards(Event, frozen=True):
    """A coin for each turned card, this one included."""

    def words(self) -> str:
        """What it does."""
        return say("tome-event-coins")

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("coin"), Sign("event"))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Count and take them."""
        GainCoins(len(turned_cards(game, seat))).apply(game, seat, HOME_CASTLE)


class SellMany(Event, frozen=True):
    """Any number of one resource, so many points for each."""

    good: str
    points: int

    def words(self) -> str:
        """What it does."""
        return say("tome-event-sell-many", good=good_name(self.good), points=self.points)

    def given(self) -> Signs:
        """What it costs."""
        return (Sign(self.good),)

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("points", self.points),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """If one can be paid."""
        return can_pay(Cost(goods=((self.good, 1),)), Means.of(game, seat))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Ask for the number."""
        game.then(ChooseNumber(seat, card, self.good, self.points))


class ChooseNumber(EventDecision, frozen=True, tag="choose-number"):
    """Choose how many of a resource to give."""

    good: str
    points: int

    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the number."""
        return say("tome-how-many", good=good_name(self.good), points=self.points)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every number that can be paid."""
        means = Means.of(game, seat)
        payable = takewhile(lambda number: can_pay(self._cost(number), means), count(1))
        return [("give", number) for number in payable]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay, then score all at once."""
        _, number = choice
        pay = Pay(seat, self._cost(number), purpose=self.about())
        game.then(pay, ScoreEvent(seat, self.card, self.points * number))

    def _cost(self, number: int) -> Cost:
        return Cost(goods=((self.good, number),))


class PointsAndExchange(Event, frozen=True):
    """Points; and one exchange for the friend of a clan, which Sinclair may make easier."""

    points: int
    cost: Cost
    gain: int

    def words(self) -> str:
        """What it does."""
        return say(
            "tome-event-points-exchange",
            points=self.points,
            clan=MACLEAN,
            cost=write_cost(self.cost),
            gain=self.gain,
        )

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("points", self.points),)

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Score, then offer the exchange."""
        if has_clan(game, seat, MACLEAN):
            game.then(OfferExchange(seat, card, self.cost, self.gain))
        game.then(ScoreEvent(seat, card, self.points))


class OfferExchange(EventDecision, frozen=True, tag="offer-exchange"):
    """Exchange resources for points, once, or not."""

    cost: Cost
    gain: int

    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for it."""
        return say("tome-exchange", points=self.gain)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """If it can be paid, or not."""
        payable = can_pay(self._price(game, seat), Means.of(game, seat))
        return [("exchange",), DECLINE] if payable else [DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """What cannot be paid is not asked."""
        return DECLINE if self.options(game, seat) == [DECLINE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay, then score."""
        if choice == DECLINE:
            return
        pay = Pay(seat, self._price(game, seat), purpose=self.about())
        game.then(pay, ScoreEvent(seat, self.card, self.gain))

    def _price(self, game: Game, seat: Seat) -> Cost:
        """Sinclair's friend may replace one resource by a coin."""
        return replace(self.cost, replaceable=1) if has_clan(game, seat, SINCLAIR) else self.cost
