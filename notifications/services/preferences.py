"""By what way does a player want to hear of what?"""

from __future__ import annotations

from datetime import time

from django.db import transaction

from accounts.models import Player
from notifications.models import Hours, Kind, Preference, Silence, Way
from notifications.refusals import NotificationRefusal
from words import say

USUAL = {
    Kind.TURN: Way.EITHER,
    Kind.DEADLINE: Way.EITHER,
    Kind.STARTED: Way.EITHER,
    Kind.OVER: Way.EITHER,
    Kind.INVITATION: Way.EITHER,
    Kind.MENTION: Way.PUSH,
    Kind.TAKEOVER: Way.EITHER,
    Kind.DIGEST: Way.NONE,
}
#: What is left of a way when mails are not wanted.
WITHOUT_MAIL = {
    Way.EITHER: Way.PUSH,
    Way.PUSH: Way.PUSH,
    Way.MAIL: Way.NONE,
    Way.BOTH: Way.PUSH,
    Way.NONE: Way.NONE,
}
LONGEST_DELAY = 24 * 60
#: What the digest tells; a reminder would come too late with it.
GATHERED = tuple(kind for kind in Kind if kind not in (Kind.DEADLINE, Kind.DIGEST))


def way_of(player: Player, kind: str) -> Way:
    """The way of one kind."""
    found = Preference.objects.filter(player=player, kind=kind).first()
    return Way(found.way) if found else USUAL[Kind(kind)]


def ways_of(player: Player) -> dict[str, str]:
    """The ways of all kinds."""
    chosen = dict(Preference.objects.filter(player=player).values_list("kind", "way"))
    return {kind.value: way.value for kind, way in USUAL.items()} | chosen


@transaction.atomic
def set_ways(*, player: Player, ways: dict[str, str]) -> None:
    """Hear of these kinds by these ways."""
    for kind, way in ways.items():
        Preference.objects.update_or_create(player=player, kind=kind, defaults={"way": way})


def stop_mails(*, player: Player, kind: str) -> None:
    """Send no more mails of a kind; the player need not be logged in to ask for it.

    Who wants one mail a day no more does not want many instead.
    """
    kinds = (kind, *GATHERED) if kind == Kind.DIGEST else (kind,)
    set_ways(player=player, ways={each: WITHOUT_MAIL[way_of(player, each)] for each in kinds})


@transaction.atomic
def set_hours(
    *,
    player: Player,
    quiet_from: time | None,
    quiet_to: time | None,
    digest_at: time,
    delay_minutes: int,
) -> Hours:
    """Be left in peace from then to then."""
    if (quiet_from is None) != (quiet_to is None):
        raise NotificationRefusal(say("notices-both"), field="quiet_to")
    if quiet_from is not None and quiet_from == quiet_to:
        raise NotificationRefusal(say("notices-endless"), field="quiet_to")
    spoken, _ = Hours.objects.update_or_create(
        player=player,
        defaults={
            "quiet_from": quiet_from,
            "quiet_to": quiet_to,
            "digest_at": digest_at,
            "delay_minutes": delay_minutes,
        },
    )
    return spoken


def silence(*, player: Player, about: str) -> None:
    """Hear nothing more of one table."""
    Silence.objects.get_or_create(player=player, about=about)


def end_silence(*, player: Player, about: str) -> None:
    """Hear of it again."""
    Silence.objects.filter(player=player, about=about).delete()


def is_silent(player: Player, about: str) -> bool:
    """Whether the player wants to hear nothing of it."""
    return bool(about) and Silence.objects.filter(player=player, about=about).exists()
