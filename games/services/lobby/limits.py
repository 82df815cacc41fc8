"""Limit how many tables one player, or one network, can open or keep running with bots."""

from __future__ import annotations

from django.db.models import QuerySet

from accounts.models import Player
from games.models import Seat, Status, Table
from games.services.refusals import TooMany
from i18n import translate

MAX_OPEN_TABLES = 30
MAX_OPEN_TABLES_GUEST = 10
MAX_BOT_GAMES = 40
MAX_BOT_GAMES_GUEST = 10
#: Of all players of one network together: a household or a class, but no army of guests.
MAX_OPEN_TABLES_NETWORK = 60
MAX_BOT_GAMES_NETWORK = 80


def require_room_for_open_table(host: Player, network: str) -> None:
    """Refuse another open table to a host, or a network, with too many."""
    most = MAX_OPEN_TABLES_GUEST if host.is_guest else MAX_OPEN_TABLES
    tables = Table.objects.filter(status=Status.OPEN)
    if tables.filter(host=host).count() >= most:
        raise TooMany(translate("table-too-many-open", most=most))
    if _opened_from(tables, network) >= MAX_OPEN_TABLES_NETWORK:
        raise TooMany(translate("table-too-many-open-network", most=MAX_OPEN_TABLES_NETWORK))


def require_room_for_bot_game(host: Player, network: str) -> None:
    """Refuse another game with bots to a host, or a network, that keeps too many running."""
    most = MAX_BOT_GAMES_GUEST if host.is_guest else MAX_BOT_GAMES
    with_bots = Seat.objects.exclude(bot="").values("table")
    tables = Table.objects.filter(status=Status.RUNNING, pk__in=with_bots)
    if tables.filter(host=host).count() >= most:
        raise TooMany(translate("table-too-many-bots", most=most))
    if _opened_from(tables, network) >= MAX_BOT_GAMES_NETWORK:
        raise TooMany(translate("table-too-many-bots-network", most=MAX_BOT_GAMES_NETWORK))


def _opened_from(tables: QuerySet[Table], network: str) -> int:
    return tables.filter(network=network).count() if network else 0
