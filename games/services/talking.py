"""What do people say and write at a table?"""

from __future__ import annotations

from django.db import transaction

from accounts.models import Player
from games.models import ChatMessage, Event, Mute, Note, Report, Table
from words import say

from . import push, telling
from .access import Viewer, lock, seats_of, seen_table
from .refusals import NotYours, TableRefusal


@transaction.atomic
def post_chat(*, table_id: str, player: Player, text: str) -> ChatMessage:
    """Say something to all at the table; only those who sit there may."""
    table = lock(table_id)
    if not seats_of(table, player):
        raise NotYours(say("refused-talk-seated"))
    message = ChatMessage.objects.create(table=table, player=player, text=text)
    telling.tell_mentions(table, message)
    push.announce(table, Event.Kind.CHAT, message=message)
    return message


def messages_seen(*, table: Table, viewer: Viewer) -> list[ChatMessage]:
    """What was said, but for those whom the viewer has muted."""
    messages = table.messages.select_related("player")
    if viewer is not None:
        messages = messages.exclude(player__in=viewer.mutes.values("muted"))
    return list(messages)


def mute(*, player: Player, other: Player) -> None:
    """Read no more of another player."""
    if player == other:
        raise TableRefusal(say("refused-mute-self"), field="player")
    Mute.objects.get_or_create(player=player, muted=other)


def unmute(*, player: Player, other: Player) -> None:
    """Read another player again."""
    Mute.objects.filter(player=player, muted=other).delete()


@transaction.atomic
def report(
    *, table_id: str, player: Player, reason: str, seat: int | None, message: int | None
) -> Report:
    """Ask the operator to look at a message or at what a seat does."""
    table = seen_table(table_id, player)
    said = table.messages.filter(pk=message).first() if message is not None else None
    if message is not None and said is None:
        raise TableRefusal(say("refused-never-said"), field="message")
    sitter = table.seats.filter(number=seat).first() if seat is not None else None
    if said is None and sitter is None:
        raise TableRefusal(say("refused-name-message"), field="seat")
    reported = said.player if said else sitter.player if sitter else None
    return Report.objects.create(
        reporter=player, reported=reported, table=table, message=said, reason=reason
    )


def write_note(*, table_id: str, player: Player, text: str) -> Note:
    """Write something down for oneself."""
    table = seen_table(table_id, player)
    note, _ = Note.objects.update_or_create(table=table, player=player, defaults={"text": text})
    return note


def read_note(*, table_id: str, player: Player) -> str:
    """What one wrote down."""
    table = seen_table(table_id, player)
    note = Note.objects.filter(table=table, player=player).first()
    return note.text if note else ""
