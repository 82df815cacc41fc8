"""Shall a message that is due be sent now, by which ways, or why not?"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from accounts.models import Player
from notifications.models import Kind, Message, Way
from notifications.sources import source_of

from .hours import quiet_at
from .preferences import GATHERED, is_silent, ways_of
from .targets import Target, mail_targets, push_targets

#: Who looks at the table gets no message, but may leave it without having played.
LOOK_AGAIN = timedelta(minutes=1)
#: What stays true until it is done: it waits while its player is looking.
LASTING = (Kind.TURN, Kind.DEADLINE)

Ways = dict[str, str]


@dataclass(frozen=True)
class Verdict:
    """What is to be done with a message; `due`: look at it again then."""

    state: Message.State = Message.State.SENDING
    reason: str = ""
    targets: tuple[Target, ...] = ()
    due: datetime | None = None


def judge(message: Message, now: datetime) -> Verdict:
    """Decide about a message that is due."""
    if first := judge_again(message, now):
        return first
    if source_of(message).waits(message):
        if message.kind in LASTING:
            return Verdict(due=now + LOOK_AGAIN)
        return _dropped("why-looking")
    return _by_way(message, ways_of(message.player))


def judge_again(message: Message, now: datetime) -> Verdict | None:
    """Whether anything keeps it back, even where its ways were chosen already; None: nothing."""
    if why_not := _why_not(message):
        return _dropped(why_not)
    night = quiet_at(message.player, now)
    return Verdict(due=night.end) if night is not None else None


def _why_not(message: Message) -> str:
    player = message.player
    if not player.is_active:
        return "why-closed"
    if is_silent(player, message.about):
        return "why-muted"
    if ways_of(player)[message.kind] == Way.NONE:
        return "why-unwanted"
    return source_of(message).why_not(message)


def _by_way(message: Message, ways: Ways) -> Verdict:
    player, way = message.player, ways[message.kind]
    devices, mails = _targets(player, way)
    if mails and _is_gathered(message, ways):
        mails = []
        if not devices:
            return Verdict(Message.State.GATHERED, "why-gathered")
    if not devices and not mails:
        return _dropped(_nowhere(way))
    return Verdict(targets=(*devices, *mails))


def _targets(player: Player, way: str) -> tuple[list[Target], list[Target]]:
    """The devices and the address that this way leads to."""
    devices = push_targets(player) if way in (Way.PUSH, Way.EITHER, Way.BOTH) else []
    wants_mail = way in (Way.MAIL, Way.BOTH) or (way == Way.EITHER and not devices)
    return devices, mail_targets(player) if wants_mail else []


def _is_gathered(message: Message, ways: Ways) -> bool:
    """Whether it waits for the digest, which must be able to come."""
    return message.kind in GATHERED and any(_targets(message.player, ways[Kind.DIGEST]))


def _nowhere(way: str) -> str:
    if way == Way.PUSH:
        return "why-no-device"
    return "why-no-address" if way == Way.MAIL else "why-nowhere"


def _dropped(reason: str) -> Verdict:
    return Verdict(Message.State.DROPPED, reason)
