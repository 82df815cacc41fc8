"""What does a seat have in Glen More (2010)?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, cast

from games.engine.choices import Seat
from games.engine.state import Territory

if TYPE_CHECKING:
    from games.engine.game import Game


class FirstTerritory(Territory):
    """A territory whose clan members may have become chieftains."""

    chieftains: int = 0

    def clone(self) -> Self:
        """An independent copy."""
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


def territory_of(game: Game, seat: Seat) -> FirstTerritory:
    """A seat's territory."""
    return cast("FirstTerritory", game.state.territories[seat])
