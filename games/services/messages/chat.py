"""Chat, mutes, reports and private notes at tables."""

from __future__ import annotations

from django.db import transaction

from accounts.models import Player
from games.models import ChatMessage, Event, Mute, Note, Report, Table
from games.services.refusals import NotYours, TableRefusal
from games.services.seats.access import Viewer, get_visible_table, lock_table, seats_of
from i18n import translate

from . import live_updates, notify


@transaction.atomic
def post_chat(*, table_id: str, player: Player, text: str) -> ChatMessage:
    """Post a chat message; only players with a seat may."""
    table = lock_table(table_id)
    if not seats_of(table, player):
        raise NotYours(translate("refused-talk-seated"))
    message = ChatMessage.objects.create(table=table, player=player, text=text)
    notify.notify_mentions(table, message)
    live_updates.publish_event(table, Event.Kind.CHAT, message=message)
    return message


def visible_messages(*, table: Table, viewer: Viewer) -> list[ChatMessage]:
    """The chat messages, without those of players whom the viewer has muted."""
    messages = table.messages.select_related("player")
    if viewer is not None:
        messages = messages.exclude(player__in=viewer.mutes.values("muted"))
    return list(messages)


def mute(*, player: Player, other: Player) -> None:
    """Hide the messages of another player."""
    if player == other:
        raise TableRefusal(translate("refused-mute-self"), field="player")
    Mute.objects.get_or_create(player=player, muted=other)


def unmute(*, player: Player, other: Player) -> None:
    """Show the messages of another player again."""
    Mute.objects.filter(player=player, muted=other).delete()


@transaction.atomic
def report(
    *, table_id: str, player: Player, reason: str, seat: int | None, message: int | None
) -> Report:
    """Report a message or a seat to the operator."""
    table = get_visible_table(table_id, player)
    reported_message = table.messages.filter(pk=message).first() if message is not None else None
    if message is not None and reported_message is None:
        raise TableRefusal(translate("refused-never-said"), field="message")
    reported_seat = table.seats.filter(number=seat).first() if seat is not None else None
    if reported_message is None and reported_seat is None:
        raise TableRefusal(translate("refused-name-message"), field="seat")
    source = reported_message or reported_seat
    reported = source.player if source else None
    return Report.objects.create(
        reporter=player, reported=reported, table=table, message=reported_message, reason=reason
    )


def write_note(*, table_id: str, player: Player, text: str) -> Note:
    """Store a private note."""
    table = get_visible_table(table_id, player)
    note, _ = Note.objects.update_or_create(table=table, player=player, defaults={"text": text})
    return note


def read_note(*, table_id: str, player: Player) -> str:
    """Return the private note."""
    table = get_visible_table(table_id, player)
    note = Note.objects.filter(table=table, player=player).first()
    return note.text if note else ""
