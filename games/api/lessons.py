"""How does somebody learn a game?"""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import signed_in
from games.services import teaching
from games.services.seen import table_seen

from . import answers, requests
from .base import TableViews, body, viewer_of


class LessonsView(APIView):
    """First games that teach."""

    @extend_schema(
        operation_id="begin_lesson", request=requests.LessonName, responses=answers.TableSeen
    )
    def post(self, request: Request) -> Response:
        """Begin a lesson, or go on with the one that you have begun."""
        name = body(requests.LessonName, request)["lesson"]
        table = teaching.begin_lesson(player=signed_in(request), name=name)
        return Response(table_seen(table, viewer_of(request)))


class LessonViewSet(TableViews):
    """The lesson at a table."""

    @extend_schema(operation_id="leave_lesson", request=None, responses={200: answers.TableSeen})
    @action(detail=True, methods=["delete"])
    def lesson(self, request: Request, pk: str) -> Response:
        """Go on without it; the game stays as it is."""
        table = teaching.leave_lesson(table_id=pk, player=signed_in(request))
        return Response(table_seen(table, viewer_of(request)))
