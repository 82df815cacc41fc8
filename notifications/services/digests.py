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
from notifications.words import word

from . import outbox
from .hours import hours_of

#: What was gathered longer ago was told by a digest, or is an old story.
GATHERED_FOR = timedelta(days=2)


def gather_due() -> None:
    """Post a digest to everybody who wants one, whose hour has come, once a day."""
    now = timezone.now()
    wanting = Preference.objects.filter(kind=Kind.DIGEST, player__is_active=True)
    for preference in wanting.exclude(way=Way.NONE).select_related("player"):
        if _hour_has_come(preference.player, now):
            _post(preference.player, now)


@transaction.atomic
def _post(player: Player, now: datetime) -> None:
    day = now.astimezone(ZoneInfo(player.time_zone)).date().isoformat()
    key = f"digest:{player.pk}:{day}"
    if Message.objects.filter(key=key).exists():
        return
    gathered = [message for message in _gathered(player, now) if _is_true(message)]
    if gathered:
        numbers = [message.pk for message in gathered]
        facts = {"messages": numbers}
        outbox.post(outbox.News(player=player, kind=Kind.DIGEST, key=key, facts=facts))


def _hour_has_come(player: Player, now: datetime) -> bool:
    zone = ZoneInfo(player.time_zone)
    hour = hours_of(player).digest_at
    today = datetime.combine(now.astimezone(zone).date(), hour)
    return first_shown(today, zone) <= now


def _gathered(player: Player, now: datetime) -> list[Message]:
    """What was gathered since the last digest."""
    last = player.notifications.filter(kind=Kind.DIGEST).order_by("-posted").first()
    since = max(last.posted if last else now - GATHERED_FOR, now - GATHERED_FOR)
    found = player.notifications.filter(state=Message.State.GATHERED, settled__gt=since)
    return list(found.order_by("posted"))


def _is_true(message: Message) -> bool:
    return not source_of(message).why_not(message)


def _told(digest: Message) -> list[Message]:
    found = Message.objects.filter(pk__in=digest.facts["messages"]).order_by("posted")
    return [message for message in found if _is_true(message)]


def _tell(digest: Message) -> Story:
    language = digest.player.language
    titles = dict.fromkeys(source_of(each).tell(each).title for each in _told(digest))
    return Story(word(language, "digest"), tuple(titles))


def _why_not(digest: Message) -> str:
    return "" if _told(digest) else "nothing of it waits any more"


DIGESTS = Source(tell=_tell, why_not=_why_not, watched=lambda _digest: False)
