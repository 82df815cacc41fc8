"""The votes of the council."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from games.engine.core.agenda import Sealed, SeatDecision
from games.engine.core.choices import Choice, Seat
from games.engine.core.facts import Fact
from games.engine.core.log import Line, Names
from i18n import translate

from .board import AYE, NAY, great_glen_board
from .cards import KEY, card_name

if TYPE_CHECKING:
    from games.engine.core.game import Game


class VotesCast(Fact, frozen=True, tag="votes-cast"):
    """The votes on a card were revealed."""

    card: str
    votes: tuple[str, ...]
    accepted: bool

    def told(self, names: Names) -> Line:
        """Say how the council decided."""
        ayes = self.votes.count("aye")
        text = translate(
            "log-votes-cast",
            card=card_name(self.card),
            result="accepted" if self.accepted else "rejected",
            ayes=ayes,
            nays=len(self.votes) - ayes,
        )
        return Line(None, text, sign="chronicle")


class ChooseCard(SeatDecision, frozen=True, tag="choose-card"):
    """Choose the card that is voted on (C7-VOTE-1)."""

    topic: ClassVar[str] = "vote-card"
    question_key: ClassVar[str] = "great-glen-propose"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every card not voted on yet."""
        return [("propose", card) for card in great_glen_board(game).not_voted_on()]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Let all vote on the card."""
        _, card = choice
        game.then(Vote(tuple(range(game.setup.players)), card))


class Vote(Sealed, frozen=True, tag="vote"):
    """All vote in secret and reveal together (C7-VOTE-2)."""

    card: str

    topic: ClassVar[str] = "vote"
    standing_answers: ClassVar[Mapping[str, Choice]] = {
        "always": ("vote", AYE),
        "never": ("vote", NAY),
    }

    def subject(self) -> str:
        """Return the card that the question is about."""
        return self.card

    def question(self, game: Game) -> str:
        """Ask for the vote."""
        return translate("great-glen-vote", card=card_name(self.card))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return the kinds of votes that the seat has left."""
        ayes, nays = great_glen_board(game).votes[seat]
        return [("vote", vote) for vote, left in ((AYE, ayes), (NAY, nays)) if left]

    def reveal(self, game: Game, answers: dict[Seat, Choice]) -> None:
        """Spend the votes and put them on the card."""
        votes = {seat: str(choice[1]) for seat, choice in answers.items()}
        ballot = tuple(votes[seat] for seat in sorted(votes))
        board = great_glen_board(game).spend(votes).decide(self.card, ballot)
        game.state.boards[KEY] = board
        game.emit(VotesCast(self.card, ballot, self.card in board.accepted))
