"""Hammer of the Scots with the Dubious Tome: the events of its four cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.chronicles.dubious_tome.board import position_of
from games.engine.chronicles.dubious_tome.event import (
    BringsEvents,
    Event,
    EventDecision,
    EventSide,
    event_table,
    rules_of,
)
from games.engine.chronicles.hammer_of_the_scots.board import (
    ENGLISHMAN,
    KEY,
    hammer_of_the_scots_board,
)
from games.engine.chronicles.hammer_of_the_scots.facts import EnglandPaid
from games.engine.chronicles.penny_mobs.board import KEY as MOBS
from games.engine.chronicles.penny_mobs.mclaird import reserved_space
from games.engine.common.activation import Activate
from games.engine.common.market import COINS_ON_ROW, Funds
from games.engine.common.payment import Pay
from games.engine.common.production import GainCoins
from games.engine.core.catalogue import Value
from games.engine.core.choices import DECLINE, Choice, Seat, Space
from games.engine.core.chronicle import Interplay
from games.engine.core.effects import Cost
from games.engine.core.facts import Fact
from games.engine.core.log import Line, Names, tile_line
from games.engine.core.printed import Sign, Signs
from games.engine.glen_more_2.clan_board import ClaimField, field_costs, fields_to_claim
from games.engine.glen_more_2.territory import HOME_CASTLE
from i18n import translate

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: The fields that are violet on the clan board; which ones is reconstructed.
VIOLET = Value(
    (
        *("McKay", "Sinclair", "MacGregor", "Mackintosh", "MacLachlan"),
        *("MacPherson", "Brodie", "Oliphant", "Douglas"),
    )
)


class EnglishmanSwapped(Fact, frozen=True, tag="englishman-swapped"):
    """The Englishman and a tile changed places."""

    seat: Seat
    tile: str
    start: Space
    space: Space

    def told(self, names: Names) -> Line:
        """Say with which tile."""
        return tile_line(names, self.seat, "log-englishman-swapped", self.tile)


class EmptyRow(Event, frozen=True):
    """Take all coins of the England row."""

    def words(self) -> str:
        """Describe the event."""
        return translate("interplay-event-empty-row")

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("england"), Sign("coin"))

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether there are coins on the row."""
        return hammer_of_the_scots_board(game).row > 0

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Take the coins."""
        coins = COINS_ON_ROW[hammer_of_the_scots_board(game).row]
        while hammer_of_the_scots_board(game).row:
            game.state.boards[KEY] = hammer_of_the_scots_board(game).rob()
        game.emit(EnglandPaid(seat, -coins))
        GainCoins(coins).apply(game, seat, HOME_CASTLE)


class ActivateAround(Event, frozen=True):
    """Activate the card's own tile and its neighbours."""

    def words(self) -> str:
        """Describe the event."""
        return translate("interplay-event-around")

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("activate"),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether the tile is still in the territory (C6-EVT-5)."""
        return position_of(game, seat, card) is not None

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Ask for the tiles, each of which can be activated once per turn."""
        cell = position_of(game, seat, card)
        if cell is not None:
            game.then(Activate(seat, (cell,), nested=True))


class Swap(Event, frozen=True):
    """Swap the Englishman and a tile of the rondel."""

    def words(self) -> str:
        """Describe the event."""
        return translate("interplay-event-swap")

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("england"),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether there is a tile to swap."""
        return bool(tiles_to_swap(game))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Ask for the tile."""
        game.then(SwapEnglishman(seat, card))


def tiles_to_swap(game: Game) -> list[Space]:
    """Return the spaces that the Englishman can swap with: tiles to land on, not reserved."""
    rondel = game.state.rondel
    if ENGLISHMAN not in rondel.pieces:
        return []
    reserved = reserved_space(game) if MOBS in game.state.boards else None
    spaces = [space for space, name in rondel.tiles.items() if game.tiles[name].landing]
    return [space for space in spaces if space != reserved]


class SwapEnglishman(EventDecision, frozen=True, tag="swap-englishman"):
    """Choose the tile that changes places with the Englishman, or none."""

    question_key: ClassVar[str] = "interplay-swap"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every such tile, and to decline."""
        return [*(("swap", space) for space in tiles_to_swap(game)), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Swap the two spaces; nothing is passed."""
        if choice == DECLINE:
            return
        _, space = choice
        rondel = game.state.rondel
        start, tile = rondel.pieces[ENGLISHMAN], rondel.tiles.pop(space)
        rondel.pieces[ENGLISHMAN] = space
        rondel.lay(start, tile)
        game.emit(EnglishmanSwapped(seat, tile, start, space))


class FreeMarker(Event, frozen=True):
    """Place a clan marker on a violet field without paying roads."""

    def words(self) -> str:
        """Describe the event."""
        return translate("interplay-event-marker")

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("marker"),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether the seat has a marker and a field to claim."""
        return bool(violet_fields(game, seat))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Ask for the field."""
        game.then(PlaceFreeMarker(seat, card))


def violet_fields(game: Game, seat: Seat) -> dict[str, int]:
    """Return the violet fields that a seat may claim, with their costs other than roads."""
    wealth = Funds.of(game, seat).wealth
    fields = [
        clan for clan in fields_to_claim(game, seat) if clan in VIOLET.under(game.setup.rules)
    ]
    costs = field_costs(game, seat, dict.fromkeys(fields, 0))
    return {clan: cost for clan, cost in costs.items() if cost <= wealth}


class PlaceFreeMarker(EventDecision, frozen=True, tag="place-free-marker"):
    """Choose the violet field for a marker, or decline (C6-EVT-Wade)."""

    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    question_key: ClassVar[str] = "interplay-violet"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every such field, and to decline."""
        return [*(("claim", clan) for clan in violet_fields(game, seat)), DECLINE]

    def price(self, game: Game, seat: Seat, choice: Choice) -> int | None:
        """Return the coins that other players charge; the roads are free."""
        return None if choice == DECLINE else violet_fields(game, seat)[choice[1]]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay what other players charge, then claim the field."""
        if choice == DECLINE:
            return
        _, clan = choice
        cost = violet_fields(game, seat)[clan]
        pay = [Pay(seat, Cost(coins=cost), purpose="claim")] if cost else []
        game.then(*pay, ClaimField(seat, clan))


EVENTS = event_table(
    EventSide("loch-lomond", EmptyRow("C6-EVT-Lomond")),
    EventSide("glenfinnan-church", ActivateAround("C6-EVT-Church")),
    EventSide("glenfinnan-monument", Swap("C6-EVT-Monument")),
    EventSide("wades-military-roads", FreeMarker("C6-EVT-Wade")),
)


class HammerOfTheScotsAndDubiousTome(BringsEvents, Interplay):
    """Add the events of the Hammer of the Scots cards (X-4-6)."""

    between = frozenset({4, 6})
    shown_by = 6
    events = EVENTS
    verbs: ClassVar = {"swap": ("space",)}
    rules: ClassVar = rules_of(EVENTS)


HAMMER_OF_THE_SCOTS_AND_DUBIOUS_TOME = HammerOfTheScotsAndDubiousTome()
