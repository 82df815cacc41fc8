"""Move and steal with McSnitch, buy with McMail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.common.placement import neighbours
from games.engine.common.production import free_capacity, put_good
from games.engine.core.agenda import Decision, SeatDecision, Step
from games.engine.core.choices import ANY, DECLINE, Cell, Choice, Seat
from games.engine.core.facts import Gained, GoodGained
from games.engine.core.hooks import Aside
from games.engine.glen_more_2.changes import MCMAIL_TRACKS_PRODUCE
from i18n import translate

from .board import KEY, Figure, penny_mobs_board
from .facts import GoodTaken
from .figures import PlaceFigure, drive_out, put_figure
from .mcduff_and_mcwander import collect
from .mobsters import MACDARKIE, MCMAIL, MCSNITCH

if TYPE_CHECKING:
    from games.engine.core.effects import Tile
    from games.engine.core.game import Game

PRODUCING = ("animal", "material")
MAIL_COIN = 1
Found = tuple[tuple[str, Cell], ...]
Stock = tuple[tuple[Cell, tuple[str, ...]], ...]


class Sneak(Aside):
    """Spend a movement point to move McSnitch to a neighbouring tile (C8-MOB-McSnitch)."""

    name = "walk"
    verbs: ClassVar[tuple[str, ...]] = ("sneak",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return every neighbouring tile, while points are left."""
        figure = self._figure(game, seat)
        if not figure or not game.state.turn.movement:
            return []
        tiles = game.state.territories[figure.seat].tiles
        return [("sneak", cell) for cell in neighbours(figure.cell) if cell in tiles]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move him there; he drives MacDarkie out and may steal."""
        _, cell = choice
        figure = self._figure(game, seat)
        if not figure:
            return
        game.state.turn.movement -= 1
        put_figure(game, Figure(MCSNITCH, figure.seat, cell))
        host = game.state.territories[figure.seat]
        if cell in host.goods and cell not in host.scotsmen:
            game.then(Steal(seat))
        if penny_mobs_board(game).owner(MACDARKIE) != seat:
            drive_out(game, figure.seat, cell, MACDARKIE)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that he is not on a map, no point is left, or the tile is too far."""
        if not self._figure(game, seat):
            return "sneak", translate("penny-mobs-snitch-nowhere")
        if not game.state.turn.movement:
            return "sneak", translate("penny-mobs-no-point")
        return "sneak", translate("penny-mobs-snitch-beside")

    def _figure(self, game: Game, seat: Seat) -> Figure | None:
        board = penny_mobs_board(game)
        return board.figure(MCSNITCH) if board.owner(MCSNITCH) == seat else None


class Steal(SeatDecision, frozen=True, tag="steal"):
    """Steal a cube with McSnitch from the tile that he moved to, or decline."""

    topic: ClassVar[str] = "steal"
    question_key: ClassVar[str] = "penny-mobs-steal"

    def subject(self) -> str:
        """Return the mobster that asks."""
        return MCSNITCH

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return each kind on the tile for each own tile with room, and to decline."""
        figure = penny_mobs_board(game).figure(MCSNITCH)
        goods = game.state.territories[figure.seat].goods.get(figure.cell, ()) if figure else ()
        cells = _cells_with_room(game, seat)
        steals = [("steal", good, cell) for good in dict.fromkeys(goods) for cell in cells]
        return [*steals, DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take the cube; then he may be put into another player's territory."""
        figure = penny_mobs_board(game).figure(MCSNITCH)
        if choice == DECLINE or not figure:
            return
        _, good, cell = choice
        lift_good(game, MCSNITCH, figure.seat, (good, figure.cell))
        put_good(game, seat, cell, good)
        game.then(PlaceFigure(seat, MCSNITCH, figure.seat, optional=True))


def _cells_with_room(game: Game, seat: Seat) -> list[Cell]:
    return [cell for cell in _tiles(game, seat) if free_capacity(game, seat, cell) > 0]


def _tiles(game: Game, seat: Seat) -> list[Cell]:
    return [*game.state.territories[seat].tiles]


