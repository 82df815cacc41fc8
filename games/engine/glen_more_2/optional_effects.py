"""Effects that a seat may decline: goods, Scotsmen and activations on tiles of its choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.common.activation import activate
from games.engine.common.aside_search import asides_could_help
from games.engine.common.production import any_goods_sign, free_capacity, goods_signs, put_good
from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import DECLINE, Cell, Choice, Seat
from games.engine.core.effects import Effect
from games.engine.core.facts import ScotsmanCame
from games.engine.core.naming import good_name, type_name
from games.engine.core.printed import Sign, Signs
from i18n import listed, translate

from .changes import ACTIVATION_AFTER_ASIDES
from .territory import territory_of

if TYPE_CHECKING:
    from games.engine.core.game import Game


class PutGoods(Effect, frozen=True, tag="put-goods"):
    """Put cubes on any own tiles (G2-CLN-3)."""

    goods: tuple[str, ...]

    def words(self) -> str:
        """Describe the gain."""
        goods = (translate(f"counted-{good}", number=1) for good in self.goods)
        return ", ".join(translate("effect-anywhere", what=good) for good in goods)

    def signs(self) -> Signs:
        """Draw the gain."""
        return goods_signs(self.goods)

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the tiles one by one."""
        game.then(*(PutGood(seat, good) for good in self.goods))


class PutGood(SeatDecision, frozen=True, tag="put-good"):
    """Choose the tile for a cube."""

    good: str

    topic: ClassVar[str] = "put"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return translate("glen-more-2-good-where", good=good_name(self.good))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every tile with room, and to decline."""
        cells = game.state.territories[seat].tiles
        room = [("put", self.good, cell) for cell in cells if free_capacity(game, seat, cell)]
        return [*room, DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it there."""
        if choice != DECLINE:
            _, good, cell = choice
            put_good(game, seat, cell, good)


class PutAnyGoods(Effect, frozen=True, tag="put-any-goods"):
    """Put cubes of any kinds, or of those in `among`, on any own tiles."""

    number: int
    among: tuple[str, ...] = ()
    purpose: str = "put"

    words_key: ClassVar[str] = "effect-any-anywhere"

    def signs(self) -> Signs:
        """Draw the gain."""
        return (any_goods_sign(self.number, self.among),)

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for them one by one."""
        game.then(*[PutAnyGood(seat, self.among, self.purpose)] * self.number)


class PutAnyGood(SeatDecision, frozen=True, tag="put-any-good"):
    """Choose a cube and the tile for it, or decline."""

    among: tuple[str, ...] = ()
    purpose: str = "put"

    topic: ClassVar[str] = "put"
    question_key: ClassVar[str] = "glen-more-2-any-good"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def rule_topic(self) -> str:
        """Return the topic of the effect that gives it."""
        return self.purpose

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every kind on every tile with room, and to decline."""
        tiles = game.state.territories[seat].tiles
        cells = [cell for cell in tiles if free_capacity(game, seat, cell)]
        kinds = self.among or game.edition.goods
        return [*(("put", good, cell) for good in kinds for cell in cells), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it there."""
        if choice != DECLINE:
            _, good, cell = choice
            put_good(game, seat, cell, good)


class RecruitAnywhere(Effect, frozen=True, tag="recruit-anywhere"):
    """Gain Scotsmen on any own tiles (G2-CLN-3)."""

    number: int = 1

    sign: ClassVar[str] = "scotsman"

    def words(self) -> str:
        """Describe the gain."""
        return translate("effect-anywhere", what=translate("effect-scotsman", number=self.number))

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the tiles one by one."""
        game.then(*[Recruit(seat)] * self.number)


class RecruitHere(Effect, frozen=True, tag="recruit-here"):
    """Gain Scotsmen on the tile (G2-ONE-1)."""

    number: int = 1

    words_key: ClassVar[str] = "effect-scotsman"
    sign: ClassVar[str] = "scotsman"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for each, since each may be declined."""
        game.then(*[Recruit(seat, (cell,))] * self.number)


class Recruit(SeatDecision, frozen=True, tag="recruit"):
    """Place a Scotsman from the supply on a tile, one of `cells` if any are named."""

    cells: tuple[Cell, ...] = ()

    topic: ClassVar[str] = "recruit"
    question_key: ClassVar[str] = "glen-more-2-recruit"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every tile, and to decline; with an empty supply only that (G2-SET-3)."""
        territory = territory_of(game, seat)
        if not territory.can_recruit():
            return [DECLINE]
        return [*(("recruit", cell) for cell in self.cells or territory.tiles), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if the supply is empty."""
        return None if territory_of(game, seat).can_recruit() else DECLINE

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Place the Scotsman."""
        if choice != DECLINE:
            _, cell = choice
            game.state.territories[seat].recruit(cell)
            game.emit(ScotsmanCame(seat, cell))


class ActivateTypes(Effect, frozen=True, tag="activate-types"):
    """Activate one tile of each of these types, anywhere (G2-CLN-3)."""

    types: tuple[str, ...]

    def words(self) -> str:
        """Describe the gain."""
        kinds = [translate("effect-one-tile", kind=type_name(kind)) for kind in self.types]
        return translate("effect-activate", tiles=listed(kinds))

    def signs(self) -> Signs:
        """Draw the gain."""
        return tuple(Sign(f"activate {kind}") for kind in self.types)

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the tiles, in any order."""
        game.then(ActivateOneOf(seat, self.types))


class ActivateOneOf(SeatDecision, frozen=True, tag="activate-one-of"):
    """Activate a tile of one of the remaining types."""

    types: tuple[str, ...]

    topic: ClassVar[str] = "activate-anywhere"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell", "walk", "build")

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return translate(
            "glen-more-2-activate-type",
            kinds=listed([type_name(each) for each in self.types], either=True),
        )

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every such tile that would have an effect, and to decline."""
        cells = [cell for cell in self._cells(game) if can_activate(game, seat, cell)]
        return [*(("activate", cell) for cell in cells), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if there is no such tile, whatever is sold or built before."""
        if self.options(game, seat) != [DECLINE]:
            return None
        return None if could_activate_later(game, seat, self._cells(game)) else DECLINE

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Activate it, then continue with the other types."""
        if choice == DECLINE:
            return
        _, cell = choice
        kind = game.tile_at(seat, cell).type
        left = tuple(each for each in self.types if each != kind)
        if left:
            game.then(ActivateOneOf(seat, left))
        activate(game, seat, cell)

    def _cells(self, game: Game) -> list[Cell]:
        """Return the tiles of these types that have not been activated in this turn."""
        tiles = game.state.territories[self.seat].tiles
        return [cell for cell in tiles if self._fits(game, cell)]

    def _fits(self, game: Game, cell: Cell) -> bool:
        tile = game.tile_at(self.seat, cell)
        return tile.type in self.types and tile.id not in game.state.turn.activated


def can_activate(game: Game, seat: Seat, cell: Cell) -> bool:
    """Return whether activating a tile would have an effect now."""
    effect = game.tile_at(seat, cell).activate
    return effect is not None and effect.possible(game, seat, cell)


def could_activate_later(game: Game, seat: Seat, cells: list[Cell]) -> bool:
    """Return whether sales or other asides could let one of these tiles have an effect."""
    if not game.uses_rule_change(ACTIVATION_AFTER_ASIDES):
        return False
    tiles = [cell for cell in cells if game.tile_at(seat, cell).activate is not None]
    return bool(tiles) and asides_could_help(game, seat, frozenset(tiles))
