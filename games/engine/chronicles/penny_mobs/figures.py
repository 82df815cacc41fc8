"""Put McSnitch, MacDarkie and McCastle into territories and drive them out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from games.engine.common.payment import Pay
from games.engine.common.placement import neighbours
from games.engine.core.agenda import Decision, SeatDecision, Step
from games.engine.core.choices import ANY, DECLINE, Cell, Choice, Seat
from games.engine.core.effects import Cost
from games.engine.core.facts import ScotsmanLeft
from games.engine.core.hooks import Aside
from games.engine.glen_more_2.territory import HOME_CASTLE, territory_of
from i18n import translate

from .board import KEY, Figure, penny_mobs_board
from .facts import FigureLeft, FigureMoved
from .mcduff_and_mcwander import collect
from .mclaird import spoils_reservation
from .mobsters import FIGURES, MACDARKIE, MCCASTLE, mobsters
from .prison import may_use

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: The fee for a tile beside MacDarkie.
FEE = 1


class Summon(Aside):
    """Turn a Scotsman, from the supply or an own tile, into one of the figures (C8-FIG-1)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("summon",)
    topic = "figure"

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return each figure not on a map yet, with each Scotsman."""
        return [
            option
            for name in FIGURES
            if penny_mobs_board(game).figure(name) is None and may_use(game, seat, name, decision)
            for option in _sources(game, seat, name)
        ]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take the Scotsman and ask where the figure goes."""
        _, mobster, *cells = choice
        for cell in cells:
            game.state.territories[seat].drop_scotsman(cell)
            game.emit(ScotsmanLeft(seat, cell, mobster))
        if not cells:
            territory_of(game, seat).supply -= 1
        game.then(PlaceFigure(seat, mobster))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that he is not freed, is already on a map, or that the Scotsman is missing."""
        match choice:
            case (_, str(name), *_) if penny_mobs_board(game).figure(name):
                return "figure", translate("penny-mobs-stands", mobster=name)
            case (_, str(name), *_) if penny_mobs_board(game).owner(name) == seat:
                return "figure", translate("penny-mobs-no-scotsman")
        return "figure", translate("penny-mobs-not-yours")


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
    """Choose the tile where a figure goes, not with the player that he leaves (C8-FIG-2)."""

    mobster: str
    leaves: Seat | None = None
    #: Whether he may also stay where he is.
    optional: bool = False

    topic: ClassVar[str] = "figure"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"always": ANY, "never": DECLINE}

    @classmethod
    def orderable_answers(cls, game: Game, seat: Seat) -> list[Choice]:
        """Return every tile that the others have now."""
        return _haunts(game, [other for other in range(game.setup.players) if other != seat])

    def subject(self) -> str:
        """Return the mobster that asks."""
        return self.mobster

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return translate("penny-mobs-where", mobster=mobsters(game)[self.mobster].name)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every tile of every other player; for McCastle the Home Castles."""
        hosts = [each for each in range(game.setup.players) if each not in (seat, self.leaves)]
        options = _haunts(game, hosts)
        if self.mobster == MCCASTLE:
            options = [option for option in options if option[2] == HOME_CASTLE]
        return [*options, DECLINE] if self.optional else options

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put him there, which does not count as a step onto the tile."""
        if choice != DECLINE:
            _, other, cell = choice
            put_figure(game, Figure(self.mobster, other, cell))


def _haunts(game: Game, hosts: list[Seat]) -> list[Choice]:
    territories = game.state.territories
    return [("haunt", host, cell) for host in hosts for cell in territories[host].tiles]


def put_figure(game: Game, figure: Figure) -> None:
    """Put a figure on a tile."""
    game.state.boards[KEY] = penny_mobs_board(game).with_figure(figure)
    game.emit(FigureMoved(figure.mobster, figure.seat, figure.cell))


def drive_out(game: Game, seat: Seat, cell: Cell, *only: str) -> None:
    """Send the figures on a tile to another player's territory; their owners choose where.

    Without any named all go.
    """
    board = penny_mobs_board(game)
    found = [each for each in board.figures if (each.seat, each.cell) == (seat, cell)]
    driven = [each for each in found if not only or each.mobster in only]
    for each in driven:
        game.state.boards[KEY] = penny_mobs_board(game).without_figure(each.mobster)
        game.emit(FigureLeft(each.mobster, seat, cell))
    places = [PlaceFigure(board.owner(each.mobster) or 0, each.mobster, seat) for each in driven]
    game.then(*sorted(places, key=lambda step: _turns_away(game, step.seat)))


def _turns_away(game: Game, seat: Seat) -> int:
    """Return the distance of a seat from the current one, in seat order (G2-CHR-7)."""
    return (seat - (game.state.turn.seat or 0)) % game.setup.players


# --- MacDarkie ---------------------------------------------------------------------------------


def darkie_fee(game: Game, seat: Seat, cell: Cell) -> int:
    """Return the fee for a tile on a cell beside MacDarkie."""
    figure = penny_mobs_board(game).figure(MACDARKIE)
    beside = figure and figure.seat == seat and cell in neighbours(figure.cell)
    return FEE if beside else 0


def ask_darkie_fee(game: Game, seat: Seat, cell: Cell) -> None:
    """Pay MacDarkie's owner for a tile beside him and send him away (C8-MOB-MacDarkie)."""
    if darkie_fee(game, seat, cell):
        game.then(Pay(seat, Cost(coins=FEE), purpose="place-fee"), ChaseDarkie())


class ChaseDarkie(Step, frozen=True, tag="chase-darkie"):
    """Send MacDarkie away once his owner has been paid."""

    def run(self, game: Game) -> None:
        """Pay the coin and send him away."""
        board = penny_mobs_board(game)
        figure, owner = board.figure(MACDARKIE), board.owner(MACDARKIE)
        if figure and owner is not None:
            collect(game, owner, FEE)
            drive_out(game, figure.seat, figure.cell, MACDARKIE)


# --- McCastle ----------------------------------------------------------------------------------


def castle_count(game: Game, seat: Seat, each: int) -> int:
    """Return what McCastle adds to or takes from a seat's Scotsmen on the Home Castle.

    `each` is what one Scotsman there counts.
    """
    board = penny_mobs_board(game)
    figure = board.figure(MCCASTLE)
    if not figure:
        return 0
    if board.owner(MCCASTLE) == seat:
        return each
    guarded = figure.seat == seat and game.state.territories[seat].scotsmen.get(HOME_CASTLE, 0)
    return -each if guarded else 0
