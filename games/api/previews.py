"""Previews, hints, expected scores, replays and the faces of pieces."""

from __future__ import annotations

from django.utils.decorators import method_decorator
from django.views.decorators.gzip import gzip_page
from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.permissions import AllowAny, IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import current_player
from games.engine import Setup, edition, rules_for
from games.engine.core.serial import plain
from games.engine.presentation.faces import faces
from games.models import Table
from games.services.bots import hints
from games.services.payloads import previews, replay
from games.services.seats.access import Viewer

from . import requests, responses
from .base import TableViews, query, table_of, viewer_of


class PreviewViewSet(TableViews):
    """Previews of choices, expected scores, and past turns."""

    @extend_schema(
        operation_id="list_previews",
        parameters=[requests.ViewerQuery],
        responses=responses.Previews,
    )
    @action(detail=True)
    def previews(self, request: Request, pk: str) -> Response:
        """Preview the effects of each tile you can take, or of each place for the tile in hand."""
        return Response(previews.previews_payload(*_viewpoint(request, pk)))

    @extend_schema(exclude=True)
    @action(detail=True)
    def outlook(self, request: Request, pk: str) -> Response:
        """Return the previews under the address and field name of version 0.1.0."""
        payload = previews.previews_payload(*_viewpoint(request, pk))
        return Response({"number": payload["number"], "outlook": payload["previews"]})

    @extend_schema(
        operation_id="read_hint", parameters=[requests.HintQuery], responses=responses.Hint
    )
    @action(detail=True, permission_classes=(IsAuthenticated,), throttle_scope="hints")
    def hint(self, request: Request, pk: str) -> Response:
        """Suggest the choice a bot would make; only where all other seats are bots."""
        table = table_of(request, pk)
        seat = query(requests.HintQuery, request)["seat"]
        return Response(hints.hint(table=table, player=current_player(request), seat=seat))

    @extend_schema(
        operation_id="list_standings",
        parameters=[requests.ViewerQuery],
        responses=responses.Standings,
    )
    @action(detail=True)
    def standings(self, request: Request, pk: str) -> Response:
        """List the points each seat would score now and at the end, from public information."""
        return Response(previews.standings_payload(*_viewpoint(request, pk)))

    @extend_schema(
        operation_id="list_turns", parameters=[requests.TurnsQuery], responses=responses.Turns
    )
    @action(detail=True, throttle_scope="replays")
    def turns(self, request: Request, pk: str) -> Response:
        """List your view at a given number and after each turn since; at most the last 40."""
        table = table_of(request, pk)
        asked = query(requests.TurnsQuery, request)
        viewer, seat, upto = viewer_of(request), asked.get("seat"), asked.get("upto")
        return Response(
            {"turns": previews.turn_payloads(table, viewer, seat, asked["after"], upto)}
        )

    @extend_schema(
        operation_id="list_frames", parameters=[requests.FramesQuery], responses=responses.Frames
    )
    @action(detail=True, throttle_scope="frames")
    def frames(self, request: Request, pk: str) -> Response:
        """List the view after each move, as you may see it; from any seat once the game is over."""
        table = table_of(request, pk)
        asked = query(requests.FramesQuery, request)
        seat, number = asked.get("seat"), asked["number"]
        frames = replay.frame_payloads(table, viewer_of(request), seat, number)
        return Response({"frames": frames, "part": replay.FRAMES_PER_PART})


# The response is the same for everyone and holds no secret, so compressing it is safe (BREACH).
@method_decorator(gzip_page, name="dispatch")
class FacesView(APIView):
    """What is printed on the pieces of a game."""

    permission_classes = (AllowAny,)

    @extend_schema(
        operation_id="read_faces",
        parameters=[requests.FacesQuery],
        responses=responses.FacesResponse,
    )
    def get(self, request: Request, name: str) -> Response:
        """Read every tile, clan and road of a game, and the wording of its choices."""
        found = edition(name)
        asked = query(requests.FacesQuery, request)
        setup = Setup(
            game=name,
            players=found.players[-1],
            chronicles=tuple(int(each) for each in asked["chronicles"].split(",") if each),
            rules=asked.get("rules", found.rules_version),
        )
        return Response({"faces": plain(faces(setup, *rules_for(setup)))})


def _viewpoint(request: Request, pk: str) -> tuple[Table, Viewer, int | None]:
    """Return the table, its viewer and the seat they asked to view it from."""
    seat = query(requests.ViewerQuery, request).get("seat")
    return table_of(request, pk), viewer_of(request), seat
