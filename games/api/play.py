"""Play, undo, redo and confirm choices; resign."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import ScopedRateThrottle

from accounts.authentication import current_player
from games.models import Table
from games.services.metrics import REFUSED_MOVES, TURN_SECONDS
from games.services.payloads.table import move_response, table_payload
from games.services.play import moves
from games.services.refusals import NotNow
from games.services.storage.position import Position

from . import requests, responses
from .base import KEY, TableViews, body, key_of, viewer_of

MOVE_SCHEMA: dict[str, Any] = {"parameters": [KEY], "responses": responses.MoveResponse}


class PlayViewSet(TableViews):
    """Choices, undo, redo, confirm and resign."""

    throttle_scope = "moves"
    # Only the throttle of moves: every further throttle costs two more cache calls.
    throttle_classes = (ScopedRateThrottle,)

    def dispatch(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        """Measure the response time."""
        began = perf_counter()
        response = super().dispatch(request, *args, **kwargs)
        TURN_SECONDS.labels(self.action or "none").observe(perf_counter() - began)
        return response

    def handle_exception(self, exc: Exception) -> Response:
        """Add the current table to the refusal of a stale request."""
        response = super().handle_exception(exc)
        REFUSED_MOVES.labels(_reason(exc)).inc()
        if isinstance(exc, NotNow) and response.data is not None:
            table = Table.objects.get(pk=self.kwargs["pk"])
            response.data["table"] = table_payload(table, viewer_of(self.request))
        return response

    @extend_schema(operation_id="play_choices", request=requests.PlayChoices, **MOVE_SCHEMA)
    @action(detail=True, methods=["post"])
    def choices(self, request: Request, pk: str) -> Response:
        """Play choices in order, all or none; they remain a draft until confirmed."""
        asked = body(requests.PlayChoices, request)
        play = partial(moves.play_choices, choices=asked["choices"], together=asked["together"])
        return _respond(request, pk, play)

    @extend_schema(operation_id="undo", request=requests.SeatAction, **MOVE_SCHEMA)
    @action(detail=True, methods=["post"])
    def undo(self, request: Request, pk: str) -> Response:
        """Undo your last choice, or the choices last played together."""
        return _respond(request, pk, moves.undo)

    @extend_schema(operation_id="redo", request=requests.SeatAction, **MOVE_SCHEMA)
    @action(detail=True, methods=["post"])
    def redo(self, request: Request, pk: str) -> Response:
        """Redo what you last undid."""
        return _respond(request, pk, moves.redo)

    @extend_schema(operation_id="confirm", request=requests.SeatAction, **MOVE_SCHEMA)
    @action(detail=True, methods=["post"])
    def confirm(self, request: Request, pk: str) -> Response:
        """Confirm your draft and end your turn."""
        return _respond(request, pk, moves.confirm)

    @extend_schema(
        operation_id="resign", request=requests.SeatNumber, responses=responses.TableDetails
    )
    @action(detail=True, methods=["post"])
    def resign(self, request: Request, pk: str) -> Response:
        """Resign a running game; a bot plays on for you."""
        seat = body(requests.SeatNumber, request)["seat"]
        table = moves.resign(table_id=pk, player=current_player(request), seat=seat)
        return Response(table_payload(table, viewer_of(request), seat))


def _reason(refused: Exception) -> str:
    """Return the id of the rule behind a refusal, or else its code or class name."""
    rule = getattr(refused, "rule", None)
    return str(rule or getattr(refused, "code", type(refused).__name__))


def _respond(request: Request, pk: str, move: Callable[..., Position]) -> Response:
    """Make a move in the context of the request; respond with the table after it."""
    asked = body(requests.SeatAction, request)
    context = moves.MoveContext(
        table_id=pk, player=current_player(request), key=key_of(request), **asked
    )
    position = move(context=context)
    return Response(move_response(position, viewer_of(request), context.seat, context.expected))
