"""How does the Highlander take what lies on the mountain?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import ANY, DONE, Choice, Seat
from games.engine.common.producing import GainCoins, put_good, room_on
from games.engine.naming import good_name
from games.engine.second.territory import HOME_CASTLE
from words import say

from .board import KEY, Mountain, mountain
from .facts import GoodLost, MountainCleared

if TYPE_CHECKING:
    from games.engine.game import Game


class ClearMountain(Step, frozen=True, tag="clear-mountain"):
    """The Highlander takes everything, before his move or at the end (C2-MTN-2, C2-MTN-3)."""

    seat: Seat
    at_the_end: bool = False

    def run(self, game: Game) -> None:
        """Take the coins; ask where the resources go."""
        lying = mountain(game)
        game.state.boards[KEY] = Mountain()
        game.tell(MountainCleared(self.seat, lying.coins, lying.goods))
        if lying.goods:
            kind = PutFindsAtTheEnd if self.at_the_end else PutFinds
            game.then(kind(self.seat, lying.goods))
        if lying.coins:
            GainCoins(lying.coins).apply(game, self.seat, HOME_CASTLE)


class PutFinds(SeatDecision, frozen=True, tag="put-finds"):
    """Put resources from the mountain on own tiles, one by one; the rest is lost (C2-MTN-2)."""

    goods: tuple[str, ...]

    topic: ClassVar[str] = "collect"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Name what is left."""
        return say("highlander-put", goods=", ".join(map(good_name, self.goods)))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every kind on every tile with room; without room, no more."""
        tiles = game.state.territories[seat].tiles
        cells = [cell for cell in tiles if room_on(game, seat, cell)]
        kinds = dict.fromkeys(self.goods)
        return [("put", good, cell) for good in kinds for cell in cells] or [DONE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it there and go on; what has no room is lost."""
        if choice == DONE:
            for good in self.goods:
                game.tell(GoodLost(seat, good))
            return
        _, good, cell = choice
        put_good(game, seat, cell, good)
        left = list(self.goods)
        left.remove(good)
        if left:
            game.then(replace(self, goods=tuple(left)))


class PutFindsAtTheEnd(PutFinds, frozen=True, tag="put-finds-at-the-end"):
    """As before, but no turn is under way in which goods could be sold (C2-MTN-3)."""

    topic: ClassVar[str] = "collect-at-the-end"
    standing: ClassVar[Mapping[str, Choice]] = {"always": ANY}
    opens: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def foreseen(cls, game: Game, seat: Seat) -> list[Choice]:
        """Each kind on each tile that the seat has by now."""
        cells = game.state.territories[seat].tiles
        return [("put", good, cell) for good in game.edition.goods for cell in cells]
