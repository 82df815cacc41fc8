"""How does the council vote?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Sealed, SeatDecision
from games.engine.choices import Choice, Seat
from games.engine.facts import Fact
from words import say

from .board import AYE, NAY, great_glen
from .cards import KEY, card_name

if TYPE_CHECKING:
    from games.engine.game import Game


class VotesCast(Fact, frozen=True, tag="votes-cast"):
    """The votes on a card were revealed."""

    card: str
    votes: tuple[str, ...]
    accepted: bool


class ChooseCard(SeatDecision, frozen=True, tag="choose-card"):
    """Choose the card that is voted on (C7-VOTE-1)."""

    topic: ClassVar[str] = "vote-card"

    def question(self, game: Game) -> str:
        """Ask for the card."""
        return say("great-glen-propose")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every card not voted on yet."""
        return [("propose", card) for card in great_glen(game).not_voted_on()]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """All vote on it."""
        _, card = choice
        game.then(Vote(tuple(range(game.setup.players)), card))


class Vote(Sealed, frozen=True, tag="vote"):
    """All vote in secret and reveal together (C7-VOTE-2)."""

    card: str

    topic: ClassVar[str] = "vote"
    standing: ClassVar[Mapping[str, Choice]] = {"always": ("vote", AYE), "never": ("vote", NAY)}

    def subject(self) -> str:
        """The card."""
        return self.card

    def question(self, game: Game) -> str:
        """Ask for the vote."""
        return say("great-glen-vote", card=card_name(self.card))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """What votes are left."""
        ayes, nays = great_glen(game).votes[seat]
        return [("vote", vote) for vote, left in ((AYE, ayes), (NAY, nays)) if left]

    def reveal(self, game: Game, answers: dict[Seat, Choice]) -> None:
        """The votes are spent and lie on the card."""
        votes = {seat: str(choice[1]) for seat, choice in answers.items()}
        ballot = tuple(votes[seat] for seat in sorted(votes))
        board = great_glen(game).spend(votes).decide(self.card, ballot)
        game.state.boards[KEY] = board
        game.tell(VotesCast(self.card, ballot, self.card in board.accepted))
