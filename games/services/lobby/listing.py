"""List the tables of the lobby and of a player."""

from __future__ import annotations

from typing import Annotated

import msgspec
from django.db.models import Case, Exists, OuterRef, Q, QuerySet, When
from django.http import QueryDict

from accounts.models import Player
from games.models import Pace, Seat, Status, Table
from games.services.refusals import TableRefusal
from games.services.seats.access import Viewer, listed_tables, open_invitations
from games.services.seats.ratings import INITIAL_RATING, seats_with_ratings

#: At least as many as any game has.
MAX_CHRONICLES = 20

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
ChronicleNumber = Annotated[int, msgspec.Meta(ge=1, le=MAX_CHRONICLES)]


class TableFilter(msgspec.Struct, frozen=True, kw_only=True):
    """What a table must be like; None matches any."""

    edition: str | None = None
    players: Number | None = None
    pace: Pace | None = None
    rated: bool | None = None
    status: Status | None = None
    chronicles: tuple[ChronicleNumber, ...] = ()
    base_game: bool = False
    rating_from: Number | None = None
    rating_to: Number | None = None
    reliability_from: Number | None = None
    vacant: bool = False


def parse_table_filter(query_string: str) -> TableFilter:
    """Read a filter from the query string of an address."""
    parameters = QueryDict(query_string)
    values = parameters.dict() | {"chronicles": parameters.getlist("chronicles")}
    try:
        return msgspec.convert(values, TableFilter, strict=False)
    except msgspec.ValidationError as error:
        raise TableRefusal(str(error)) from error


def lobby_tables(viewer: Viewer, wanted: TableFilter) -> QuerySet[Table]:
    """The tables that a viewer can find, the newest first."""
    found = listed_tables(viewer).filter(_query(wanted), imported=False)
    return found.order_by("-created")


def own_tables(player: Player, wanted: TableFilter) -> QuerySet[Table]:
    """The player's tables and those they are invited to, the most urgent first."""
    invited = Q(pk__in=open_invitations(player).values("table"))
    own = Q(pk__in=player.seats.values("table")) | Q(host=player)
    turn = player.seats.filter(must_act=True, bot="", away=False).values("table")
    urgency = Case(
        When(Q(status=Status.RUNNING, pk__in=turn), then=0),
        When(status=Status.RUNNING, then=1),
        When(status=Status.OPEN, then=2),
        default=3,
    )
    found = Table.objects.filter(own | invited).filter(_query(wanted))
    return found.order_by(urgency, "-finished", "created")


def matches_filter(table: Table, wanted: TableFilter) -> bool:
    """Whether a table matches a filter."""
    return Table.objects.filter(_query(wanted), pk=table.pk, imported=False).exists()


def _query(wanted: TableFilter) -> Q:
    names = ("edition", "players", "pace", "rated", "status")
    plain = {name: getattr(wanted, name) for name in names if getattr(wanted, name) is not None}
    found = Q(**plain)
    for number in wanted.chronicles:
        found &= _has(number)
    if wanted.base_game:
        found &= Q(chronicles=[])
    if wanted.reliability_from is not None:
        found &= _reliable(wanted.reliability_from)
    if wanted.vacant:
        found &= _has_vacancy()
    return found & _rated_between(wanted.rating_from, wanted.rating_to)


def _reliable(least: int) -> Q:
    """No player there is less reliable; players without a finished game pass."""
    seats = Seat.objects.filter(table=OuterRef("pk"), bot="")
    return ~Q(Exists(seats.filter(player__reliability__percent__lt=least)))


def _has_vacancy() -> Q:
    """A bot plays there for a player who left, so that a substitute may join."""
    left = Q(away=True) | Q(resigned=True) | Q(player__is_active=False)
    seats = Seat.objects.filter(left, table=OuterRef("pk"))
    return Q(Exists(seats), status=Status.RUNNING)


def _has(number: int) -> Q:
    """With this Chronicle; they are stored in order, so number n is among the first n."""
    found = Q()
    for place in range(number):
        found |= Q(**{f"chronicles__{place}": number})
    return found


def _rated_between(least: int | None, most: int | None) -> Q:
    """All players there are in the range; those without a rating count as beginners."""
    outside = Q()
    if least is not None:
        outside |= Q(rating__lt=least) | (Q(rating=None) if least > INITIAL_RATING else Q())
    if most is not None:
        outside |= Q(rating__gt=most) | (Q(rating=None) if most < INITIAL_RATING else Q())
    if not outside:
        return Q()
    people = seats_with_ratings().filter(table=OuterRef("pk")).exclude(player=None)
    return ~Q(Exists(people.filter(outside)))
