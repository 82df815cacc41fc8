"""Decide whether a due message is sent now, through which channels, or why not."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from accounts.models import Player
from notifications.models import ChannelChoice, Kind, Message
from notifications.sources import source_of

from .hours import quiet_hours_at
from .preferences import DIGEST_KINDS, channel_choices, is_muted
from .targets import Target, email_targets, push_targets

#: Players who have the table open get no message, but may leave it without having played.
RECHECK_DELAY = timedelta(minutes=1)
#: These kinds stay true until the player acts, so they wait while the player has the table open.
HELD_WHILE_PRESENT = (Kind.TURN, Kind.DEADLINE)

WANTS_PUSH = (ChannelChoice.PUSH, ChannelChoice.EITHER, ChannelChoice.BOTH)
WANTS_EMAIL = (ChannelChoice.MAIL, ChannelChoice.BOTH)

#: Kind of message -> channel choice.
Choices = dict[str, str]


@dataclass(frozen=True)
class Decision:
    """What happens to a message; with `due` it is decided again at that time."""

    state: Message.State = Message.State.SENDING
    reason: str = ""
    targets: tuple[Target, ...] = ()
    due: datetime | None = None


def decide(message: Message, now: datetime) -> Decision:
    """Decide about a due message."""
    if held_back := recheck(message, now):
        return held_back
    if source_of(message).must_wait(message):
        if message.kind in HELD_WHILE_PRESENT:
            return Decision(due=now + RECHECK_DELAY)
        return _dropped("why-looking")
    return _by_choice(message, channel_choices(message.player))


def recheck(message: Message, now: datetime) -> Decision | None:
    """Return a decision that holds the message back, if any; also asked before each attempt."""
    if reason := _drop_reason(message):
        return _dropped(reason)
    quiet = quiet_hours_at(message.player, now)
    return Decision(due=quiet.end) if quiet is not None else None


def _drop_reason(message: Message) -> str:
    player = message.player
    if not player.is_active:
        return "why-closed"
    if is_muted(player, message.about):
        return "why-muted"
    if channel_choices(player)[message.kind] == ChannelChoice.NONE:
        return "why-unwanted"
    return source_of(message).obsolete_reason(message)


def _by_choice(message: Message, choices: Choices) -> Decision:
    choice = choices[message.kind]
    devices, emails = _targets(message.player, choice)
    if emails and _joins_digest(message, choices):
        emails = []
        if not devices:
            return Decision(Message.State.GATHERED, "why-gathered")
    if not devices and not emails:
        return _dropped(_unreachable_reason(choice))
    return Decision(targets=(*devices, *emails))


def _targets(player: Player, choice: str) -> tuple[list[Target], list[Target]]:
    """Return the devices and the email address to which this choice leads."""
    devices = push_targets(player) if choice in WANTS_PUSH else []
    wants_email = choice in WANTS_EMAIL or (choice == ChannelChoice.EITHER and not devices)
    return devices, email_targets(player) if wants_email else []


def _joins_digest(message: Message, choices: Choices) -> bool:
    """Return whether it waits for the digest, provided that a digest can be sent."""
    return message.kind in DIGEST_KINDS and any(_targets(message.player, choices[Kind.DIGEST]))


def _unreachable_reason(choice: str) -> str:
    if choice == ChannelChoice.PUSH:
        return "why-no-device"
    return "why-no-address" if choice == ChannelChoice.MAIL else "why-nowhere"


def _dropped(reason: str) -> Decision:
    return Decision(Message.State.DROPPED, reason)
