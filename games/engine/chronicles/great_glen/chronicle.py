"""How does the council of the Great Glen change the game?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.chronicles.chronicle import Chronicle, Component, Printed
from games.engine.naming import label_in_words
from games.engine.state import Board
from words import say

from .board import GreatGlen, great_glen
from .cards import CARDS, DISCARDS, KEY, comparison_of, measured, print_card, rule_of, shares
from .prospects import expectation
from .voting import ChooseCard

if TYPE_CHECKING:
    from games.engine.choices import Seat
    from games.engine.edition import Setup
    from games.engine.game import Game

OPEN_CARDS = 5
AYES, NAYS = 4, 3


class BetweenARockAndAHardPlace(Chronicle):
    """Five cards, on each of which the council votes whether it will score."""

    number = 7
    name = "Between a Rock and a Hard Place"
    difficulty = 2
    verbs: ClassVar = {"propose": ("card",), "vote": ("answer",)}
    rules: ClassVar = {"vote-card": "C7-VOTE-1", "vote": "C7-VOTE-2"}

    def components(self) -> Iterable[Component]:
        """What lies in the box besides tiles."""
        for card in map(print_card, CARDS):
            yield Component(label_in_words(comparison_of(card.name)), card.words, known=True)
        votes = say("great-glen-ayes-nays", ayes=AYES, nays=NAYS)
        yield Component(say("great-glen-votes"), votes, known=True)

    def printed(self) -> Iterable[Printed]:
        """The Great Glen cards."""
        return map(print_card, CARDS)

    def boards(self, setup: Setup) -> dict[str, Board]:
        """4 AYE and 3 NAY for everybody; the cards are drawn later (C7-SET-1)."""
        return {KEY: GreatGlen(votes=((AYES, NAYS),) * setup.players)}

    def on_set_up(self, game: Game) -> None:
        """Five of the ten cards lie open."""
        cards = game.shuffled(list(CARDS))[:OPEN_CARDS]
        game.state.boards[KEY] = replace(great_glen(game), cards=cards)

    def on_tile_discarded(self, game: Game, tile: str) -> None:
        """The tile goes to the pile of the player who moved, if that card lies open."""
        board, seat = great_glen(game), game.state.turn.seat
        if DISCARDS in board.cards and seat is not None:
            game.state.boards[KEY] = replace(board, discards=(*board.discards, (tile, seat)))

    def on_person_taken(self, game: Game, seat: Seat, tile: str) -> None:
        """A vote is held, if a card is left to vote on (C7-VOTE-1, C7-VOTE-3)."""
        if great_glen(game).not_voted_on():
            game.then(ChooseCard(seat))

    def on_game_ended(self, game: Game) -> None:
        """Each accepted card gives its prize to the best (C7-SCO-1)."""
        for card in great_glen(game).accepted:
            values = [measured(game, seat, card) for seat in range(game.setup.players)]
            for seat, points in enumerate(shares(values)):
                if points:
                    game.score(seat, comparison_of(card), points, rule_of(card))

    def worth(self, game: Game, seat: Seat, value: float) -> float:
        """What accepted cards promise, and the vote under way, come on top."""
        return value + expectation(game, seat)


GREAT_GLEN = BetweenARockAndAHardPlace()
