"""Events that change the player's own territory or activate its tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.common.activation import activate
from games.engine.common.placement import can_place
from games.engine.core.choices import DECLINE, DONE, Cell, Choice, Seat
from games.engine.core.printed import Sign, Signs
from games.engine.glen_more_2.building import ChooseDiscarded
from games.engine.glen_more_2.optional_effects import (
    PutGood,
    Recruit,
    can_activate,
    could_activate_later,
)
from games.engine.glen_more_2.removal import RemoveTile, removable_cells
from games.engine.glen_more_2.territory import territory_of
from i18n import translate

from .board import position_of
from .event import Event, EventDecision, ScoreEvent, SendBack, spare_cells

if TYPE_CHECKING:
    from games.engine.core.game import Game

CATTLE = "cattle"
ANIMAL = "animal"


class ClearLand(Event, frozen=True):
    """Return a Scotsman to the supply and remove own tiles from the game."""

    number: int

    def words(self) -> str:
        """Describe the event."""
        return translate("dubious-tome-event-clear", number=self.number)

    def given(self) -> Signs:
        """Draw the cost."""
        return (Sign("scotsman"),)

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("remove", self.number),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether there is a Scotsman to pay and a tile to remove."""
        return bool(spare_cells(game, seat, card) and removable_cells(game, seat))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Pay the Scotsman, then remove the tiles."""
        game.then(SendBack(seat, card), RemoveForEvent(seat, self.number))


class RemoveForEvent(RemoveTile, frozen=True, tag="remove-for-event"):
    """Choose a tile to remove, which is mandatory if one can be removed."""

    topic: ClassVar[str] = "clear-land"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every tile that can be removed."""
        return [("remove", cell) for cell in removable_cells(game, seat)] or [DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Skip the question if at most one tile can be removed."""
        options = self.options(game, seat)
        return options[0] if len(options) == 1 else None


class Herd(Event, frozen=True):
    """Gain a cattle and activate any own animal tiles."""

    def words(self) -> str:
        """Describe the event."""
        return translate("dubious-tome-event-herd")

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("cattle"), Sign("activate animal"))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Ask where to put the cattle, then which tiles to activate."""
        game.then(PutGood(seat, CATTLE), ActivateHerd(seat, card))


class ActivateHerd(EventDecision, frozen=True, tag="activate-herd"):
    """Activate own animal tiles, one by one, each once in a turn."""

    allowed_asides: ClassVar[tuple[str, ...]] = ("sell", "walk", "build")

    question_key: ClassVar[str] = "dubious-tome-animal"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every animal tile that would have an effect, and to stop."""
        cells = [cell for cell in self._cells(game) if can_activate(game, seat, cell)]
        return [*(("activate", cell) for cell in cells), DONE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Stop without asking if there is no such tile, whatever is sold or built before."""
        if self.options(game, seat) != [DONE]:
            return None
        return None if could_activate_later(game, seat, self._cells(game)) else DONE

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Activate the tile, then ask for the next one."""
        if choice != DONE:
            game.then(self)
            activate(game, seat, choice[1])

    def _cells(self, game: Game) -> list[Cell]:
        """Return the animal tiles that have not been activated in this turn."""
        tiles = game.state.territories[self.seat].tiles
        return [cell for cell in tiles if self._fits(game, cell)]

    def _fits(self, game: Game, cell: Cell) -> bool:
        tile = game.tile_at(self.seat, cell)
        return tile.type == ANIMAL and tile.id not in game.state.turn.activated


class Rebuild(Event, frozen=True):
    """Return a Scotsman to the supply and build a discarded tile for free, as with Munro."""

    def words(self) -> str:
        """Describe the event."""
        return translate("dubious-tome-event-rebuild")

    def given(self) -> Signs:
        """Draw the cost."""
        return (Sign("scotsman"),)

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("discard"),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether a tile can be built after paying some Scotsman."""
        return bool(spare_cells(game, seat, card))

    def can_spare(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Return whether a tile can be built without the Scotsman of a cell."""
        tiles = (game.tiles[name] for name in game.state.discarded)
        return any(
            not tile.placed or can_place(game, seat, tile, without_scotsman_on=cell)
            for tile in tiles
            if tile.landing
        )

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Pay the Scotsman, then ask for the tile."""
        game.then(SendBack(seat, card), ChooseDiscarded(seat))


class RaiseMen(Event, frozen=True):
    """Pay points for Scotsmen on the card's own tile."""

    price: int
    number: int

    def words(self) -> str:
        """Describe the event."""
        men = translate("counted-scotsman", number=self.number)
        return translate("dubious-tome-event-raise", price=self.price, scotsmen=men)

    def given(self) -> Signs:
        """Draw the cost."""
        return (Sign("points", self.price),)

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("scotsman", self.number),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Require the points, a Scotsman in the supply and the tile on the map (C6-EVT-5)."""
        territory = territory_of(game, seat)
        enough = territory.points >= self.price and territory.can_recruit()
        return enough and position_of(game, seat, card) is not None

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Pay the points and place as many Scotsmen as the supply has."""
        cell = position_of(game, seat, card)
        if cell is not None:
            number = min(self.number, territory_of(game, seat).supply)
            game.then(ScoreEvent(seat, card, -self.price), *[Recruit(seat, (cell,))] * number)
