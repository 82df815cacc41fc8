"""The board of the Penny Mobs: prison, pennies, figures and tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from msgspec import Struct
from msgspec.structs import replace

from games.engine.core.agenda import Step
from games.engine.core.catalogue import Value
from games.engine.core.choices import Cell, Seat
from games.engine.core.state import Board
from games.engine.glen_more_2.edition import SCOTSMEN_IN_SUPPLY
from games.engine.glen_more_2.territory import territory_of

from .mobsters import FIGURES, HIDDEN, Mobster

if TYPE_CHECKING:
    from games.engine.core.game import Game

KEY = "penny-mobs"
PENNIES = Value(7)


class Figure(Struct, frozen=True):
    """A mobster on a tile of a territory."""

    mobster: str
    seat: Seat
    cell: Cell


class PennyMobsBoard(Board, frozen=True, tag=KEY):
    """The prison, the owners of mobsters, the pennies, and what mobsters have placed."""

    #: The pennies of each seat that count -1, and those that count +1.
    pennies: tuple[tuple[int, int], ...] = ()
    #: The mobsters in prison, and the number of pennies on each.
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
    #: The landmark cards with a token of McClaim.
    claims: tuple[str, ...] = ()
    #: Whether MacSponge has gained a point in the current turn.
    sponged: bool = False
    #: The points that MacLachlan's friend has taken in the current turn, for MacSponge.
    given_up: int = 0

    def visible_to(self, viewer: Seat | None) -> PennyMobsBoard:
        """Show only the number of the mobsters that are not in prison yet (C8-SET-1)."""
        return replace(self, waiting=(HIDDEN,) * len(self.waiting))

    def owner(self, mobster: str) -> Seat | None:
        """Return the seat that has freed a mobster."""
        return next((seat for name, seat in self.freed if name == mobster), None)

    def may_work(self, mobster: str, seat: Seat) -> bool:
        """Return whether a seat owns a mobster whose power is not used up."""
        return (mobster, seat) in self.freed and mobster not in self.spent

    def values(self, mobster: str) -> list[int]:
        """Return the coins on the tokens that a mobster still has."""
        return [coins for name, coins in self.tokens if name == mobster]

    def without_token(self, mobster: str, coins: int) -> PennyMobsBoard:
        """Return the board after a mobster's token was spent."""
        left = list(self.tokens)
        left.remove((mobster, coins))
        return replace(self, tokens=tuple(left))

    def figure(self, mobster: str) -> Figure | None:
        """Return the figure of a mobster, if it is on a tile."""
        return next((each for each in self.figures if each.mobster == mobster), None)

    def without_figure(self, mobster: str) -> PennyMobsBoard:
        """Return the board while a figure moves to another territory."""
        return replace(self, figures=tuple(f for f in self.figures if f.mobster != mobster))

    def with_figure(self, figure: Figure) -> PennyMobsBoard:
        """Return the board with a figure on a tile."""
        left = self.without_figure(figure.mobster)
        return replace(left, figures=(*left.figures, figure))

    def post(self, seat: Seat, mobster: str) -> PennyMobsBoard:
        """Return the board after a seat has put a penny on a mobster in prison."""
        prison = tuple((name, number + (name == mobster)) for name, number in self.prison)
        return replace(self.with_pennies(seat, minus=-1), prison=prison)

    def with_pennies(self, seat: Seat, minus: int = 0, plus: int = 0) -> PennyMobsBoard:
        """Return the board after a seat's pennies have changed."""
        pennies = list(self.pennies)
        pennies[seat] = pennies[seat][0] + minus, pennies[seat][1] + plus
        return replace(self, pennies=tuple(pennies))

    def free(self, seat: Seat, mobster: Mobster) -> PennyMobsBoard:
        """Return the board after a seat has freed a mobster and taken the pennies on him."""
        name = mobster.id
        paid = self.with_pennies(seat, plus=dict(self.prison)[name])
        return replace(
            paid,
            prison=tuple(each for each in self.prison if each[0] != name),
            freed=(*self.freed, (name, seat)),
            tokens=(*self.tokens, *((name, coins) for coins in mobster.tokens)),
        )

    def violations(self, game: Game) -> Iterator[str]:
        """Report a penny or a Scotsman lost or doubled, or a figure on no tile."""
        in_prison = sum(number for _, number in self.prison)
        scotsmen = SCOTSMEN_IN_SUPPLY.under(game.setup.rules) + 1  # one stands in the village
        pennies = PENNIES.under(game.setup.rules) * len(self.pennies)
        if sum(map(sum, self.pennies)) + in_prison != pennies:
            yield "a penny is missing or doubled"
        on_the_way = [getattr(step, "mobster", "") for step in game.pending(Step)]
        for seat in range(len(self.pennies)):
            own = territory_of(game, seat)
            out = [name for name in FIGURES if self.owner(name) == seat]
            figures = sum(self.figure(name) is not None or name in on_the_way for name in out)
            if own.supply + sum(own.scotsmen.values()) + figures != scotsmen:
                yield f"seat {seat} has lost or found a Scotsman"
        for each in self.figures:
            if each.cell not in game.state.territories[each.seat].tiles:
                yield f"{each.mobster} stands on no tile"


def penny_mobs_board(game: Game) -> PennyMobsBoard:
    """Return the Penny Mobs board of a game."""
    return cast("PennyMobsBoard", game.state.boards[KEY])
