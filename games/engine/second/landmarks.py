"""What do the 11 landmark cards do?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.effects import Card
from games.engine.state import Territory

from .territory import HOME_CASTLE

if TYPE_CHECKING:
    from games.engine.game import Game

CASTLE_SCOTSMEN = "Scotsmen on the Home Castle"
ARMADALE_COINS = 8


class Landmark(Card, frozen=True, tag="landmark"):
    """A landmark's card, with its immediate effects if it has any."""


class ActivateOneMoreTile(Landmark, frozen=True, tag="activate-one-more-tile"):
    """One more tile, anywhere, in each turn (G2-LMK-Ness)."""

    def extra_activations(self) -> int:
        """One."""
        return 1


class ActivateWholeTerritory(Landmark, frozen=True, tag="activate-whole-territory"):
    """All tiles may be activated, instead of those around this one (G2-LMK-Mey)."""

    def activates_everywhere(self) -> bool:
        """Yes."""
        return True


class CountCastleDouble(Landmark, frozen=True, tag="count-castle-double"):
    """Scotsmen on the Home Castle count double (G2-LMK-Moil)."""

    def strength(self, comparison: str, territory: Territory) -> int:
        """Add them once more."""
        if comparison != CASTLE_SCOTSMEN:
            return 0
        return territory.scotsmen.get(HOME_CASTLE, 0)


class CountCoinsDouble(Landmark, frozen=True, tag="count-coins-double"):
    """The first 8 coins are worth 2 points each (G2-LMK-Armadale)."""

    def end_points(self, game: Game, territory: Territory) -> int:
        """One point more for each of them."""
        return min(territory.coins, ARMADALE_COINS)
