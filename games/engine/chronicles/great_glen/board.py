"""Which Great Glen cards lie open, what has been voted, and who discarded what?"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from games.engine.choices import Seat
from games.engine.state import Board

if TYPE_CHECKING:
    from games.engine.game import Game

KEY = "great-glen"
AYE = "aye"
NAY = "nay"


class GreatGlen(Board, frozen=True, tag=KEY):
    """The open cards, those accepted or refused, the votes left, and whose discards are whose."""

    cards: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    #: For each seat the AYE and the NAY that are left.
    votes: tuple[tuple[int, int], ...] = ()
    #: Tiles that a seat's move discarded; what has left the discard pile counts no more.
    discards: tuple[tuple[str, Seat], ...] = ()

    def not_voted_on(self) -> list[str]:
        """The cards that still wait for a vote."""
        return [card for card in self.cards if card not in (*self.accepted, *self.refused)]

    def spend(self, answers: dict[Seat, str]) -> GreatGlen:
        """The board after every seat has spent a vote."""
        votes = tuple(
            (ayes - (answers[seat] == AYE), nays - (answers[seat] == NAY))
            for seat, (ayes, nays) in enumerate(self.votes)
        )
        return replace(self, votes=votes)

    def decide(self, card: str, *, accept: bool) -> GreatGlen:
        """The board after the vote on a card."""
        if accept:
            return replace(self, accepted=(*self.accepted, card))
        return replace(self, refused=(*self.refused, card))


def great_glen(game: Game) -> GreatGlen:
    """The cards and votes of a game."""
    return cast("GreatGlen", game.state.boards[KEY])
