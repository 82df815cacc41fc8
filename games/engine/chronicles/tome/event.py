"""What is an event, and where do events come from?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import Cell, Choice, Seat
from games.engine.chronicles.chronicle import Printed
from games.engine.facts import ScotsmanLeft
from games.engine.hooks import Listener
from games.engine.second.territory import territory_of
from games.engine.signs import Signs
from words import say

if TYPE_CHECKING:
    from games.engine.game import Game


class Event(Struct, frozen=True):
    """The right part of a landmark card, and the rule that says what it does."""

    rule: str

    def words(self) -> str:
        """What it does."""
        raise NotImplementedError

    def given(self) -> Signs:
        """What it costs, as signs."""
        return ()

    def gained(self) -> Signs:
        """What it brings, as signs."""
        return ()

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Tell whether it could be used now."""
        return True

    def can_spare(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Tell whether it could go on when a Scotsman of a cell has been paid for it."""
        return True

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Put on the agenda what it asks and brings."""
        raise NotImplementedError


class BringsEvents(Listener):
    """A listener with events for cards."""

    events: ClassVar[Mapping[str, Event]] = {}

    def printed(self) -> Iterable[Printed]:
        """The event sides of the cards."""
        for card, event in self.events.items():
            yield Printed(
                kind="event",
                name=card,
                words=event.words(),
                given=event.given(),
                signs=event.gained(),
                rule=event.rule,
            )


def event_of(game: Game, card: str) -> Event | None:
    """The event of a card, whoever brings it."""
    bringers = (each for each in game.hooks.listeners if isinstance(each, BringsEvents))
    return next((each.events[card] for each in bringers if card in each.events), None)


def topic_of(card: str) -> str:
    """The topic of all questions about the event of a card."""
    return f"event-{card}"


def rules_of(events: Mapping[str, Event]) -> dict[str, str]:
    """The rule behind each of these topics."""
    return {topic_of(card): event.rule for card, event in events.items()}


class EventDecision(SeatDecision, frozen=True):
    """A question about the event of a card."""

    card: str

    topic: ClassVar[str] = "event"

    def about(self) -> str:
        """The event."""
        return topic_of(self.card)

    def subject(self) -> str:
        """The card."""
        return self.card


class SendBack(EventDecision, frozen=True, tag="send-back"):
    """A Scotsman of an own tile goes back to the supply, as a cost (C6-EVT-4)."""

    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for him."""
        return say("tome-sacrifice")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every one who can be spared."""
        return [("sacrifice", cell) for cell in spare_cells(game, seat, self.card)]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """No sale helps where there is no choice."""
        options = self.options(game, seat)
        return options[0] if len(options) == 1 else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """He goes."""
        _, cell = choice
        territory_of(game, seat).dismiss(cell)
        game.tell(ScotsmanLeft(seat, cell, "paid"))


def spare_cells(game: Game, seat: Seat, card: str) -> list[Cell]:
    """The cells with a Scotsman who can be paid for the event of a card."""
    event = event_of(game, card)
    cells = game.state.territories[seat].scotsmen
    return [cell for cell in cells if event is None or event.can_spare(game, seat, cell)]


class ScoreEvent(Step, frozen=True, tag="score-event"):
    """The points of an event."""

    seat: Seat
    card: str
    points: int

    def run(self, game: Game) -> None:
        """Score them under the card's name."""
        label = f"event of {game.tiles[self.card].name}"
        game.score(self.seat, label, self.points, game.rule(topic_of(self.card)))
