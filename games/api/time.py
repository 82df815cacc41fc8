"""What can be asked about time: paces, rest, vacations, seats that were left?"""

from __future__ import annotations

from datetime import timedelta

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.decorators import action
from rest_framework.permissions import IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import signed_in
from games.clock import PACES, Pace
from games.models import DailyRest, Vacation
from games.services import absence, resting
from games.services.seen import Json, table_seen

from . import answers, requests
from .base import TableViews, body, viewer_of

DAY = timedelta(days=1)


class PaceSeen(serializers.Serializer[None]):
    """How fast it can be played; times in seconds."""

    name = serializers.CharField()
    text = serializers.CharField()
    live = serializers.BooleanField()
    bank = serializers.IntegerField(help_text="What a seat begins with.")
    increment = serializers.IntegerField(help_text="What each turn adds.")
    most = serializers.IntegerField(help_text="What a bank can hold.")
    grace = serializers.IntegerField(help_text="How long after the deadline a bot takes over.")
    sleep_hours = serializers.IntegerField(help_text="What a table of this pace usually grants.")
    weekend_pause = serializers.BooleanField()
    vacation_days = serializers.IntegerField()


class Paces(serializers.Serializer[None]):
    """All paces."""

    paces = PaceSeen(many=True)


class RestSet(serializers.Serializer[None]):
    """When your clocks stand still, in your own time zone."""

    sleep_from = serializers.TimeField(allow_null=True)
    sleep_to = serializers.TimeField(allow_null=True)
    weekend = serializers.BooleanField(help_text="Saturdays and Sundays.")


class VacationTaken(serializers.Serializer[None]):
    """Days on which you are away."""

    first = serializers.DateField()
    last = serializers.DateField()


class VacationSeen(serializers.Serializer[None]):
    """A time in which you are away."""

    id = serializers.IntegerField()
    start = serializers.DateTimeField()
    end = serializers.DateTimeField()


class Vacations(serializers.Serializer[None]):
    """Your vacations, and how much you have saved up."""

    days_left = serializers.FloatField()
    vacations = VacationSeen(many=True)


class SeatOffered(requests.SeatNumber):
    """A seat whose player has left, and the code of a link where the table needs one."""

    code = serializers.CharField(max_length=12, default="", allow_blank=True)


class PacesView(APIView):
    """How fast can it be played?"""

    permission_classes = (IsAuthenticatedOrReadOnly,)

    @extend_schema(operation_id="list_paces", responses=Paces)
    def get(self, request: Request) -> Response:
        """All paces, the fastest first."""
        return Response({"paces": [_pace_seen(name, pace) for name, pace in PACES.items()]})


class RestView(APIView):
    """Your nights and weekends."""

    @extend_schema(operation_id="read_rest", responses=RestSet)
    def get(self, request: Request) -> Response:
        """When your clocks stand still."""
        return Response(_rest_seen(resting.daily_rest(player=signed_in(request))))

    @extend_schema(operation_id="set_rest", request=RestSet, responses=RestSet)
    def put(self, request: Request) -> Response:
        """Say when your clocks shall stand still, as far as a table grants it."""
        asked = body(RestSet, request)
        return Response(_rest_seen(resting.set_daily_rest(player=signed_in(request), **asked)))


class VacationsView(APIView):
    """Your vacations."""

    @extend_schema(operation_id="list_vacations", responses=Vacations)
    def get(self, request: Request) -> Response:
        """Those you took and will take, and how many days are left."""
        player = signed_in(request)
        left = resting.vacation_left(player=player) / DAY
        found = [_vacation_seen(each) for each in player.vacations.all()]
        return Response({"days_left": round(left, 2), "vacations": found})

    @extend_schema(
        operation_id="take_vacation", request=VacationTaken, responses={201: VacationSeen}
    )
    def post(self, request: Request) -> Response:
        """Be away on these days; from now on, where the first is today."""
        taken = resting.take_vacation(player=signed_in(request), **body(VacationTaken, request))
        return Response(_vacation_seen(taken), status=201)


class VacationView(APIView):
    """One of your vacations."""

    @extend_schema(operation_id="end_vacation", responses={204: None})
    def delete(self, request: Request, vacation: int) -> Response:
        """Come back early, or do not go."""
        resting.end_vacation(player=signed_in(request), vacation=vacation)
        return Response(status=204)


class AbsenceViewSet(TableViews):
    """Seats that a bot plays for somebody."""

    @extend_schema(
        operation_id="return_to_seat", request=requests.SeatNumber, responses=answers.TableSeen
    )
    @action(detail=True, methods=["post"], url_path="return")
    def return_(self, request: Request, pk: str) -> Response:
        """Play your seat again, which a bot has played meanwhile."""
        seat = body(requests.SeatNumber, request)["seat"]
        table = absence.return_to_seat(table_id=pk, player=signed_in(request), seat=seat)
        return Response(table_seen(table, viewer_of(request), seat))

    @extend_schema(operation_id="substitute", request=SeatOffered, responses=answers.TableSeen)
    @action(detail=True, methods=["post"])
    def substitute(self, request: Request, pk: str) -> Response:
        """Take a seat for good that its player has left."""
        asked = body(SeatOffered, request)
        table = absence.substitute(table_id=pk, player=signed_in(request), **asked)
        return Response(table_seen(table, viewer_of(request), asked["seat"]))


def _pace_seen(name: str, pace: Pace) -> Json:
    times = {each: getattr(pace, each) for each in ("bank", "increment", "most", "grace")}
    return {
        "name": name,
        "text": pace.text,
        "live": pace.live,
        **{each: int(time.total_seconds()) for each, time in times.items()},
        "sleep_hours": pace.sleep // timedelta(hours=1),
        "weekend_pause": pace.weekend,
        "vacation_days": pace.vacation.days,
    }


def _rest_seen(rest: DailyRest) -> Json:
    return {name: getattr(rest, name) for name in ("sleep_from", "sleep_to", "weekend")}


def _vacation_seen(vacation: Vacation) -> Json:
    return {name: getattr(vacation, name) for name in ("id", "start", "end")}
