"""What do the 13 special locations do?"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from games.engine.choices import Cell, Seat
from games.engine.common.producing import ChooseGood, Produce, ProduceAny, put_good
from games.engine.effects import Card, Effect
from games.engine.state import Territory

from .territory import FirstTerritory

if TYPE_CHECKING:
    from games.engine.game import Game

CHIEFTAINS = "chieftains"


class Location(Card, frozen=True, tag="location"):
    """A special location's card; its bonnets count with the chieftains."""

    bonnets: int = 0

    def strength(self, comparison: str, territory: Territory) -> int:
        """Add the bonnets."""
        return self.bonnets if comparison == CHIEFTAINS else 0


class CountChieftainsDouble(Location, frozen=True, tag="count-chieftains-double"):
    """Chieftains count double, bonnets do not (G1-LOC-13)."""

    def strength(self, comparison: str, territory: Territory) -> int:
        """Add the chieftains once more."""
        if comparison != CHIEFTAINS:
            return 0
        return self.bonnets + cast("FirstTerritory", territory).chieftains


class ActivateOneMore(Location, frozen=True, tag="activate-one-more"):
    """One more tile, anywhere, in each turn (G1-LOC-5)."""

    def extra_activations(self) -> int:
        """One."""
        return 1


class ScorePerColour(Location, frozen=True, tag="score-per-colour", kw_only=True):
    """Points at the end for every tile of a colour."""

    colour: str
    points: int

    def end_points(self, game: Game, territory: Territory) -> int:
        """Count the tiles, this one included."""
        tiles = (game.tiles[name] for name in territory.tiles.values())
        return self.points * sum(1 for tile in tiles if tile.colour == self.colour)


class ScorePerVillage(Location, frozen=True, tag="score-per-village", kw_only=True):
    """Points at the end for every village, the start village included (G1-LOC-11)."""

    points: int

    def end_points(self, game: Game, territory: Territory) -> int:
        """Count the villages; castles are none."""
        tiles = (game.tiles[name] for name in territory.tiles.values())
        return self.points * sum(1 for tile in tiles if tile.type == "village")


class FillEmptyTiles(Effect, frozen=True, tag="fill-empty-tiles"):
    """Every empty production tile gets a cube of its kind (G1-LOC-6)."""

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Fill them; where the kind is free, ask."""
        territory = game.state.territories[seat]
        for each in sorted(territory.tiles):
            if each in territory.goods:
                continue
            effect = game.tile_at(seat, each).activate
            if isinstance(effect, Produce):
                put_good(game, seat, each, *effect.goods)
            elif isinstance(effect, ProduceAny):
                game.then(ChooseGood(seat, each, purpose="shiel"))


class ActivateEverywhere(Location, frozen=True, tag="activate-everywhere"):
    """All own tiles may be activated, instead of those around this one (G1-LOC-7)."""

    def activates_everywhere(self) -> bool:
        """Yes."""
        return True
