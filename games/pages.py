"""Can anybody see that a game was not tampered with? A page that plays it again."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.renderers import TemplateHTMLRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.models import Player
from games.models import Status, Table
from games.services import checking
from games.services.access import seen_table
from games.services.refusals import NoSuchTable


@extend_schema(exclude=True)
class VerifyPage(APIView):
    """Asks which table, plays its moves again and tells what came of it."""

    permission_classes = (AllowAny,)
    renderer_classes = (TemplateHTMLRenderer,)
    throttle_scope = "replays"

    def get(self, request: Request) -> Response:
        """The page; with `?table=`, and `code=` where it is hidden, the verdict too."""
        asked = request.query_params.get("table", "").strip()
        return Response(_verdict(request, asked), template_name="verify.html")


def _verdict(request: Request, asked: str) -> dict[str, Any]:
    if not asked:
        return {}
    viewer = request.user if isinstance(request.user, Player) else None
    try:
        table = seen_table(asked, viewer, request.query_params.get("code", ""))
    except NoSuchTable as refusal:
        return {"asked": asked, "refusal": refusal.message}
    return {"asked": asked, "table": table} | _findings(table)


def _findings(table: Table) -> dict[str, Any]:
    told = table.status == Status.FINISHED or table.imported
    return {"problems": checking.problems_of(table), "seed": table.seed if told else ""}
