"""Collect messages into one digest a day."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from django.db import transaction
from django.utils import timezone

from accounts.models import Player
from clock.wall import earliest_instant
from i18n import translate
from notifications.models import ChannelChoice, Kind, Message, Preference
from notifications.sources import MessageText, Source, source_of

from . import outbox
from .hours import hours_of

#: Older messages are left out of a digest.
MAX_AGE = timedelta(days=2)


def post_due_digests() -> None:
    """Post a digest, once a day, to each player who wants one and whose hour has come."""
    now = timezone.now()
    preferences = Preference.objects.filter(kind=Kind.DIGEST, player__is_active=True)
    for preference in preferences.exclude(way=ChannelChoice.NONE).select_related("player"):
        hour = _hour_of(preference.player, now)
        if hour <= now:
            _post(preference.player, hour)


@transaction.atomic
def _post(player: Player, hour: datetime) -> None:
    day = hour.astimezone(ZoneInfo(player.time_zone)).date().isoformat()
    key = f"digest:{player.pk}:{day}"
    if Message.objects.filter(key=key).exists():
        return
    gathered = [message for message in _gathered(player, hour) if _is_current(message)]
    if gathered:
        numbers = [message.pk for message in gathered]
        facts = {"messages": numbers}
        outbox.post(outbox.NewMessage(player=player, kind=Kind.DIGEST, key=key, facts=facts))


def _hour_of(player: Player, now: datetime) -> datetime:
    """Return when today's digest is due."""
    zone = ZoneInfo(player.time_zone)
    today = datetime.combine(now.astimezone(zone).date(), hours_of(player).digest_at)
    return earliest_instant(today, zone)


def _gathered(player: Player, hour: datetime) -> list[Message]:
    """Return the messages collected until then; later ones wait for the next day."""
    since = hour - MAX_AGE
    digests = player.notifications.filter(kind=Kind.DIGEST, posted__gt=since)
    sent = [number for digest in digests for number in digest.facts["messages"]]
    found = player.notifications.filter(
        state=Message.State.GATHERED, settled__gt=since, settled__lte=hour
    )
    return list(found.exclude(pk__in=sent).order_by("posted"))


def _is_current(message: Message) -> bool:
    return not source_of(message).obsolete_reason(message)


def _current_messages(digest: Message) -> list[Message]:
    found = Message.objects.filter(pk__in=digest.facts["messages"]).order_by("posted")
    return [message for message in found if _is_current(message)]


def _render(digest: Message) -> MessageText:
    titles = dict.fromkeys(source_of(each).render(each).title for each in _current_messages(digest))
    return MessageText(translate("email-digest"), tuple(titles), button=translate("email-games"))


def _obsolete_reason(digest: Message) -> str:
    return "" if _current_messages(digest) else "why-digest-empty"


DIGEST_SOURCE = Source(
    render=_render, obsolete_reason=_obsolete_reason, must_wait=lambda _digest: False
)
