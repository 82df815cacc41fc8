"""What do tiles put into a seat's hands?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import SeatDecision
from games.engine.choices import DECLINE, Cell, Choice, Seat
from games.engine.effects import Effect, Tile
from games.engine.facts import Gained, GoodGained, ScotsmanCame
from games.engine.naming import tile_name
from words import say

if TYPE_CHECKING:
    from games.engine.game import Game


def room_on(game: Game, seat: Seat, cell: Cell) -> int:
    """How many more cubes a tile can hold."""
    return game.edition.tile_capacity - len(game.state.territories[seat].goods.get(cell, ()))


def put_good(game: Game, seat: Seat, cell: Cell, good: str) -> None:
    """Put a cube on a tile that has room for it."""
    game.state.territories[seat].put(cell, good)
    game.tell(GoodGained(seat, good, cell))


class Produce(Effect, frozen=True, tag="produce"):
    """Cubes of fixed kinds on the tile, as far as there is room."""

    goods: tuple[str, ...]

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Not on a full tile."""
        goods = game.state.territories[seat].goods
        return cell not in goods or room_on(game, seat, cell) > 0

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Put them there; where not all have room, ask which."""
        room = room_on(game, seat, cell)
        if room >= len(self.goods):
            for good in self.goods:
                put_good(game, seat, cell, good)
        else:
            game.then(*[ChooseGood(seat, cell, self.goods)] * room)


class ProduceAny(Effect, frozen=True, tag="produce-any"):
    """Cubes of any kinds on the tile, as far as there is room; `among` some, if any are named."""

    number: int = 1
    among: tuple[str, ...] = ()
    optional: bool = False
    topic: str = "choose-good"

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Not on a full tile."""
        return room_on(game, seat, cell) > 0

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for one kind after the other."""
        number = min(self.number, room_on(game, seat, cell))
        game.then(*[ChooseGood(seat, cell, self.among, self.optional, self.topic)] * number)


class ChooseGood(SeatDecision, frozen=True, tag="choose-good"):
    """Choose the kind of a cube that comes onto a tile, of some kinds if any are named."""

    cell: Cell
    among: tuple[str, ...] = ()
    optional: bool = False
    purpose: str = "choose-good"

    topic: ClassVar[str] = "choose-good"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def about(self) -> str:
        """What it comes by."""
        return self.purpose

    def question(self, game: Game) -> str:
        """Ask for the kind."""
        return say("produce-which", tile=tile_name(game.tile_at(self.seat, self.cell)))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every kind that may come."""
        kinds = dict.fromkeys(self.among or game.edition.goods)
        options: list[Choice] = [("choose", good) for good in kinds]
        return [*options, DECLINE] if self.optional else options

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it there."""
        if choice != DECLINE:
            _, good = choice
            put_good(game, seat, self.cell, good)


class GainScotsmen(Effect, frozen=True, tag="gain-scotsmen"):
    """Scotsmen who come to stand on the tile."""

    number: int = 1

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Stand them there."""
        for _ in range(self.number):
            game.state.territories[seat].recruit(cell)
            game.tell(ScotsmanCame(seat, cell))


class GainWhisky(Effect, frozen=True, tag="gain-whisky"):
    """Whisky, which lies beside the territory."""

    number: int = 1

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Take it."""
        game.state.territories[seat].whisky += self.number
        game.tell(Gained(seat, "whisky", self.number))
        for listener in game.hooks.on_whisky_gained:
            listener.on_whisky_gained(game, seat, self.number)


class GainCoins(Effect, frozen=True, tag="gain-coins"):
    """Coins."""

    number: int

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Take them."""
        game.state.territories[seat].coins += self.number
        game.tell(Gained(seat, "coins", self.number))


class GainMovement(Effect, frozen=True, tag="gain-movement"):
    """Movement points for this turn."""

    number: int = 1

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Add them to those of the turn."""
        game.state.turn.movement += self.number
        game.tell(Gained(seat, "movement", self.number))


class GainPoints(Effect, frozen=True, tag="gain-points"):
    """Victory points, by the rule on a topic."""

    number: int
    topic: str = "exchange"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Score them under the name of the tile that lies there."""
        self.apply_from(game, seat, cell, game.tile_at(seat, cell))

    def apply_from(self, game: Game, seat: Seat, cell: Cell, tile: Tile) -> None:
        """Score them under the tile's name."""
        game.score(seat, tile.name, self.number, game.rule(self.topic))
