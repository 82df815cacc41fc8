"""What does a clan marker cost, and what does it bring?"""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING, ClassVar, cast

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import DECLINE, Cell, Choice, Seat
from games.engine.common.market import Means
from games.engine.common.paying import Pay
from games.engine.effects import Cost, Effect
from games.engine.state import Board
from words import say

from .clans import CLANS, DOUGLAS, ROADS, START_FIELD
from .facts import MarkerPlaced
from .territory import HOME_CASTLE, territory_of

if TYPE_CHECKING:
    from games.engine.game import Game

KEY = "clan-board"


class ClanBoard(Board, frozen=True, tag=KEY):
    """Which clan fields are occupied, and by whom, in the order of the markers."""

    markers: tuple[tuple[str, Seat], ...] = ()

    def occupied(self) -> frozenset[str]:
        """The fields that bear a marker."""
        return frozenset(clan for clan, _ in self.markers)


def clan_board(game: Game) -> ClanBoard:
    """The clan board of a game."""
    return cast("ClanBoard", game.state.boards[KEY])


def has_clan(game: Game, seat: Seat, clan: str) -> bool:
    """Tell whether a seat has a marker on a field."""
    return (clan, seat) in clan_board(game).markers


@cache
def road_costs(occupied: frozenset[str]) -> dict[str, int]:
    """The cheapest way to every field from Start or any occupied field (G2-CLN-1)."""
    costs: dict[str, int] = {}
    edge = [(0, field) for field in sorted(occupied | {START_FIELD})]
    while edge:
        cost, field = heappop(edge)
        if field in costs:
            continue
        costs[field] = cost
        for neighbour, price in ROADS[field]:
            heappush(edge, (cost + price, neighbour))
    return costs


def fields_to_claim(game: Game, seat: Seat) -> dict[str, int]:
    """The fields that a marker of the seat may be placed on, with what they cost."""
    if not territory_of(game, seat).markers:
        return {}
    occupied = clan_board(game).occupied()
    costs = road_costs(occupied)
    roads = {clan: costs[clan] for clan in CLANS if clan not in occupied or clan == DOUGLAS}
    return field_costs(game, seat, roads)


def field_costs(game: Game, seat: Seat, roads: dict[str, int]) -> dict[str, int]:
    """What fields cost a seat in all, by roads that cost so much."""
    for listener in game.hooks.field_cost:
        roads = {clan: listener.field_cost(game, seat, clan, cost) for clan, cost in roads.items()}
    return roads


class GainMarker(Effect, frozen=True, tag="gain-marker"):
    """Place a clan marker; the roads are paid."""

    def keeps(self, game: Game, seat: Seat) -> int | None:
        """The coins for the cheapest field; None without a marker."""
        return min(fields_to_claim(game, seat).values(), default=None)

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the field."""
        game.then(PlaceMarker(seat))


class PlaceMarker(SeatDecision, frozen=True, tag="place-marker"):
    """Choose the clan field for a marker, or let it go (G2-CLN-1)."""

    topic: ClassVar[str] = "claim"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the field."""
        return say("second-which-clan")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every field whose roads can be paid, sales included, or none."""
        wealth = Means.of(game, seat).wealth
        fields = fields_to_claim(game, seat)
        return [*(("claim", clan) for clan, cost in fields.items() if cost <= wealth), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """A marker that can go nowhere is lost."""
        return DECLINE if game.options(seat)[0] == DECLINE else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay the roads, then take the field."""
        if choice == DECLINE:
            return
        _, clan = choice
        cost = fields_to_claim(game, seat)[clan]
        if cost:
            game.then(Pay(seat, Cost(coins=cost), purpose=self.topic), ClaimField(seat, clan))
        else:
            game.then(ClaimField(seat, clan))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Occupied, too dear, or no marker left."""
        match choice:
            case ("claim", str(clan)) if clan in CLANS:
                fields = fields_to_claim(game, seat)
                if not fields:
                    return "markers", say("second-no-marker")
                if clan not in fields:
                    return "claimed", say("second-occupied", clan=clan)
                return "claim", say("second-roads", clan=clan, cost=fields[clan])
        return super().why_not(game, seat, choice)


class ClaimField(Step, frozen=True, tag="claim-field"):
    """The marker stands; the clan's effects follow."""

    seat: Seat
    clan: str

    def run(self, game: Game) -> None:
        """Note the marker and put the effects on the agenda."""
        board = clan_board(game)
        game.state.boards[KEY] = ClanBoard((*board.markers, (self.clan, self.seat)))
        territory_of(game, self.seat).markers -= 1
        game.tell(MarkerPlaced(self.seat, self.clan))
        effects = range(len(CLANS[self.clan]))
        game.then(*(TakeClanEffect(self.seat, self.clan, number) for number in effects))


class TakeClanEffect(Step, frozen=True, tag="take-clan-effect"):
    """One part of what a clan brings."""

    seat: Seat
    clan: str
    number: int

    def run(self, game: Game) -> None:
        """Apply it."""
        CLANS[self.clan][self.number].apply(game, self.seat, HOME_CASTLE)
