"""The extension points of the rules: events and value filters.

Editions and Chronicles override methods of `Listener`; each method is a hook. An event
(`on_...`) reports that something happened and may put steps on the agenda; a filter receives a
value and returns it, changed or not. docs/hooks.md is the contract. A hook that no listener
overrides costs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache
from inspect import isfunction
from typing import TYPE_CHECKING, ClassVar

from .catalogue import Table
from .choices import Cell, Choice, Seat, Space

if TYPE_CHECKING:
    from games.engine.common.trade import Way

    from .agenda import Decision, Step
    from .effects import Cost, Tile
    from .facts import Fact, Piece, PointsScored
    from .game import Game


#: The tiles of a listener that brings none.
NO_TILES: Table[str, Tile] = Table((), key=lambda tile: tile.id)


class Aside:
    """An action possible at many moments of a seat's turn, in addition to the current question."""

    name: ClassVar[str]
    verbs: ClassVar[tuple[str, ...]]
    #: The topic of its rule; by default its verb or name.
    topic: ClassVar[str] = ""

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return the ways to do it now."""
        raise NotImplementedError

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Do it; the current question remains."""
        raise NotImplementedError

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Return why it is not possible: the rule's topic and a sentence."""
        raise NotImplementedError


class Listener:
    """Rules that react to events and change values at the hooks; all its data is in the state.

    It also brings tables: tiles (and which others they replace), neutral pieces, asides, the verbs
    of its choices, and the rule behind each topic that a question or refusal may name.
    """

    tiles: ClassVar[Table[str, Tile]] = NO_TILES
    replaces: ClassVar[tuple[str, ...]] = ()
    #: The neutral pieces on the rondel.
    pieces: ClassVar[tuple[str, ...]] = ()
    asides: ClassVar[tuple[Aside, ...]] = ()
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    #: The verbs of choices that contain information only the choosing seat may know.
    secret_verbs: ClassVar[tuple[str, ...]] = ()
    rules: ClassVar[Mapping[str, str]] = {}

    def on_set_up(self, game: Game) -> None:
        """The stacks are shuffled and the pieces placed; no tile has been laid."""

    def on_turn_began(self, game: Game, piece: Piece) -> None:
        """A piece is hindmost; steps pushed here run before all else in its turn."""

    def on_refill_began(self, game: Game) -> None:
        """A refill starts: no passed tile has been discarded yet, and no tile has been laid."""

    def on_fact(self, game: Game, fact: Fact) -> None:
        """A fact was emitted; the state already includes it.

        Steps pushed here run before all pending ones, but after steps that the emitting code pushes
        later: steps pushed on an activation run after the whole activation.
        """

    def on_space_passed(self, game: Game, piece: Piece, space: Space) -> None:
        """A piece has passed a space with a tile or piece on it, on its way to its next stop.

        Steps pushed here run before everything at the destination, in the order of the spaces.
        """

    def on_stopped(self, game: Game, seat: Seat, space: Space) -> None:
        """A seat's piece has moved to one of the `stops`."""

    def on_tile_discarded(self, game: Game, tile: str) -> None:
        """A tile has left the rondel without being taken, in the turn under way."""

    def on_person_taken(self, game: Game, seat: Seat, tile: str) -> None:
        """A seat has taken a person, and its clan marker is placed or declined."""

    def on_scoring_held(self, game: Game, name: str) -> None:
        """A scoring has taken place."""

    def on_tile_taken(self, game: Game, seat: Seat, tile: Tile) -> None:
        """A seat has taken a tile from the rondel."""

    def on_tile_placed(self, game: Game, seat: Seat, cell: Cell) -> None:
        """A tile was placed and its one-time effects are on the agenda."""

    def on_tile_activated(self, game: Game, seat: Seat, cell: Cell) -> None:
        """A tile has been activated and its effect is on the agenda."""

    def on_whisky_gained(self, game: Game, seat: Seat, number: int) -> None:
        """A seat has gained this much whisky."""

    def on_whisky_paid(self, game: Game, seat: Seat, number: int) -> None:
        """A seat has paid this much whisky as part of a cost."""

    def on_turn_ending(self, game: Game, seat: Seat) -> None:
        """A seat's own turn is over except for the refill; steps pushed here run before it."""

    def on_stack_exhausted(self, game: Game, stack: str) -> None:
        """The last tile of a stack has been laid on the rondel."""

    def on_game_ending(self, game: Game) -> None:
        """All have reached the end; steps pushed here run before the last scoring."""

    def on_game_ended(self, game: Game) -> None:
        """The last scoring and the end lines are done; steps pushed here still count."""

    def on_redeal(self, game: Game, viewer: Seat | None) -> None:
        """The stacks were reshuffled for a viewer: randomize what else is hidden from them.

        What the viewer sees must not change; random numbers drawn here do not count.
        """

    def turn_steps(self, game: Game, piece: Piece, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """Return the steps of the turn of a piece, including the refill."""
        return steps

    def stops(self, game: Game, seat: Seat, spaces: list[Space]) -> list[Space]:
        """Return the spaces where a seat's piece may move without taking or discarding a tile."""
        return spaces

    def refilled(self, game: Game, spaces: list[Space]) -> list[Space]:
        """Return the empty spaces where the refill lays tiles, hindmost first."""
        return spaces

    def path_costs(
        self, game: Game, seat: Seat, space: Space, costs: tuple[Cost, ...]
    ) -> tuple[Cost, ...]:
        """Return alternative costs, one of which a seat must be able to pay to take a tile.

        They include the tile's cost and what is compulsory on the way there.
        """
        return costs

    def move_ban(
        self, game: Game, seat: Seat, move: Choice, why: tuple[str, str] | None
    ) -> tuple[str, str] | None:
        """Return why a seat may not make a move on the rondel: topic and sentence, or None.

        Also called for costly actions before the move. If all moves are banned, all are allowed.
        """
        return why

    def tile_cost(self, game: Game, seat: Seat, tile: Tile, cost: Cost) -> Cost:
        """Return what a tile costs a seat."""
        return cost

    def placeable(self, game: Game, seat: Seat, tile: Tile, cells: list[Cell]) -> list[Cell]:
        """Return where a tile may be placed."""
        return cells

    def place_fee(self, game: Game, seat: Seat, cell: Cell, coins: int) -> int:
        """Return the coins a seat owes for placing a tile on a cell, on top of the tile's cost.

        The listener that adds a fee also collects it, in `on_tile_placed`.
        """
        return coins

    def field_cost(self, game: Game, seat: Seat, field: str, coins: int) -> int:
        """Return the coins that a marker on a field of the clan board costs a seat."""
        return coins

    def removable(self, game: Game, seat: Seat, cells: list[Cell]) -> list[Cell]:
        """Return which tiles may be removed from a territory."""
        return cells

    def trade_ways(
        self, game: Game, seat: Seat, tile: Tile, ways: tuple[Way, ...]
    ) -> tuple[Way, ...]:
        """Return the ways in which a seat may trade at a tile."""
        return ways

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """Return a seat's value in a comparison, of a scoring or of anything else."""
        return value

    def lead_points(self, game: Game, seat: Seat, comparison: str, lead: int, points: int) -> int:
        """Return what a lead in a comparison of a scoring is worth to a seat."""
        return points

    def end_lines(
        self, game: Game, seat: Seat, lines: tuple[PointsScored, ...]
    ) -> tuple[PointsScored, ...]:
        """Return what a seat scores at the end of the game, after the last scoring."""
        return lines

    def position_value(self, game: Game, seat: Seat, value: float) -> float:
        """Return the value of a position to a seat in victory points, for the greedy bot."""
        return value

    def features(self, game: Game, seat: Seat, found: dict[str, float]) -> dict[str, float]:
        """Return what bots weigh in the position of a seat: numbers by name."""
        return found


#: The names of all hooks, in the order in which `Listener` declares them.
HOOKS = tuple(name for name, value in vars(Listener).items() if isfunction(value))
EVENTS = tuple(name for name in HOOKS if name.startswith("on_"))
FILTERS = tuple(name for name in HOOKS if not name.startswith("on_"))


class Hooks:
    """For each hook the listeners that override it, and the merged tables of all listeners."""

    __slots__ = (
        *HOOKS,
        "asides",
        "extra_cards",
        "grounds",
        "listeners",
        "opened",
        "pieces",
        "rules",
        "tiles",
        "verbs",
    )

    if TYPE_CHECKING:

        def __getattr__(self, hook: str) -> tuple[Listener, ...]:
            """Each hook is an attribute: the listeners that override it."""

    def __init__(self, listeners: tuple[Listener, ...], rules: int) -> None:
        self.listeners = listeners
        for hook in HOOKS:
            setattr(self, hook, tuple(each for each in listeners if _overrides(each, hook)))
        gone = {name for each in listeners for name in each.replaces}
        self.tiles = {
            name: tile
            for each in listeners
            for name, tile in each.tiles.under(rules).items()
            if name not in gone
        }
        #: For each tile a key of its placement needs: tiles with equal keys fit on the same cells.
        self.grounds = {name: _ground(tile) for name, tile in self.tiles.items()}
        #: The tiles whose card allows extra activations.
        self.extra_cards = frozenset(
            name for name, tile in self.tiles.items() if tile.card and tile.card.extra_activations()
        )
        self.pieces = frozenset(piece for each in listeners for piece in each.pieces)
        self.asides = tuple(aside for each in listeners for aside in each.asides)
        #: The asides that decisions allow, by the names in `allowed_asides`.
        self.opened: dict[tuple[str, ...], tuple[Aside, ...]] = {}
        self.verbs = {verb: kinds for each in listeners for verb, kinds in each.verbs.items()}
        self.rules = {topic: rule for each in listeners for topic, rule in each.rules.items()}

    def without(self, hook: str, listener: Listener) -> Hooks:
        """A copy that leaves a listener out at one hook."""
        fewer = copy(self)
        setattr(fewer, hook, tuple(each for each in getattr(self, hook) if each is not listener))
        return fewer

    def find_asides(self, allowed_asides: tuple[str, ...]) -> tuple[Aside, ...]:
        """Return the asides with these names, cached for each combination."""
        found = self.opened.get(allowed_asides)
        if found is None:
            found = tuple(aside for aside in self.asides if aside.name in allowed_asides)
            self.opened[allowed_asides] = found
        return found


@cache
def hooks_for(listeners: tuple[Listener, ...], rules: int) -> Hooks:
    """Return the hooks with these listeners; cached, since listeners never change."""
    return Hooks(listeners, rules)


def _ground(tile: Tile) -> str:
    if tile.overbuild or tile.cost.scotsmen or not tile.placed:
        return tile.id
    return "river" if tile.river else "road" if tile.road else "open"


def _overrides(listener: Listener, hook: str) -> bool:
    return getattr(type(listener), hook) is not getattr(Listener, hook)
