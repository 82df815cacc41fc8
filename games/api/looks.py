"""What can a screen ask for in order to draw a table and to tell what would come of a choice?"""

from __future__ import annotations

from django.utils.decorators import method_decorator
from django.views.decorators.gzip import gzip_page
from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.permissions import AllowAny, IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import signed_in
from games.engine import Setup, edition
from games.engine.faces import faces
from games.engine.serial import plain
from games.services import hinting, looking, replaying

from . import answers, requests
from .base import TableViews, query, table_of, viewer_of


class LookViewSet(TableViews):
    """Looking ahead and back."""

    @extend_schema(
        operation_id="read_outlook", parameters=[requests.From], responses=answers.Outlooks
    )
    @action(detail=True)
    def outlook(self, request: Request, pk: str) -> Response:
        """What would come of each tile that you might take, or each place for the one in hand."""
        table = table_of(request, pk)
        seat = query(requests.From, request).get("seat")
        return Response(looking.outlook_seen(table, viewer_of(request), seat))

    @extend_schema(operation_id="read_hint", parameters=[requests.At], responses=answers.Hint)
    @action(detail=True, permission_classes=(IsAuthenticated,), throttle_scope="hints")
    def hint(self, request: Request, pk: str) -> Response:
        """What a bot would do in your place; only where all others at the table are bots."""
        table = table_of(request, pk)
        seat = query(requests.At, request)["seat"]
        return Response(hinting.hint(table=table, player=signed_in(request), seat=seat))

    @extend_schema(
        operation_id="list_standings", parameters=[requests.From], responses=answers.Standings
    )
    @action(detail=True)
    def standings(self, request: Request, pk: str) -> Response:
        """What a scoring, and the end, would bring each seat now, by what lies open."""
        table = table_of(request, pk)
        seat = query(requests.From, request).get("seat")
        return Response(looking.standings_seen(table, viewer_of(request), seat))

    @extend_schema(
        operation_id="list_turns", parameters=[requests.Between], responses=answers.Turns
    )
    @action(detail=True, throttle_scope="replays")
    def turns(self, request: Request, pk: str) -> Response:
        """The table as you saw it at a number, and after each turn since; the last 40 of them."""
        table = table_of(request, pk)
        asked = query(requests.Between, request)
        viewer, seat, upto = viewer_of(request), asked.get("seat"), asked.get("upto")
        return Response({"turns": looking.turns_seen(table, viewer, seat, asked["after"], upto)})

    @extend_schema(
        operation_id="list_frames", parameters=[requests.FrameNumber], responses=answers.Frames
    )
    @action(detail=True, throttle_scope="frames")
    def frames(self, request: Request, pk: str) -> Response:
        """The table after each move, as you may know it; once it is over, from any seat."""
        table = table_of(request, pk)
        asked = query(requests.FrameNumber, request)
        seat, number = asked.get("seat"), asked["number"]
        frames = replaying.frames_seen(table, viewer_of(request), seat, number)
        return Response({"frames": frames, "part": replaying.PART})


# All see the same, and no secret lies beside it: so it may be packed, to a sixth.
@method_decorator(gzip_page, name="dispatch")
class FacesView(APIView):
    """What is printed on the pieces."""

    permission_classes = (AllowAny,)

    @extend_schema(
        operation_id="read_faces", parameters=[requests.WithChronicles], responses=answers.FacesSeen
    )
    def get(self, request: Request, name: str) -> Response:
        """Every tile, clan and road of a game, and the words of its choices."""
        found = edition(name)
        asked = query(requests.WithChronicles, request)
        setup = Setup(
            game=name,
            players=found.players[-1],
            chronicles=tuple(int(each) for each in asked["chronicles"].split(",") if each),
            rules=asked.get("rules", found.rules_version),
        )
        return Response({"faces": plain(faces(setup))})
