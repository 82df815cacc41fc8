"""The territory of a seat in Glen More (2010)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, cast

from games.engine.core.choices import Seat
from games.engine.core.state import Territory

if TYPE_CHECKING:
    from games.engine.core.game import Game


class Territory2010(Territory):
    """A territory whose clan members may become chieftains."""

    chieftains: int = 0

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(
            self.tiles.copy(),
            self.goods.copy(),
            self.scotsmen.copy(),
            self.coins,
            self.whisky,
            self.points,
            self.cards,
            self.chieftains,
        )


def territory_of(game: Game, seat: Seat) -> Territory2010:
    """Return a seat's territory."""
    return cast("Territory2010", game.state.territories[seat])
