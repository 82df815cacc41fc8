"""What do all views of tables share?"""

from __future__ import annotations

from typing import Any, TypeVar

from drf_spectacular.utils import OpenApiParameter
from rest_framework.permissions import IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.serializers import ListField, Serializer
from rest_framework.viewsets import ViewSet

from accounts.models import Player
from games.models import Table
from games.services.access import Viewer, seen_table

from . import requests

Kind = TypeVar("Kind", bound="Serializer[Any]")

KEY = OpenApiParameter(
    "Idempotency-Key",
    str,
    OpenApiParameter.HEADER,
    description="Any word of yours: a request sent again with the same word is not obeyed twice.",
)


class TableViews(ViewSet):
    """Views of one table, or of all."""

    permission_classes = (IsAuthenticatedOrReadOnly,)
    throttle_scope: str | None = None
    lookup_value_regex = "[a-z0-9]{1,12}"


def viewer_of(request: Request) -> Viewer:
    """Who looks; None for one who has not logged in."""
    return request.user if isinstance(request.user, Player) else None


def key_of(request: Request) -> str:
    """The word by which a repeated request is known."""
    return request.headers.get("Idempotency-Key", "")[:100]


def body(kind: type[Kind], request: Request) -> dict[str, Any]:
    """What the request says, checked."""
    return _checked(kind(data=request.data))


def query(kind: type[Kind], request: Request) -> dict[str, Any]:
    """What the request's address says, checked; a list is a parameter that is repeated."""
    said, fields = request.query_params, kind().fields
    lists = {name: said.getlist(name) for name in said if isinstance(fields.get(name), ListField)}
    return _checked(kind(data=said.dict() | lists))


def table_of(request: Request, pk: str) -> Table:
    """The table, if the one who asks may see it."""
    return seen_table(pk, viewer_of(request), query(requests.Invitation, request)["code"])


def _checked(serializer: Serializer[Any]) -> dict[str, Any]:
    serializer.is_valid(raise_exception=True)
    return dict(serializer.validated_data)
