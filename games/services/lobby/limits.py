"""Limit how many tables one player can open or keep running with bots."""

from __future__ import annotations

from accounts.models import Player
from games.models import Seat, Status, Table
from games.services.refusals import TooMany
from i18n import translate

MAX_OPEN_TABLES = 30
MAX_OPEN_TABLES_GUEST = 10
MAX_BOT_GAMES = 40
MAX_BOT_GAMES_GUEST = 10


def require_room_for_open_table(host: Player) -> None:
    """Refuse another open table to a host who has too many."""
    most = MAX_OPEN_TABLES_GUEST if host.is_guest else MAX_OPEN_TABLES
    if Table.objects.filter(host=host, status=Status.OPEN).count() >= most:
        raise TooMany(translate("table-too-many-open", most=most))


def require_room_for_bot_game(host: Player) -> None:
    """Refuse another game with bots to a host who keeps too many of them running."""
    most = MAX_BOT_GAMES_GUEST if host.is_guest else MAX_BOT_GAMES
    with_bots = Seat.objects.exclude(bot="").values("table")
    running = Table.objects.filter(host=host, status=Status.RUNNING, pk__in=with_bots)
    if running.count() >= most:
        raise TooMany(translate("table-too-many-bots", most=most))
