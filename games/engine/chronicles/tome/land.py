"""Which events change the own territory, or activate its tiles?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.choices import DECLINE, DONE, Cell, Choice, Seat
from games.engine.common.activation import activate
from games.engine.common.placing import has_place
from games.engine.second.building import ChooseDiscarded
from games.engine.second.gifts import PutGood, Recruit
from games.engine.second.removing import RemoveTile, removable_cells
from games.engine.second.territory import territory_of
from games.engine.signs import Sign, Signs
from words import say

from .board import position_of
from .event import Event, EventDecision, ScoreEvent, SendBack, spare_cells

if TYPE_CHECKING:
    from games.engine.game import Game

CATTLE = "cattle"
ANIMAL = "animal"


class ClearLand(Event, frozen=True):
    """A Scotsman goes back, and own tiles are removed from the game."""

    number: int

    def words(self) -> str:
        """What it does."""
        return say("tome-event-clear", number=self.number)

    def given(self) -> Signs:
        """What it costs."""
        return (Sign("scotsman"),)

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("remove", self.number),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """With a Scotsman, and a tile that can go."""
        return bool(spare_cells(game, seat, card) and removable_cells(game, seat))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """He goes, then the tiles."""
        game.then(SendBack(seat, card), RemoveForEvent(seat, self.number))


class RemoveForEvent(RemoveTile, frozen=True, tag="remove-for-event"):
    """Remove a tile; as long as one can go, one goes."""

    topic: ClassVar[str] = "clear-land"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile that can go."""
        return [("remove", cell) for cell in removable_cells(game, seat)] or [DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """One that must go, or none that can, is not asked for."""
        options = self.options(game, seat)
        return options[0] if len(options) == 1 else None


class Herd(Event, frozen=True):
    """A cattle, and all own animal tiles may be activated."""

    def words(self) -> str:
        """What it does."""
        return say("tome-event-herd")

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("cattle"), Sign("activate animal"))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Put it on any tile, then go from tile to tile."""
        game.then(PutGood(seat, CATTLE), ActivateHerd(seat, card))


class ActivateHerd(EventDecision, frozen=True, tag="activate-herd"):
    """Activate own animal tiles, one by one, each once in a turn."""

    opens: ClassVar[tuple[str, ...]] = ("sell", "walk")

    def question(self, game: Game) -> str:
        """Ask for a tile."""
        return say("tome-animal")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every such tile that would do something, or no more."""
        tiles = game.state.territories[seat].tiles
        return [*(("activate", cell) for cell in tiles if self._fits(game, cell)), DONE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Without such a tile there is nothing to ask."""
        return DONE if self.options(game, seat) == [DONE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Activate it to the end, then ask again."""
        if choice != DONE:
            game.then(self)
            activate(game, seat, choice[1])

    def _fits(self, game: Game, cell: Cell) -> bool:
        tile = game.tile_at(self.seat, cell)
        if tile.type != ANIMAL or tile.id in game.state.turn.activated:
            return False
        return tile.activate is not None and tile.activate.possible(game, self.seat, cell)


class Rebuild(Event, frozen=True):
    """A Scotsman goes back, and a discarded tile is built without its cost, as by Munro."""

    def words(self) -> str:
        """What it does."""
        return say("tome-event-rebuild")

    def given(self) -> Signs:
        """What it costs."""
        return (Sign("scotsman"),)

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("discard"),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """If a tile can be built when he is gone."""
        return bool(spare_cells(game, seat, card))

    def can_spare(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """If a tile can be built without him."""
        tiles = (game.tiles[name] for name in game.state.discarded)
        return any(
            not tile.placed or has_place(game, seat, tile, less_one_on=cell)
            for tile in tiles
            if tile.landing
        )

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """He goes, then the tile is chosen."""
        game.then(SendBack(seat, card), ChooseDiscarded(seat))


class RaiseMen(Event, frozen=True):
    """Points are given back for Scotsmen on the card's own tile."""

    price: int
    number: int

    def words(self) -> str:
        """What it does."""
        men = say("counted-scotsman", number=self.number)
        return say("tome-event-raise", price=self.price, scotsmen=men)

    def given(self) -> Signs:
        """What it costs."""
        return (Sign("points", self.price),)

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("scotsman", self.number),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """With the points, a Scotsman in the supply and the tile in the territory (C6-EVT-5)."""
        territory = territory_of(game, seat)
        enough = territory.points >= self.price and territory.can_recruit()
        return enough and position_of(game, seat, card) is not None

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Give them back; as many come as there are."""
        cell = position_of(game, seat, card)
        if cell is not None:
            number = min(self.number, territory_of(game, seat).supply)
            game.then(ScoreEvent(seat, card, -self.price), *[Recruit(seat, (cell,))] * number)
