"""The rules of the council of the Great Glen, as a listener."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.core.catalogue import Value
from games.engine.core.chronicle import Chronicle
from games.engine.core.facts import Reason
from games.engine.core.naming import as_key, comparison_name
from games.engine.core.printed import Component, Printed
from games.engine.core.state import Board
from i18n import translate

from .board import GreatGlenBoard, great_glen_board
from .cards import (
    CARDS,
    DISCARDS,
    KEY,
    comparison_of,
    measured,
    print_card,
    rule_of,
    shares,
)
from .valuation import features, future_points
from .voting import ChooseCard

if TYPE_CHECKING:
    from games.engine.core.choices import Seat
    from games.engine.core.edition import Setup
    from games.engine.core.game import Game

OPEN_CARDS = Value(5)
#: The AYE and the NAY cards of each player.
VOTES = Value((4, 3))


class GreatGlen(Chronicle):
    """Five cards; the council votes on each whether it will score."""

    number = 7
    name = "Between a Rock and a Hard Place"
    difficulty = 2
    verbs: ClassVar = {"propose": ("card",), "vote": ("answer",)}
    rules: ClassVar = {"vote-card": "C7-VOTE-1", "vote": "C7-VOTE-2"}

    def components(self, rules: int) -> Iterable[Component]:
        """List the components other than tiles."""
        for card in self.printed(rules):
            yield Component(comparison_name(comparison_of(card.name)), card.words, known=True)
        ayes, nays = VOTES.under(rules)
        votes = translate("great-glen-ayes-nays", ayes=ayes, nays=nays)
        yield Component(translate("great-glen-votes"), votes, known=True)

    def printed(self, rules: int) -> Iterable[Printed]:
        """Return the Great Glen cards."""
        return map(print_card, CARDS.under(rules).values())

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Give everybody 4 AYE and 3 NAY; the cards are drawn later (C7-SET-1)."""
        return {KEY: GreatGlenBoard(votes=(VOTES.under(setup.rules),) * setup.players)}

    def on_set_up(self, game: Game) -> None:
        """Draw five of the ten cards."""
        rules = game.setup.rules
        cards = game.shuffled(list(CARDS.under(rules)))[: OPEN_CARDS.under(rules)]
        game.state.boards[KEY] = replace(great_glen_board(game), cards=cards)

    def on_tile_discarded(self, game: Game, tile: str) -> None:
        """Add the tile to the pile of the player who moved, if that card is open."""
        board, seat = great_glen_board(game), game.state.turn.seat
        if DISCARDS in board.cards and seat is not None:
            game.state.boards[KEY] = replace(board, discards=(*board.discards, (tile, seat)))

    def on_person_taken(self, game: Game, seat: Seat, tile: str) -> None:
        """Hold a vote if a card is left to vote on (C7-VOTE-1, C7-VOTE-3)."""
        if great_glen_board(game).not_voted_on():
            game.then(ChooseCard(seat))

    def on_game_ended(self, game: Game) -> None:
        """Give the prize of each accepted card to the best (C7-SCO-1)."""
        for card in great_glen_board(game).accepted:
            values = [measured(game, seat, card) for seat in range(game.setup.players)]
            for seat, points in enumerate(shares(values)):
                if points:
                    game.score(seat, Reason(as_key(comparison_of(card))), points, rule_of(card))

    def position_value(self, game: Game, seat: Seat, value: float) -> float:
        """Add the expected value of accepted cards and of the current vote."""
        return value + future_points(game, seat)

    def features(self, game: Game, seat: Seat, found: dict[str, float]) -> dict[str, float]:
        """Add the cards."""
        return found | features(game, seat)


GREAT_GLEN = GreatGlen()
