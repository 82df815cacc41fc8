"""How does McSnitch walk and steal, and what does McMail buy?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Decision, SeatDecision, Step
from games.engine.choices import ANY, DECLINE, Cell, Choice, Seat
from games.engine.common.placing import around
from games.engine.common.producing import put_good, room_on
from games.engine.facts import Gained
from games.engine.hooks import Aside
from words import say

from .board import KEY, Figure, penny_mobs
from .facts import GoodTaken
from .figures import PlaceFigure, drive_out, put_figure
from .mobsters import MACDARKIE, MCMAIL, MCSNITCH
from .robbing import collect

if TYPE_CHECKING:
    from games.engine.effects import Tile
    from games.engine.game import Game

PRODUCING = ("animal", "material")
MAIL_COIN = 1
Found = tuple[tuple[str, Cell], ...]
Stock = tuple[tuple[Cell, tuple[str, ...]], ...]


class Sneak(Aside):
    """Spend a movement point: McSnitch goes to a neighbouring tile (C8-MOB-McSnitch)."""

    name = "walk"
    verbs: ClassVar[tuple[str, ...]] = ("sneak",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Every neighbouring tile, while points are left."""
        figure = self._figure(game, seat)
        if not figure or not game.state.turn.movement:
            return []
        tiles = game.state.territories[figure.seat].tiles
        return [("sneak", cell) for cell in around(figure.cell) if cell in tiles]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """He steps there, drives MacDarkie out and may steal."""
        _, cell = choice
        figure = self._figure(game, seat)
        if not figure:
            return
        game.state.turn.movement -= 1
        put_figure(game, Figure(MCSNITCH, figure.seat, cell))
        host = game.state.territories[figure.seat]
        if cell in host.goods and cell not in host.scotsmen:
            game.then(Steal(seat))
        if penny_mobs(game).owner(MACDARKIE) != seat:
            drive_out(game, figure.seat, cell, MACDARKIE)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """He is not there, no point is left, or it is too far."""
        if not self._figure(game, seat):
            return "sneak", say("penny-mobs-snitch-nowhere")
        if not game.state.turn.movement:
            return "sneak", say("penny-mobs-no-point")
        return "sneak", say("penny-mobs-snitch-beside")

    def _figure(self, game: Game, seat: Seat) -> Figure | None:
        board = penny_mobs(game)
        return board.figure(MCSNITCH) if board.owner(MCSNITCH) == seat else None


class Steal(SeatDecision, frozen=True, tag="steal"):
    """McSnitch may steal a cube from the tile that he has come to."""

    topic: ClassVar[str] = "steal"

    def subject(self) -> str:
        """The mobster."""
        return MCSNITCH

    def question(self, game: Game) -> str:
        """Ask for the cube and the tile it goes on."""
        return say("penny-mobs-steal")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Each kind that lies there, on each own tile with room, or none."""
        figure = penny_mobs(game).figure(MCSNITCH)
        goods = game.state.territories[figure.seat].goods.get(figure.cell, ()) if figure else ()
        cells = _cells_with_room(game, seat)
        steals = [("steal", good, cell) for good in dict.fromkeys(goods) for cell in cells]
        return [*steals, DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take it; then he may be put into another player's territory."""
        figure = penny_mobs(game).figure(MCSNITCH)
        if choice == DECLINE or not figure:
            return
        _, good, cell = choice
        lift_good(game, MCSNITCH, figure.seat, (good, figure.cell))
        put_good(game, seat, cell, good)
        game.then(PlaceFigure(seat, MCSNITCH, figure.seat, optional=True))


def _cells_with_room(game: Game, seat: Seat) -> list[Cell]:
    return [cell for cell in _tiles(game, seat) if room_on(game, seat, cell) > 0]


def _tiles(game: Game, seat: Seat) -> list[Cell]:
    return [*game.state.territories[seat].tiles]


def lift_good(game: Game, mobster: str, seat: Seat, found: tuple[str, Cell]) -> None:
    """A mobster takes a cube from a tile of a territory."""
    good, cell = found
    game.state.territories[seat].take(cell, good)
    game.tell(GoodTaken(mobster, seat, good, cell))


# --- McMail ------------------------------------------------------------------------------------


def watch_production(game: Game, seat: Seat, tile: Tile) -> None:
    """A seat activates a tile: if McMail may buy of what comes, look again afterwards."""
    board = penny_mobs(game)
    owner = board.owner(MCMAIL)
    if owner in (None, seat) or tile.type not in PRODUCING or not board.values(MCMAIL):
        return
    game.then(LookAtProduce(seat, stock(game, seat)))


def stock(game: Game, seat: Seat) -> Stock:
    """All goods of a territory by their tiles."""
    return tuple(game.state.territories[seat].goods.items())


class LookAtProduce(Step, frozen=True, tag="look-at-produce"):
    """An activation is over: McMail's owner is asked about what came onto the tiles."""

    seat: Seat
    before: Stock

    def run(self, game: Game) -> None:
        """Ask if anything came."""
        owner = penny_mobs(game).owner(MCMAIL)
        if owner is not None and (found := self._came(game)):
            game.then(BuyProduce(owner, self.seat, found))

    def _came(self, game: Game) -> Found:
        """Each kind of which a tile has more than before."""
        before = dict(self.before)
        return tuple(
            (good, cell)
            for cell, goods in stock(game, self.seat)
            for good in dict.fromkeys(goods)
            if goods.count(good) > before.get(cell, ()).count(good)
        )


class BuyProduce(SeatDecision, frozen=True, tag="buy-produce"):
    """Pay a coin of McMail for one of the cubes that another has just gained (C8-MOB-McMail)."""

    producer: Seat
    found: Found

    topic: ClassVar[str] = "mail"
    standing: ClassVar[Mapping[str, Choice]] = {"always": ANY, "never": DECLINE}

    @classmethod
    def foreseen(cls, game: Game, seat: Seat) -> list[Choice]:
        """Each kind, sold at once or onto each tile that the seat has by now."""
        return [
            option
            for good in game.edition.goods
            for option in (("fence", good), *(("mail", good, cell) for cell in _tiles(game, seat)))
        ]

    def subject(self) -> str:
        """The mobster."""
        return MCMAIL

    def question(self, game: Game) -> str:
        """Ask for the cube."""
        return say("penny-mobs-mail")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Each kind, onto an own tile with room or sold at once, or none."""
        kinds, cells = [good for good, _ in self.found], _cells_with_room(game, seat)
        sold = [("fence", good) for good in kinds if game.state.market[good]]
        return [*(("mail", good, cell) for good in kinds for cell in cells), *sold, DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay, take the cube, and put it down or sell it."""
        if choice == DECLINE:
            return
        verb, good, *cells = choice
        game.state.boards[KEY] = penny_mobs(game).without_token(MCMAIL, MAIL_COIN)
        lift_good(game, MCMAIL, self.producer, (good, dict(self.found)[good]))
        collect(game, self.producer, MAIL_COIN)
        if verb == "mail":
            put_good(game, seat, cells[0], good)
        else:
            self._sell(game, seat, good)

    def _sell(self, game: Game, seat: Seat, good: str) -> None:
        coins = game.state.market[good]
        game.state.market[good] -= 1
        game.state.territories[seat].coins += coins
        game.tell(Gained(seat, "coins", coins))
