"""Paces, rest times, vacations and the seats of absent players."""

from __future__ import annotations

from datetime import timedelta

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.decorators import action
from rest_framework.permissions import IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import current_player
from clock import PACES, Pace
from games.models import DailyRest, Vacation
from games.services.clocks import absence, rest
from games.services.payloads.table import Json, table_payload

from . import requests, responses
from .base import TableViews, body, viewer_of

DAY = timedelta(days=1)


class PaceDetails(serializers.Serializer[None]):
    """A pace; times in seconds."""

    name = serializers.CharField()
    text = serializers.CharField()
    live = serializers.BooleanField()
    bank = serializers.IntegerField(help_text="The time a seat starts with.")
    increment = serializers.IntegerField(help_text="The time each turn adds.")
    most = serializers.IntegerField(help_text="The maximum of the bank.")
    grace = serializers.IntegerField(help_text="Time from the deadline until a bot takes over.")
    sleep_hours = serializers.IntegerField(help_text="The default for tables of this pace.")
    weekend_pause = serializers.BooleanField()
    vacation_days = serializers.IntegerField()


class Paces(serializers.Serializer[None]):
    """All paces."""

    paces = PaceDetails(many=True)


class RestTimes(serializers.Serializer[None]):
    """The times at which your clocks are stopped, in your own time zone."""

    sleep_from = serializers.TimeField(allow_null=True)
    sleep_to = serializers.TimeField(allow_null=True)
    weekend = serializers.BooleanField(help_text="Saturdays and Sundays.")


class VacationDates(serializers.Serializer[None]):
    """The first and the last day of a vacation."""

    first = serializers.DateField()
    last = serializers.DateField()


class VacationDetails(serializers.Serializer[None]):
    """One of your vacations."""

    id = serializers.IntegerField()
    start = serializers.DateTimeField()
    end = serializers.DateTimeField()


class Vacations(serializers.Serializer[None]):
    """Your vacations, and the vacation days you have left."""

    days_left = serializers.FloatField()
    vacations = VacationDetails(many=True)


class VacantSeat(requests.SeatNumber):
    """A seat whose player has left, and the invite code if the table needs one."""

    code = serializers.CharField(max_length=12, default="", allow_blank=True)


class PacesView(APIView):
    """The paces a table can have."""

    permission_classes = (IsAuthenticatedOrReadOnly,)

    @extend_schema(operation_id="list_paces", responses=Paces)
    def get(self, request: Request) -> Response:
        """List all paces, fastest first."""
        return Response({"paces": [_pace_payload(name, pace) for name, pace in PACES.items()]})


class RestView(APIView):
    """Your nightly and weekend rest."""

    @extend_schema(operation_id="read_rest", responses=RestTimes)
    def get(self, request: Request) -> Response:
        """Read your rest times."""
        return Response(_rest_payload(rest.daily_rest(player=current_player(request))))

    @extend_schema(operation_id="set_rest", request=RestTimes, responses=RestTimes)
    def put(self, request: Request) -> Response:
        """Set your rest times; each table limits how much of them counts."""
        asked = body(RestTimes, request)
        return Response(_rest_payload(rest.set_daily_rest(player=current_player(request), **asked)))


class VacationsView(APIView):
    """Your vacations."""

    @extend_schema(operation_id="list_vacations", responses=Vacations)
    def get(self, request: Request) -> Response:
        """List your vacations and the days you have left."""
        player = current_player(request)
        left = rest.vacation_left(player=player) / DAY
        found = [_vacation_payload(each) for each in player.vacations.all()]
        return Response({"days_left": round(left, 2), "vacations": found})

    @extend_schema(
        operation_id="take_vacation", request=VacationDates, responses={201: VacationDetails}
    )
    def post(self, request: Request) -> Response:
        """Add a vacation; if the first day is today, it starts now."""
        taken = rest.take_vacation(player=current_player(request), **body(VacationDates, request))
        return Response(_vacation_payload(taken), status=201)


class VacationView(APIView):
    """One of your vacations."""

    @extend_schema(operation_id="end_vacation", responses={204: None})
    def delete(self, request: Request, vacation: int) -> Response:
        """End a vacation early, or cancel it."""
        rest.end_vacation(player=current_player(request), vacation=vacation)
        return Response(status=204)


class AbsenceViewSet(TableViews):
    """Seats that a bot plays for an absent player."""

    @extend_schema(
        operation_id="return_to_seat", request=requests.SeatNumber, responses=responses.TableDetails
    )
    @action(detail=True, methods=["post"], url_path="return")
    def return_(self, request: Request, pk: str) -> Response:
        """Return to your seat, which a bot has played in the meantime."""
        seat = body(requests.SeatNumber, request)["seat"]
        table = absence.return_to_seat(table_id=pk, player=current_player(request), seat=seat)
        return Response(table_payload(table, viewer_of(request), seat))

    @extend_schema(operation_id="substitute", request=VacantSeat, responses=responses.TableDetails)
    @action(detail=True, methods=["post"])
    def substitute(self, request: Request, pk: str) -> Response:
        """Take over a seat permanently whose player has left."""
        asked = body(VacantSeat, request)
        table = absence.substitute(table_id=pk, player=current_player(request), **asked)
        return Response(table_payload(table, viewer_of(request), asked["seat"]))


def _pace_payload(name: str, pace: Pace) -> Json:
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


def _rest_payload(rest: DailyRest) -> Json:
    return {name: getattr(rest, name) for name in ("sleep_from", "sleep_to", "weekend")}


def _vacation_payload(vacation: Vacation) -> Json:
    return {name: getattr(vacation, name) for name in ("id", "start", "end")}
