"""How do many messages become one a day?"""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from django.db import transaction
from django.utils import timezone

from accounts.models import Player
from games.clock.wall import first_shown
from notifications.models import Kind, Message, Preference, Way
from notifications.sources import Source, Story, source_of
from words import say

from . import outbox
from .hours import hours_of

#: What was gathered longer before is an old story.
GATHERED_FOR = timedelta(days=2)


def gather_due() -> None:
    """Post a digest to everybody who wants one, whose hour has come, once a day."""
    now = timezone.now()
    wanting = Preference.objects.filter(kind=Kind.DIGEST, player__is_active=True)
    for preference in wanting.exclude(way=Way.NONE).select_related("player"):
        hour = _hour_of(preference.player, now)
        if hour <= now:
            _post(preference.player, hour)


@transaction.atomic
def _post(player: Player, hour: datetime) -> None:
    day = hour.astimezone(ZoneInfo(player.time_zone)).date().isoformat()
    key = f"digest:{player.pk}:{day}"
    if Message.objects.filter(key=key).exists():
        return
    gathered = [message for message in _gathered(player, hour) if _is_true(message)]
    if gathered:
        numbers = [message.pk for message in gathered]
        facts = {"messages": numbers}
        outbox.post(outbox.News(player=player, kind=Kind.DIGEST, key=key, facts=facts))


def _hour_of(player: Player, now: datetime) -> datetime:
    """When the digest of today comes."""
    zone = ZoneInfo(player.time_zone)
    today = datetime.combine(now.astimezone(zone).date(), hours_of(player).digest_at)
    return first_shown(today, zone)


def _gathered(player: Player, hour: datetime) -> list[Message]:
    """What was gathered until then; what comes later waits for the next day."""
    since = hour - GATHERED_FOR
    digests = player.notifications.filter(kind=Kind.DIGEST, posted__gt=since)
    told = [number for digest in digests for number in digest.facts["messages"]]
    found = player.notifications.filter(
        state=Message.State.GATHERED, settled__gt=since, settled__lte=hour
    )
    return list(found.exclude(pk__in=told).order_by("posted"))


def _is_true(message: Message) -> bool:
    return not source_of(message).why_not(message)


def _told(digest: Message) -> list[Message]:
    found = Message.objects.filter(pk__in=digest.facts["messages"]).order_by("posted")
    return [message for message in found if _is_true(message)]


def _tell(digest: Message) -> Story:
    titles = dict.fromkeys(source_of(each).tell(each).title for each in _told(digest))
    return Story(say("letter-digest"), tuple(titles), button=say("letter-games"))


def _why_not(digest: Message) -> str:
    return "" if _told(digest) else "why-digest-empty"


DIGESTS = Source(tell=_tell, why_not=_why_not, waits=lambda _digest: False)
