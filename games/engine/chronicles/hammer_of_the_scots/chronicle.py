"""The rules of Hammer of the Scots, as a listener."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.common.market import FIELDS
from games.engine.common.production import GainCoins
from games.engine.core.chronicle import Chronicle
from games.engine.core.printed import Component, Printed
from games.engine.core.state import Board
from i18n import translate

from .acting import LetEnglandAct, price
from .board import ENGLISHMAN, KEY, HammerOfTheScotsBoard, hammer_of_the_scots_board
from .tiles import TILES
from .token import take_token
from .valuation import features, future_points

if TYPE_CHECKING:
    from games.engine.core.agenda import Step
    from games.engine.core.choices import Seat, Space
    from games.engine.core.edition import Setup
    from games.engine.core.effects import Cost, Tile
    from games.engine.core.facts import Piece
    from games.engine.core.game import Game


class HammerOfTheScots(Chronicle):
    """One more piece on the rondel, played by the holder of the England token."""

    number = 4
    name = "Hammer of the Scots"
    length = 2
    difficulty = 2
    min_players = 3
    players_rule = "C4-SET-1"
    tiles = TILES
    pieces = (ENGLISHMAN,)
    rules: ClassVar = {"england": "C4-ENG-2", "england-lands": "C4-ENG-5"}

    def components(self, rules: int) -> Iterable[Component]:
        """List the components other than tiles."""
        fields = ", ".join(str(field + 1) for field in range(FIELDS))
        yield Component(translate("hammer-of-the-scots-row-coins"), fields, known=True)
        yield Component(translate("hammer-of-the-scots-row-filled"), 1, known=True)

    def printed(self, rules: int) -> Iterable[Printed]:
        """Return the fields of the England row, and the Englishman."""
        for field in range(1, FIELDS + 1):
            yield Printed("england-row", str(field), GainCoins(field).words(), value=field)
        words, alone = (
            translate("hammer-of-the-scots-englishman"),
            translate("hammer-of-the-scots-englishman-alone"),
        )
        yield Printed("piece", ENGLISHMAN, words, rule="C4-ENG-2", title=alone)

    # --- set-up ----------------------------------------------------------------------------

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Put 1 coin on the England row; nobody has the token (C4-SET-1)."""
        return {KEY: HammerOfTheScotsBoard()}

    def on_set_up(self, game: Game) -> None:
        """Put the Englishman where the first A tile would be, ahead of the S tiles (C4-SET-1)."""
        pieces = game.state.rondel.pieces
        pieces[ENGLISHMAN] = max(pieces.values()) + len(game.state.stacks["S"]) + 1

    # --- the token ---------------------------------------------------------------------------

    def on_space_passed(self, game: Game, piece: Piece, space: Space) -> None:
        """Give the token to the first player who passes the Englishman (C4-ENG-1)."""
        nobody = hammer_of_the_scots_board(game).holder is None
        if nobody and isinstance(piece, int) and space == _space_of_englishman(game):
            take_token(game, piece)

    # --- the turn of the Englishman ----------------------------------------------------------

    def turn_steps(self, game: Game, piece: Piece, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """Let the holder of the token play the Englishman's turn (C4-ENG-2)."""
        return (LetEnglandAct(), *steps[1:]) if piece == ENGLISHMAN else steps

    def tile_cost(self, game: Game, seat: Seat, tile: Tile, cost: Cost) -> Cost:
        """Add the price of the England row in the Englishman's turn (C4-ENG-2)."""
        if game.state.turn.own:
            return cost
        return replace(cost, coins=cost.coins + price(game))

    # --- for bots --------------------------------------------------------------------------

    def position_value(self, game: Game, seat: Seat, value: float) -> float:
        """Add the expected value of the token."""
        return value + future_points(game, seat)

    def features(self, game: Game, seat: Seat, found: dict[str, float]) -> dict[str, float]:
        """Add the England token."""
        return found | features(game, seat)


def _space_of_englishman(game: Game) -> Space | None:
    return game.state.rondel.pieces.get(ENGLISHMAN)


HAMMER_OF_THE_SCOTS = HammerOfTheScots()
