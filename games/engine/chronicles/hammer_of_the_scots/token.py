"""Take the England token."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.core.choices import Cell, Seat
from games.engine.core.effects import Effect
from games.engine.glen_more_2.changes import ENGLAND_TAKEN_ONCE

from .board import KEY, hammer_of_the_scots_board
from .facts import EnglandTaken

if TYPE_CHECKING:
    from games.engine.core.game import Game


class TakeEngland(Effect, frozen=True, tag="take-england"):
    """Gain the England token, which may not be declined (C4-LMK-1)."""

    words_key: ClassVar[str] = "hammer-of-the-scots-token"
    sign: ClassVar[str] = "england"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Take the token."""
        take_token(game, seat)


def take_token(game: Game, seat: Seat) -> None:
    """Give a seat the England token; nothing happens if it has it already."""
    holds = hammer_of_the_scots_board(game).holder == seat
    if holds and game.uses_rule_change(ENGLAND_TAKEN_ONCE):
        return
    game.state.boards[KEY] = replace(hammer_of_the_scots_board(game), holder=seat)
    game.emit(EnglandTaken(seat))
