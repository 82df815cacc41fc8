"""Post messages to players: the interface of notifications for other apps.

Messages are posted in the transaction in which their event happens.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone

from accounts.models import Player
from notifications.models import Message

from . import hours

#: How long a message about a turn waits in a live game.
LIVE_DELAY = timedelta(seconds=30)


@dataclass(frozen=True, kw_only=True)
class NewMessage:
    """A message to a player, sent at `due` or at once; posted only once per `key`.

    One that is useless after the instant `before` and due in quiet hours is sent before them.
    """

    player: Player
    kind: str
    key: str
    about: str = ""
    link: str = "/"
    facts: dict[str, Any] = field(default_factory=dict)
    due: datetime | None = None
    before: datetime | None = None


def post(*messages: NewMessage) -> None:
    """Store the messages; each key only once, however often it is posted."""
    now = timezone.now()
    Message.objects.bulk_create([_message(each, now) for each in messages], ignore_conflicts=True)


def delay_for(player: Player, *, live: bool = False) -> timedelta:
    """Return how long to wait before notifying a player of their turn."""
    return LIVE_DELAY if live else timedelta(minutes=hours.hours_of(player).delay_minutes)


def withdraw(*, keys: list[str], reason: str) -> None:
    """Drop messages that have not been sent yet."""
    waiting = Message.objects.filter(key__in=keys, state=Message.State.WAITING)
    waiting.update(state=Message.State.DROPPED, reason=reason, settled=timezone.now())


def postpone(*, key: str, due: datetime, before: datetime | None = None) -> None:
    """Send a waiting message at another time."""
    message = Message.objects.filter(key=key, state=Message.State.WAITING).first()
    if message is not None:
        message.due = hours.send_time(message.player, due, before)
        message.save(update_fields=["due"])


def _message(new: NewMessage, now: datetime) -> Message:
    return Message(
        player=new.player,
        kind=new.kind,
        key=new.key,
        about=new.about,
        link=new.link,
        facts=new.facts,
        posted=now,
        due=hours.send_time(new.player, new.due or now, new.before),
    )
