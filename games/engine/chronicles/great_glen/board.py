"""The board of the Great Glen: open cards, votes and discards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from games.engine.core.choices import Seat
from games.engine.core.state import Board, Standing

from .cards import KEY, standing

if TYPE_CHECKING:
    from games.engine.core.game import Game

AYE = "aye"
NAY = "nay"


class GreatGlenBoard(Board, frozen=True, tag=KEY):
    """The open cards, the decisions on them, the votes left, and who discarded which tiles."""

    cards: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    #: The remaining AYE and NAY of each seat.
    votes: tuple[tuple[int, int], ...] = ()
    #: The tiles discarded by each seat's moves, less those taken from the discard pile.
    discards: tuple[tuple[str, Seat], ...] = ()
    #: The votes on each card, in seat order.
    ballots: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def not_voted_on(self) -> list[str]:
        """Return the open cards that have not been voted on."""
        return [card for card in self.cards if card not in (*self.accepted, *self.refused)]

    def standings(self, game: Game) -> Mapping[str, Standing]:
        """Return the standing of the seats for every open card."""
        return {card: standing(game, card) for card in self.cards}

    def spend(self, answers: dict[Seat, str]) -> GreatGlenBoard:
        """Return the board after every seat has spent a vote."""
        votes = tuple(
            (ayes - (answers[seat] == AYE), nays - (answers[seat] == NAY))
            for seat, (ayes, nays) in enumerate(self.votes)
        )
        return replace(self, votes=votes)

    def decide(self, card: str, ballot: tuple[str, ...]) -> GreatGlenBoard:
        """Return the board after the vote on a card: a tie accepts it."""
        voted = replace(self, ballots=(*self.ballots, (card, ballot)))
        if ballot.count(AYE) >= ballot.count(NAY):
            return replace(voted, accepted=(*self.accepted, card))
        return replace(voted, refused=(*self.refused, card))


def great_glen_board(game: Game) -> GreatGlenBoard:
    """Return the Great Glen board of a game."""
    return cast("GreatGlenBoard", game.state.boards[KEY])
