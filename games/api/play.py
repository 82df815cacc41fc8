"""How does a player act at a table?"""

from __future__ import annotations

from time import perf_counter

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import ScopedRateThrottle

from accounts.authentication import signed_in
from games.models import Table
from games.services import playing
from games.services.measures import REFUSED_MOVES, TURN_SECONDS
from games.services.refusals import NotNow
from games.services.seen import answer_seen, table_seen

from . import answers, requests
from .base import KEY, TableViews, body, key_of, viewer_of


class PlayViewSet(TableViews):
    """The turn: choices, undo, redo, confirm, resign."""

    throttle_scope = "moves"
    # Turns are counted by themselves: each count is two more calls to the cache.
    throttle_classes = (ScopedRateThrottle,)

    def dispatch(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        """Measure how long players wait for their turn to go on."""
        began = perf_counter()
        response = super().dispatch(request, *args, **kwargs)
        TURN_SECONDS.labels(self.action or "none").observe(perf_counter() - began)
        return response

    def handle_exception(self, exc: Exception) -> Response:
        """Whoever asks too late gets the table as it is now along with the refusal."""
        response = super().handle_exception(exc)
        REFUSED_MOVES.labels(_reason(exc)).inc()
        if isinstance(exc, NotNow) and response.data is not None:
            table = Table.objects.get(pk=self.kwargs["pk"])
            response.data["table"] = table_seen(table, viewer_of(self.request))
        return response

    @extend_schema(
        operation_id="play_choices",
        parameters=[KEY],
        request=requests.ChoicesMade,
        responses=answers.Answer,
    )
    @action(detail=True, methods=["post"])
    def choices(self, request: Request, pk: str) -> Response:
        """Play choices in a row, all or none; they stay a draft until confirmed."""
        choices = body(requests.ChoicesMade, request)["choices"]
        moment = _moment(request, pk)
        return _answer(request, playing.play_choices(moment=moment, choices=choices), moment)

    @extend_schema(
        operation_id="undo",
        parameters=[KEY],
        request=requests.Moment,
        responses=answers.Answer,
    )
    @action(detail=True, methods=["post"])
    def undo(self, request: Request, pk: str) -> Response:
        """Take your last choice back."""
        moment = _moment(request, pk)
        return _answer(request, playing.undo(moment=moment), moment)

    @extend_schema(
        operation_id="redo",
        parameters=[KEY],
        request=requests.Moment,
        responses=answers.Answer,
    )
    @action(detail=True, methods=["post"])
    def redo(self, request: Request, pk: str) -> Response:
        """Make the choice again that you took back."""
        moment = _moment(request, pk)
        return _answer(request, playing.redo(moment=moment), moment)

    @extend_schema(
        operation_id="confirm",
        parameters=[KEY],
        request=requests.Moment,
        responses=answers.Answer,
    )
    @action(detail=True, methods=["post"])
    def confirm(self, request: Request, pk: str) -> Response:
        """End your turn."""
        moment = _moment(request, pk)
        return _answer(request, playing.confirm(moment=moment), moment)

    @extend_schema(operation_id="resign", request=requests.SeatNumber, responses=answers.TableSeen)
    @action(detail=True, methods=["post"])
    def resign(self, request: Request, pk: str) -> Response:
        """Leave a running game to a bot."""
        seat = body(requests.SeatNumber, request)["seat"]
        table = playing.resign(table_id=pk, player=signed_in(request), seat=seat)
        return Response(table_seen(table, viewer_of(request), seat))


def _reason(refused: Exception) -> str:
    """The rule behind a refusal, or the kind of it."""
    rule = getattr(refused, "rule", None)
    return str(rule or getattr(refused, "code", type(refused).__name__))


def _moment(request: Request, pk: str) -> playing.Moment:
    asked = body(requests.Moment, request)
    return playing.Moment(table_id=pk, player=signed_in(request), key=key_of(request), **asked)


def _answer(request: Request, table: Table, moment: playing.Moment) -> Response:
    return Response(answer_seen(table, viewer_of(request), moment.seat, moment.expected))
