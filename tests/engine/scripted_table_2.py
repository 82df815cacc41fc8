"""A table for rule tests of Glen More II.

Like that of Glen More (2010), with additions: a line ``clans: Ross A, Douglas B`` names the
markers on the clan board, and a covered tile is written ``halkirk/inverness``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from textwrap import dedent
from typing import cast

from games.engine import Setup, new_game, new_seed
from games.engine.core.choices import read_seat, write_seat
from games.engine.core.facts import PointsScored
from games.engine.core.game import Game
from games.engine.glen_more_2.clan_board import KEY, clan_board
from games.engine.glen_more_2.edition import GlenMore2
from games.engine.glen_more_2.territory import Territory2
from tests.engine.scripted_table_2010 import RULES, ScriptedTable, position

GAME = "glen-more-2"
#: Tiles of stack A that cost nothing, to fill a rondel with.
FREE_TILES = "glen-affric easdale strathspey lochaber moray loch-lochy"


def given(text: str, rolls: Sequence[int] = (), reprinted: GlenMore2 | None = None) -> Table:
    """Set up a position, optionally with reprinted tiles."""
    game = position(GAME, re.sub(r"^clans:(.*)$", _board, dedent(text), flags=re.MULTILINE), rolls)
    return Table(Game(game.setup, reprinted, game.seed, game.state) if reprinted else game)


def set_up(players: int, *options: str, secret: object = "") -> Table:
    """Set up a new game; each secret gives another shuffle."""
    setup = Setup(game=GAME, players=players, options=options, rules=RULES[GAME])
    return Table(new_game(setup, new_seed(f"set-up {secret}")))


def scored(players: int, seats: str) -> Table:
    """Return a table at which a scoring has just been held."""
    return given(f'{players} players\n{seats}\nto do: {{"kind": "hold-scoring", "name": "A"}}')


def ended(players: int, seats: str) -> Table:
    """Return a table at which the game has just ended, without the last scoring."""
    return given(f'{players} players\n{seats}\nto do: {{"kind": "end-game"}}')


def _board(line: re.Match[str]) -> str:
    markers = [name.split() for name in line[1].split(",")]
    pairs = [[clan, read_seat(letter)] for clan, letter in markers]
    return "board: " + json.dumps({"board": KEY, "markers": pairs})


class Table(ScriptedTable):
    """A game of Glen More II."""

    def of(self, letter: str) -> Territory2:
        """Return what a seat has: coins, whisky, points, cards, supply, markers, persons."""
        return cast("Territory2", self.territory(letter))

    def stack(self, letter: str, cell: str) -> str:
        """Return all tiles on a cell, the lowest first: ``halkirk/inverness``."""
        east, north = cell.split(",")
        return "/".join(self.of(letter).stack((int(east), int(north))))

    @property
    def clans(self) -> str:
        """The markers on the clan board in their order: ``Ross A, Douglas B``."""
        markers = clan_board(self.game).markers
        return ", ".join(f"{clan} {write_seat(seat)}" for clan, seat in markers)

    @property
    def removed(self) -> str:
        """The tiles that have left the game, in order."""
        return " ".join(self.game.state.removed)

    @property
    def points(self) -> list[int]:
        """The points of all seats."""
        return [territory.points for territory in self.game.state.territories]

    def rules_scored(self, letter: str) -> dict[str, int]:
        """Return what a seat has scored by each rule."""
        lines = [each for each in self.game.state.score_lines if each.seat == read_seat(letter)]
        return {line.rule: _sum(lines, line.rule) for line in lines}


def _sum(lines: list[PointsScored], rule: str) -> int:
    return sum(line.points for line in lines if line.rule == rule)
