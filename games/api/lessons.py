"""Start and leave lessons."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import current_player
from games.services.lobby import lessons
from games.services.payloads.table import table_payload
from glenmore_site.base.throttling import network_key

from . import requests, responses
from .base import TableViews, body, viewer_of


class LessonsView(APIView):
    """Lessons: scripted first games that teach the rules."""

    @extend_schema(
        operation_id="begin_lesson", request=requests.LessonName, responses=responses.TableDetails
    )
    def post(self, request: Request) -> Response:
        """Start a lesson, or continue the one you have started."""
        name = body(requests.LessonName, request)["lesson"]
        player, network = current_player(request), network_key(request)
        table = lessons.begin_lesson(player=player, name=name, network=network)
        return Response(table_payload(table, viewer_of(request)))


class LessonViewSet(TableViews):
    """The lesson at a table."""

    @extend_schema(
        operation_id="leave_lesson", request=None, responses={200: responses.TableDetails}
    )
    @action(detail=True, methods=["delete"])
    def lesson(self, request: Request, pk: str) -> Response:
        """Leave the lesson and continue the game without it."""
        table = lessons.leave_lesson(table_id=pk, player=current_player(request))
        return Response(table_payload(table, viewer_of(request)))
