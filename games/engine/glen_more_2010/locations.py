"""The cards of the 13 special locations."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from games.engine.common.production import ChooseGood, Produce, ProduceAny, put_good
from games.engine.core.choices import Cell, Seat
from games.engine.core.effects import Card, Effect
from games.engine.core.state import Territory
from i18n import translate

from .territory import Territory2010

if TYPE_CHECKING:
    from games.engine.core.game import Game

CHIEFTAINS = "chieftains"


class Location(Card, frozen=True, tag="location"):
    """A special location's card; its bonnets count with the chieftains."""

    bonnets: int = 0

    def words(self) -> str:
        """Add the bonnets."""
        if not self.bonnets:
            return super().words()
        bonnets = translate("effect-bonnets", number=self.bonnets)
        return "; ".join(part for part in (super().words(), bonnets) if part)

    def strength(self, comparison: str, territory: Territory) -> int:
        """Add the bonnets."""
        return self.bonnets if comparison == CHIEFTAINS else 0


class CountChieftainsDouble(Location, frozen=True, tag="count-chieftains-double"):
    """Chieftains count double, bonnets do not (G1-LOC-13)."""

    def lasting_words(self) -> str:
        """Describe it."""
        return translate("effect-chieftains-double")

    def strength(self, comparison: str, territory: Territory) -> int:
        """Add the chieftains once more."""
        if comparison != CHIEFTAINS:
            return 0
        return self.bonnets + cast("Territory2010", territory).chieftains


class ActivateOneMore(Location, frozen=True, tag="activate-one-more"):
    """Activate one more tile anywhere in each turn (G1-LOC-5)."""

    def lasting_words(self) -> str:
        """Describe it."""
        return translate("effect-one-more")

    def extra_activations(self) -> int:
        """Return one."""
        return 1


class ScorePerColour(Location, frozen=True, tag="score-per-colour", kw_only=True):
    """Score points at the end for every tile of a colour."""

    colour: str
    points: int

    def lasting_words(self) -> str:
        """Describe it."""
        return translate(f"effect-each-{self.colour}", points=self.points)

    def end_points(self, game: Game, territory: Territory) -> int:
        """Count the tiles, including this one."""
        tiles = (game.tiles[name] for name in territory.tiles.values())
        return self.points * sum(1 for tile in tiles if tile.colour == self.colour)


class ScorePerVillage(Location, frozen=True, tag="score-per-village", kw_only=True):
    """Score points at the end for every village, the start village included (G1-LOC-11)."""

    points: int

    def lasting_words(self) -> str:
        """Describe it."""
        return translate("effect-each-village", points=self.points)

    def end_points(self, game: Game, territory: Territory) -> int:
        """Count the villages; castles do not count."""
        tiles = (game.tiles[name] for name in territory.tiles.values())
        return self.points * sum(1 for tile in tiles if tile.type == "village")


class FillEmptyTiles(Effect, frozen=True, tag="fill-empty-tiles"):
    """Put a cube of its kind on every empty production tile (G1-LOC-6)."""

    words_key: ClassVar[str] = "effect-fill"
    sign: ClassVar[str] = "different"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Put the cubes there; ask where the kind is free."""
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
    """Activate all own tiles instead of those around this one (G1-LOC-7)."""

    def lasting_words(self) -> str:
        """Describe it."""
        return translate("effect-all-tiles")

    def activates_everywhere(self) -> bool:
        """Always True."""
        return True
