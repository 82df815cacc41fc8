"""Where are the mobsters, the pennies, and what the mobsters have laid out?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from msgspec import Struct
from msgspec.structs import replace

from games.engine.choices import Cell, Seat
from games.engine.second.territory import territory_of
from games.engine.state import Board

from .mobsters import FIGURES, HIDDEN, MOBSTERS

if TYPE_CHECKING:
    from games.engine.game import Game

KEY = "penny-mobs"
PENNIES = 7
#: The Scotsmen of a seat, its playing piece apart.
SCOTSMEN = 9


class Figure(Struct, frozen=True):
    """A mobster who stands on a tile of somebody's territory."""

    mobster: str
    seat: Seat
    cell: Cell


class PennyMobs(Board, frozen=True, tag=KEY):
    """The prison, who has freed whom, the pennies, and all that mobsters have laid out."""

    #: For each seat the pennies that count -1 and those that count +1.
    pennies: tuple[tuple[int, int], ...] = ()
    #: The mobsters in prison and how many pennies lie on each.
    prison: tuple[tuple[str, int], ...] = ()
    #: Drawn, but not yet in prison.
    waiting: tuple[str, ...] = ()
    freed: tuple[tuple[str, Seat], ...] = ()
    #: The tokens that freed mobsters still have, with the coins on them.
    tokens: tuple[tuple[str, int], ...] = ()
    #: Mobsters whose power is used up.
    spent: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    #: McWander's tokens on the clan board: the field and the coins.
    levies: tuple[tuple[str, int], ...] = ()
    #: McLaird's token on the rondel: the tile and the coins.
    reserved: tuple[str, int] | None = None
    #: The landmark cards that bear a token of McClaim.
    claims: tuple[str, ...] = ()
    #: Whether MacSponge has had a point in the turn under way.
    sponged: bool = False
    #: The points that MacLachlan's friend has taken in the turn under way, for MacSponge.
    given_up: int = 0

    def seen_by(self, viewer: Seat | None) -> PennyMobs:
        """Of the mobsters that wait only their number (C8-SET-1)."""
        return replace(self, waiting=(HIDDEN,) * len(self.waiting))

    def owner(self, mobster: str) -> Seat | None:
        """Who has freed a mobster."""
        return next((seat for name, seat in self.freed if name == mobster), None)

    def may_work(self, mobster: str, seat: Seat) -> bool:
        """Tell whether a mobster is a seat's and his power is not used up."""
        return (mobster, seat) in self.freed and mobster not in self.spent

    def values(self, mobster: str) -> list[int]:
        """The coins on the tokens that a mobster still has."""
        return [coins for name, coins in self.tokens if name == mobster]

    def without_token(self, mobster: str, coins: int) -> PennyMobs:
        """The board after a mobster's token has been spent."""
        left = list(self.tokens)
        left.remove((mobster, coins))
        return replace(self, tokens=tuple(left))

    def figure(self, mobster: str) -> Figure | None:
        """Where a mobster stands, if he does."""
        return next((each for each in self.figures if each.mobster == mobster), None)

    def without_figure(self, mobster: str) -> PennyMobs:
        """The board while a figure is on its way."""
        return replace(self, figures=tuple(f for f in self.figures if f.mobster != mobster))

    def with_figure(self, figure: Figure) -> PennyMobs:
        """The board when a figure has come to a tile."""
        left = self.without_figure(figure.mobster)
        return replace(left, figures=(*left.figures, figure))

    def post(self, seat: Seat, mobster: str) -> PennyMobs:
        """The board after a seat has put a penny on a mobster in prison."""
        prison = tuple((name, number + (name == mobster)) for name, number in self.prison)
        return replace(self.with_pennies(seat, minus=-1), prison=prison)

    def with_pennies(self, seat: Seat, minus: int = 0, plus: int = 0) -> PennyMobs:
        """The board after a seat's pennies have changed."""
        pennies = list(self.pennies)
        pennies[seat] = pennies[seat][0] + minus, pennies[seat][1] + plus
        return replace(self, pennies=tuple(pennies))

    def free(self, seat: Seat, mobster: str) -> PennyMobs:
        """The board after a seat has taken a mobster from prison, with the pennies on him."""
        paid = self.with_pennies(seat, plus=dict(self.prison)[mobster])
        return replace(
            paid,
            prison=tuple(each for each in self.prison if each[0] != mobster),
            freed=(*self.freed, (mobster, seat)),
            tokens=(*self.tokens, *((mobster, coins) for coins in MOBSTERS[mobster].tokens)),
        )

    def complaints(self, game: Game) -> Iterator[str]:
        """A penny or a Scotsman lost or doubled, or a figure on no tile."""
        in_prison = sum(number for _, number in self.prison)
        if sum(map(sum, self.pennies)) + in_prison != PENNIES * len(self.pennies):
            yield "a penny is missing or doubled"
        on_the_way = [getattr(step, "mobster", "") for step in game.state.agenda]
        for seat in range(len(self.pennies)):
            own = territory_of(game, seat)
            out = [name for name in FIGURES if self.owner(name) == seat]
            figures = sum(self.figure(name) is not None or name in on_the_way for name in out)
            if own.supply + sum(own.scotsmen.values()) + figures != SCOTSMEN:
                yield f"seat {seat} has lost or found a Scotsman"
        for each in self.figures:
            if each.cell not in game.state.territories[each.seat].tiles:
                yield f"{each.mobster} stands on no tile"


def penny_mobs(game: Game) -> PennyMobs:
    """The mobsters and pennies of a game."""
    return cast("PennyMobs", game.state.boards[KEY])
