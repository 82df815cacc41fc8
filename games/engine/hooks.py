"""Where may others speak?

A short fixed list of hooks. Events (`on_...`) are told that something happened and may put
steps on the agenda; folds get a value and return it, changed or not. The edition is the
first listener. A hook that nobody overrides costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from .choices import Cell, Choice, Seat, Space

if TYPE_CHECKING:
    from .agenda import Decision, Step
    from .common.trading import Way
    from .effects import Cost, Tile
    from .facts import Fact, Piece, PointsScored
    from .game import Game


class Aside:
    """Something a seat may do at many moments of its turn, besides the question in hand."""

    name: ClassVar[str]
    verbs: ClassVar[tuple[str, ...]]
    #: What its rule is about; without it, the verb or the name tells.
    topic: ClassVar[str] = ""

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """The ways to do it now."""
        raise NotImplementedError

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Do it; the question in hand stays."""
        raise NotImplementedError

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Why it cannot be done so: the rule's topic and a sentence."""
        raise NotImplementedError


class RuleChange(Struct, frozen=True):
    """What a later version of the rules does otherwise: games that began before go on as they were.

    Where code differs it asks `game.follows(name)`; where only tiles differ, they stand here
    as they were before.
    """

    #: The first version that has it.
    version: int
    text: str
    tiles_before: Mapping[str, Tile] = {}


