"""Helpers that all views of tables share."""

from __future__ import annotations

from typing import Any, TypeVar

from drf_spectacular.utils import OpenApiParameter
from rest_framework.permissions import IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.serializers import ListField, Serializer
from rest_framework.viewsets import ViewSet

from accounts.models import Player
from games.models import Table
from games.services.seats.access import Viewer, get_visible_table

from . import requests

Kind = TypeVar("Kind", bound="Serializer[Any]")

KEY = OpenApiParameter(
    "Idempotency-Key",
    str,
    OpenApiParameter.HEADER,
    description="Any string: a repeated request with the same key is executed only once.",
)


class TableViews(ViewSet):
    """Base class of the views below `/tables/`."""

    permission_classes = (IsAuthenticatedOrReadOnly,)
    throttle_scope: str | None = None
    lookup_value_regex = "[a-z0-9]{1,12}"


def viewer_of(request: Request) -> Viewer:
    """Return the player who sent the request, or None if not logged in."""
    return request.user if isinstance(request.user, Player) else None


def key_of(request: Request) -> str:
    """Return the idempotency key of the request, or an empty string."""
    return request.headers.get("Idempotency-Key", "")[:100]


def body(kind: type[Kind], request: Request) -> dict[str, Any]:
    """Return the validated body of the request."""
    return _checked(kind(data=request.data))


def query(kind: type[Kind], request: Request) -> dict[str, Any]:
    """Return the validated query parameters; a list is a repeated parameter."""
    given, fields = request.query_params, kind().fields
    lists = {name: given.getlist(name) for name in given if isinstance(fields.get(name), ListField)}
    return _checked(kind(data=given.dict() | lists))


def table_of(request: Request, pk: str) -> Table:
    """Return the table if the viewer may see it."""
    return get_visible_table(pk, viewer_of(request), query(requests.InviteCode, request)["code"])


def _checked(serializer: Serializer[Any]) -> dict[str, Any]:
    serializer.is_valid(raise_exception=True)
    return dict(serializer.validated_data)
