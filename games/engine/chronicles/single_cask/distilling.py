"""What do the single-malt distilleries do?

Each offers one or two works, of which one is chosen; MacGregor's friend may take points instead,
where whisky can be made.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import Cell, Choice, Seat
from games.engine.common.market import Means, can_pay
from games.engine.common.paying import Pay
from games.engine.common.producing import GainWhisky
from games.engine.effects import FREE, Cost, Effect, Tile, write_cost
from games.engine.naming import one_of, tile_name
from games.engine.second.clan_board import has_clan
from games.engine.second.clans import MACGREGOR
from games.engine.second.edition import MACGREGOR_WAY
from games.engine.signs import Sign, Signs, effects_signs, in_signs
from games.engine.wording import in_words
from words import say

from .board import spaces_to_age
from .cellars import AgeCask

if TYPE_CHECKING:
    from games.engine.game import Game


class Age(Effect, frozen=True, tag="age"):
    """Casks may age, by so many spaces in all (C3-CASK-3)."""

    number: int = 1

    def words(self) -> str:
        """What it brings."""
        return say("single-cask-ages", number=self.number)

    def promise(self) -> float:
        """A cask that is worth so much more."""
        return 0.7 * self.number

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """If a cask can move."""
        return bool(spaces_to_age(game, seat))

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for one space after the other."""
        game.then(*[AgeCask(seat)] * self.number)


class Work(Struct, frozen=True):
    """One of the things that a distillery can do: what it costs and what it brings."""

    cost: Cost
    gains: tuple[Effect, ...]


DISTIL = "distil"
DISTIL_AND_AGE = "distil-and-age"
AGE = "age"
#: MacGregor's points in place of the whole activation.
POINTS = "points"
#: All works by their names.
WORKS: Mapping[str, Work] = {
    DISTIL: Work(Cost(goods=(("barley", 1),)), (GainWhisky(),)),
    DISTIL_AND_AGE: Work(Cost(goods=(("barley", 1), ("wood", 1))), (GainWhisky(), Age())),
    AGE: Work(FREE, (Age(),)),
    POINTS: Work(FREE, (MACGREGOR_WAY.gain,)),
}


class SingleMalt(Effect, frozen=True, tag="single-malt"):
    """One of several works, as the player chooses (C3-CASK-4)."""

    works: tuple[str, ...]

    def words(self) -> str:
        """What it brings."""
        return one_of(work_in_words(WORKS[name]) for name in self.works)

    def promise(self) -> float:
        """A cask, or a better one."""
        return 0.8

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """If one of them can be done."""
        return bool(open_works(game, seat, self.works))

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the work at the tile that lies there."""
        self.apply_from(game, seat, cell, game.tile_at(seat, cell))

    def apply_from(self, game: Game, seat: Seat, cell: Cell, tile: Tile) -> None:
        """Ask for the work."""
        game.then(ChooseWork(seat, cell, tile.id, self.works))


def work_in_words(work: Work) -> str:
    """What a work takes and brings."""
    gains = map(in_words, work.gains)
    gain = reduce(lambda first, then: say("single-cask-then", first=first, then=then), gains)
    cost = write_cost(work.cost)
    return gain if work.cost == FREE else say("effect-trade", cost=cost, gain=gain)


def work_signs(work: Work) -> Signs:
    """What a work brings, as signs."""
    return effects_signs(work.gains)


@in_signs.register
def _(effect: Age) -> Signs:
    return (Sign("age", effect.number),)


@in_signs.register
def _(effect: SingleMalt) -> Signs:
    """What its works bring, each thing once."""
    return tuple(dict.fromkeys(sign for name in effect.works for sign in work_signs(WORKS[name])))


def open_works(game: Game, seat: Seat, works: tuple[str, ...]) -> list[str]:
    """The works that a seat can do now, MacGregor's points included (C3-CASK-5)."""
    friend = has_clan(game, seat, MACGREGOR)
    return [name for name in works if _is_open(game, seat, name)] + [POINTS] * friend


def _is_open(game: Game, seat: Seat, name: str) -> bool:
    if name == AGE:
        return bool(spaces_to_age(game, seat))
    return can_pay(WORKS[name].cost, Means.of(game, seat))


class ChooseWork(SeatDecision, frozen=True, tag="choose-work"):
    """Choose what a distillery does."""

    cell: Cell
    tile: str
    works: tuple[str, ...]

    topic: ClassVar[str] = "work"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the work."""
        return say("single-cask-work", tile=tile_name(game.tiles[self.tile]))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every work that can be done."""
        return [("work", name) for name in open_works(game, seat, self.works)]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """One work is not asked for: sales stay open while it is paid."""
        options = self.options(game, seat)
        return options[0] if len(options) == 1 else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay for it, then take what it brings."""
        _, name = choice
        work = WORKS[name]
        if work.cost != FREE:
            game.then(Pay(seat, work.cost, purpose=self.topic), DoWork(seat, self.tile, name))
        else:
            game.then(DoWork(seat, self.tile, name))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Not one of its works, or not to be done now."""
        match choice:
            case ("work", "points"):
                return "macgregor", say("single-cask-not-friend", clan=MACGREGOR)
            case ("work", str(name)) if name in self.works:
                return "work", say("single-cask-not-now", work=name)
        return super().why_not(game, seat, choice)


class DoWork(Step, frozen=True, tag="do-work"):
    """A work has been paid for: take what it brings, one thing after the other."""

    seat: Seat
    tile: str
    work: str
    number: int = 0

    def run(self, game: Game) -> None:
        """Take one gain; what it asks comes before the next."""
        gains = WORKS[self.work].gains
        if self.number + 1 < len(gains):
            game.then(DoWork(self.seat, self.tile, self.work, self.number + 1))
        gains[self.number].apply_from(game, self.seat, (0, 0), game.tiles[self.tile])
