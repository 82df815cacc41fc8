"""When does MacSponge get a point?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.engine.choices import Seat
from games.engine.facts import PointsScored
from games.engine.second.clans import MACLACHLAN
from games.engine.second.turn import CloseTurn

from .board import KEY, penny_mobs
from .mobsters import MACSPONGE, MOBSTERS

if TYPE_CHECKING:
    from games.engine.game import Game

#: So many points from one source, or more, cost one.
MUCH = 6
RULE = MOBSTERS[MACSPONGE].rule
#: The lines at the end of the game that count together: coins, and what a landmark makes of them.
COIN_RULES = ("G2-END-2", "G2-LMK-Armadale")
#: Pennies are no source, nor is what MacSponge herself gets.
NO_SOURCES = (RULE, "C8-SCO-1", *COIN_RULES)


def soak(game: Game, line: PointsScored) -> None:
    """A seat has scored: if it is much from one source, MacSponge gets one of the points."""
    owner = penny_mobs(game).owner(MACSPONGE)
    if owner is None or owner == line.seat or line.rule in NO_SOURCES:
        return
    if any(isinstance(step, CloseTurn) for step in game.state.agenda):
        _soak_in_turn(game, owner, line)
    elif line.points >= MUCH:
        _give_point(game, line.seat, owner)


def soak_coins(game: Game) -> None:
    """At the end of the game the coins, with Armadale Castle, are one source for each seat."""
    owner = penny_mobs(game).owner(MACSPONGE)
    for seat in range(game.setup.players):
        coins = sum(
            line.points
            for line in game.state.score_lines
            if line.seat == seat and line.rule in COIN_RULES and line.points > 0
        )
        if owner not in (None, seat) and coins >= MUCH:
            _give_point(game, seat, owner or 0)


def begin_turn(game: Game) -> None:
    """A new turn: MacSponge may get a point again."""
    board = penny_mobs(game)
    if board.sponged or board.given_up:
        game.state.boards[KEY] = replace(board, sponged=False, given_up=0)


def _soak_in_turn(game: Game, owner: Seat, line: PointsScored) -> None:
    """Once in a turn, and only from the player whose turn it is."""
    if line.seat != game.state.turn.seat:
        return
    points = line.points
    if line.rule == f"G2-CLN-{MACLACHLAN}":
        board = penny_mobs(game)
        points += board.given_up
        game.state.boards[KEY] = replace(board, given_up=points)
    if points >= MUCH and not penny_mobs(game).sponged:
        game.state.boards[KEY] = replace(penny_mobs(game), sponged=True)
        _give_point(game, line.seat, owner)


def _give_point(game: Game, seat: Seat, owner: Seat) -> None:
    name = MOBSTERS[MACSPONGE].name
    game.score(seat, name, -1, RULE)
    game.score(owner, name, 1, RULE)