def lift_good(game: Game, mobster: str, seat: Seat, found: tuple[str, Cell]) -> None:
    """Take a cube from a tile of a territory for a mobster."""
    good, cell = found
    game.state.territories[seat].take(cell, good)
    game.emit(GoodTaken(mobster, seat, good, cell))


# --- McMail ------------------------------------------------------------------------------------


def watch_production(game: Game, seat: Seat, tile: Tile) -> None:
    """Schedule a check after the activation of a tile if McMail may buy some of its produce."""
    board = penny_mobs_board(game)
    owner = board.owner(MCMAIL)
    if owner in (None, seat) or tile.type not in PRODUCING or not board.values(MCMAIL):
        return
    if game.uses_rule_change(MCMAIL_TRACKS_PRODUCE):
        game.then(OfferProduce(seat))
    else:
        game.then(CheckProduce(seat, stock(game, seat)))


def note_produce(game: Game, gained: GoodGained) -> None:
    """Note a good that the activation under way has put on a tile."""
    for step in game.pending(OfferProduce, gained.seat)[:1]:
        found = (*step.found, (gained.good, gained.cell))
        game.amend(step, replace(step, found=found))


def stock(game: Game, seat: Seat) -> Stock:
    """Return the goods of a territory by tile."""
    return tuple(game.state.territories[seat].goods.items())


class OfferProduce(Step, frozen=True, tag="offer-produce"):
    """Offer McMail's owner what an activation has put on tiles and is still there."""

    seat: Seat
    found: Found = ()

    def run(self, game: Game) -> None:
        """Ask if anything is left to buy."""
        owner = penny_mobs_board(game).owner(MCMAIL)
        goods = game.state.territories[self.seat].goods
        left = tuple((good, cell) for good, cell in self.found if good in goods.get(cell, ()))
        if owner is not None and left:
            game.then(BuyProduce(owner, self.seat, left))


class CheckProduce(Step, frozen=True, tag="look-at-produce"):
    """Ask under rules 1 about the goods of which the tiles have more than before."""

    seat: Seat
    before: Stock

    def run(self, game: Game) -> None:
        """Ask if any goods were gained."""
        owner = penny_mobs_board(game).owner(MCMAIL)
        if owner is not None and (found := self._came(game)):
            game.then(BuyProduce(owner, self.seat, found))

    def _came(self, game: Game) -> Found:
        """Return each kind of which a tile has more than before."""
        before = dict(self.before)
        return tuple(
            (good, cell)
            for cell, goods in stock(game, self.seat)
            for good in dict.fromkeys(goods)
            if goods.count(good) > before.get(cell, ()).count(good)
        )


class BuyProduce(SeatDecision, frozen=True, tag="buy-produce"):
    """Spend McMail's coin on a cube that another seat has just gained (C8-MOB-McMail)."""

    producer: Seat
    found: Found

    topic: ClassVar[str] = "mail"
    question_key: ClassVar[str] = "penny-mobs-mail"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"always": ANY, "never": DECLINE}

    @classmethod
    def orderable_answers(cls, game: Game, seat: Seat) -> list[Choice]:
        """Return each kind, sold at once or put on each tile that the seat has now."""
        return [
            option
            for good in game.edition.goods
            for option in (("fence", good), *(("mail", good, cell) for cell in _tiles(game, seat)))
        ]

    def subject(self) -> str:
        """Return the mobster that asks."""
        return MCMAIL

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return each kind, put on an own tile with room or sold at once, and to decline."""
        kinds, cells = dict(self.found), _cells_with_room(game, seat)
        sold = [("fence", good) for good in kinds if game.state.market[good]]
        return [*(("mail", good, cell) for good in kinds for cell in cells), *sold, DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay, take the cube, and put it on the tile or sell it."""
        if choice == DECLINE:
            return
        verb, good, *cells = choice
        game.state.boards[KEY] = penny_mobs_board(game).without_token(MCMAIL, MAIL_COIN)
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
        game.emit(Gained(seat, "coins", coins))
