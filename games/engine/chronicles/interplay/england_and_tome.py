"""Where the Hammer of the Scots meets the tome: which events are on its four cards?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from games.engine.choices import DECLINE, Choice, Seat, Space
from games.engine.chronicles.chronicle import Meeting
from games.engine.chronicles.hammer.board import ENGLISHMAN, KEY, england
from games.engine.chronicles.hammer.facts import EnglandPaid
from games.engine.chronicles.penny_mobs.board import KEY as MOBS
from games.engine.chronicles.penny_mobs.reserving import reserved_space
from games.engine.chronicles.tome.board import position_of
from games.engine.chronicles.tome.event import BringsEvents, Event, EventDecision, rules_of
from games.engine.common.activation import Activate
from games.engine.common.market import COINS_ON_ROW, Means
from games.engine.common.paying import Pay
from games.engine.common.producing import GainCoins
from games.engine.effects import Cost
from games.engine.facts import Fact
from games.engine.second.clan_board import ClaimField, field_costs, fields_to_claim
from games.engine.second.territory import HOME_CASTLE
from games.engine.signs import Sign, Signs
from words import say

if TYPE_CHECKING:
    from games.engine.game import Game

#: The fields that are violet on the clan board; which ones is reconstructed.
VIOLET = (
    *("McKay", "Sinclair", "MacGregor", "Mackintosh", "MacLachlan"),
    *("MacPherson", "Brodie", "Oliphant", "Douglas"),
)


class EnglishmanSwapped(Fact, frozen=True, tag="englishman-swapped"):
    """The Englishman and a tile changed places."""

    seat: Seat
    tile: str
    start: Space
    space: Space


class EmptyRow(Event, frozen=True):
    """All coins of the England row."""

    def words(self) -> str:
        """What it does."""
        return say("interplay-event-empty-row")

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("england"), Sign("coin"))

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """If coins lie there."""
        return england(game).row > 0

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Take them."""
        coins = COINS_ON_ROW[england(game).row]
        while england(game).row:
            game.state.boards[KEY] = england(game).rob()
        game.tell(EnglandPaid(seat, -coins))
        GainCoins(coins).apply(game, seat, HOME_CASTLE)


class ActivateAround(Event, frozen=True):
    """The card's own tile and its neighbours may be activated."""

    def words(self) -> str:
        """What it does."""
        return say("interplay-event-around")

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("activate"),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """While the tile is in the territory (C6-EVT-5)."""
        return position_of(game, seat, card) is not None

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Each of them once in a turn."""
        cell = position_of(game, seat, card)
        if cell is not None:
            game.then(Activate(seat, (cell,), nested=True))


class Swap(Event, frozen=True):
    """The Englishman and a tile of the rondel may change places."""

    def words(self) -> str:
        """What it does."""
        return say("interplay-event-swap")

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("england"),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """While he is on the rondel."""
        return bool(tiles_to_swap(game))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Ask for the tile."""
        game.then(SwapEnglishman(seat, card))


def tiles_to_swap(game: Game) -> list[Space]:
    """Tiles that could be taken and are not reserved, while the Englishman is there."""
    rondel = game.state.rondel
    if ENGLISHMAN not in rondel.pieces:
        return []
    reserved = reserved_space(game) if MOBS in game.state.boards else None
    spaces = [space for space, name in rondel.tiles.items() if game.tiles[name].landing]
    return [space for space in spaces if space != reserved]


class SwapEnglishman(EventDecision, frozen=True, tag="swap-englishman"):
    """Choose the tile that changes places with the Englishman, or none."""

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return say("interplay-swap")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile that may, or none."""
        return [*(("swap", space) for space in tiles_to_swap(game)), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Each takes the other's space; nothing is passed."""
        if choice == DECLINE:
            return
        _, space = choice
        rondel = game.state.rondel
        start, tile = rondel.pieces[ENGLISHMAN], rondel.tiles.pop(space)
        rondel.pieces[ENGLISHMAN] = space
        rondel.lay(start, tile)
        game.tell(EnglishmanSwapped(seat, tile, start, space))


class FreeMarker(Event, frozen=True):
    """A clan marker on a violet field, without roads."""

    def words(self) -> str:
        """What it does."""
        return say("interplay-event-marker")

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("marker"),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """With a marker and a field that can be had."""
        return bool(violet_fields(game, seat))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Ask for the field."""
        game.then(PlaceFreeMarker(seat, card))


def violet_fields(game: Game, seat: Seat) -> dict[str, int]:
    """The violet fields that a seat may claim, with what they cost without their roads."""
    wealth = Means.of(game, seat).wealth
    fields = [clan for clan in fields_to_claim(game, seat) if clan in VIOLET]
    costs = field_costs(game, seat, dict.fromkeys(fields, 0))
    return {clan: cost for clan, cost in costs.items() if cost <= wealth}


class PlaceFreeMarker(EventDecision, frozen=True, tag="place-free-marker"):
    """Choose the violet field for a marker, or none (C6-EVT-Wade)."""

    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the field."""
        return say("interplay-violet")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every such field, or none."""
        return [*(("claim", clan) for clan in violet_fields(game, seat)), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay what others ask for, if anything, then take the field."""
        if choice == DECLINE:
            return
        _, clan = choice
        cost = violet_fields(game, seat)[clan]
        pay = [Pay(seat, Cost(coins=cost), purpose="claim")] if cost else []
        game.then(*pay, ClaimField(seat, clan))


EVENTS: Mapping[str, Event] = {
    "loch-lomond": EmptyRow("C6-EVT-Lomond"),
    "glenfinnan-church": ActivateAround("C6-EVT-Church"),
    "glenfinnan-monument": Swap("C6-EVT-Monument"),
    "wades-military-roads": FreeMarker("C6-EVT-Wade"),
}


class EnglandAndTome(BringsEvents, Meeting):
    """The cards of the Hammer of the Scots have events too (X-4-6)."""

    between = frozenset({4, 6})
    shown_by = 6
    events = EVENTS
    verbs: ClassVar = {"swap": ("space",)}
    rules: ClassVar = rules_of(EVENTS)


ENGLAND_AND_TOME = EnglandAndTome()
