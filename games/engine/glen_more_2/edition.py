"""Glen More II: Chronicles as an edition: its settings and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import asdict, replace

from games.engine.common.activation import Activate, TakeBenefits
from games.engine.common.market import Sell
from games.engine.common.payment import GiveScotsman
from games.engine.common.placement import free_cells, line_end
from games.engine.common.production import GainPoints
from games.engine.common.scoring import HoldScoring, card_lines, lines_unless_zero, tile_penalty
from games.engine.common.setup import FIXED_ORDER, blank_table, shuffle_stack, start_order
from games.engine.common.trade import Way
from games.engine.common.turn import DIE, DieMove, RollDie, TakeTile
from games.engine.core.agenda import Step
from games.engine.core.catalogue import Value
from games.engine.core.choices import Cell, Cells, Seat, Space
from games.engine.core.edition import Edition, Setup
from games.engine.core.effects import FREE, Tile
from games.engine.core.facts import Piece, PointsScored, Reason
from games.engine.core.printed import ClanFace, RoadFace
from games.engine.core.refusals import BadSetup
from games.engine.core.state import State, Territory
from games.engine.core.views import SeatView, base_seat_view
from i18n import translate

from .asides import WalkOrForgo
from .building import cells_to_cover
from .changes import CHANGES, DIE_MOVES_ON, ONE_WAY_PAYMENTS
from .clan_board import KEY, ClanBoard, PlaceMarker, clan_face, has_clan
from .clans import CLAN_ROADS, CLANS, DAVID_HUME, MACGREGOR, MACKINTOSH, SINCLAIR
from .facts import EndReached
from .features import features
from .landmarks import CASTLE_SCOTSMEN
from .territory import HOME_CASTLE, START, Territory2, territory_of
from .tiles import CASTLE, DISTIL, STACKS, STARTING_VILLAGE, THE_END, TILES
from .turn import (
    CloseTurn,
    SetAside,
    TakeConsolation,
    WelcomePerson,
    all_finished,
    die_move,
    end_space,
    former_die_move,
)

if TYPE_CHECKING:
    from games.engine.core.game import Game

WITH_DIE = "die"
SHORT_GAME = "short-game"
START_COINS = Value((5, 6, 7, 8))
SCOTSMEN_IN_SUPPLY = Value(8)
CLAN_MARKERS = Value(10)
#: Reconstructed.
RONDEL_SPACES = Value(14)
#: What clan MacGregor adds to a whisky tile.
MACGREGOR_WAY = Way(0, FREE, GainPoints(3, "macgregor"))

#: What each comparison of a scoring counts, before cards that change it.
COMPARED: Mapping[str, Callable[[Territory2], int]] = {
    CASTLE_SCOTSMEN: lambda territory: territory.scotsmen.get(HOME_CASTLE, 0),
    "landmarks": lambda territory: len(territory.cards),
    "whisky": lambda territory: territory.whisky,
    "persons": lambda territory: len(territory.persons) + (DAVID_HUME in territory.persons),
}


class SeatView2(SeatView, frozen=True, kw_only=True):
    """A seat as everybody sees it: nothing is hidden in Glen More II."""

    supply: int
    markers: int
    persons: tuple[str, ...]
    covered: tuple[tuple[Cell, tuple[str, ...]], ...]


class GlenMore2(Edition):
    """Glen More II: Chronicles, the base game."""

    id = "glen-more-2"
    name = "Glen More II: Chronicles"
    changes = CHANGES
    players = range(2, 5)
    players_rule = "G2-SET-1"
    goods = ("wood", "stone", "barley", "sheep", "cattle")
    supports_chronicles = True
    options: ClassVar = {
        WITH_DIE: "G2-SET-5",
        SHORT_GAME: "G2-SET-7",
        FIXED_ORDER: "G2-SET-4",
    }
    tiles = TILES
    pieces = (DIE,)
    unstacked_tiles = (STARTING_VILLAGE, CASTLE, DAVID_HUME)
    rondel_spaces = RONDEL_SPACES
    tile_capacity = 3
    own_goods_first = False
    rules: ClassVar = {
        "turn": "G2-TURN-1",
        "advance": "G2-TURN-3",
        "take": "G2-TURN-4",
        "discard": "G2-TURN-5",
        "pay": "G2-PLC-4",
        "buy": "G2-MKT-2",
        "buy-to-pay": "G2-MKT-2",
        "own-first": "G2-MKT-2",
        "sell": "G2-MKT-3",
        "not-traded": "G2-MKT-4",
        "place": "G2-PLC-1",
        "place-beside": "G2-PLC-1",
        "place-near": "G2-PLC-2",
        "place-line": "G2-PLC-3",
        "place-open": "G2-PLC-3",
        "overbuild": "G2-OVB-1",
        "activate": "G2-ACT-1",
        "activate-anywhere": "G2-CLN-3",
        "choose-good": "G2-ACT-2",
        "one-time": "G2-ONE-1",
        "lochy": "G2-LMK-Lochy",
        "inverness": "G2-LMK-Inverness",
        "exchange": "G2-ACT-3",
        "points": "G2-ACT-5",
        "macgregor": "G2-CLN-MacGregor",
        "walk": "G2-ACT-4",
        "forgo": "G2-CLN-MacLachlan",
        "recruit": "G2-ONE-1",
        "put": "G2-CLN-3",
        "give-scotsman": "G2-TURN-6",
        "claim": "G2-CLN-1",
        "claimed": "G2-CLN-2",
        "markers": "G2-SET-3",
        "build": "G2-CLN-Munro",
        "remove": "G2-RMV-1",
        "save": "G2-RMV-2",
        "scoring": "G2-SCO-1",
    }
    words: ClassVar = {"scotsman": "Scotsman", "paid": "Scotsman", "rondel": "rondel"}
    asides = (Sell(), WalkOrForgo())
    territory = Territory2
    scotsman_payment = GiveScotsman
    comparisons = tuple(COMPARED)
    scored_stacks = STACKS[1:-1]
    last_scoring = "at the end"

    # --- the clan board --------------------------------------------------------------------

    def clan_faces(self, rules: int) -> tuple[ClanFace, ...]:
        """All 22 fields."""
        return tuple(clan_face(clan, rules) for clan in CLANS.under(rules))

    def road_faces(self, rules: int) -> tuple[RoadFace, ...]:
        """All roads."""
        roads = CLAN_ROADS.under(rules).values()
        return tuple(RoadFace(road.start, road.end, road.cost) for road in roads)

    # --- set-up ----------------------------------------------------------------------------

    def check(self, setup: Setup) -> None:
        """Refuse the die option with 2 players, where the die always takes part."""
        super().check(setup)
        if setup.players == 2 and WITH_DIE in setup.options:
            raise BadSetup(translate("glen-more-2-die-plays"), rule="G2-SET-5")

    def blank(self, setup: Setup) -> State:
        """Return a table with home territories, coins, pieces and market, but no tiles."""
        territories: list[Territory] = [self._home(setup.rules) for _ in range(setup.players)]
        state = blank_table(self, setup, territories, STACKS)
        state.boards[KEY] = ClanBoard()
        self._line_up(setup, state, range(setup.players))
        return state

    def _line_up(self, setup: Setup, state: State, seats: Iterable[Seat]) -> None:
        """Place pieces, hindmost first, with their coins, and the die (G2-SET-4, G2-SET-5)."""
        state.rondel.pieces = {seat: space for space, seat in enumerate(seats)}
        for seat, coins in zip(state.rondel.pieces, START_COINS.under(setup.rules), strict=False):
            state.territories[int(seat)].coins = coins
        if setup.players == 2 or WITH_DIE in setup.options:
            state.rondel.pieces[DIE] = setup.players

    def _home(self, rules: int) -> Territory2:
        """Return two home tiles and a Scotsman on the village (G2-SET-1, G2-SET-2)."""
        return Territory2(
            {START: STARTING_VILLAGE, HOME_CASTLE: CASTLE},
            {},
            {START: 1},
            supply=SCOTSMEN_IN_SUPPLY.under(rules),
            markers=CLAN_MARKERS.under(rules),
        )

    def set_up(self, game: Game) -> None:
        """Shuffle the stacks, place the pieces, hand out the coins (G2-SET-4 to G2-SET-7)."""
        for stack in STACKS:
            shuffle_stack(game, stack, but=THE_END)
        self._hide_the_end(game)
        self._line_up(game.setup, game.state, start_order(game))

    def _hide_the_end(self, game: Game) -> None:
        """Put The End into the middle third of its stack, or on top (G2-SET-7)."""
        rest = [name for name in game.state.stacks["D"] if name != THE_END]
        total = sum(tile.stack == "D" for tile in game.tiles.values())
        gone = total - len(rest) - 1
        first, last = max(total // 3, gone), total - total // 3 - 1
        if SHORT_GAME in game.setup.options:
            first = last = 0
        place = first + game.draw(last - first + 1) - gone
        game.state.stacks["D"] = (*rest[:place], THE_END, *rest[place:])

    # --- turn ------------------------------------------------------------------------------

    def turn(self, game: Game, piece: Piece) -> tuple[Step, ...]:
        """Let a seat take a tile, or roll the die (G2-TURN-1, G2-TURN-2)."""
        act = TakeTile(piece) if isinstance(piece, int) else RollDie()
        return (act, CloseTurn())

    def stops(self, game: Game, seat: Seat, spaces: list[Space]) -> list[Space]:
        """Add The End (G2-END-1)."""
        end = end_space(game)
        return spaces if end is None else [*spaces, end]

    def on_stopped(self, game: Game, seat: Seat, space: Space) -> None:
        """End the turn of a seat that has moved to The End (G2-END-1)."""
        if space == end_space(game):
            game.emit(EndReached(seat, space))

    def set_aside(self, seat: Seat, tile: Tile, *, nested: bool) -> tuple[Step, ...]:
        """Add a clan marker for the person (G2-PER-1, G2-PER-2); then Loch Ness may be used."""
        steps = (SetAside(seat, tile.id), PlaceMarker(seat), WelcomePerson(seat, tile.id))
        return steps if nested else (*steps, Activate(seat))

    def after_placing(
        self, game: Game, seat: Seat, cell: Cell, *, nested: bool
    ) -> tuple[Step, ...]:
        """Return one-time effects, then activation (G2-ONE-1, G2-ACT-1, G2-ACT-7)."""
        everywhere = game.tile_at(seat, cell).activates_everywhere
        return (TakeBenefits(seat, cell), Activate(seat, (cell,), nested, everywhere))

    def die_move(self, game: Game, face: int) -> DieMove:
        """Move past tiles with icons; leave the game at The End (G2-DIE-1, G2-DIE-2)."""
        if game.uses_rule_change(DIE_MOVES_ON):
            return die_move(game, face)
        return former_die_move(game, face)

    def is_last_turn(self, game: Game) -> bool:
        """Return whether all seats have reached or passed The End (G2-END-2)."""
        return all_finished(game)

    def skips_one_way_payments(self, game: Game) -> bool:
        """Return True, but for games begun under rules 1."""
        return game.uses_rule_change(ONE_WAY_PAYMENTS)

    def may_always_discard(self, game: Game) -> bool:
        """Return False: only if no tile can be taken (G2-TURN-5)."""
        return False

    def after_discarding(self, game: Game, seat: Seat) -> tuple[Step, ...]:
        """Offer a coin or a movement point (G2-TURN-5)."""
        return (TakeConsolation(seat), Activate(seat))

    # --- placement -------------------------------------------------------------------------

    def anchors(self, game: Game, seat: Seat, without_scotsman_on: Cell | None = None) -> Cells:
        """Return the cells with Scotsmen, and with castles for clan Mackintosh."""
        cells = super().anchors(game, seat, without_scotsman_on)
        if not has_clan(game, seat, MACKINTOSH):
            return cells
        tiles = game.state.territories[seat].tiles
        return {*cells, *(cell for cell in tiles if game.tile_at(seat, cell).type == "castle")}

    def open_cells(self, game: Game, seat: Seat, tile: Tile, anchors: Cells) -> Iterator[Cell]:
        """Yield free cells beside the territory, or tiles to cover (G2-PLC-1 to 3, G2-OVB-1)."""
        find = cells_to_cover if tile.overbuild else free_cells
        return find(game, seat, tile, anchors)

    def line_cells(self, territory: Territory, tile: Tile) -> list[Cell] | None:
        """Return the ends of row 0 for river tiles (G2-PLC-3)."""
        if not tile.river:
            return None
        return [line_end(territory, (-1, 0)), line_end(territory, (1, 0))]

    def keeps_lines_open(self, cell: Cell) -> bool:
        """Reserve row 0 for the river (G2-PLC-3)."""
        return cell[1] != 0

    # --- trade -----------------------------------------------------------------------------

    def trade_ways(
        self, game: Game, seat: Seat, tile: Tile, ways: tuple[Way, ...]
    ) -> tuple[Way, ...]:
        """Add what Sinclair and MacGregor allow."""
        if tile.type == "trade" and has_clan(game, seat, SINCLAIR):
            return tuple(replace(way, cost=replace(way.cost, replaceable=1)) for way in ways)
        if tile.activate == DISTIL and has_clan(game, seat, MACGREGOR):
            return (MACGREGOR_WAY, *ways)
        return ways

    # --- scoring ---------------------------------------------------------------------------

    def on_stack_exhausted(self, game: Game, stack: str) -> None:
        """Hold a scoring after A, B and C (G2-TURN-8), none after S and D (G2-TURN-9)."""
        if stack in self.scored_stacks:
            game.then(HoldScoring(stack))

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """Count Scotsmen on the Home Castle, landmark cards, whisky or persons (G2-SCO-1)."""
        territory = territory_of(game, seat)
        if comparison not in COMPARED:
            return value
        if territory.cards:
            value += sum(card.strength(comparison, territory) for card in game.cards(territory))
        return value + COMPARED[comparison](territory)

    def end_lines(
        self, game: Game, seat: Seat, lines: tuple[PointsScored, ...]
    ) -> tuple[PointsScored, ...]:
        """Add the penalty for a large territory, coins and landmarks (G2-END-2)."""
        territory = game.state.territories[seat]
        return (
            *lines,
            *lines_unless_zero(seat, Reason("tiles"), -tile_penalty(game, seat), "G2-END-2"),
            *lines_unless_zero(seat, Reason("coins"), territory.coins, "G2-END-2"),
            *card_lines(game, seat),
        )

    def features(self, game: Game, seat: Seat, found: dict[str, float]) -> dict[str, float]:
        """Add clans and Scotsmen near the Home Castle."""
        return found | features(game, seat)

    # --- hidden information ------------------------------------------------------------------

    def shows_points(self, game: Game, seat: Seat, viewer: Seat | None) -> bool:
        """Return True: points are public (G2-SET-10)."""
        return True

    def seat_view(self, game: Game, seat: Seat, viewer: Seat | None) -> SeatView:
        """Return everything."""
        territory = territory_of(game, seat)
        return SeatView2(
            **asdict(base_seat_view(game, seat, viewer)),
            supply=territory.supply,
            markers=territory.markers,
            persons=territory.persons,
            covered=tuple(territory.covered.items()),
        )

    def redeal(self, game: Game, viewer: Seat | None) -> None:
        """Shuffle the stacks, and with them the place of The End (G2-SET-10)."""
        stacks = game.state.stacks
        the_end_is_in = THE_END in stacks["D"]
        for stack, tiles in stacks.items():
            stacks[stack] = game.shuffled(sorted(name for name in tiles if name != THE_END))
        if the_end_is_in:
            self._hide_the_end(game)


GLEN_MORE_2 = GlenMore2()
