"""What does a table's screen ask for as soon as it runs?

The page names it, so that it comes with the scripts.
"""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse

from accounts.models import Player
from games.models import Status, Table
from games.services.access import seen_table
from games.services.position import is_retired
from games.services.refusals import NoSuchTable


def faces_address(request: HttpRequest, table_id: str) -> str:
    """Where the faces of a table are told; nothing where this visitor sees no game."""
    viewer = request.user if isinstance(request.user, Player) else None
    try:
        table = seen_table(table_id, viewer, request.GET.get("code", ""))
    except NoSuchTable:
        return ""
    return _faces_of(table) if _shows_game(table) else ""


def _shows_game(table: Table) -> bool:
    begun = table.status in {Status.RUNNING, Status.FINISHED}
    return begun and not table.imported and not is_retired(table)


def _faces_of(table: Table) -> str:
    """The address as the app writes it: another way of writing would be fetched again."""
    asked = {"chronicles": ",".join(map(str, table.chronicles)), "rules": table.rules}
    return f"{reverse('faces', args=[table.edition])}?{urlencode(asked)}"
