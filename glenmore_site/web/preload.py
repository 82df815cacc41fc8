"""URLs that the screen of a table requests first, so that the page can preload them."""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse

from accounts.models import Player
from games.models import Status, Table
from games.services.refusals import NoSuchTable
from games.services.seats.access import get_visible_table
from games.services.storage.position import is_retired


def faces_url(request: HttpRequest, table_id: str) -> str:
    """Return the URL of a table's tile faces; empty if this visitor sees no game."""
    viewer = request.user if isinstance(request.user, Player) else None
    try:
        table = get_visible_table(table_id, viewer, request.GET.get("code", ""))
    except NoSuchTable:
        return ""
    return _faces_of(table) if _shows_game(table) else ""


def _shows_game(table: Table) -> bool:
    begun = table.status in {Status.RUNNING, Status.FINISHED}
    return begun and not table.imported and not is_retired(table)


def _faces_of(table: Table) -> str:
    """Return the URL exactly as the app writes it, so that it is not fetched twice."""
    asked = {"chronicles": ",".join(map(str, table.chronicles)), "rules": table.rules}
    return f"{reverse('faces', args=[table.edition])}?{urlencode(asked)}"
