"""The single-malt distilleries.

Each offers one or two works, of which one is chosen; MacGregor's friend may take points instead,
where whisky can be made.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from games.engine.common.market import Funds, can_pay
from games.engine.common.payment import Pay
from games.engine.common.production import GainWhisky
from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import Cell, Choice, Seat
from games.engine.core.effects import FREE, Cost, Effect, Tile, effects_signs, write_cost
from games.engine.core.naming import one_of, tile_name
from games.engine.core.printed import Signs
from games.engine.glen_more_2.clan_board import has_clan
from games.engine.glen_more_2.clans import MACGREGOR
from games.engine.glen_more_2.edition import MACGREGOR_WAY
from i18n import translate

from .board import spaces_to_age
from .cellars import AgeCask

if TYPE_CHECKING:
    from games.engine.core.game import Game


class Age(Effect, frozen=True, tag="age"):
    """Age casks by a number of spaces in total (C3-CASK-3)."""

    number: int = 1

    words_key: ClassVar[str] = "single-cask-ages"
    sign: ClassVar[str] = "age"

    def estimated_points(self) -> float:
        """Return an estimate for a cask that gains value."""
        return 0.7 * self.number

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Return whether a cask can move."""
        return bool(spaces_to_age(game, seat))

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for one step after the other."""
        game.then(*[AgeCask(seat)] * self.number)


class Work(Struct, frozen=True):
    """One of the works of a distillery: its cost and its gains."""

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
    """Do one of several works of the player's choice (C3-CASK-4)."""

    works: tuple[str, ...]

    def signs(self) -> Signs:
        """Draw the gains of its works, each once."""
        works = (WORKS[name] for name in self.works)
        return tuple(dict.fromkeys(sign for work in works for sign in work_signs(work)))

    def words(self) -> str:
        """Describe the effect."""
        return one_of(work_in_words(WORKS[name]) for name in self.works)

    def estimated_points(self) -> float:
        """Return an estimate for a new or an aged cask."""
        return 0.8

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Return whether one of the works can be done."""
        return bool(open_works(game, seat, self.works))

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the work of the tile on the cell."""
        self.apply_from(game, seat, cell, game.tile_at(seat, cell))

    def apply_from(self, game: Game, seat: Seat, cell: Cell, tile: Tile) -> None:
        """Ask for the work."""
        game.then(ChooseWork(seat, cell, tile.id, self.works))


def work_in_words(work: Work) -> str:
    """Describe the cost and the gains of a work."""
    gains = (effect.words() for effect in work.gains)
    gain = reduce(lambda first, then: translate("single-cask-then", first=first, then=then), gains)
    cost = write_cost(work.cost)
    return gain if work.cost == FREE else translate("effect-trade", cost=cost, gain=gain)


def work_signs(work: Work) -> Signs:
    """Draw the gains of a work."""
    return effects_signs(work.gains)


def open_works(game: Game, seat: Seat, works: tuple[str, ...]) -> list[str]:
    """Return the works that a seat can do now, MacGregor's points included (C3-CASK-5)."""
    friend = has_clan(game, seat, MACGREGOR)
    return [name for name in works if _is_open(game, seat, name)] + [POINTS] * friend


def _is_open(game: Game, seat: Seat, name: str) -> bool:
    if name == AGE:
        return bool(spaces_to_age(game, seat))
    return can_pay(WORKS[name].cost, Funds.of(game, seat))


class ChooseWork(SeatDecision, frozen=True, tag="choose-work"):
    """Choose the work of a distillery."""

    cell: Cell
    tile: str
    works: tuple[str, ...]

    topic: ClassVar[str] = "work"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the work."""
        return translate("single-cask-work", tile=tile_name(game.tiles[self.tile]))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every work that can be done."""
        return [("work", name) for name in open_works(game, seat, self.works)]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Skip the question for a single work: its payment still allows sales."""
        options = self.options(game, seat)
        return options[0] if len(options) == 1 else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay for the work, then take its gains."""
        _, name = choice
        work = WORKS[name]
        if work.cost != FREE:
            game.then(Pay(seat, work.cost, purpose=self.topic), DoWork(seat, self.tile, name))
        else:
            game.then(DoWork(seat, self.tile, name))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that it is not one of its works, or cannot be done now."""
        match choice:
            case ("work", "points"):
                return "macgregor", translate("single-cask-not-friend", clan=MACGREGOR)
            case ("work", str(name)) if name in self.works:
                return "work", translate("single-cask-not-now", work=name)
        return super().refusal_reason(game, seat, choice)


class DoWork(Step, frozen=True, tag="do-work"):
    """Take the gains of a work that has been paid for, one after the other."""

    seat: Seat
    tile: str
    work: str
    number: int = 0

    def run(self, game: Game) -> None:
        """Take one gain; its questions come before the next gain."""
        gains = WORKS[self.work].gains
        if self.number + 1 < len(gains):
            game.then(DoWork(self.seat, self.tile, self.work, self.number + 1))
        gains[self.number].apply_from(game, self.seat, (0, 0), game.tiles[self.tile])
