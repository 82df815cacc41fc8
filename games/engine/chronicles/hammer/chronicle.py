"""How does the Hammer of the Scots change the game?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.chronicles.chronicle import Chronicle, Component, Printed
from games.engine.common.market import FIELDS
from games.engine.common.producing import GainCoins
from games.engine.state import Board
from games.engine.wording import in_words
from words import say

from .acting import LetEnglandAct, price
from .board import ENGLISHMAN, KEY, England, england
from .prospects import prospect
from .tiles import TILES
from .token import take_token

if TYPE_CHECKING:
    from games.engine.agenda import Step
    from games.engine.choices import Seat, Space
    from games.engine.edition import Setup
    from games.engine.effects import Cost, Tile
    from games.engine.facts import Piece
    from games.engine.game import Game


class HammerOfTheScots(Chronicle):
    """One more piece on the rondel, which acts for whoever has the England token."""

    number = 4
    name = "Hammer of the Scots"
    length = 2
    difficulty = 2
    min_players = 3
    players_rule = "C4-SET-1"
    tiles = TILES
    pieces = (ENGLISHMAN,)
    rules: ClassVar = {"england": "C4-ENG-2", "england-lands": "C4-ENG-5"}

    def components(self) -> Iterable[Component]:
        """What lies in the box besides tiles."""
        fields = ", ".join(str(field + 1) for field in range(FIELDS))
        yield Component(say("hammer-row-coins"), fields, known=True)
        yield Component(say("hammer-row-filled"), 1, known=True)

    def printed(self) -> Iterable[Printed]:
        """The fields of the England row, and the Englishman."""
        for field in range(1, FIELDS + 1):
            yield Printed("england-row", str(field), in_words(GainCoins(field)), value=field)
        words, alone = say("hammer-englishman"), say("hammer-englishman-alone")
        yield Printed("piece", ENGLISHMAN, words, rule="C4-ENG-2", title=alone)

    # --- set-up ----------------------------------------------------------------------------

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Nobody has the token; 1 coin lies on the England row (C4-SET-1)."""
        return {KEY: England()}

    def on_set_up(self, game: Game) -> None:
        """He stands where the first A tile would lie, right ahead of the S tiles (C4-SET-1)."""
        pieces = game.state.rondel.pieces
        pieces[ENGLISHMAN] = max(pieces.values()) + len(game.state.stacks["S"]) + 1

    # --- the token ---------------------------------------------------------------------------

    def on_space_passed(self, game: Game, piece: Piece, space: Space) -> None:
        """While nobody has it, the first player to pass him takes the token (C4-ENG-1)."""
        nobody = england(game).holder is None
        if nobody and isinstance(piece, int) and space == _space_of_englishman(game):
            take_token(game, piece)

    # --- his turn ----------------------------------------------------------------------------

    def turn_steps(self, game: Game, piece: Piece, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """The holder acts with him (C4-ENG-2)."""
        return (LetEnglandAct(), *steps[1:]) if piece == ENGLISHMAN else steps

    def tile_cost(self, game: Game, seat: Seat, tile: Tile, cost: Cost) -> Cost:
        """In his turn the England row is paid too (C4-ENG-2)."""
        if game.state.turn.own:
            return cost
        return replace(cost, coins=cost.coins + price(game))

    # --- for bots --------------------------------------------------------------------------

    def worth(self, game: Game, seat: Seat, value: float) -> float:
        """What the token promises."""
        return value + prospect(game, seat)


def _space_of_englishman(game: Game) -> Space | None:
    return game.state.rondel.pieces.get(ENGLISHMAN)


HAMMER = HammerOfTheScots()
