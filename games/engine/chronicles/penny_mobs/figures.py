"""How do McSnitch, MacDarkie and McCastle come into a territory, and leave it?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Decision, SeatDecision, Step
from games.engine.choices import ANY, DECLINE, Cell, Choice, Seat
from games.engine.common.paying import Pay
from games.engine.common.placing import around
from games.engine.effects import Cost
from games.engine.facts import ScotsmanLeft
from games.engine.hooks import Aside
from games.engine.second.territory import HOME_CASTLE, territory_of
from words import say

from .board import KEY, Figure, penny_mobs
from .facts import FigureLeft, FigureMoved
from .mobsters import FIGURES, MACDARKIE, MCCASTLE, MOBSTERS
from .prison import may_use
from .reserving import spoils_reservation
from .robbing import collect

if TYPE_CHECKING:
    from games.engine.game import Game

#: What MacDarkie's owner is paid for a tile beside him.
FEE = 1


class Summon(Aside):
    """Make a Scotsman, of the supply or of an own tile, one of the figures (C8-FIG-1)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("summon",)
    topic = "figure"

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Each figure that is not set, with each Scotsman."""
        return [
            option
            for name in FIGURES
            if penny_mobs(game).figure(name) is None and may_use(game, seat, name, decision)
            for option in _sources(game, seat, name)
        ]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """He leaves; then ask where he turns up."""
        _, mobster, *cells = choice
        for cell in cells:
            game.state.territories[seat].drop_scotsman(cell)
            game.tell(ScotsmanLeft(seat, cell, mobster))
        if not cells:
            territory_of(game, seat).supply -= 1
        game.then(PlaceFigure(seat, mobster))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Not freed, already set, or no such Scotsman."""
        match choice:
            case (_, str(name), *_) if penny_mobs(game).figure(name):
                return "figure", say("penny-mobs-stands", mobster=name)
            case (_, str(name), *_) if penny_mobs(game).owner(name) == seat:
                return "figure", say("penny-mobs-no-scotsman")
        return "figure", say("penny-mobs-not-yours")


def _sources(game: Game, seat: Seat, mobster: str) -> list[Choice]:
    territory = territory_of(game, seat)
    supply: list[Choice] = [("summon", mobster)] if territory.supply else []
    return supply + [
        ("summon", mobster, cell)
        for cell in territory.scotsmen
        if not spoils_reservation(game, seat, partial(_drop_scotsman, seat, cell))
    ]


def _drop_scotsman(seat: Seat, cell: Cell, trial: Game) -> None:
    trial.state.territories[seat].drop_scotsman(cell)


class PlaceFigure(SeatDecision, frozen=True, tag="place-figure"):
    """Choose the tile where a figure turns up, not with the player that he leaves (C8-FIG-2)."""

    mobster: str
    leaves: Seat | None = None
    #: Whether he may as well stay where he is.
    optional: bool = False

    topic: ClassVar[str] = "figure"
    standing: ClassVar[Mapping[str, Choice]] = {"always": ANY, "never": DECLINE}

    @classmethod
    def foreseen(cls, game: Game, seat: Seat) -> list[Choice]:
        """Every tile that the others have by now."""
        return _haunts(game, [other for other in range(game.setup.players) if other != seat])

    def subject(self) -> str:
        """The mobster."""
        return self.mobster

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return say("penny-mobs-where", mobster=MOBSTERS[self.mobster].name)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile of every other player; for McCastle the Home Castles."""
        hosts = [each for each in range(game.setup.players) if each not in (seat, self.leaves)]
        options = _haunts(game, hosts)
        if self.mobster == MCCASTLE:
            options = [option for option in options if option[2] == HOME_CASTLE]
        return [*options, DECLINE] if self.optional else options

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """He is there; that is no step onto the tile."""
        if choice != DECLINE:
            _, other, cell = choice
            put_figure(game, Figure(self.mobster, other, cell))


def _haunts(game: Game, hosts: list[Seat]) -> list[Choice]:
    territories = game.state.territories
    return [("haunt", host, cell) for host in hosts for cell in territories[host].tiles]


def put_figure(game: Game, figure: Figure) -> None:
    """A figure comes to stand on a tile."""
    game.state.boards[KEY] = penny_mobs(game).with_figure(figure)
    game.tell(FigureMoved(figure.mobster, figure.seat, figure.cell))


def drive_out(game: Game, seat: Seat, cell: Cell, *mobsters: str) -> None:
    """Figures on a tile must go to another player's territory; their owners say where.

    Without any named all go.
    """
    board = penny_mobs(game)
    found = [each for each in board.figures if (each.seat, each.cell) == (seat, cell)]
    driven = [each for each in found if not mobsters or each.mobster in mobsters]
    for each in driven:
        game.state.boards[KEY] = penny_mobs(game).without_figure(each.mobster)
        game.tell(FigureLeft(each.mobster, seat, cell))
    places = [PlaceFigure(board.owner(each.mobster) or 0, each.mobster, seat) for each in driven]
    game.then(*sorted(places, key=lambda step: _turns_away(game, step.seat)))


def _turns_away(game: Game, seat: Seat) -> int:
    """How many seats lie between the one whose turn it is and this one (G2-CHR-7)."""
    return (seat - (game.state.turn.seat or 0)) % game.setup.players


# --- MacDarkie ---------------------------------------------------------------------------------


def darkie_fee(game: Game, seat: Seat, cell: Cell) -> int:
    """What a tile on a cell costs because MacDarkie stands beside it."""
    figure = penny_mobs(game).figure(MACDARKIE)
    beside = figure and figure.seat == seat and cell in around(figure.cell)
    return FEE if beside else 0


def ask_darkie_fee(game: Game, seat: Seat, cell: Cell) -> None:
    """A tile lies beside MacDarkie: his owner is paid, and he must go (C8-MOB-MacDarkie)."""
    if darkie_fee(game, seat, cell):
        game.then(Pay(seat, Cost(coins=FEE), purpose="place-fee"), ChaseDarkie())


class ChaseDarkie(Step, frozen=True, tag="chase-darkie"):
    """MacDarkie's owner has been paid, and MacDarkie must go."""

    def run(self, game: Game) -> None:
        """Hand over the coin and send him away."""
        board = penny_mobs(game)
        figure, owner = board.figure(MACDARKIE), board.owner(MACDARKIE)
        if figure and owner is not None:
            collect(game, owner, FEE)
            drive_out(game, figure.seat, figure.cell, MACDARKIE)


# --- McCastle ----------------------------------------------------------------------------------


def castle_count(game: Game, seat: Seat, each: int) -> int:
    """What McCastle adds to a seat's Scotsmen on the Home Castle, or takes from them.

    `each` is what one Scotsman there counts.
    """
    board = penny_mobs(game)
    figure = board.figure(MCCASTLE)
    if not figure:
        return 0
    if board.owner(MCCASTLE) == seat:
        return each
    guarded = figure.seat == seat and game.state.territories[seat].scotsmen.get(HOME_CASTLE, 0)
    return -each if guarded else 0
