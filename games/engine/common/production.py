"""Effects that give a seat goods, Scotsmen, whisky, coins, movement points or victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import DECLINE, Cell, Choice, Seat
from games.engine.core.effects import Cost, Effect, Tile, write_cost
from games.engine.core.facts import Gained, GoodGained, ScotsmanCame, named
from games.engine.core.naming import tile_name
from games.engine.core.printed import Sign, Signs
from i18n import translate

if TYPE_CHECKING:
    from games.engine.core.game import Game


def free_capacity(game: Game, seat: Seat, cell: Cell) -> int:
    """Return how many more cubes a tile can hold."""
    return game.edition.tile_capacity - len(game.state.territories[seat].goods.get(cell, ()))


def put_good(game: Game, seat: Seat, cell: Cell, good: str) -> None:
    """Put a cube on a tile that has room for it."""
    game.state.territories[seat].put(cell, good)
    game.emit(GoodGained(seat, good, cell))


def goods_signs(goods: tuple[str, ...]) -> Signs:
    """Draw cubes, those of one kind together."""
    return tuple(Sign(good, goods.count(good)) for good in dict.fromkeys(goods))


def any_goods_sign(number: int, among: tuple[str, ...]) -> Sign:
    """Draw cubes of any kind, or of the only kind there is to choose."""
    return Sign(among[0] if len(among) == 1 else "any", number)


class Produce(Effect, frozen=True, tag="produce"):
    """Put cubes of fixed kinds on the tile, as many as it can hold."""

    goods: tuple[str, ...]

    def words(self) -> str:
        """Describe the gain."""
        kinds = dict.fromkeys(self.goods)
        counted = (translate(f"counted-{good}", number=self.goods.count(good)) for good in kinds)
        return ", ".join(counted)

    def signs(self) -> Signs:
        """Draw the gain."""
        return goods_signs(self.goods)

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Return False for a full tile."""
        goods = game.state.territories[seat].goods
        return cell not in goods or free_capacity(game, seat, cell) > 0

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Put the cubes there; ask which if not all fit."""
        room = free_capacity(game, seat, cell)
        if room >= len(self.goods):
            for good in self.goods:
                put_good(game, seat, cell, good)
        else:
            game.then(*[ChooseGood(seat, cell, self.goods)] * room)


class ProduceAny(Effect, frozen=True, tag="produce-any"):
    """Put cubes of any kinds, or of those in `among`, on the tile, as many as it can hold."""

    number: int = 1
    among: tuple[str, ...] = ()
    optional: bool = False
    topic: str = "choose-good"

    def words(self) -> str:
        """Describe the gain."""
        if self.among:
            return write_cost(Cost(number=self.number, among=self.among))
        return translate("effect-any", number=self.number)

    def signs(self) -> Signs:
        """Draw the gain."""
        return (any_goods_sign(self.number, self.among),)

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Return False for a full tile."""
        return free_capacity(game, seat, cell) > 0

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the kinds one by one."""
        number = min(self.number, free_capacity(game, seat, cell))
        game.then(*[ChooseGood(seat, cell, self.among, self.optional, self.topic)] * number)


class ChooseGood(SeatDecision, frozen=True, tag="choose-good"):
    """Choose the kind of a cube that is put on a tile, among certain kinds if any are named."""

    cell: Cell
    among: tuple[str, ...] = ()
    optional: bool = False
    purpose: str = "choose-good"

    topic: ClassVar[str] = "choose-good"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def rule_topic(self) -> str:
        """Return the topic of the effect that gives it."""
        return self.purpose

    def question(self, game: Game) -> str:
        """Ask for the kind."""
        return translate("produce-which", tile=tile_name(game.tile_at(self.seat, self.cell)))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every kind that may be chosen."""
        kinds = dict.fromkeys(self.among or game.edition.goods)
        options: list[Choice] = [("choose", good) for good in kinds]
        return [*options, DECLINE] if self.optional else options

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put the cube there."""
        if choice != DECLINE:
            _, good = choice
            put_good(game, seat, self.cell, good)


class GainScotsmen(Effect, frozen=True, tag="gain-scotsmen"):
    """Gain Scotsmen, who are placed on the tile."""

    number: int = 1

    words_key: ClassVar[str] = "effect-clan-member"
    sign: ClassVar[str] = "scotsman"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Put them there."""
        for _ in range(self.number):
            game.state.territories[seat].recruit(cell)
            game.emit(ScotsmanCame(seat, cell))


class GainWhisky(Effect, frozen=True, tag="gain-whisky"):
    """Gain whisky, which is kept beside the territory."""

    number: int = 1

    words_key: ClassVar[str] = "counted-whisky"
    sign: ClassVar[str] = "whisky"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Take it."""
        game.state.territories[seat].whisky += self.number
        game.emit(Gained(seat, "whisky", self.number))
        for listener in game.hooks.on_whisky_gained:
            listener.on_whisky_gained(game, seat, self.number)


class GainCoins(Effect, frozen=True, tag="gain-coins"):
    """Gain coins."""

    number: int

    words_key: ClassVar[str] = "counted-coins"
    sign: ClassVar[str] = "coin"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Take them."""
        game.state.territories[seat].coins += self.number
        game.emit(Gained(seat, "coins", self.number))


class GainMovement(Effect, frozen=True, tag="gain-movement"):
    """Gain movement points for this turn."""

    number: int = 1

    words_key: ClassVar[str] = "effect-movement"
    sign: ClassVar[str] = "movement"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Add them to the turn."""
        game.state.turn.movement += self.number
        game.emit(Gained(seat, "movement", self.number))


class GainPoints(Effect, frozen=True, tag="gain-points"):
    """Gain victory points by the rule on a topic."""

    number: int
    topic: str = "exchange"

    words_key: ClassVar[str] = "effect-points"
    sign: ClassVar[str] = "points"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Score them for the tile on the cell."""
        self.apply_from(game, seat, cell, game.tile_at(seat, cell))

    def apply_from(self, game: Game, seat: Seat, cell: Cell, tile: Tile) -> None:
        """Score them for the given tile."""
        game.score(seat, named(tile.name), self.number, game.rule(self.topic))
