"""How does McLaird reserve a tile, and what does that bind?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import Decision, Step
from games.engine.choices import Choice, Seat, Space
from games.engine.common.turn import TakeTile, spaces_to_land_on, takeable_spaces
from games.engine.effects import Cost, Tile
from games.engine.hooks import Aside
from games.engine.second.turn import is_finished
from words import say

from .board import KEY, penny_mobs
from .facts import TileReserved, TokenLost
from .mobsters import MCLAIRD
from .prison import may_use
from .robbing import collect
from .spending import spend

if TYPE_CHECKING:
    from games.engine.game import Game


class Reserve(Aside):
    """Put a token of McLaird on a tile ahead of the own piece (C8-MOB-McLaird)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("reserve",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Each token on each tile that could be taken now, after the own move of the turn."""
        if self._hindrance(game, seat, decision):
            return []
        spaces = takeable_spaces(game, seat, spaces_to_land_on(game, seat))
        values = penny_mobs(game).values(MCLAIRD)
        return [("reserve", coins, space) for coins in values for space in spaces]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """It lies there until the owner's next turn."""
        _, coins, space = choice
        tile = game.state.rondel.tiles[space]
        board = penny_mobs(game).without_token(MCLAIRD, coins)
        game.state.boards[KEY] = replace(board, reserved=(tile, coins))
        game.tell(TileReserved(seat, tile, coins))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """McLaird is not there, it is too early or too late, or the tile cannot be taken."""
        decision = game.decision
        hindrance = decision and self._hindrance(game, seat, decision)
        return "reserve", hindrance or say("penny-mobs-reserve")

    def _hindrance(self, game: Game, seat: Seat, decision: Decision) -> str:
        board = penny_mobs(game)
        if not board.values(MCLAIRD) or not may_use(game, seat, MCLAIRD, decision):
            return say("penny-mobs-mclaird")
        if isinstance(decision, TakeTile):
            return say("penny-mobs-reserve-after")
        if board.reserved:
            return say("penny-mobs-reserved")
        return say("penny-mobs-reserve-end") if is_finished(game, seat) else ""


def reserved_space(game: Game) -> Space | None:
    """Where the reserved tile lies on the rondel; None without one."""
    reserved = penny_mobs(game).reserved
    if not reserved:
        return None
    tiles = game.state.rondel.tiles
    return next((space for space, name in tiles.items() if name == reserved[0]), None)


def reserved_cost(game: Game, seat: Seat, tile: Tile, cost: Cost) -> Cost:
    """What a reserved tile costs another seat: the token's coins too."""
    board = penny_mobs(game)
    if not board.reserved or board.reserved[0] != tile.id or board.owner(MCLAIRD) == seat:
        return cost
    return replace(cost, coins=cost.coins + board.reserved[1])


def reserved_tile_taken(game: Game, seat: Seat, tile: str) -> None:
    """The token is out; its owner is paid unless he took the tile himself."""
    board = penny_mobs(game)
    owner = board.owner(MCLAIRD)
    if board.reserved and board.reserved[0] == tile:
        if owner is not None and owner != seat:
            collect(game, owner, board.reserved[1])
        drop_reservation(game, tile)


def drop_reservation(game: Game, tile: str) -> None:
    """The tile is no longer on the rondel, and the token is out."""
    board = penny_mobs(game)
    if board.reserved and board.reserved[0] == tile:
        game.state.boards[KEY] = replace(board, reserved=None)
        game.tell(TokenLost(MCLAIRD, tile))


class JudgeReservation(Step, frozen=True, tag="judge-reservation"):
    """At the start of the owner's turn: if he cannot take the tile McLaird is turned over."""

    seat: Seat

    def run(self, game: Game) -> None:
        """Judge by what he has then, all that a turn begins with included."""
        reserved = penny_mobs(game).reserved
        if reserved and not can_take_reserved(game, self.seat):
            drop_reservation(game, reserved[0])
            turn_over(game)


def turn_over(game: Game) -> None:
    """McLaird can be used no more, and his other tokens are out."""
    board = penny_mobs(game)
    tokens = tuple(each for each in board.tokens if each[0] != MCLAIRD)
    game.state.boards[KEY] = replace(board, tokens=tokens)
    spend(game, MCLAIRD)


def can_take_reserved(game: Game, seat: Seat) -> bool:
    """Tell whether the seat can take the reserved tile now."""
    space = reserved_space(game)
    ahead = space is not None and space > game.state.rondel.pieces[seat]
    return space is not None and ahead and bool(takeable_spaces(game, seat, [space]))


def bar_by_reservation(game: Game, seat: Seat, move: Choice) -> tuple[str, str] | None:
    """The owner must take the reserved tile; nobody else may have it discarded."""
    space = reserved_space(game)
    if space is None:
        return None
    if penny_mobs(game).owner(MCLAIRD) != seat:
        lost = move == ("discard", space)
        return ("reserve", say("penny-mobs-anothers-tile")) if lost else None
    if game.state.turn.own and move != ("take", space):
        return "reserve", say("penny-mobs-must-take")
    return None


def spoils_reservation(game: Game, seat: Seat, change: Callable[[Game], None]) -> bool:
    """Tell whether a change before the move would keep the owner from the reserved tile."""
    due = isinstance(game.decision, TakeTile) and reserved_space(game) is not None
    if not due or penny_mobs(game).owner(MCLAIRD) != seat:
        return False
    trial = game.clone()
    change(trial)
    return not can_take_reserved(trial, seat)
