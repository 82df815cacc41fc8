"""How does the mountain change the game?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.engine.choices import Choice, Seat, Space
from games.engine.chronicles.chronicle import Chronicle, Component, Printed
from games.engine.common.activation import Activate
from games.engine.effects import Cost
from games.engine.state import Board
from words import say

from .board import (
    COIN,
    KEY,
    MOUNTAIN,
    SPACES,
    TILES,
    Mountain,
    first_space,
    highlander,
    is_beyond_the_gap,
    mountain_space,
)
from .collecting import ClearMountain
from .prospects import prospect
from .toll import PassMountain, has_something, put_on_mountain, with_toll

if TYPE_CHECKING:
    from games.engine.edition import Setup
    from games.engine.facts import Piece
    from games.engine.game import Game


class Highlander(Chronicle):
    """A mountain on the rondel where all leave something, and one stands and takes it."""

    number = 2
    name = "Highlander: There Can Be Only One"
    for_first = True
    tiles = TILES
    verbs: ClassVar = {"toll": ("good", "cell")}
    rules: ClassVar = {
        "toll": "C2-MTN-1",
        "climb": "C2-MTN-2",
        "collect": "C2-MTN-2",
        "collect-at-the-end": "C2-MTN-3",
        "beyond-the-gap": "C2-SET-2",
        "way": "G2-CHR-3",
    }

    # --- where it lies ---------------------------------------------------------------------

    def components(self) -> Iterable[Component]:
        """What lies in the box besides tiles."""
        yield Component(say("highlander-spaces"), SPACES, known=True)

    def printed(self) -> Iterable[Printed]:
        """What is to be known of the mountain."""
        yield Printed("tile", MOUNTAIN, say("highlander-tile"), rule="C2-MTN-1")

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Nothing lies on it."""
        return {KEY: Mountain()}

    def on_set_up(self, game: Game) -> None:
        """It lies right before the empty space (C2-SET-1)."""
        game.state.rondel.lay(first_space(game), MOUNTAIN)

    def on_refill_began(self, game: Game) -> None:
        """All have passed it: they come to the same two spaces again (C2-SET-2)."""
        rondel, space = game.state.rondel, mountain_space(game)
        if space < min(rondel.pieces.values()):
            del rondel.tiles[space]
            rondel.lay(space + game.edition.rondel_spaces, MOUNTAIN)

    def refilled(self, game: Game, spaces: list[Space]) -> list[Space]:
        """Neither its second space nor the gap before it, if it was just passed (C2-SET-2)."""
        space = mountain_space(game)
        empty = {space + 1, space - 1} if is_beyond_the_gap(game) else {space + 1}
        return [each for each in spaces if each not in empty]

    # --- passing it ------------------------------------------------------------------------

    def on_space_passed(self, game: Game, piece: Piece, space: Space) -> None:
        """A player puts something on it; for other pieces the pool does (C2-MTN-1, C2-MTN-4)."""
        if game.state.rondel.tiles.get(space) != MOUNTAIN:
            return
        if isinstance(piece, int):
            game.then(PassMountain(piece))
        else:
            put_on_mountain(game, piece, COIN)

    def way_costs(
        self, game: Game, seat: Seat, space: Space, costs: tuple[Cost, ...]
    ) -> tuple[Cost, ...]:
        """Beyond it the toll is due too, if there is anything to pay it with (G2-CHR-3)."""
        on_the_way = game.state.rondel.pieces[seat] < mountain_space(game) < space
        if not on_the_way or not has_something(game, seat):
            return costs
        return tuple(each for cost in costs for each in with_toll(cost))

    # --- standing on it --------------------------------------------------------------------

    def stops(self, game: Game, seat: Seat, spaces: list[Space]) -> list[Space]:
        """The mountain, if nobody stands there (C2-MTN-2)."""
        space = mountain_space(game)
        return spaces if self._why_not_climb(game) else [*spaces, space]

    def barred(
        self, game: Game, seat: Seat, move: Choice, why: tuple[str, str] | None
    ) -> tuple[str, str] | None:
        """Say why somebody cannot stop on the mountain."""
        if move != ("go", mountain_space(game)):
            return why
        return why or self._why_not_climb(game)

    def on_stopped(self, game: Game, seat: Seat, space: Space) -> None:
        """The rest is a turn without a tile (G2-CHR-4)."""
        if game.state.rondel.tiles.get(space) == MOUNTAIN:
            game.then(Activate(seat))

    def on_turn_began(self, game: Game, piece: Piece) -> None:
        """Who stands on it takes all before anything else (C2-MTN-2)."""
        if isinstance(piece, int) and highlander(game) == piece:
            game.then(ClearMountain(piece))

    def on_game_ending(self, game: Game) -> None:
        """Who stands on it at the end takes all before the last scoring (C2-MTN-3)."""
        seat = highlander(game)
        if seat is not None:
            game.then(ClearMountain(seat, at_the_end=True))

    # --- for bots --------------------------------------------------------------------------

    def worth(self, game: Game, seat: Seat, value: float) -> float:
        """What the place on the mountain promises."""
        return value + prospect(game, seat)

    # --- inside ----------------------------------------------------------------------------

    def _why_not_climb(self, game: Game) -> tuple[str, str] | None:
        rondel, space = game.state.rondel, mountain_space(game)
        if space in rondel.pieces.values():
            return "climb", say("highlander-only-one")
        if is_beyond_the_gap(game):
            return "beyond-the-gap", say("highlander-beyond")
        return None


HIGHLANDER = Highlander()
