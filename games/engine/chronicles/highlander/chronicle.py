"""The rules of Highlander, as a listener."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.engine.common.activation import Activate
from games.engine.core.choices import Choice, Seat, Space
from games.engine.core.chronicle import Chronicle
from games.engine.core.effects import Cost
from games.engine.core.printed import Component, Printed
from games.engine.core.state import Board
from i18n import translate

from .board import (
    COIN,
    KEY,
    MOUNTAIN,
    SPACES,
    TILES,
    HighlanderBoard,
    current_highlander,
    first_space,
    is_beyond_the_gap,
    mountain_space,
)
from .collecting import ClearMountain
from .toll import PassMountain, has_something, put_on_mountain, with_toll
from .valuation import features, future_points

if TYPE_CHECKING:
    from games.engine.core.edition import Setup
    from games.engine.core.facts import Piece
    from games.engine.core.game import Game


class Highlander(Chronicle):
    """A mountain on the rondel: passers leave something there, and who stops takes it all."""

    number = 2
    name = "Highlander: There Can Be Only One"
    for_beginners = True
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

    # --- position --------------------------------------------------------------------------

    def components(self, rules: int) -> Iterable[Component]:
        """List the components other than tiles."""
        yield Component(translate("highlander-spaces"), SPACES, known=True)

    def printed(self, rules: int) -> Iterable[Printed]:
        """Return the description of the mountain."""
        yield Printed("tile", MOUNTAIN, translate("highlander-tile"), rule="C2-MTN-1")

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Return an empty mountain."""
        return {KEY: HighlanderBoard()}

    def on_set_up(self, game: Game) -> None:
        """Put the mountain right before the empty space (C2-SET-1)."""
        game.state.rondel.lay(first_space(game), MOUNTAIN)

    def on_refill_began(self, game: Game) -> None:
        """Move the mountain one round on once all have passed it (C2-SET-2)."""
        rondel, space = game.state.rondel, mountain_space(game)
        if space < min(rondel.pieces.values()):
            del rondel.tiles[space]
            rondel.lay(space + game.edition.rondel_spaces.under(game.setup.rules), MOUNTAIN)

    def refilled(self, game: Game, spaces: list[Space]) -> list[Space]:
        """Skip its second space, and the gap before it if it was just passed (C2-SET-2)."""
        space = mountain_space(game)
        empty = {space + 1, space - 1} if is_beyond_the_gap(game) else {space + 1}
        return [each for each in spaces if each not in empty]

    # --- passing it ------------------------------------------------------------------------

    def on_space_passed(self, game: Game, piece: Piece, space: Space) -> None:
        """Collect the toll; the pool pays for other pieces (C2-MTN-1, C2-MTN-4)."""
        if game.state.rondel.tiles.get(space) != MOUNTAIN:
            return
        if isinstance(piece, int):
            game.then(PassMountain(piece))
        else:
            put_on_mountain(game, piece, COIN)

    def path_costs(
        self, game: Game, seat: Seat, space: Space, costs: tuple[Cost, ...]
    ) -> tuple[Cost, ...]:
        """Add the toll to costs beyond the mountain if the seat can pay it (G2-CHR-3)."""
        on_the_way = game.state.rondel.pieces[seat] < mountain_space(game) < space
        if not on_the_way or not has_something(game, seat):
            return costs
        return tuple(each for cost in costs for each in with_toll(cost))

    # --- standing on it --------------------------------------------------------------------

    def stops(self, game: Game, seat: Seat, spaces: list[Space]) -> list[Space]:
        """Add the mountain, if nobody is there (C2-MTN-2)."""
        space = mountain_space(game)
        return spaces if self._why_not_climb(game) else [*spaces, space]

    def move_ban(
        self, game: Game, seat: Seat, move: Choice, why: tuple[str, str] | None
    ) -> tuple[str, str] | None:
        """Explain why a seat cannot stop on the mountain."""
        if move != ("go", mountain_space(game)):
            return why
        return why or self._why_not_climb(game)

    def on_stopped(self, game: Game, seat: Seat, space: Space) -> None:
        """Continue with a turn without a tile (G2-CHR-4)."""
        if game.state.rondel.tiles.get(space) == MOUNTAIN:
            game.then(Activate(seat))

    def on_turn_began(self, game: Game, piece: Piece) -> None:
        """Let the seat on the mountain take everything first (C2-MTN-2)."""
        if isinstance(piece, int) and current_highlander(game) == piece:
            game.then(ClearMountain(piece))

    def on_game_ending(self, game: Game) -> None:
        """Let the seat on the mountain take everything before the last scoring (C2-MTN-3)."""
        seat = current_highlander(game)
        if seat is not None:
            game.then(ClearMountain(seat, at_the_end=True))

    # --- for bots --------------------------------------------------------------------------

    def position_value(self, game: Game, seat: Seat, value: float) -> float:
        """Add the expected value of the place on the mountain."""
        return value + future_points(game, seat)

    def features(self, game: Game, seat: Seat, found: dict[str, float]) -> dict[str, float]:
        """Add the mountain."""
        return found | features(game, seat)

    # --- helpers ---------------------------------------------------------------------------

    def _why_not_climb(self, game: Game) -> tuple[str, str] | None:
        rondel, space = game.state.rondel, mountain_space(game)
        if space in rondel.pieces.values():
            return "climb", translate("highlander-only-one")
        if is_beyond_the_gap(game):
            return "beyond-the-gap", translate("highlander-beyond")
        return None


HIGHLANDER = Highlander()
