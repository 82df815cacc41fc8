"""The clan board: the cost of clan markers, and their effects."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING, ClassVar, cast

from games.engine.common.market import Funds
from games.engine.common.payment import Pay
from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import DECLINE, Cell, Choice, Seat
from games.engine.core.effects import Cost, Effect
from games.engine.core.printed import ClanFace
from games.engine.core.state import Board
from i18n import translate

from .clans import (
    CLANS,
    DOUGLAS,
    LASTING,
    START_FIELD,
    clan_in_words,
    clan_signs,
    neighbouring_fields,
)
from .facts import MarkerPlaced
from .territory import HOME_CASTLE, territory_of

if TYPE_CHECKING:
    from games.engine.core.game import Game

KEY = "clan-board"


class ClanBoard(Board, frozen=True, tag=KEY):
    """The markers on the clan fields, in the order in which they were placed."""

    markers: tuple[tuple[str, Seat], ...] = ()

    def occupied(self) -> frozenset[str]:
        """The fields that have a marker."""
        return frozenset(clan for clan, _ in self.markers)


def clan_board(game: Game) -> ClanBoard:
    """Return the clan board of a game."""
    return cast("ClanBoard", game.state.boards[KEY])


def has_clan(game: Game, seat: Seat, clan: str) -> bool:
    """Return whether a seat has a marker on a clan's field."""
    return (clan, seat) in clan_board(game).markers


def clan_face(name: str, rules: int) -> ClanFace:
    """What is printed on a field of the clan board."""
    clan = CLANS.under(rules)[name]
    return ClanFace(
        name=name,
        signs=clan_signs(clan),
        words=clan_in_words(clan),
        lasting=name in LASTING,
        rule=f"G2-CLN-{name}",
        distance=road_costs(frozenset(), rules)[name],
    )


@cache
def road_costs(occupied: frozenset[str], rules: int) -> dict[str, int]:
    """Return the cheapest path to every field from Start or an occupied field (G2-CLN-1)."""
    costs: dict[str, int] = {}
    roads = neighbouring_fields(rules)
    edge = [(0, field) for field in sorted(occupied | {START_FIELD})]
    while edge:
        cost, field = heappop(edge)
        if field in costs:
            continue
        costs[field] = cost
        for neighbour, price in roads[field]:
            heappush(edge, (cost + price, neighbour))
    return costs


def fields_to_claim(game: Game, seat: Seat) -> dict[str, int]:
    """Return the fields where the seat may place a marker, with their costs."""
    if not territory_of(game, seat).markers:
        return {}
    occupied = clan_board(game).occupied()
    costs = road_costs(occupied, game.setup.rules)
    clans = CLANS.under(game.setup.rules)
    roads = {clan: costs[clan] for clan in clans if clan not in occupied or clan == DOUGLAS}
    return field_costs(game, seat, roads)


def field_costs(game: Game, seat: Seat, roads: dict[str, int]) -> dict[str, int]:
    """Return the full cost of fields for a seat, given the costs of the roads."""
    for listener in game.hooks.field_cost:
        roads = {clan: listener.field_cost(game, seat, clan, cost) for clan, cost in roads.items()}
    return roads


class GainMarker(Effect, frozen=True, tag="gain-marker"):
    """Place a clan marker and pay for the roads."""

    words_key: ClassVar[str] = "effect-marker"
    sign: ClassVar[str] = "marker"

    def coins_to_keep(self, game: Game, seat: Seat) -> int | None:
        """Return the coins for the cheapest field; None without a marker."""
        return min(fields_to_claim(game, seat).values(), default=None)

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the field."""
        game.then(PlaceMarker(seat))


class PlaceMarker(SeatDecision, frozen=True, tag="place-marker"):
    """Choose the clan field for a marker, or decline it (G2-CLN-1)."""

    topic: ClassVar[str] = "claim"
    question_key: ClassVar[str] = "glen-more-2-which-clan"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every field whose roads can be paid, if need be after sales, and to decline."""
        wealth = Funds.of(game, seat).wealth
        fields = fields_to_claim(game, seat)
        return [*(("claim", clan) for clan, cost in fields.items() if cost <= wealth), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if no field can be paid for."""
        return DECLINE if game.options(seat)[0] == DECLINE else None

    def price(self, game: Game, seat: Seat, choice: Choice) -> int | None:
        """The roads to the field."""
        return None if choice == DECLINE else fields_to_claim(game, seat)[choice[1]]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay for the roads, then take the field."""
        if choice == DECLINE:
            return
        _, clan = choice
        cost = fields_to_claim(game, seat)[clan]
        if cost:
            game.then(Pay(seat, Cost(coins=cost), purpose=self.topic), ClaimField(seat, clan))
        else:
            game.then(ClaimField(seat, clan))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that the field is occupied or too expensive, or no marker is left."""
        match choice:
            case ("claim", str(clan)) if clan in CLANS.under(game.setup.rules):
                fields = fields_to_claim(game, seat)
                if not fields:
                    return "markers", translate("glen-more-2-no-marker")
                if clan not in fields:
                    return "claimed", translate("glen-more-2-occupied", clan=clan)
                return "claim", translate("glen-more-2-roads", clan=clan, cost=fields[clan])
        return super().refusal_reason(game, seat, choice)


class ClaimField(Step, frozen=True, tag="claim-field"):
    """Place the marker and queue the clan's effects."""

    seat: Seat
    clan: str

    def run(self, game: Game) -> None:
        """Record the marker and put the effects on the agenda."""
        board = clan_board(game)
        game.state.boards[KEY] = ClanBoard((*board.markers, (self.clan, self.seat)))
        territory_of(game, self.seat).markers -= 1
        game.emit(MarkerPlaced(self.seat, self.clan))
        effects = range(len(CLANS.under(game.setup.rules)[self.clan].effects))
        game.then(*(TakeClanEffect(self.seat, self.clan, number) for number in effects))


class TakeClanEffect(Step, frozen=True, tag="take-clan-effect"):
    """Take one of the effects of a clan."""

    seat: Seat
    clan: str
    number: int

    def run(self, game: Game) -> None:
        """Apply it."""
        clan = CLANS.under(game.setup.rules)[self.clan]
        clan.effects[self.number].apply(game, self.seat, HOME_CASTLE)
