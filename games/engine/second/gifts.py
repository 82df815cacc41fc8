"""How does a seat take what comes onto its tiles, or decline it?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import SeatDecision
from games.engine.choices import DECLINE, Cell, Choice, Seat
from games.engine.common.activation import activate
from games.engine.common.producing import put_good, room_on
from games.engine.effects import Effect
from games.engine.facts import ScotsmanCame
from games.engine.naming import good_name, type_name
from words import listed, say

from .territory import territory_of

if TYPE_CHECKING:
    from games.engine.game import Game


class PutGoods(Effect, frozen=True, tag="put-goods"):
    """Cubes that go on any own tiles (G2-CLN-3)."""

    goods: tuple[str, ...]

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for one tile after the other."""
        game.then(*(PutGood(seat, good) for good in self.goods))


class PutGood(SeatDecision, frozen=True, tag="put-good"):
    """Choose the tile that a cube goes on."""

    good: str

    topic: ClassVar[str] = "put"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return say("second-good-where", good=good_name(self.good))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile with room, or none."""
        cells = game.state.territories[seat].tiles
        room = [("put", self.good, cell) for cell in cells if room_on(game, seat, cell)]
        return [*room, DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it there."""
        if choice != DECLINE:
            _, good, cell = choice
            put_good(game, seat, cell, good)


class PutAnyGoods(Effect, frozen=True, tag="put-any-goods"):
    """Cubes of any kinds, or `among` some, that go on any own tiles."""

    number: int
    among: tuple[str, ...] = ()
    purpose: str = "put"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for one after the other."""
        game.then(*[PutAnyGood(seat, self.among, self.purpose)] * self.number)


class PutAnyGood(SeatDecision, frozen=True, tag="put-any-good"):
    """Choose a cube and the tile that it goes on, or let it go."""

    among: tuple[str, ...] = ()
    purpose: str = "put"

    topic: ClassVar[str] = "put"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def about(self) -> str:
        """What it comes by."""
        return self.purpose

    def question(self, game: Game) -> str:
        """Ask for both."""
        return say("second-any-good")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every kind on every tile with room, or none."""
        tiles = game.state.territories[seat].tiles
        cells = [cell for cell in tiles if room_on(game, seat, cell)]
        kinds = self.among or game.edition.goods
        return [*(("put", good, cell) for good in kinds for cell in cells), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it there."""
        if choice != DECLINE:
            _, good, cell = choice
            put_good(game, seat, cell, good)


class RecruitAnywhere(Effect, frozen=True, tag="recruit-anywhere"):
    """Scotsmen who come to stand on any own tiles (G2-CLN-3)."""

    number: int = 1

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for one tile after the other."""
        game.then(*[Recruit(seat)] * self.number)


class RecruitHere(Effect, frozen=True, tag="recruit-here"):
    """Scotsmen who come to stand on the tile (G2-ONE-1)."""

    number: int = 1

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for each, since each may be declined."""
        game.then(*[Recruit(seat, (cell,))] * self.number)


class Recruit(SeatDecision, frozen=True, tag="recruit"):
    """Take a Scotsman of the supply onto a tile, one of `cells` if any are named."""

    cells: tuple[Cell, ...] = ()

    topic: ClassVar[str] = "recruit"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return say("second-recruit")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile; with an empty supply, nothing (G2-SET-3)."""
        territory = territory_of(game, seat)
        if not territory.can_recruit():
            return [DECLINE]
        return [*(("recruit", cell) for cell in self.cells or territory.tiles), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """With an empty supply there is nothing to ask."""
        return None if territory_of(game, seat).can_recruit() else DECLINE

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """He comes."""
        if choice != DECLINE:
            _, cell = choice
            game.state.territories[seat].recruit(cell)
            game.tell(ScotsmanCame(seat, cell))


class ActivateTypes(Effect, frozen=True, tag="activate-types"):
    """One tile of each of these types, anywhere, may be activated (G2-CLN-3)."""

    types: tuple[str, ...]

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the tiles, in any order."""
        game.then(ActivateOneOf(seat, self.types))


class ActivateOneOf(SeatDecision, frozen=True, tag="activate-one-of"):
    """Activate a tile of one of the types that are left."""

    types: tuple[str, ...]

    topic: ClassVar[str] = "activate-anywhere"
    opens: ClassVar[tuple[str, ...]] = ("sell", "walk")

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return say(
            "second-activate-type",
            kinds=listed([type_name(each) for each in self.types], either=True),
        )

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every such tile that would do something, or none."""
        cells = [cell for cell in game.state.territories[seat].tiles if self._fits(game, cell)]
        return [*(("activate", cell) for cell in cells), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Without such a tile there is nothing to ask."""
        return DECLINE if self.options(game, seat) == [DECLINE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Activate it to the end; then the other types."""
        if choice == DECLINE:
            return
        _, cell = choice
        kind = game.tile_at(seat, cell).type
        left = tuple(each for each in self.types if each != kind)
        if left:
            game.then(ActivateOneOf(seat, left))
        activate(game, seat, cell)

    def _fits(self, game: Game, cell: Cell) -> bool:
        tile = game.tile_at(self.seat, cell)
        if tile.type not in self.types or tile.id in game.state.turn.activated:
            return False
        return tile.activate is not None and tile.activate.possible(game, self.seat, cell)