class Listener:
    """One who may speak at the hooks. It keeps nothing itself: what it knows is in the state.

    Besides, it brings tables: tiles (and which others they replace), neutral pieces, asides, the
    verbs of its choices, the rule behind each topic that a question or refusal may name, and by
    name what changed since the oldest version of the rules that is still played.
    """

    tiles: ClassVar[Mapping[str, Tile]] = {}
    replaces: ClassVar[tuple[str, ...]] = ()
    #: The pieces on the rondel that are nobody's.
    pieces: ClassVar[tuple[str, ...]] = ()
    asides: ClassVar[tuple[Aside, ...]] = ()
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    #: The verbs of choices that name something which only the seat that chooses may know.
    secret_verbs: ClassVar[tuple[str, ...]] = ()
    rules: ClassVar[Mapping[str, str]] = {}
    changes: ClassVar[Mapping[str, RuleChange]] = {}

    def on_set_up(self, game: Game) -> None:
        """The stacks are shuffled and the pieces stand; no tile has been laid."""

    def on_turn_began(self, game: Game, piece: Piece) -> None:
        """A piece is hindmost; what is pushed comes before all else in its turn."""

    def on_refill_began(self, game: Game) -> None:
        """A refill begins: no passed tile has been discarded and none has been laid."""

    def on_told(self, game: Game, fact: Fact) -> None:
        """Something happened, of which a fact tells; the state is already so.

        What is pushed comes before all that waits, but after what the teller pushes later on: so
        what is pushed when an activation is told comes after the whole activation.
        """

    def on_space_passed(self, game: Game, piece: Piece, space: Space) -> None:
        """A piece has passed a space with a tile or piece on it, on its way to the next stop.

        What is pushed comes before all that the destination asks for; what is passed first,
        first.
        """

    def on_stopped(self, game: Game, seat: Seat, space: Space) -> None:
        """A seat's piece has gone to one of the `stops`."""

    def on_tile_discarded(self, game: Game, tile: str) -> None:
        """A tile has left the rondel without being taken, in the turn under way."""

    def on_person_taken(self, game: Game, seat: Seat, tile: str) -> None:
        """A seat has taken a person, and its clan marker is placed or gone."""

    def on_scoring_held(self, game: Game, name: str) -> None:
        """A scoring has taken place."""

    def on_tile_taken(self, game: Game, seat: Seat, tile: Tile) -> None:
        """A seat has taken a tile from the rondel."""

    def on_tile_placed(self, game: Game, seat: Seat, cell: Cell) -> None:
        """A tile lies in a territory and its one-time effects are on the agenda."""

    def on_tile_activated(self, game: Game, seat: Seat, cell: Cell) -> None:
        """A tile has been activated and its effect is on the agenda."""

    def on_whisky_gained(self, game: Game, seat: Seat, number: int) -> None:
        """A seat has so much more whisky."""

    def on_whisky_paid(self, game: Game, seat: Seat, number: int) -> None:
        """A seat has so much less whisky: it was part of a cost."""

    def on_turn_ending(self, game: Game, seat: Seat) -> None:
        """A seat's own turn is over but for the refill; what is pushed comes before that."""

    def on_stack_exhausted(self, game: Game, stack: str) -> None:
        """The last tile of a stack has been laid on the rondel."""

    def on_game_ending(self, game: Game) -> None:
        """All have reached the end; what is pushed comes before the last scoring."""

    def on_game_ended(self, game: Game) -> None:
        """The last scoring and the end lines are done; what is pushed now still counts."""

    def on_redeal(self, game: Game, viewer: Seat | None) -> None:
        """The stacks have been dealt anew for a viewer: deal anew what else he cannot know.

        What he sees must stay as it is; the chance used here is not counted.
        """

    def turn_steps(self, game: Game, piece: Piece, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps of the turn of a piece, the refill included."""
        return steps

    def stops(self, game: Game, seat: Seat, spaces: list[Space]) -> list[Space]:
        """Where a seat's piece may go without taking or discarding a tile."""
        return spaces

    def refilled(self, game: Game, spaces: list[Space]) -> list[Space]:
        """On which empty spaces the refill lays tiles, hindmost first."""
        return spaces

    def way_costs(
        self, game: Game, seat: Seat, space: Space, costs: tuple[Cost, ...]
    ) -> tuple[Cost, ...]:
        """The costs of which a seat must be able to pay one to take the tile on a space.

        That is the tile's cost and what is compulsory on the way there, in each way to pay it.
        """
        return costs

    def barred(
        self, game: Game, seat: Seat, move: Choice, why: tuple[str, str] | None
    ) -> tuple[str, str] | None:
        """Why a seat may not move so on the rondel: a topic and a sentence; None if it may.

        Also asked of what costs something and could be done before the move. A bar that would
        leave no move at all lapses.
        """
        return why

    def tile_cost(self, game: Game, seat: Seat, tile: Tile, cost: Cost) -> Cost:
        """What a tile costs a seat."""
        return cost

    def placeable(self, game: Game, seat: Seat, tile: Tile, cells: list[Cell]) -> list[Cell]:
        """Where a tile may be placed."""
        return cells

    def place_fee(self, game: Game, seat: Seat, cell: Cell, coins: int) -> int:
        """The coins that a seat owes for placing a tile on a cell, besides the tile's cost.

        Who asks for them collects them, when told of the placing.
        """
        return coins

    def field_cost(self, game: Game, seat: Seat, field: str, coins: int) -> int:
        """The coins that a marker on a field of the clan board costs a seat."""
        return coins

    def removable(self, game: Game, seat: Seat, cells: list[Cell]) -> list[Cell]:
        """Which tiles may be removed from a territory."""
        return cells

    def trade_ways(
        self, game: Game, seat: Seat, tile: Tile, ways: tuple[Way, ...]
    ) -> tuple[Way, ...]:
        """In which ways a seat may trade at a tile."""
        return ways

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """What a seat brings to a comparison, of a scoring or of anything else."""
        return value

    def lead_points(self, game: Game, seat: Seat, comparison: str, lead: int, points: int) -> int:
        """What a lead in a comparison of a scoring is worth to a seat."""
        return points

    def end_lines(
        self, game: Game, seat: Seat, lines: tuple[PointsScored, ...]
    ) -> tuple[PointsScored, ...]:
        """What a seat scores at the end of the game, after the last scoring."""
        return lines

    def worth(self, game: Game, seat: Seat, value: float) -> float:
        """What a position is worth to a seat in victory points, as bots estimate it."""
        return value


EVENTS = (
    "on_set_up",
    "on_turn_began",
    "on_refill_began",
    "on_told",
    "on_space_passed",
    "on_stopped",
    "on_tile_discarded",
    "on_person_taken",
    "on_scoring_held",
    "on_tile_taken",
    "on_tile_placed",
    "on_tile_activated",
    "on_whisky_gained",
    "on_whisky_paid",
    "on_turn_ending",
    "on_stack_exhausted",
    "on_game_ending",
    "on_game_ended",
    "on_redeal",
)
FOLDS = (
    "turn_steps",
    "stops",
    "refilled",
    "way_costs",
    "barred",
    "tile_cost",
    "placeable",
    "place_fee",
    "field_cost",
    "removable",
    "trade_ways",
    "strength",
    "lead_points",
    "end_lines",
    "worth",
)


class Hooks:
    """For each hook, the listeners that really speak at it, and the tables of all of them."""

    __slots__ = (
        *EVENTS,
        *FOLDS,
        "asides",
        "extra_cards",
        "follows",
        "grounds",
        "listeners",
        "opened",
        "pieces",
        "rules",
        "tiles",
        "verbs",
    )

    on_set_up: tuple[Listener, ...]
    on_turn_began: tuple[Listener, ...]
    on_refill_began: tuple[Listener, ...]
    on_told: tuple[Listener, ...]
    on_space_passed: tuple[Listener, ...]
    on_stopped: tuple[Listener, ...]
    stops: tuple[Listener, ...]
    on_tile_discarded: tuple[Listener, ...]
    on_person_taken: tuple[Listener, ...]
    on_scoring_held: tuple[Listener, ...]
    on_tile_taken: tuple[Listener, ...]
    on_tile_placed: tuple[Listener, ...]
    on_tile_activated: tuple[Listener, ...]
    on_whisky_gained: tuple[Listener, ...]
    on_whisky_paid: tuple[Listener, ...]
    on_turn_ending: tuple[Listener, ...]
    on_stack_exhausted: tuple[Listener, ...]
    on_game_ending: tuple[Listener, ...]
    on_game_ended: tuple[Listener, ...]
    on_redeal: tuple[Listener, ...]
    refilled: tuple[Listener, ...]
    way_costs: tuple[Listener, ...]
    turn_steps: tuple[Listener, ...]
    barred: tuple[Listener, ...]
    tile_cost: tuple[Listener, ...]
    placeable: tuple[Listener, ...]
    place_fee: tuple[Listener, ...]
    field_cost: tuple[Listener, ...]
    removable: tuple[Listener, ...]
    trade_ways: tuple[Listener, ...]
    strength: tuple[Listener, ...]
    lead_points: tuple[Listener, ...]
    end_lines: tuple[Listener, ...]
    worth: tuple[Listener, ...]

    def __init__(self, listeners: tuple[Listener, ...], rules: int) -> None:
        self.listeners = listeners
        changes = {name: change for each in listeners for name, change in each.changes.items()}
        #: For each change whether games under these rules follow it.
        self.follows = {name: rules >= change.version for name, change in changes.items()}
        for hook in (*EVENTS, *FOLDS):
            setattr(self, hook, tuple(each for each in listeners if _overrides(each, hook)))
        gone = {name for each in listeners for name in each.replaces}
        self.tiles = {
            name: tile
            for each in listeners
            for name, tile in each.tiles.items()
            if name not in gone
        } | _tiles_before(changes.values(), rules)
        #: For each tile a word for the ground it needs: tiles of one word fit alike.
        self.grounds = {name: _ground(tile) for name, tile in self.tiles.items()}
        #: The tiles whose card lets further tiles be activated.
        self.extra_cards = frozenset(
            name for name, tile in self.tiles.items() if tile.card and tile.card.extra_activations()
        )
        self.pieces = frozenset(piece for each in listeners for piece in each.pieces)
        self.asides = tuple(aside for each in listeners for aside in each.asides)
        #: The asides that decisions leave open, by what they say in `opens`.
        self.opened: dict[tuple[str, ...], tuple[Aside, ...]] = {}
        self.verbs = {verb: kinds for each in listeners for verb, kinds in each.verbs.items()}
        self.rules = {topic: rule for each in listeners for topic, rule in each.rules.items()}

    def asides_opened(self, opens: tuple[str, ...]) -> tuple[Aside, ...]:
        """The asides of these names; found once for each decision that says so."""
        found = self.opened.get(opens)
        if found is None:
            found = tuple(aside for aside in self.asides if aside.name in opens)
            self.opened[opens] = found
        return found


@cache
def hooks_for(listeners: tuple[Listener, ...], rules: int) -> Hooks:
    """The hooks with these listeners; made once, since no listener ever changes."""
    return Hooks(listeners, rules)


def _tiles_before(changes: Iterable[RuleChange], rules: int) -> dict[str, Tile]:
    """The tiles that were others under these rules; the oldest of the later changes knows."""
    later = sorted((each for each in changes if each.version > rules), key=_version, reverse=True)
    return {name: tile for change in later for name, tile in change.tiles_before.items()}


def _version(change: RuleChange) -> int:
    return change.version


def _ground(tile: Tile) -> str:
    if tile.overbuild or tile.cost.scotsmen or not tile.placed:
        return tile.id
    return "river" if tile.river else "road" if tile.road else "open"


def _overrides(listener: Listener, hook: str) -> bool:
    return getattr(type(listener), hook) is not getattr(Listener, hook)
