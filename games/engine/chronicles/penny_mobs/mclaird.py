"""Reserve a tile with McLaird."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.common.turn import TakeTile, spaces_to_land_on, takeable_spaces
from games.engine.core.agenda import Decision, Step
from games.engine.core.choices import Choice, Seat, Space
from games.engine.core.effects import Cost, Tile
from games.engine.core.hooks import Aside
from games.engine.glen_more_2.turn import is_finished
from i18n import translate

from .board import KEY, penny_mobs_board
from .facts import TileReserved, TokenLost
from .mcduff_and_mcwander import collect
from .mobsters import MCLAIRD
from .prison import may_use
from .spending import spend

if TYPE_CHECKING:
    from games.engine.core.game import Game


class Reserve(Aside):
    """Put a token of McLaird on a tile ahead of the own piece (C8-MOB-McLaird)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("reserve",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return each token on each tile that could be taken now, after the seat's move."""
        if self._hindrance(game, seat, decision):
            return []
        spaces = takeable_spaces(game, seat, spaces_to_land_on(game, seat))
        values = penny_mobs_board(game).values(MCLAIRD)
        return [("reserve", coins, space) for coins in values for space in spaces]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put the token there until the owner's next turn."""
        _, coins, space = choice
        tile = game.state.rondel.tiles[space]
        board = penny_mobs_board(game).without_token(MCLAIRD, coins)
        game.state.boards[KEY] = replace(board, reserved=(tile, coins))
        game.emit(TileReserved(seat, tile, coins))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that McLaird is not at hand, not usable now, or the tile cannot be taken."""
        decision = game.decision
        hindrance = decision and self._hindrance(game, seat, decision)
        return "reserve", hindrance or translate("penny-mobs-reserve")

    def _hindrance(self, game: Game, seat: Seat, decision: Decision) -> str:
        board = penny_mobs_board(game)
        if not board.values(MCLAIRD) or not may_use(game, seat, MCLAIRD, decision):
            return translate("penny-mobs-mclaird")
        if isinstance(decision, TakeTile):
            return translate("penny-mobs-reserve-after")
        if board.reserved:
            return translate("penny-mobs-reserved")
        return translate("penny-mobs-reserve-end") if is_finished(game, seat) else ""


def reserved_space(game: Game) -> Space | None:
    """Return the space of the reserved tile on the rondel, if there is one."""
    reserved = penny_mobs_board(game).reserved
    if not reserved:
        return None
    tiles = game.state.rondel.tiles
    return next((space for space, name in tiles.items() if name == reserved[0]), None)


def reserved_cost(game: Game, seat: Seat, tile: Tile, cost: Cost) -> Cost:
    """Return the cost of a tile, with the token's coins if another seat reserved it."""
    board = penny_mobs_board(game)
    if not board.reserved or board.reserved[0] != tile.id or board.owner(MCLAIRD) == seat:
        return cost
    return replace(cost, coins=cost.coins + board.reserved[1])


def reserved_tile_taken(game: Game, seat: Seat, tile: str) -> None:
    """Remove the token of a taken tile; another taker pays its owner."""
    board = penny_mobs_board(game)
    owner = board.owner(MCLAIRD)
    if board.reserved and board.reserved[0] == tile:
        if owner is not None and owner != seat:
            collect(game, owner, board.reserved[1])
        drop_reservation(game, tile)


def drop_reservation(game: Game, tile: str) -> None:
    """Remove the token of a tile that has left the rondel."""
    board = penny_mobs_board(game)
    if board.reserved and board.reserved[0] == tile:
        game.state.boards[KEY] = replace(board, reserved=None)
        game.emit(TokenLost(MCLAIRD, tile))


class JudgeReservation(Step, frozen=True, tag="judge-reservation"):
    """Turn McLaird over at the start of the owner's turn if they cannot take the tile."""

    seat: Seat

    def run(self, game: Game) -> None:
        """Check what the owner can pay after the other steps at the start of a turn."""
        reserved = penny_mobs_board(game).reserved
        if reserved and not can_take_reserved(game, self.seat):
            drop_reservation(game, reserved[0])
            turn_over(game)


def turn_over(game: Game) -> None:
    """Turn McLaird over and remove the remaining tokens."""
    board = penny_mobs_board(game)
    tokens = tuple(each for each in board.tokens if each[0] != MCLAIRD)
    game.state.boards[KEY] = replace(board, tokens=tokens)
    spend(game, MCLAIRD)


def can_take_reserved(game: Game, seat: Seat) -> bool:
    """Return whether the seat can take the reserved tile now."""
    space = reserved_space(game)
    ahead = space is not None and space > game.state.rondel.pieces[seat]
    return space is not None and ahead and bool(takeable_spaces(game, seat, [space]))


def bar_by_reservation(game: Game, seat: Seat, move: Choice) -> tuple[str, str] | None:
    """Make the owner take the reserved tile; nobody else may discard it."""
    space = reserved_space(game)
    if space is None:
        return None
    if penny_mobs_board(game).owner(MCLAIRD) != seat:
        lost = move == ("discard", space)
        return ("reserve", translate("penny-mobs-anothers-tile")) if lost else None
    if game.state.turn.own and move != ("take", space):
        return "reserve", translate("penny-mobs-must-take")
    return None


def spoils_reservation(game: Game, seat: Seat, change: Callable[[Game], None]) -> bool:
    """Return whether a change before the move would keep the owner from the reserved tile."""
    due = isinstance(game.decision, TakeTile) and reserved_space(game) is not None
    if not due or penny_mobs_board(game).owner(MCLAIRD) != seat:
        return False
    trial = game.clone()
    change(trial)
    return not can_take_reserved(trial, seat)
