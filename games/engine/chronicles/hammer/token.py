"""How does the England token change hands?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.engine.choices import Cell, Seat
from games.engine.effects import Effect
from games.engine.signs import Sign, Signs, in_signs
from words import say

from .board import KEY, england
from .facts import EnglandTaken

if TYPE_CHECKING:
    from games.engine.game import Game


class TakeEngland(Effect, frozen=True, tag="take-england"):
    """The England token, which may not be declined (C4-LMK-1)."""

    def words(self) -> str:
        """What it brings."""
        return say("hammer-token")

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Take it."""
        take_token(game, seat)


@in_signs.register
def _(_effect: TakeEngland) -> Signs:
    return (Sign("england"),)


def take_token(game: Game, seat: Seat) -> None:
    """A seat has the England token from now on."""
    game.state.boards[KEY] = replace(england(game), holder=seat)
    game.tell(EnglandTaken(seat))
