"""The toll for passing the mountain."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.common.market import Funds, can_pay, give_own
from games.engine.common.payment import Pay
from games.engine.common.placement import PlaceTile, min_fee
from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import Choice, Seat
from games.engine.core.effects import FREE, Cost
from games.engine.core.facts import Gained, Piece
from games.engine.core.naming import good_name
from i18n import translate

from .board import COIN, KEY, highlander_board
from .facts import TollLaid

if TYPE_CHECKING:
    from games.engine.core.game import Game

TOLL_IN_COIN: Choice = ("toll",)


class PassMountain(Step, frozen=True, tag="pass-mountain"):
    """Ask a seat whose piece passes the mountain for the toll."""

    seat: Seat

    def run(self, game: Game) -> None:
        """Ask for the toll, unless the seat has neither coin nor resource (C2-MTN-1)."""
        if has_something(game, self.seat):
            game.then(PayToll(self.seat))


class PayToll(SeatDecision, frozen=True, tag="pay-toll"):
    """Put an own coin or resource on the mountain (C2-MTN-1)."""

    topic: ClassVar[str] = "toll"
    question_key: ClassVar[str] = "highlander-toll"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return a coin and every own cube that the destination does not need (G2-CHR-3)."""
        due, means = still_due(game, seat), Funds.of(game, seat)
        territory = game.state.territories[seat]
        dearer = replace(due, coins=due.coins + 1)
        coin = [TOLL_IN_COIN] if territory.coins and can_pay(dearer, means) else []
        spare = [good for good in territory.held() if can_pay(due, means.after_giving(good))]
        return coin + [
            ("toll", good, cell)
            for cell, goods in territory.goods.items()
            for good in dict.fromkeys(goods)
            if good in spare
        ]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it on the mountain."""
        if choice == TOLL_IN_COIN:
            game.state.territories[seat].coins -= 1
            game.emit(Gained(seat, "coins", -1))
            put_on_mountain(game, seat, COIN)
            return
        _, good, cell = choice
        give_own(game, seat, good, cell)
        put_on_mountain(game, seat, good)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that the seat does not have it, or needs it for the destination."""
        match choice:
            case ("toll",) if not game.state.territories[seat].coins:
                return "toll", translate("highlander-no-coin")
            case ("toll",):
                return "way", translate("highlander-coin-needed")
            case ("toll", str(good), (int(), int()) as cell):
                if good in game.state.territories[seat].goods.get(cell, ()):
                    return "way", translate("highlander-good-needed", good=good_name(good))
                return "toll", translate("highlander-none-there", good=good_name(good))
        return super().refusal_reason(game, seat, choice)


def has_something(game: Game, seat: Seat) -> bool:
    """Return whether a seat has a coin or a resource."""
    territory = game.state.territories[seat]
    return bool(territory.coins or territory.goods)


def with_toll(cost: Cost) -> tuple[Cost, Cost]:
    """Return a cost with the toll added: a coin, or a resource of one's choice.

    A resource that has to be bought costs a coin or more, so that it is never the cheaper toll.
    """
    return replace(cost, coins=cost.coins + 1), replace(cost, number=cost.number + 1)


def still_due(game: Game, seat: Seat) -> Cost:
    """Return what the seat still has to pay at its destination."""
    for step in game.pending(Step, seat):
        if isinstance(step, Pay):
            return replace(step.cost, coins=step.cost.coins + step.keep)
        if isinstance(step, PlaceTile):
            return replace(FREE, coins=min_fee(game, seat, game.tiles[step.tile]) or 0)
    return FREE


def put_on_mountain(game: Game, piece: Piece, what: str) -> None:
    """Put a coin or resource on the mountain."""
    game.state.boards[KEY] = highlander_board(game).put(what)
    game.emit(TollLaid(piece, what))
