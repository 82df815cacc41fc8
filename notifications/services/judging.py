"""Shall a message that is due be sent now, by which ways, or why not?"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from notifications.models import Kind, Message, Way
from notifications.sources import source_of

from .hours import quiet_at
from .preferences import is_silent, way_of
from .targets import Target, mail_targets, push_targets

#: Who looks at the table gets no message, but may leave it without having played.
LOOK_AGAIN = timedelta(minutes=1)
#: What stays true until it is done: it waits while its player is looking.
LASTING = (Kind.TURN, Kind.DEADLINE)
#: What would come too late with the digest, and the digest itself.
NEVER_GATHERED = (Kind.DEADLINE, Kind.DIGEST)


@dataclass(frozen=True)
class Verdict:
    """What is to be done with a message; `due`: look at it again then."""

    state: Message.State = Message.State.SENDING
    reason: str = ""
    targets: tuple[Target, ...] = ()
    due: datetime | None = None


def judge(message: Message, now: datetime) -> Verdict:
    """Decide about a message that is due."""
    if why_not := _why_not(message):
        return _dropped(why_not)
    night = quiet_at(message.player, now)
    if night is not None:
        return Verdict(due=night.end)
    if source_of(message).watched(message):
        if message.kind in LASTING:
            return Verdict(due=now + LOOK_AGAIN)
        return _dropped("you were looking at the table")
    return _by_way(message)


def _why_not(message: Message) -> str:
    player = message.player
    if not player.is_active:
        return "the account is closed"
    if is_silent(player, message.about):
        return "you have muted this table"
    if way_of(player, message.kind) == Way.NONE:
        return "you do not want to hear of this kind of things"
    return source_of(message).why_not(message)


def _by_way(message: Message) -> Verdict:
    player, way = message.player, way_of(message.player, message.kind)
    devices = push_targets(player) if way in (Way.PUSH, Way.EITHER, Way.BOTH) else []
    wants_mail = way in (Way.MAIL, Way.BOTH) or (way == Way.EITHER and not devices)
    mails = mail_targets(player) if wants_mail else []
    if mails and _is_gathered(message):
        mails = []
        if not devices:
            return Verdict(Message.State.GATHERED, "kept for your daily digest")
    if not devices and not mails:
        return _dropped(_nowhere(way))
    return Verdict(targets=(*devices, *mails))


def _is_gathered(message: Message) -> bool:
    if message.kind in NEVER_GATHERED:
        return False
    return way_of(message.player, Kind.DIGEST) != Way.NONE


def _nowhere(way: Way) -> str:
    if way == Way.PUSH:
        return "no device of yours takes pushes"
    if way == Way.MAIL:
        return "no mail address of yours is confirmed"
    return "no device of yours takes pushes, and no mail address is confirmed"


def _dropped(reason: str) -> Verdict:
    return Verdict(Message.State.DROPPED, reason)
