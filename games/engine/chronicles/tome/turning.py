"""How are cards turned?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import SeatDecision
from games.engine.choices import DECLINE, Cell, Choice, Seat
from games.engine.effects import Effect
from games.engine.naming import tile_name
from games.engine.second.territory import territory_of
from games.engine.signs import Sign, Signs
from words import say

from .board import KEY, tome, unturned_cards
from .event import Event, ScoreEvent, event_of
from .facts import CardTurned

if TYPE_CHECKING:
    from games.engine.game import Game

#: Turn a card and use its event, or turn it only.
USE = "use"
TURN = "turn"
WILLIAM_WALLACE = "william-wallace"


class TurnCard(Effect, frozen=True, tag="turn-card"):
    """The event icon of the Gathering tiles (C6-EVT-1)."""

    sign: ClassVar[str] = "event"

    def words(self) -> str:
        """What it brings."""
        return say("tome-turn-card")

    def promise(self) -> float:
        """What a turned card counts for, and its event."""
        return 4.0

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """With a card that is not turned."""
        return bool(unturned_cards(game, seat))

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the card."""
        game.then(ChooseEvent(seat))


class ChooseEvent(SeatDecision, frozen=True, tag="choose-event"):
    """Turn one of the own cards, with its event or without, or none (C6-EVT-1)."""

    topic: ClassVar[str] = "event"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the card."""
        return say("tome-turn")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every card not turned yet; its event where it can be used."""
        cards = unturned_cards(game, seat)
        usable = [card for card in cards if can_use(game, seat, card)]
        return [
            *((USE, card) for card in usable),
            *((TURN, card) for card in cards),
            DECLINE,
        ]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Without a card there is nothing to ask."""
        return None if unturned_cards(game, seat) else DECLINE

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Turn the card first, then resolve its event to the end."""
        if choice == DECLINE:
            return
        verb, card = choice
        event = event_of(game, card)
        game.state.boards[KEY] = tome(game).turn(card)
        game.tell(CardTurned(seat, card, verb == USE))
        if verb == USE and event:
            event.apply(game, seat, card)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Turned already, not one's own, or an event that cannot be used."""
        match choice:
            case ("use", str(card)) if card in unturned_cards(game, seat):
                return "event", say("tome-not-now", card=tile_name(game.tiles[card]))
            case ("use" | "turn", _):
                return "event", say("tome-own-unturned")
        return super().why_not(game, seat, choice)


def can_use(game: Game, seat: Seat, card: str) -> bool:
    """Tell whether a seat could use the event of a card."""
    event = event_of(game, card)
    return event is not None and event.possible(game, seat, card)


class TurnAnother(Event, frozen=True):
    """One more card may be turned; points for who has a person."""

    person: str
    points: int

    def words(self) -> str:
        """What it does."""
        return say("tome-event-turn-another", points=self.points)

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("event"), Sign("points", self.points))

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """With another card, or the person."""
        return bool(set(unturned_cards(game, seat)) - {card}) or self._has_person(game, seat)

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Score, then turn."""
        game.then(ChooseEvent(seat))
        if self._has_person(game, seat):
            game.then(ScoreEvent(seat, card, self.points))

    def _has_person(self, game: Game, seat: Seat) -> bool:
        return self.person in territory_of(game, seat).persons
