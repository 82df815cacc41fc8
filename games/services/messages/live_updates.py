"""Publish events to the sockets after the transaction commits.

A message in the channel layer carries only the ids of the table and the event. Each socket then
loads what its viewer may see, so no secret goes through the layer and permissions are checked at
every push. Nothing else sends to sockets.
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
from games.services.seats.seats import seats_at

LOBBY = "lobby"
#: Raised when Redis is unavailable.
CONNECTION_ERRORS = (OSError, RedisError)
#: How long a request waits for its messages to be sent.
SEND_TIMEOUT_S = 3
#: A group of sockets, and the message to it.
Message = tuple[str, dict[str, Any]]
logger = logging.getLogger(__name__)


def table_group(table_id: str) -> str:
    """The group of the sockets at a table."""
    return f"table.{table_id}"


def player_group(player_id: int) -> str:
    """The group of a player's lobby sockets."""
    return f"player.{player_id}"


def sockets_group(player_id: int) -> str:
    """The group of all sockets of a player."""
    return f"sockets.{player_id}"


def publish_event(
    table: Table,
    kind: Event.Kind,
    *,
    after_move: int = 0,
    message: ChatMessage | None = None,
    changed: Sequence[str] = (),
) -> None:
    """Store a numbered event at a locked table with the changed fields; publish it on commit."""
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
    transaction.on_commit(lambda: _publish(table, kind, number))


def publish_draft(table: Table, player_id: int) -> None:
    """Notify a player's other screens of a changed draft, which is not a numbered event."""
    event = {"type": "draft.changed", "player": player_id}
    transaction.on_commit(lambda: _send((table_group(table.pk), event)))


def publish_table_gone(table: Table, player_id: int) -> None:
    """Notify a player's screens that a table left their list."""
    event = {"type": "table.gone", "table": table.pk}
    transaction.on_commit(lambda: _send((player_group(player_id), event)))


def close_sockets(player_id: int) -> None:
    """Close all sockets of a player who logged out, was banned or lost a token."""
    transaction.on_commit(lambda: _send((sockets_group(player_id), {"type": "hang.up"})))


def _publish(table: Table, kind: Event.Kind, number: int) -> None:
    groups = [] if kind == Event.Kind.CHAT else _lobby_groups(table, kind)
    changed = {"type": "tables.changed", "table": table.pk}
    lobby = [(group, changed) for group in groups]
    _send((table_group(table.pk), {"type": "table.changed", "event": number}), *lobby)
    if kind != Event.Kind.CHAT:
        wake_bots(table.pk)


def _lobby_groups(table: Table, kind: Event.Kind) -> set[str]:
    """The lobby sockets to notify: the players', and except for moves everybody's."""
    players = {player_group(seat.player_id) for seat in seats_at(table) if seat.player_id}
    if kind == Event.Kind.MOVES and table.status == Status.RUNNING:
        return players
    invited = table.invitations.values_list("player", flat=True)
    return players | {player_group(each) for each in invited} | {LOBBY}


def wake_bots(table_id: str) -> None:
    """Let the bots check a table if they run in this process."""
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
    """The event loop of this process's sockets, if it has any."""

    loop: asyncio.AbstractEventLoop | None = None


def use_running_loop() -> None:
    """Send from the loop of the calling socket, as the in-memory layer requires."""
    _Sockets.loop = asyncio.get_running_loop()


def deliver(sending: Coroutine[Any, Any, None]) -> None:
    """Send in the loop of the sockets, or in a permanent loop where there are no sockets.

    A new loop for each message would open a new connection to Redis each time.
    """
    loop = _Sockets.loop
    if loop is not None and loop.is_running():
        asyncio.run_coroutine_threadsafe(sending, loop).add_done_callback(_log_failure)
        return
    future = asyncio.run_coroutine_threadsafe(sending, _sending_loop(os.getpid()))
    future.add_done_callback(_log_failure)
    with suppress(*CONNECTION_ERRORS, TimeoutError):
        future.result(timeout=SEND_TIMEOUT_S)


@cache
def _sending_loop(_process: int) -> asyncio.AbstractEventLoop:
    """A loop in a daemon thread; one per process, so that a fork gets another."""
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, name="push", daemon=True).start()
    return loop


def _log_failure(future: Future[None]) -> None:
    """Log a failed message; the move is stored, and screens find it on their next request."""
    if not future.cancelled() and (error := future.exception()):
        logger.error("an event could not be published", exc_info=error)
