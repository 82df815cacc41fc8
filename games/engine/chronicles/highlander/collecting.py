"""Take everything from the mountain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.common.production import GainCoins, free_capacity, put_good
from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import ANY, DONE, Choice, Seat
from games.engine.core.naming import good_name
from games.engine.glen_more_2.territory import HOME_CASTLE
from i18n import translate

from .board import KEY, HighlanderBoard, highlander_board
from .facts import GoodLost, MountainCleared

if TYPE_CHECKING:
    from games.engine.core.game import Game


class ClearMountain(Step, frozen=True, tag="clear-mountain"):
    """Give the Highlander everything, before moving on or at the end (C2-MTN-2, C2-MTN-3)."""

    seat: Seat
    at_the_end: bool = False

    def run(self, game: Game) -> None:
        """Take the coins and ask where the resources go."""
        mountain = highlander_board(game)
        game.state.boards[KEY] = HighlanderBoard()
        game.emit(MountainCleared(self.seat, mountain.coins, mountain.goods))
        if mountain.goods:
            kind = PutFindsAtTheEnd if self.at_the_end else PutFinds
            game.then(kind(self.seat, mountain.goods))
        if mountain.coins:
            GainCoins(mountain.coins).apply(game, self.seat, HOME_CASTLE)


class PutFinds(SeatDecision, frozen=True, tag="put-finds"):
    """Put resources from the mountain on own tiles, one by one; the rest is lost (C2-MTN-2)."""

    goods: tuple[str, ...]

    topic: ClassVar[str] = "collect"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask where to put the remaining resources."""
        return translate("highlander-put", goods=", ".join(map(good_name, self.goods)))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every kind on every tile with room; without room, to stop."""
        tiles = game.state.territories[seat].tiles
        cells = [cell for cell in tiles if free_capacity(game, seat, cell)]
        kinds = dict.fromkeys(self.goods)
        return [("put", good, cell) for good in kinds for cell in cells] or [DONE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put the resource there and continue; what has no room is lost."""
        if choice == DONE:
            for good in self.goods:
                game.emit(GoodLost(seat, good))
            return
        _, good, cell = choice
        put_good(game, seat, cell, good)
        left = list(self.goods)
        left.remove(good)
        if left:
            game.then(replace(self, goods=tuple(left)))


class PutFindsAtTheEnd(PutFinds, frozen=True, tag="put-finds-at-the-end"):
    """The same at the end of the game, where no goods can be sold (C2-MTN-3)."""

    topic: ClassVar[str] = "collect-at-the-end"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"always": ANY}
    allowed_asides: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def orderable_answers(cls, game: Game, seat: Seat) -> list[Choice]:
        """Return each kind on each tile that the seat has now."""
        cells = game.state.territories[seat].tiles
        return [("put", good, cell) for good in game.edition.goods for cell in cells]
