"""The interface of an edition: what makes one game differ from another.

An edition is a table of tiles, some settings, and the first listener on the hooks. The rules
that editions share are in `common` and call the edition where they differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from i18n import translate

from .catalogue import Changes, Value
from .choices import Cell, Cells, Seat
from .effects import Tile
from .hooks import Listener
from .printed import ClanFace, RoadFace
from .refusals import BadSetup, RulesRetired
from .state import State, Territory

if TYPE_CHECKING:
    from games.engine.common.payment import GiveScotsman
    from games.engine.common.turn import DieMove

    from .agenda import Step
    from .facts import Piece
    from .game import Game
    from .views import SeatView


#: Stands for the newest version of the rules until a game begins.
NEWEST_RULES = 0


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before a game: the edition, number of seats, Chronicles and table options."""

    game: str
    players: int
    chronicles: tuple[int, ...] = ()
    options: tuple[str, ...] = ()
    rules: int = NEWEST_RULES


class Edition(Listener):
    """A game that can be played."""

    id: ClassVar[str]
    name: ClassVar[str]
    #: Every change by which a running game, with Chronicles or without, would go on differently.
    changes: ClassVar[Changes] = Changes()
    #: The oldest version whose running games can still be played.
    oldest_rules_version: ClassVar[int] = 1
    players: ClassVar[range]
    players_rule: ClassVar[str]
    goods: ClassVar[tuple[str, ...]]
    #: Whether Chronicles can be added.
    supports_chronicles: ClassVar[bool] = False
    #: Table options: name and the rule that each one changes.
    options: ClassVar[Mapping[str, str]]
    #: The tiles that are never in a stack.
    unstacked_tiles: ClassVar[tuple[str, ...]]
    rondel_spaces: ClassVar[Value[int]]
    tile_capacity: ClassVar[int]
    #: Whether the market sells only what the buyer lacks.
    own_goods_first: ClassVar[bool]
    #: This edition's terms for things that the shared code calls by one name.
    words: ClassVar[Mapping[str, str]]
    territory: ClassVar[type[Territory]]
    #: The decision for paying a Scotsman for a tile.
    scotsman_payment: ClassVar[type[GiveScotsman]]
    comparisons: ClassVar[tuple[str, ...]]
    #: The stacks after which a scoring is held.
    scored_stacks: ClassVar[tuple[str, ...]]
    #: The name of the scoring with which the game ends.
    last_scoring: ClassVar[str]

    @property
    def rules_version(self) -> int:
        """The version for new games: that of the newest change."""
        return self.changes.newest_version()

    @property
    def playable_rules_versions(self) -> range:
        """The versions of the rules that can be played."""
        return range(self.oldest_rules_version, self.rules_version + 1)

    def with_rules(self, setup: Setup) -> Setup:
        """Return a set-up that names the version of the rules that its game begins under."""
        newest = setup.rules == NEWEST_RULES
        return replace(setup, rules=self.rules_version) if newest else setup

    def check(self, setup: Setup) -> None:
        """Raise BadSetup if the set-up is not valid for this game."""
        if setup.rules not in (NEWEST_RULES, *self.playable_rules_versions):
            raise RulesRetired(
                translate(
                    "setup-rules",
                    game=self.name,
                    first=self.oldest_rules_version,
                    last=self.rules_version,
                    asked=setup.rules,
                ),
                field="rules",
            )
        if setup.players not in self.players:
            raise BadSetup(
                translate(
                    "setup-players",
                    game=self.name,
                    fewest=self.players[0],
                    most=self.players[-1],
                    asked=setup.players,
                ),
                rule=self.players_rule,
            )
        if setup.chronicles and not self.supports_chronicles:
            raise BadSetup(translate("setup-no-chronicles", game=self.name), field="chronicles")
        for option in setup.options:
            if option not in self.options:
                known = ", ".join(self.options)
                raise BadSetup(
                    translate("setup-no-option", option=option, known=known), field="options"
                )
        if len(set(setup.options)) < len(setup.options):
            raise BadSetup(translate("setup-option-twice"), field="options")

    def clan_faces(self, rules: int) -> tuple[ClanFace, ...]:
        """The fields printed on the clan board, where there is one."""
        return ()

    def road_faces(self, rules: int) -> tuple[RoadFace, ...]:
        """The roads printed on the clan board, where there is one."""
        return ()

    def blank(self, setup: Setup) -> State:
        """Return the table before anything is drawn."""
        raise NotImplementedError

    def set_up(self, game: Game) -> None:
        """Shuffle, lay out the table and put the first steps on the agenda."""
        raise NotImplementedError

    def turn(self, game: Game, piece: Piece) -> tuple[Step, ...]:
        """Return the steps of the turn of a piece."""
        raise NotImplementedError

    def set_aside(self, seat: Seat, tile: Tile, *, nested: bool) -> tuple[Step, ...]:
        """Return the steps for a tile that is not placed; `nested` if other steps are pending."""
        raise NotImplementedError

    def after_placing(
        self, game: Game, seat: Seat, cell: Cell, *, nested: bool
    ) -> tuple[Step, ...]:
        """Return the steps after placing a tile; `nested` if other steps are pending."""
        raise NotImplementedError

    def die_move(self, game: Game, face: int) -> DieMove:
        """Return where the die moves that shows a face."""
        raise NotImplementedError

    def is_last_turn(self, game: Game) -> bool:
        """Return whether the game ends with this turn, where all pieces stand after its move."""
        raise NotImplementedError

    def skips_one_way_payments(self, game: Game) -> bool:
        """Return whether no payment is asked for that all ways make alike."""
        return False

    def may_always_discard(self, game: Game) -> bool:
        """Return whether a tile may be discarded even if others can be taken."""
        raise NotImplementedError

    def after_discarding(self, game: Game, seat: Seat) -> tuple[Step, ...]:
        """Return the steps after a seat moved to a tile it did not take."""
        raise NotImplementedError

    def anchors(self, game: Game, seat: Seat, without_scotsman_on: Cell | None = None) -> Cells:
        """Return the cells near which tiles may be placed, if need be without one Scotsman."""
        scotsmen = game.state.territories[seat].scotsmen
        if without_scotsman_on is None or scotsmen[without_scotsman_on] > 1:
            return scotsmen.keys()
        return scotsmen.keys() - {without_scotsman_on}

    def open_cells(self, game: Game, seat: Seat, tile: Tile, anchors: Cells) -> Iterator[Cell]:
        """Yield where a tile may be placed near these anchors, before hooks."""
        raise NotImplementedError

    def line_cells(self, territory: Territory, tile: Tile) -> list[Cell] | None:
        """Return where a tile's river or road allows it; None if it has neither."""
        raise NotImplementedError

    def keeps_lines_open(self, cell: Cell) -> bool:
        """Return whether a tile without river or road may be placed on a cell."""
        raise NotImplementedError

    def shows_points(self, game: Game, seat: Seat, viewer: Seat | None) -> bool:
        """Return whether a viewer may see a seat's total."""
        raise NotImplementedError

    def seat_view(self, game: Game, seat: Seat, viewer: Seat | None) -> SeatView:
        """Return what a viewer may see of a seat."""
        raise NotImplementedError

    def redeal(self, game: Game, viewer: Seat | None) -> None:
        """Replace everything hidden from a viewer by something equally likely."""
        raise NotImplementedError
