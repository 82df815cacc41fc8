"""Score MacSponge's points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.engine.core.choices import Seat
from games.engine.core.facts import PointsScored, named
from games.engine.glen_more_2.clans import MACLACHLAN
from games.engine.glen_more_2.turn import CloseTurn

from .board import KEY, penny_mobs_board
from .mobsters import MACSPONGE, mobsters

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: The points from one source from which on one goes to MacSponge.
MUCH = 6
RULE = f"C8-MOB-{MACSPONGE}"
#: The end-of-game lines that count together: coins, and a landmark's points for them.
COIN_RULES = ("G2-END-2", "G2-LMK-Armadale")
#: Neither pennies nor MacSponge's own points are a source.
NO_SOURCES = (RULE, "C8-SCO-1", *COIN_RULES)


def soak(game: Game, line: PointsScored) -> None:
    """Give MacSponge one of the points if a seat has scored many from one source."""
    owner = penny_mobs_board(game).owner(MACSPONGE)
    if owner is None or owner == line.seat or line.rule in NO_SOURCES:
        return
    if game.pending(CloseTurn):
        _soak_in_turn(game, owner, line)
    elif line.points >= MUCH:
        _give_point(game, line.seat, owner)


def soak_coins(game: Game) -> None:
    """Treat the points for coins and Armadale Castle as one source at the end of the game."""
    owner = penny_mobs_board(game).owner(MACSPONGE)
    for seat in range(game.setup.players):
        coins = sum(
            line.points
            for line in game.state.score_lines
            if line.seat == seat and line.rule in COIN_RULES and line.points > 0
        )
        if owner not in (None, seat) and coins >= MUCH:
            _give_point(game, seat, owner or 0)


def begin_turn(game: Game) -> None:
    """Allow MacSponge a point in the new turn."""
    board = penny_mobs_board(game)
    if board.sponged or board.given_up:
        game.state.boards[KEY] = replace(board, sponged=False, given_up=0)


def _soak_in_turn(game: Game, owner: Seat, line: PointsScored) -> None:
    """Apply `soak` once per turn, and only to the player whose turn it is."""
    if line.seat != game.state.turn.seat:
        return
    points = line.points
    if line.rule == f"G2-CLN-{MACLACHLAN}":
        board = penny_mobs_board(game)
        points += board.given_up
        game.state.boards[KEY] = replace(board, given_up=points)
    if points >= MUCH and not penny_mobs_board(game).sponged:
        game.state.boards[KEY] = replace(penny_mobs_board(game), sponged=True)
        _give_point(game, line.seat, owner)


def _give_point(game: Game, seat: Seat, owner: Seat) -> None:
    reason = named(mobsters(game)[MACSPONGE].name)
    game.score(seat, reason, -1, RULE)
    game.score(owner, reason, 1, RULE)
