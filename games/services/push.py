"""How do others learn of what happened? Here and nowhere else, and only when it is certain.

What goes through the channel layer names the table and nothing more. Each socket then asks
anew what its viewer may see, so that no secret travels and every permission is checked at
every push.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.conf import settings
from django.db import transaction
from django.utils.module_loading import import_string

from games.models import ChatMessage, Event, Status, Table

LOBBY = "lobby"
logger = logging.getLogger(__name__)


def table_group(table_id: str) -> str:
    """The sockets that are open at a table."""
    return f"table.{table_id}"


def player_group(player_id: int) -> str:
    """The sockets of a player that show his tables."""
    return f"player.{player_id}"


def sockets_group(player_id: int) -> str:
    """All sockets of a player."""
    return f"sockets.{player_id}"


def announce(
    table: Table,
    kind: Event.Kind,
    *,
    after_move: int = 0,
    message: ChatMessage | None = None,
) -> None:
    """Number an event at a locked table, and tell of it on commit."""
    table.event_number += 1
    table.save(update_fields=["event_number"])
    last_move = table.move_number if kind == Event.Kind.MOVES else after_move
    Event.objects.create(
        table=table,
        number=table.event_number,
        kind=kind,
        after_move=after_move,
        last_move=last_move,
        message=message,
    )
    transaction.on_commit(lambda: _tell(table, kind))


def draft_changed(table: Table, player_id: int) -> None:
    """Tell a player's other screens that his draft is another now; it has no number."""
    event = {"type": "draft.changed", "player": player_id}
    transaction.on_commit(lambda: _send(table_group(table.pk), event))


def hang_up(player_id: int) -> None:
    """Close all sockets of a player: he is somebody else now, or nobody."""
    transaction.on_commit(lambda: _send(sockets_group(player_id), {"type": "hang.up"}))


def _tell(table: Table, kind: Event.Kind) -> None:
    _send(table_group(table.pk), {"type": "table.changed"})
    if kind == Event.Kind.CHAT:
        return
    changed = {"type": "tables.changed", "table": table.pk}
    for group in _listening(table, kind):
        _send(group, changed)
    wake_bots(table.pk)


def _listening(table: Table, kind: Event.Kind) -> set[str]:
    """Who hears of a table from afar: its players, and the lobby unless it is only a move."""
    players = table.seats.exclude(player=None).values_list("player", flat=True)
    only_a_move = kind == Event.Kind.MOVES and table.status == Status.RUNNING
    return {player_group(each) for each in players} | (set() if only_a_move else {LOBBY})


def wake_bots(table_id: str) -> None:
    """Let this process's bots look at a table, if they live in this process."""
    if settings.BOT_RUNNER:
        import_string(settings.BOT_RUNNER)(table_id)


def _send(group: str, event: dict[str, Any]) -> None:
    layer = get_channel_layer()
    if layer is not None:
        deliver(layer.group_send(group, event))


class _Sockets:
    """The loop in which this process's sockets wait, if it has any."""

    loop: asyncio.AbstractEventLoop | None = None


def sockets_live_here() -> None:
    """Called by a socket that opens: the layer in memory must be used from its loop alone."""
    _Sockets.loop = asyncio.get_running_loop()


def deliver(sending: Coroutine[Any, Any, None]) -> None:
    """Send in the loop of the sockets, from whichever thread."""
    loop = _Sockets.loop
    try:
        if loop is not None and loop.is_running():
            asyncio.run_coroutine_threadsafe(sending, loop)
        else:
            async_to_sync(_finish)(sending)
    except OSError:
        # The move is made and kept; screens find it when they ask again.
        logger.exception("an event could not be told")


async def _finish(sending: Coroutine[Any, Any, None]) -> None:
    await sending
