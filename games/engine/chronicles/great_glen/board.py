"""Which Great Glen cards lie open, what has been voted, and who discarded what?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from games.engine.choices import Seat
from games.engine.state import Board, Standing

from .cards import KEY, standing

if TYPE_CHECKING:
    from games.engine.game import Game

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
    #: The votes that lie on each card, in the order of the seats.
    ballots: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def not_voted_on(self) -> list[str]:
        """The cards that still wait for a vote."""
        return [card for card in self.cards if card not in (*self.accepted, *self.refused)]

    def standings(self, game: Game) -> Mapping[str, Standing]:
        """How the seats stand in what the open cards ask for."""
        return {card: standing(game, card) for card in self.cards}

    def spend(self, answers: dict[Seat, str]) -> GreatGlen:
        """The board after every seat has spent a vote."""
        votes = tuple(
            (ayes - (answers[seat] == AYE), nays - (answers[seat] == NAY))
            for seat, (ayes, nays) in enumerate(self.votes)
        )
        return replace(self, votes=votes)

    def decide(self, card: str, ballot: tuple[str, ...]) -> GreatGlen:
        """The board after the vote on a card: at least as many AYE as NAY accept it."""
        voted = replace(self, ballots=(*self.ballots, (card, ballot)))
        if ballot.count(AYE) >= ballot.count(NAY):
            return replace(voted, accepted=(*self.accepted, card))
        return replace(voted, refused=(*self.refused, card))


def great_glen(game: Game) -> GreatGlen:
    """The cards and votes of a game."""
    return cast("GreatGlen", game.state.boards[KEY])
