"""Turn landmark cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import DECLINE, Cell, Choice, Seat
from games.engine.core.effects import Effect
from games.engine.core.naming import tile_name
from games.engine.core.printed import Sign, Signs
from games.engine.glen_more_2.territory import territory_of
from i18n import translate

from .board import KEY, dubious_tome_board, unturned_cards
from .event import Event, ScoreEvent, event_of
from .facts import CardTurned

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: Turn a card and use its event, or turn it only.
USE = "use"
TURN = "turn"
WILLIAM_WALLACE = "william-wallace"


class TurnCard(Effect, frozen=True, tag="turn-card"):
    """The event icon of the Gathering tiles (C6-EVT-1)."""

    words_key: ClassVar[str] = "dubious-tome-turn-card"
    sign: ClassVar[str] = "event"

    def estimated_points(self) -> float:
        """Return an estimate for a turned card and its event."""
        return 4.0

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Return whether there is a card that is not turned."""
        return bool(unturned_cards(game, seat))

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask which card to turn."""
        game.then(ChooseEvent(seat))


class ChooseEvent(SeatDecision, frozen=True, tag="choose-event"):
    """Turn one of the own cards, with or without its event, or decline (C6-EVT-1)."""

    topic: ClassVar[str] = "event"
    question_key: ClassVar[str] = "dubious-tome-turn"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every unturned card, with its event if it can be used, and to decline."""
        cards = unturned_cards(game, seat)
        usable = [card for card in cards if can_use(game, seat, card)]
        return [
            *((USE, card) for card in usable),
            *((TURN, card) for card in cards),
            DECLINE,
        ]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if there is no such card."""
        return None if unturned_cards(game, seat) else DECLINE

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Turn the card first, then resolve its event to the end."""
        if choice == DECLINE:
            return
        verb, card = choice
        event = event_of(game, card)
        game.state.boards[KEY] = dubious_tome_board(game).turn(card)
        game.emit(CardTurned(seat, card, verb == USE))
        if verb == USE and event:
            event.apply(game, seat, card)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that the card is turned or not one's own, or that its event cannot be used."""
        match choice:
            case ("use", str(card)) if card in unturned_cards(game, seat):
                return "event", translate("dubious-tome-not-now", card=tile_name(game.tiles[card]))
            case ("use" | "turn", _):
                return "event", translate("dubious-tome-own-unturned")
        return super().refusal_reason(game, seat, choice)


def can_use(game: Game, seat: Seat, card: str) -> bool:
    """Return whether a seat could use the event of a card."""
    event = event_of(game, card)
    return event is not None and event.possible(game, seat, card)


class TurnAnother(Event, frozen=True):
    """Turn one more card; score points if the seat has a certain person."""

    person: str
    points: int

    def words(self) -> str:
        """Describe the event."""
        return translate("dubious-tome-event-turn-another", points=self.points)

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("event"), Sign("points", self.points))

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether there is another card to turn, or the person."""
        return bool(set(unturned_cards(game, seat)) - {card}) or self._has_person(game, seat)

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Score the points, then ask for the card."""
        game.then(ChooseEvent(seat))
        if self._has_person(game, seat):
            game.then(ScoreEvent(seat, card, self.points))

    def _has_person(self, game: Game, seat: Seat) -> bool:
        return self.person in territory_of(game, seat).persons
