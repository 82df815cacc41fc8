"""Which tables does somebody look for?"""

from __future__ import annotations

from typing import Annotated

import msgspec
from django.db.models import Exists, OuterRef, Q
from django.http import QueryDict

from games.models import Pace, Seat, Status, Table

from .ratings import FRESH, rated_seats
from .refusals import TableRefusal

#: No game has more Chronicles to choose from.
MOST_CHRONICLES = 20

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
ChronicleNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_CHRONICLES)]


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a table should be like; what is None does not matter."""

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


def read_wanted(address: str) -> Wanted:
    """What the part of an address behind its question mark asks for."""
    given = QueryDict(address)
    wanted = given.dict() | {"chronicles": given.getlist("chronicles")}
    try:
        return msgspec.convert(wanted, Wanted, strict=False)
    except msgspec.ValidationError as error:
        raise TableRefusal(str(error)) from error


def is_wanted(table: Table, wanted: Wanted) -> bool:
    """Whether a table is among those looked for."""
    return Table.objects.filter(like(wanted), pk=table.pk, imported=False).exists()


def like(wanted: Wanted) -> Q:
    """The tables that are as somebody wants them."""
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
    """Nobody there is less reliable; who has not finished a game yet may become so."""
    seats = Seat.objects.filter(table=OuterRef("pk"), bot="")
    return ~Q(Exists(seats.filter(player__reliability__percent__lt=least)))


def _has_vacancy() -> Q:
    """A bot plays there for somebody who has left; a substitute is welcome."""
    left = Q(away=True) | Q(resigned=True) | Q(player__is_active=False)
    seats = Seat.objects.filter(left, table=OuterRef("pk"))
    return Q(Exists(seats), status=Status.RUNNING)


def _has(number: int) -> Q:
    """With this Chronicle; they stand in their order, so it is among the first so many."""
    found = Q()
    for place in range(number):
        found |= Q(**{f"chronicles__{place}": number})
    return found


def _rated_between(least: int | None, most: int | None) -> Q:
    """Everybody who sits there is as strong as that; who has no rating counts as a beginner."""
    outside = Q()
    if least is not None:
        outside |= Q(rating__lt=least) | (Q(rating=None) if least > FRESH else Q())
    if most is not None:
        outside |= Q(rating__gt=most) | (Q(rating=None) if most < FRESH else Q())
    if not outside:
        return Q()
    people = rated_seats().filter(table=OuterRef("pk")).exclude(player=None)
    return ~Q(Exists(people.filter(outside)))
