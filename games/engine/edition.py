"""What makes one game differ from another?

An edition is a table of tiles, a handful of settings and the first listener on the hooks.
What two editions share is in `common`, and asks the edition where they differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from words import say

from .choices import Cell, Cells, Seat, Space
from .effects import Tile
from .hooks import Listener
from .refusals import BadSetup, RulesRetired
from .state import State, Territory

if TYPE_CHECKING:
    from .agenda import Step
    from .common.paying import GiveScotsman
    from .facts import Piece
    from .game import Game
    from .views import SeatView


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before a game: which one, how many seats, Chronicles, table options."""

    game: str
    players: int
    chronicles: tuple[int, ...] = ()
    options: tuple[str, ...] = ()
    rules: int = 1


class Edition(Listener):
    """A game that can be played."""

    id: ClassVar[str]
    name: ClassVar[str]
    #: What new games are played by; raised whenever a game in progress would go on differently.
    rules_version: ClassVar[int]
    #: The oldest version under which games that began then can still go on.
    oldest_rules: ClassVar[int] = 1
    players: ClassVar[range]
    players_rule: ClassVar[str]
    goods: ClassVar[tuple[str, ...]]
    #: Whether Chronicles can be added.
    takes_chronicles: ClassVar[bool] = False
    #: Table options: name and the rule that each changes.
    options: ClassVar[Mapping[str, str]]
    #: The tiles that never lie in a stack.
    loose_tiles: ClassVar[tuple[str, ...]]
    rondel_spaces: ClassVar[int]
    tile_capacity: ClassVar[int]
    #: Whether the market sells only what the buyer lacks.
    own_goods_first: ClassVar[bool]
    #: This edition's word for a thing that the shared code has to call by one name.
    words: ClassVar[Mapping[str, str]]
    territory: ClassVar[type[Territory]]
    #: The decision by which a Scotsman is paid for a tile.
    scotsman_payment: ClassVar[type[GiveScotsman]]
    comparisons: ClassVar[tuple[str, ...]]
    #: The stacks after which a scoring is held.
    scored_stacks: ClassVar[tuple[str, ...]]

    @property
    def played_rules(self) -> range:
        """The versions of the rules that can be played."""
        return range(self.oldest_rules, self.rules_version + 1)

    def check(self, setup: Setup) -> None:
        """Raise BadSetup where the set-up is not one of this game's."""
        if setup.rules not in self.played_rules:
            raise RulesRetired(
                say(
                    "setup-rules",
                    game=self.name,
                    first=self.oldest_rules,
                    last=self.rules_version,
                    asked=setup.rules,
                ),
                field="rules",
            )
        if setup.players not in self.players:
            raise BadSetup(
                say(
                    "setup-players",
                    game=self.name,
                    fewest=self.players[0],
                    most=self.players[-1],
                    asked=setup.players,
                ),
                rule=self.players_rule,
            )
        if setup.chronicles and not self.takes_chronicles:
            raise BadSetup(say("setup-no-chronicles", game=self.name), field="chronicles")
        for option in setup.options:
            if option not in self.options:
                known = ", ".join(self.options)
                raise BadSetup(say("setup-no-option", option=option, known=known), field="options")
        if len(set(setup.options)) < len(setup.options):
            raise BadSetup(say("setup-option-twice"), field="options")

    def blank(self, setup: Setup) -> State:
        """The table before anything is drawn."""
        raise NotImplementedError

    def set_up(self, game: Game) -> None:
        """Shuffle, lay out the table and put the first steps on the agenda."""
        raise NotImplementedError

    def turn(self, game: Game, piece: Piece) -> tuple[Step, ...]:
        """The steps of the turn of a piece."""
        raise NotImplementedError

    def set_aside(self, seat: Seat, tile: Tile, *, nested: bool) -> tuple[Step, ...]:
        """The steps for a tile that is not placed, amid other things if `nested`."""
        raise NotImplementedError

    def after_placing(
        self, game: Game, seat: Seat, cell: Cell, *, nested: bool
    ) -> tuple[Step, ...]:
        """The steps that follow when a tile has been placed, amid other things if `nested`."""
        raise NotImplementedError

    def die_lands_on(self, game: Game, face: int) -> Space | None:
        """The space whose tile the die removes; None if it leaves the game."""
        raise NotImplementedError

    def may_always_discard(self, game: Game) -> bool:
        """Whether a tile that cannot be taken may be gone to even if others can be taken."""
        raise NotImplementedError

    def after_discarding(self, game: Game, seat: Seat) -> tuple[Step, ...]:
        """The steps that follow when a seat went to a tile it did not take."""
        raise NotImplementedError

    def watchers(self, game: Game, seat: Seat, less_one_on: Cell | None = None) -> Cells:
        """The cells near which tiles may be placed, one Scotsman being gone if so asked."""
        scotsmen = game.state.territories[seat].scotsmen
        if less_one_on is None or scotsmen[less_one_on] > 1:
            return scotsmen.keys()
        return scotsmen.keys() - {less_one_on}

    def open_cells(self, game: Game, seat: Seat, tile: Tile, watchers: Cells) -> Iterator[Cell]:
        """Where a tile may be placed by one who has these watchers, hooks apart."""
        raise NotImplementedError

    def line_cells(self, territory: Territory, tile: Tile) -> list[Cell] | None:
        """Where the river or road on a tile allows it to lie; None if it has neither."""
        raise NotImplementedError

    def keeps_lines_open(self, cell: Cell) -> bool:
        """Tell whether a tile without river or road may lie on a cell."""
        raise NotImplementedError

    def shows_points(self, game: Game, seat: Seat, viewer: Seat | None) -> bool:
        """Tell whether a viewer may see a seat's total."""
        raise NotImplementedError

    def seat_view(self, game: Game, seat: Seat, viewer: Seat | None) -> SeatView:
        """What a viewer may see of a seat."""
        raise NotImplementedError

    def redeal(self, game: Game, viewer: Seat | None) -> None:
        """Replace all that a viewer cannot know by something that might as well be so."""
        raise NotImplementedError
