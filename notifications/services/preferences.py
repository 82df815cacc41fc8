"""Through which channels a player wants each kind of message, and which tables they have muted."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import time

from django.db import transaction

from accounts.models import Player
from i18n import translate
from notifications.models import ChannelChoice, Hours, Kind, Preference, Silence
from notifications.refusals import NotificationRefusal

DEFAULT_CHOICES = {
    Kind.TURN: ChannelChoice.EITHER,
    Kind.DEADLINE: ChannelChoice.EITHER,
    Kind.STARTED: ChannelChoice.EITHER,
    Kind.OVER: ChannelChoice.EITHER,
    Kind.INVITATION: ChannelChoice.EITHER,
    Kind.MENTION: ChannelChoice.PUSH,
    Kind.TAKEOVER: ChannelChoice.EITHER,
    Kind.DIGEST: ChannelChoice.NONE,
}
#: What remains of a choice when emails are not wanted.
WITHOUT_EMAIL = {
    ChannelChoice.EITHER: ChannelChoice.PUSH,
    ChannelChoice.PUSH: ChannelChoice.PUSH,
    ChannelChoice.MAIL: ChannelChoice.NONE,
    ChannelChoice.BOTH: ChannelChoice.PUSH,
    ChannelChoice.NONE: ChannelChoice.NONE,
}
MAX_DELAY_MINUTES = 24 * 60
#: Kinds that a digest can contain; a reminder would come too late in it.
DIGEST_KINDS = tuple(kind for kind in Kind if kind not in (Kind.DEADLINE, Kind.DIGEST))


def channel_choice(player: Player, kind: str) -> ChannelChoice:
    """Return the player's choice for one kind of message."""
    found = Preference.objects.filter(player=player, kind=kind).first()
    return ChannelChoice(found.way) if found else DEFAULT_CHOICES[Kind(kind)]


def channel_choices(player: Player) -> dict[str, str]:
    """Return the player's choices for all kinds of message."""
    chosen = dict(Preference.objects.filter(player=player).values_list("kind", "way"))
    return {kind.value: choice.value for kind, choice in DEFAULT_CHOICES.items()} | chosen


@transaction.atomic
def set_channel_choices(*, player: Player, choices: Mapping[str, str]) -> None:
    """Store the player's choices for these kinds of message."""
    for kind, choice in choices.items():
        Preference.objects.update_or_create(player=player, kind=kind, defaults={"way": choice})


def stop_emails(*, player: Player, kind: str) -> None:
    """Send no more emails of a kind; the player need not be logged in to ask for it.

    Players who stop the daily digest do not want its messages one by one instead.
    """
    kinds = (kind, *DIGEST_KINDS) if kind == Kind.DIGEST else (kind,)
    choices = {each: WITHOUT_EMAIL[channel_choice(player, each)] for each in kinds}
    set_channel_choices(player=player, choices=choices)


@transaction.atomic
def set_hours(
    *,
    player: Player,
    quiet_from: time | None,
    quiet_to: time | None,
    digest_at: time,
    delay_minutes: int,
) -> Hours:
    """Store the player's quiet hours, the hour of their digest and their delay."""
    if (quiet_from is None) != (quiet_to is None):
        raise NotificationRefusal(translate("notices-both"), field="quiet_to")
    if quiet_from is not None and quiet_from == quiet_to:
        raise NotificationRefusal(translate("notices-endless"), field="quiet_to")
    hours, _ = Hours.objects.update_or_create(
        player=player,
        defaults={
            "quiet_from": quiet_from,
            "quiet_to": quiet_to,
            "digest_at": digest_at,
            "delay_minutes": delay_minutes,
        },
    )
    return hours


def mute(*, player: Player, about: str) -> None:
    """Send no more messages about one table."""
    Silence.objects.get_or_create(player=player, about=about)


def unmute(*, player: Player, about: str) -> None:
    """Send messages about the table again."""
    Silence.objects.filter(player=player, about=about).delete()


def is_muted(player: Player, about: str) -> bool:
    """Return whether the player has muted the table."""
    return bool(about) and Silence.objects.filter(player=player, about=about).exists()
