"""Events that exchange something for points or coins."""

from __future__ import annotations

from itertools import count, takewhile
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.common.market import Funds, can_pay
from games.engine.common.payment import Pay
from games.engine.common.production import GainCoins
from games.engine.core.choices import DECLINE, Choice, Seat
from games.engine.core.effects import Cost, write_cost
from games.engine.core.naming import good_name
from games.engine.core.printed import Sign, Signs
from games.engine.glen_more_2.clan_board import has_clan
from games.engine.glen_more_2.clans import SINCLAIR
from games.engine.glen_more_2.territory import HOME_CASTLE
from i18n import translate

from .board import turned_cards
from .event import Event, EventDecision, ScoreEvent, SendBack, topic_of

if TYPE_CHECKING:
    from games.engine.core.game import Game

MACLEAN = "MacLean"


class Exchange(Event, frozen=True):
    """Exchange resources for points, once."""

    cost: Cost
    points: int

    def words(self) -> str:
        """Describe the event."""
        return translate(
            "dubious-tome-event-exchange", cost=write_cost(self.cost), points=self.points
        )

    def given(self) -> Signs:
        """Draw the cost."""
        return self.cost.signs()

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("points", self.points),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether the resources can be paid, with the help of the market."""
        return can_pay(self.cost, Funds.of(game, seat))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Pay, then score."""
        pay = Pay(seat, self.cost, purpose=topic_of(card))
        game.then(pay, ScoreEvent(seat, card, self.points))


class SendHome(Event, frozen=True):
    """Return Scotsmen to the supply for points."""

    number: int
    points: int

    def words(self) -> str:
        """Describe the event."""
        men = translate("counted-scotsman", number=self.number)
        return translate("dubious-tome-event-send-home", scotsmen=men, points=self.points)

    def given(self) -> Signs:
        """Draw the cost."""
        return (Sign("scotsman", self.number),)

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("points", self.points),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether there are enough Scotsmen."""
        return sum(game.state.territories[seat].scotsmen.values()) >= self.number

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Return the Scotsmen, then score."""
        game.then(*[SendBack(seat, card)] * self.number, ScoreEvent(seat, card, self.points))


class CoinsForCards(Event, frozen=True):
    """Gain a coin for each turned card, this one included."""

    def words(self) -> str:
        """Describe the event."""
        return translate("dubious-tome-event-coins")

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("coin"), Sign("event"))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Count the cards and take the coins."""
        GainCoins(len(turned_cards(game, seat))).apply(game, seat, HOME_CASTLE)


class SellMany(Event, frozen=True):
    """Exchange any number of one resource for points."""

    good: str
    points: int

    def words(self) -> str:
        """Describe the event."""
        return translate(
            "dubious-tome-event-sell-many", good=good_name(self.good), points=self.points
        )

    def given(self) -> Signs:
        """Draw the cost."""
        return (Sign(self.good),)

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("points", self.points),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether at least one can be paid."""
        return can_pay(Cost(goods=((self.good, 1),)), Funds.of(game, seat))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Ask how many to give."""
        game.then(ChooseNumber(seat, card, self.good, self.points))


class ChooseNumber(EventDecision, frozen=True, tag="choose-number"):
    """Choose how many of a resource to give."""

    good: str
    points: int

    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask how many to give."""
        return translate("dubious-tome-how-many", good=good_name(self.good), points=self.points)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every number that can be paid."""
        means = Funds.of(game, seat)
        payable = takewhile(lambda number: can_pay(self._cost(number), means), count(1))
        return [("give", number) for number in payable]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay, then score the points of all together."""
        _, number = choice
        pay = Pay(seat, self._cost(number), purpose=self.rule_topic())
        game.then(pay, ScoreEvent(seat, self.card, self.points * number))

    def _cost(self, number: int) -> Cost:
        return Cost(goods=((self.good, number),))


class PointsAndExchange(Event, frozen=True):
    """Score points; the friend of a clan may also make one exchange, with Sinclair's help."""

    points: int
    cost: Cost
    gain: int

    def words(self) -> str:
        """Describe the event."""
        return translate(
            "dubious-tome-event-points-exchange",
            points=self.points,
            clan=MACLEAN,
            cost=write_cost(self.cost),
            gain=self.gain,
        )

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("points", self.points),)

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Score, then offer the exchange."""
        if has_clan(game, seat, MACLEAN):
            game.then(OfferExchange(seat, card, self.cost, self.gain))
        game.then(ScoreEvent(seat, card, self.points))


class OfferExchange(EventDecision, frozen=True, tag="offer-exchange"):
    """Exchange resources for points once, or decline."""

    cost: Cost
    gain: int

    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask whether to make the exchange."""
        return translate("dubious-tome-exchange", points=self.gain)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return the exchange if it can be paid, and to decline."""
        payable = can_pay(self._price(game, seat), Funds.of(game, seat))
        return [("exchange",), DECLINE] if payable else [DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if it cannot be paid."""
        return DECLINE if self.options(game, seat) == [DECLINE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay, then score."""
        if choice == DECLINE:
            return
        pay = Pay(seat, self._price(game, seat), purpose=self.rule_topic())
        game.then(pay, ScoreEvent(seat, self.card, self.gain))

    def _price(self, game: Game, seat: Seat) -> Cost:
        """Return the cost; Sinclair's friend may replace one resource by a coin."""
        return replace(self.cost, replaceable=1) if has_clan(game, seat, SINCLAIR) else self.cost
