"""What does it cost to pass the mountain?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import Choice, Seat
from games.engine.common.market import Means, can_pay, give_own
from games.engine.common.paying import Pay
from games.engine.common.placing import PlaceTile, least_fee
from games.engine.effects import FREE, Cost
from games.engine.facts import Gained, Piece
from games.engine.naming import good_name
from words import say

from .board import COIN, KEY, mountain
from .facts import TollLaid

if TYPE_CHECKING:
    from games.engine.game import Game

TOLL_IN_COIN: Choice = ("toll",)


class PassMountain(Step, frozen=True, tag="pass-mountain"):
    """A seat's piece passes over the mountain."""

    seat: Seat

    def run(self, game: Game) -> None:
        """Who has neither coin nor resource passes free (C2-MTN-1)."""
        if has_something(game, self.seat):
            game.then(PayToll(self.seat))


class PayToll(SeatDecision, frozen=True, tag="pay-toll"):
    """Put a coin or a resource of one's own on the mountain (C2-MTN-1)."""

    topic: ClassVar[str] = "toll"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for it."""
        return say("highlander-toll")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """A coin, or every own cube, after which the destination can still be paid (G2-CHR-3)."""
        due, means = still_due(game, seat), Means.of(game, seat)
        territory = game.state.territories[seat]
        dearer = replace(due, coins=due.coins + 1)
        coin = [TOLL_IN_COIN] if territory.coins and can_pay(dearer, means) else []
        spare = [good for good in territory.held() if can_pay(due, means.giving(good))]
        return coin + [
            ("toll", good, cell)
            for cell, goods in territory.goods.items()
            for good in dict.fromkeys(goods)
            if good in spare
        ]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it there."""
        if choice == TOLL_IN_COIN:
            game.state.territories[seat].coins -= 1
            game.tell(Gained(seat, "coins", -1))
            put_on_mountain(game, seat, COIN)
            return
        _, good, cell = choice
        give_own(game, seat, good, cell)
        put_on_mountain(game, seat, good)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Not there, or needed for the destination."""
        match choice:
            case ("toll",) if not game.state.territories[seat].coins:
                return "toll", say("highlander-no-coin")
            case ("toll",):
                return "way", say("highlander-coin-needed")
            case ("toll", str(good), (int(), int()) as cell):
                if good in game.state.territories[seat].goods.get(cell, ()):
                    return "way", say("highlander-good-needed", good=good_name(good))
                return "toll", say("highlander-none-there", good=good_name(good))
        return super().why_not(game, seat, choice)


def has_something(game: Game, seat: Seat) -> bool:
    """Tell whether a seat has a coin or a resource."""
    territory = game.state.territories[seat]
    return bool(territory.coins or territory.goods)


def with_toll(cost: Cost) -> tuple[Cost, Cost]:
    """A cost and the toll: a coin, or a resource of one's choice.

    A resource that has to be bought costs a coin or more, so that it is never the cheaper toll.
    """
    return replace(cost, coins=cost.coins + 1), replace(cost, number=cost.number + 1)


def still_due(game: Game, seat: Seat) -> Cost:
    """What the seat has still to pay where it is going."""
    for step in reversed(game.state.agenda):
        if isinstance(step, Pay) and step.seat == seat:
            return replace(step.cost, coins=step.cost.coins + step.keep)
        if isinstance(step, PlaceTile) and step.seat == seat:
            return replace(FREE, coins=least_fee(game, seat, game.tiles[step.tile]) or 0)
    return FREE


def put_on_mountain(game: Game, piece: Piece, what: str) -> None:
    """One more thing lies on the mountain."""
    game.state.boards[KEY] = mountain(game).put(what)
    game.tell(TollLaid(piece, what))
