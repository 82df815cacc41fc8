"""How do others learn of what happened? Here and nowhere else, and only when it is certain.

What goes through the channel layer names the table and the event, no more. Each socket then asks
anew what its viewer may see, so that no secret travels and every permission is checked at
every push.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from threading import Thread
from typing import Any

from channels.layers import get_channel_layer
from django.conf import settings
from django.db import transaction
from django.utils.module_loading import import_string
from redis.exceptions import RedisError

from games.models import ChatMessage, Event, Status, Table

from .seated import seats_at

LOBBY = "lobby"
#: What happens when Redis is not there.
LOST = (OSError, RedisError)
#: Seconds that a request waits until what it did is told.
PATIENCE = 3
#: A group of sockets, and what it is told.
Message = tuple[str, dict[str, Any]]
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
    changed: Sequence[str] = (),
) -> None:
    """Number an event at a locked table, save what it changed there, and tell of it on commit."""
    table.event_number += 1
    table.save(update_fields=["event_number", *changed])
    last_move = table.move_number if kind == Event.Kind.MOVES else after_move
    Event.objects.create(
        table=table,
        number=table.event_number,
        kind=kind,
        after_move=after_move,
        last_move=last_move,
        message=message,
    )
    number = table.event_number
    transaction.on_commit(lambda: _tell(table, kind, number))


def draft_changed(table: Table, player_id: int) -> None:
    """Tell a player's other screens that his draft is another now; it has no number."""
    event = {"type": "draft.changed", "player": player_id}
    transaction.on_commit(lambda: _send((table_group(table.pk), event)))


def table_gone(table: Table, player_id: int) -> None:
    """Tell a player's screens that a table is none of his any more."""
    event = {"type": "table.gone", "table": table.pk}
    transaction.on_commit(lambda: _send((player_group(player_id), event)))


def hang_up(player_id: int) -> None:
    """Close all sockets of a player: he is somebody else now, or nobody."""
    transaction.on_commit(lambda: _send((sockets_group(player_id), {"type": "hang.up"})))


def _tell(table: Table, kind: Event.Kind, number: int) -> None:
    groups = [] if kind == Event.Kind.CHAT else _listening(table, kind)
    changed = {"type": "tables.changed", "table": table.pk}
    far = [(group, changed) for group in groups]
    _send((table_group(table.pk), {"type": "table.changed", "event": number}), *far)
    if kind != Event.Kind.CHAT:
        wake_bots(table.pk)


def _listening(table: Table, kind: Event.Kind) -> set[str]:
    """Who hears of a table from afar: its players; who is invited and the lobby but for moves."""
    sitting = {player_group(seat.player_id) for seat in seats_at(table) if seat.player_id}
    if kind == Event.Kind.MOVES and table.status == Status.RUNNING:
        return sitting
    invited = table.invitations.values_list("player", flat=True)
    return sitting | {player_group(each) for each in invited} | {LOBBY}


def wake_bots(table_id: str) -> None:
    """Let this process's bots look at a table, if they live in this process."""
    if settings.BOT_RUNNER:
        import_string(settings.BOT_RUNNER)(table_id)


def _send(*messages: Message) -> None:
    layer = get_channel_layer()
    if layer is not None:
        deliver(_send_all(layer, messages))


async def _send_all(layer: Any, messages: Sequence[Message]) -> None:  # noqa: ANN401 - untyped
    for group, event in messages:
        await layer.group_send(group, event)


class _Sockets:
    """The loop in which this process's sockets wait, if it has any."""

    loop: asyncio.AbstractEventLoop | None = None


def sockets_live_here() -> None:
    """Called by a socket that opens: the layer in memory must be used from its loop alone."""
    _Sockets.loop = asyncio.get_running_loop()


def deliver(sending: Coroutine[Any, Any, None]) -> None:
    """Send in the loop of the sockets, or where there are none in a loop kept for it.

    A loop of its own for each message would open a connection to Redis for each.
    """
    here = _Sockets.loop
    if here is not None and here.is_running():
        asyncio.run_coroutine_threadsafe(sending, here).add_done_callback(_note_failure)
        return
    future = asyncio.run_coroutine_threadsafe(sending, _sending_loop(os.getpid()))
    future.add_done_callback(_note_failure)
    with suppress(*LOST, TimeoutError):
        future.result(timeout=PATIENCE)


@cache
def _sending_loop(_process: int) -> asyncio.AbstractEventLoop:
    """A loop that runs in a thread as long as this process does; a fork gets one of its own."""
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, name="push", daemon=True).start()
    return loop


def _note_failure(future: Future[None]) -> None:
    """The move is made and kept; screens find it when they ask again."""
    if not future.cancelled() and (error := future.exception()):
        logger.error("an event could not be told", exc_info=error)
