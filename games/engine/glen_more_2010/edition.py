"""Glen More (2010) as an edition: its settings and rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import asdict

from games.engine.common.activation import Activate, TakeBenefits
from games.engine.common.market import Sell
from games.engine.common.placement import free_cells, line_end
from games.engine.common.scoring import (
    HoldScoring,
    card_lines,
    end_game,
    lines_unless_zero,
    tile_penalty,
)
from games.engine.common.setup import FIXED_ORDER, blank_table, shuffle_stack, start_order
from games.engine.common.turn import (
    DIE,
    DieMove,
    NextTurn,
    Refill,
    RollDie,
    TakeTile,
    spaces_to_refill,
)
from games.engine.core.agenda import Step
from games.engine.core.catalogue import Value
from games.engine.core.choices import Cell, Cells, Seat, Space
from games.engine.core.edition import Edition, Setup
from games.engine.core.effects import Tile
from games.engine.core.facts import Piece, PointsScored, Reason
from games.engine.core.state import State, Territory
from games.engine.core.views import SeatView, base_seat_view

from .asides import GiveClanMember, WalkOrPromote
from .changes import CHANGES
from .locations import CHIEFTAINS
from .territory import Territory2010, territory_of
from .tiles import STACKS, START_VILLAGE, TILES

if TYPE_CHECKING:
    from games.engine.core.game import Game

LENIENT_TAKE = "lenient-take"
OPEN_SCORES = "open-scores"
HOME = (0, 0)
START_COINS = Value(6)
RONDEL_SPACES = Value(14)


def starting_spaces(seats: Iterable[Seat]) -> dict[Piece, Space]:
    """Return the starting spaces; with up to 3 players the die is in front (G1-SET-4, G1-SET-5)."""
    order: list[Piece] = [*seats]
    if len(order) <= 3:
        order.append(DIE)
    return {piece: space for space, piece in enumerate(order)}


class SeatView2010(SeatView, frozen=True, kw_only=True):
    """The visible part of a seat, chieftains included."""

    chieftains: int


class GlenMore2010(Edition):
    """Glen More (2010)."""

    id = "glen-more-2010"
    name = "Glen More (2010)"
    changes = CHANGES
    players = range(2, 6)
    players_rule = "G1-SET-1"
    goods = ("wood", "stone", "grain", "cattle", "sheep")
    options: ClassVar = {
        OPEN_SCORES: "G1-SET-9",
        LENIENT_TAKE: "G1-TURN-6",
        FIXED_ORDER: "G1-SET-4",
    }
    tiles = TILES
    pieces = (DIE,)
    unstacked_tiles = (START_VILLAGE,)
    rondel_spaces = RONDEL_SPACES
    tile_capacity = 3
    own_goods_first = True
    rules: ClassVar = {
        "turn": "G1-TURN-1",
        "advance": "G1-TURN-3",
        "take": "G1-TURN-4",
        "discard": "G1-TURN-5",
        "discard-any": "G1-TURN-6",
        "pay": "G1-PLC-5",
        "buy": "G1-MKT-2",
        "buy-to-pay": "G1-MKT-3",
        "own-first": "G1-MKT-4",
        "sell": "G1-MKT-5",
        "not-traded": "G1-MKT-6",
        "place": "G1-PLC-1",
        "place-beside": "G1-PLC-1",
        "place-near": "G1-PLC-2",
        "place-line": "G1-PLC-3",
        "place-open": "G1-PLC-4",
        "activate": "G1-ACT-2",
        "choose-good": "G1-ACT-5",
        "lochy": "G1-LOC-3",
        "shiel": "G1-LOC-6",
        "exchange": "G1-ACT-6",
        "walk": "G1-ACT-8",
        "last-member": "G1-ACT-9",
        "give-scotsman": "G1-LOC-5",
        "scoring": "G1-SCO-2",
    }
    words: ClassVar = {
        "scotsman": "clan member",
        "paid": "clan member or chieftain",
        "rondel": "circuit",
    }
    asides = (Sell(), WalkOrPromote())
    territory = Territory2010
    scotsman_payment = GiveClanMember
    comparisons = ("whisky", CHIEFTAINS, "special locations")
    scored_stacks = STACKS[1:]
    last_scoring = STACKS[-1]

    # --- set-up ----------------------------------------------------------------------------

    def blank(self, setup: Setup) -> State:
        """Return a table with start villages, coins and pieces, but no tiles (G1-SET-3)."""
        territories: list[Territory] = [
            Territory2010({HOME: START_VILLAGE}, {}, {HOME: 1}, START_COINS.under(setup.rules))
            for _ in range(setup.players)
        ]
        state = blank_table(self, setup, territories, STACKS)
        state.rondel.pieces = starting_spaces(range(setup.players))
        return state

    def set_up(self, game: Game) -> None:
        """Shuffle the stacks and put the pieces on the circuit (G1-SET-2 to G1-SET-5)."""
        for stack in STACKS:
            shuffle_stack(game, stack)
        game.state.rondel.pieces = starting_spaces(start_order(game))

    # --- turn ------------------------------------------------------------------------------

    def turn(self, game: Game, piece: Piece) -> tuple[Step, ...]:
        """Let a seat take a tile or roll the die, then refill the circuit (G1-TURN-2)."""
        act = TakeTile(piece) if isinstance(piece, int) else RollDie()
        return (act, Refill(), NextTurn())

    def after_placing(
        self, game: Game, seat: Seat, cell: Cell, *, nested: bool
    ) -> tuple[Step, ...]:
        """Return one-time benefits, then activation (G1-ACT-1, G1-ACT-2)."""
        everywhere = game.tile_at(seat, cell).activates_everywhere
        return (TakeBenefits(seat, cell), Activate(seat, (cell,), everywhere=everywhere))

    def die_move(self, game: Game, face: int) -> DieMove:
        """Return the space as many tiles ahead, or the last one (G1-DIE-1, G1-DIE-2)."""
        spaces = game.state.rondel.ahead_of(DIE)
        return DieMove(spaces[min(face, len(spaces)) - 1])

    def is_last_turn(self, game: Game) -> bool:
        """Return whether the refill will lay the last tile (G1-SCO-1, G1-SCO-3)."""
        left = sum(len(tiles) for tiles in game.state.stacks.values())
        return left <= len(spaces_to_refill(game))

    def may_always_discard(self, game: Game) -> bool:
        """Return whether the table option allows it (G1-TURN-6)."""
        return LENIENT_TAKE in game.setup.options

    def after_discarding(self, game: Game, seat: Seat) -> tuple[Step, ...]:
        """Let one clan member move, but not become a chieftain (G1-TURN-5)."""
        game.state.turn.walks = 1
        return (Activate(seat),)

    # --- placement -------------------------------------------------------------------------

    def open_cells(self, game: Game, seat: Seat, tile: Tile, anchors: Cells) -> Iterator[Cell]:
        """Return free cells beside the territory (G1-PLC-1 to G1-PLC-4)."""
        return free_cells(game, seat, tile, anchors)

    def line_cells(self, territory: Territory, tile: Tile) -> list[Cell] | None:
        """Return the ends of column 0 for river tiles, of row 0 for road tiles (G1-PLC-3)."""
        if tile.river:
            return [line_end(territory, (0, -1)), line_end(territory, (0, 1))]
        if tile.road:
            return [line_end(territory, (-1, 0)), line_end(territory, (1, 0))]
        return None

    def keeps_lines_open(self, cell: Cell) -> bool:
        """Reserve column 0 for the river and row 0 for the road (G1-PLC-4)."""
        return cell[0] != 0 and cell[1] != 0

    # --- scoring ---------------------------------------------------------------------------

    def on_stack_exhausted(self, game: Game, stack: str) -> None:
        """Hold a scoring after stacks 1, 2 and 3, the end after the last (G1-SCO-1, G1-SCO-3)."""
        if stack == STACKS[-1]:
            end_game(game)
        elif stack in self.scored_stacks:
            game.then(HoldScoring(stack))

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """Count whisky, chieftains with bonnets, or cards (G1-SCO-2)."""
        territory = territory_of(game, seat)
        own = {
            "whisky": territory.whisky,
            CHIEFTAINS: territory.chieftains,
            "special locations": len(territory.cards),
        }
        if territory.cards:
            value += sum(card.strength(comparison, territory) for card in game.cards(territory))
        return value + own[comparison]

    def end_lines(
        self, game: Game, seat: Seat, lines: tuple[PointsScored, ...]
    ) -> tuple[PointsScored, ...]:
        """Add cards, coins and the penalty for a large territory (G1-SCO-3)."""
        territory = game.state.territories[seat]
        return (
            *lines,
            *card_lines(game, seat),
            *lines_unless_zero(seat, Reason("coins"), territory.coins, "G1-SCO-3"),
            *lines_unless_zero(seat, Reason("tiles"), -tile_penalty(game, seat), "G1-SCO-3"),
        )

    # --- hidden information ------------------------------------------------------------------

    def shows_points(self, game: Game, seat: Seat, viewer: Seat | None) -> bool:
        """Show only the viewer's own total until the end (G1-SET-9)."""
        return seat == viewer or game.over or OPEN_SCORES in game.setup.options

    def seat_view(self, game: Game, seat: Seat, viewer: Seat | None) -> SeatView:
        """Return everything except hidden points."""
        chieftains = territory_of(game, seat).chieftains
        return SeatView2010(**asdict(base_seat_view(game, seat, viewer)), chieftains=chieftains)

    def redeal(self, game: Game, viewer: Seat | None) -> None:
        """Shuffle the stacks, whose order is hidden."""
        for stack, tiles in game.state.stacks.items():
            game.state.stacks[stack] = game.shuffled(sorted(tiles))


GLEN_MORE_2010 = GlenMore2010()
