"""The interface of events, and of the listeners that add them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from msgspec import Struct

from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.catalogue import Gone, Since, Table
from games.engine.core.choices import Cell, Choice, Seat
from games.engine.core.facts import Reason, ScotsmanLeft
from games.engine.core.hooks import Listener
from games.engine.core.printed import Printed, Signs
from games.engine.glen_more_2.territory import territory_of

if TYPE_CHECKING:
    from games.engine.core.game import Game


class Event(Struct, frozen=True):
    """The event side of a landmark card, and its rule."""

    rule: str

    def words(self) -> str:
        """Describe the event."""
        raise NotImplementedError

    def given(self) -> Signs:
        """Draw the cost."""
        return ()

    def gained(self) -> Signs:
        """Draw the gain."""
        return ()

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether the event could be used now."""
        return True

    def can_spare(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Return whether the event is still possible after paying the Scotsman of a cell."""
        return True

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Put the steps of the event on the agenda."""
        raise NotImplementedError


class EventSide(NamedTuple):
    """The side of a landmark card that has an event."""

    card: str
    event: Event


def event_table(*rows: EventSide | Since[EventSide] | Since[Gone]) -> Table[str, EventSide]:
    """Return a table of events by their cards."""
    return Table(rows, key=lambda side: side.card)


class BringsEvents(Listener):
    """A listener with events for cards."""

    events: ClassVar[Table[str, EventSide]]

    def printed(self, rules: int) -> Iterable[Printed]:
        """Return the event sides of the cards."""
        for card, event in self.events.under(rules).values():
            yield Printed(
                kind="event",
                name=card,
                words=event.words(),
                given=event.given(),
                signs=event.gained(),
                rule=event.rule,
            )


def event_of(game: Game, card: str) -> Event | None:
    """Return the event of a card from the listener that has it."""
    bringers = (each for each in game.hooks.listeners if isinstance(each, BringsEvents))
    tables = (each.events.under(game.setup.rules) for each in bringers)
    return next((table[card].event for table in tables if card in table), None)


def topic_of(card: str) -> str:
    """Return the topic of all questions about the event of a card."""
    return f"event-{card}"


def rules_of(events: Table[str, EventSide]) -> dict[str, str]:
    """Return the rule of each of these topics."""
    return {topic_of(card): event.rule for card, event in events.newest.values()}


class EventDecision(SeatDecision, frozen=True):
    """A question about the event of a card."""

    card: str

    topic: ClassVar[str] = "event"

    def rule_topic(self) -> str:
        """Return the topic of the event."""
        return topic_of(self.card)

    def subject(self) -> str:
        """Return the card that the question is about."""
        return self.card


class SendBack(EventDecision, frozen=True, tag="send-back"):
    """Return a Scotsman from an own tile to the supply, as a cost (C6-EVT-4)."""

    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    question_key: ClassVar[str] = "dubious-tome-sacrifice"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every Scotsman that can be paid."""
        return [("sacrifice", cell) for cell in spare_cells(game, seat, self.card)]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Skip the question if only one Scotsman can be paid, since no sale changes that."""
        options = self.options(game, seat)
        return options[0] if len(options) == 1 else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Return the Scotsman to the supply."""
        _, cell = choice
        territory_of(game, seat).dismiss(cell)
        game.emit(ScotsmanLeft(seat, cell, "paid"))


def spare_cells(game: Game, seat: Seat, card: str) -> list[Cell]:
    """Return the cells with a Scotsman that can be paid for the event of a card."""
    event = event_of(game, card)
    cells = game.state.territories[seat].scotsmen
    return [cell for cell in cells if event is None or event.can_spare(game, seat, cell)]


class ScoreEvent(Step, frozen=True, tag="score-event"):
    """Score the points of an event."""

    seat: Seat
    card: str
    points: int

    def run(self, game: Game) -> None:
        """Score the points under the card's name."""
        reason = Reason("event-of", (game.tiles[self.card].name,))
        game.score(self.seat, reason, self.points, game.rule(topic_of(self.card)))
