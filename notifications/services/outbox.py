"""How do other apps say that something is to be told? In the transaction in which it happens.

This is all that they need to know of notifications.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone

from accounts.models import Player
from notifications.models import Message

from . import hours

#: How long a message waits at least, where its kind waits at all.
QUICK = timedelta(seconds=30)


@dataclass(frozen=True, kw_only=True)
class News:
    """Something to be told to a player when it is due, else at once; two of one key are one.

    What is worthless after the instant `before`, and due in quiet hours, comes before they begin.
    """

    player: Player
    kind: str
    key: str
    about: str = ""
    link: str = "/"
    facts: dict[str, Any] = field(default_factory=dict)
    due: datetime | None = None
    before: datetime | None = None


def post(*news: News) -> None:
    """Tell all of it; each once, however often it is posted."""
    now = timezone.now()
    Message.objects.bulk_create([_message(each, now) for each in news], ignore_conflicts=True)


def delay_of(player: Player, *, quick: bool = False) -> timedelta:
    """How long a player wants to be left in peace before he hears that he is waited for."""
    return QUICK if quick else timedelta(minutes=hours.hours_of(player).delay_minutes)


def withdraw(*, keys: list[str], reason: str) -> None:
    """What was to be told is not worth telling any more."""
    waiting = Message.objects.filter(key__in=keys, state=Message.State.WAITING)
    waiting.update(state=Message.State.DROPPED, reason=reason, settled=timezone.now())


def postpone(*, key: str, due: datetime, before: datetime | None = None) -> None:
    """Tell it at another time."""
    message = Message.objects.filter(key=key, state=Message.State.WAITING).first()
    if message is not None:
        message.due = hours.wanted(message.player, due, before)
        message.save(update_fields=["due"])


def _message(news: News, now: datetime) -> Message:
    return Message(
        player=news.player,
        kind=news.kind,
        key=news.key,
        about=news.about,
        link=news.link,
        facts=news.facts,
        posted=now,
        due=hours.wanted(news.player, news.due or now, news.before),
    )
