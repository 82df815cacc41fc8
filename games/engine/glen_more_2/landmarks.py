"""The 11 landmark cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.core.effects import Card
from games.engine.core.state import Territory
from i18n import translate

from .territory import HOME_CASTLE

if TYPE_CHECKING:
    from games.engine.core.game import Game

CASTLE_SCOTSMEN = "Scotsmen on the Home Castle"
#: The landmark cards a seat has, each counted once, which cards and events never double.
LANDMARK_CARDS = "landmark cards"
ARMADALE_COINS = 8


class Landmark(Card, frozen=True, tag="landmark"):
    """A landmark's card with its immediate effects, if any."""


class ActivateOneMoreTile(Landmark, frozen=True, tag="activate-one-more-tile"):
    """Activate one more tile anywhere in each turn (G2-LMK-Ness)."""

    def lasting_words(self) -> str:
        """Describe it."""
        return translate("effect-one-more")

    def extra_activations(self) -> int:
        """Return one."""
        return 1


class ActivateWholeTerritory(Landmark, frozen=True, tag="activate-whole-territory"):
    """Activate all tiles instead of those around this one (G2-LMK-Mey)."""

    def lasting_words(self) -> str:
        """Describe it."""
        return translate("effect-all-tiles")

    def activates_everywhere(self) -> bool:
        """Always True."""
        return True


class CountCastleDouble(Landmark, frozen=True, tag="count-castle-double"):
    """Count Scotsmen on the Home Castle twice (G2-LMK-Moil)."""

    def lasting_words(self) -> str:
        """Describe it."""
        return translate("effect-castle-double")

    def strength(self, comparison: str, territory: Territory) -> int:
        """Add them once more."""
        if comparison != CASTLE_SCOTSMEN:
            return 0
        return territory.scotsmen.get(HOME_CASTLE, 0)


class CountCoinsDouble(Landmark, frozen=True, tag="count-coins-double"):
    """Score 2 points for each of the first 8 coins (G2-LMK-Armadale)."""

    def lasting_words(self) -> str:
        """Describe it."""
        return translate("effect-coins-double", coins=ARMADALE_COINS)

    def end_points(self, game: Game, territory: Territory) -> int:
        """Return one more point for each of them."""
        return min(territory.coins, ARMADALE_COINS)
