"""Write the texts of notifications about tables, and check whether they are still relevant."""

from __future__ import annotations

import re
from collections.abc import Callable
from zoneinfo import ZoneInfo

from django.db.models import QuerySet
from django.utils import timezone
from django.utils.formats import date_format

from games.engine import EDITIONS
from games.models import ChatMessage, Invitation, Seat, Status, Table
from games.services.seats.access import open_invitations
from i18n import listed, translate
from notifications.models import Kind, Message
from notifications.sources import MessageText, Source

from . import presence
from .recap import recap_lines, seat_name
from .rondel_picture import rondel_figure

_EXPLANATIONS: dict[str, str] = {
    Kind.STARTED: "message-first",
    Kind.INVITATION: "message-answer",
    Kind.TAKEOVER: "message-take-back",
}
#: Of a subject, in characters; email clients cut longer ones.
MAX_TITLE = 60
#: What follows the title of a game, such as a subtitle or a year.
_GAME_TITLE = re.compile(r":| \(")
KINDS = tuple(kind for kind in Kind if kind != Kind.DIGEST)


def render(message: Message) -> MessageText:
    """Write the text of a message in its player's language."""
    table = Table.objects.get(pk=message.about)
    match message.kind:
        case Kind.TURN | Kind.DEADLINE:
            return _turn_text(message, table)
        case Kind.OVER:
            return _result_text(message, table)
        case Kind.MENTION:
            chat = ChatMessage.objects.select_related("player").get(pk=message.facts["message"])
            author = chat.player.display_name if chat.player else "?"
            return MessageText(_title(message, table, who=author), (chat.text,))
        case Kind.INVITATION:
            by = Invitation.objects.select_related("by").get(pk=message.facts["invitation"]).by
            return MessageText(_title(message, table, who=by.display_name), _explanation(message))
        case _:
            return MessageText(_title(message, table), _explanation(message))


def obsolete_reason(message: Message) -> str:
    """Why the message is no longer worth sending; empty if it is."""
    table = Table.objects.defer("snapshot").filter(pk=message.about).first()
    if table is None:
        return "why-table-gone"
    check = _CHECKS.get(message.kind)
    return check(message, table) if check else ""


def must_wait(message: Message) -> bool:
    """Whether the player has the table open, or another message about this turn is being sent."""
    present = presence.is_present(message.about, message.player_id)
    return present or (message.kind == Kind.DEADLINE and _turn_message_is_due(message))


TABLES = Source(render=render, obsolete_reason=obsolete_reason, must_wait=must_wait)


def _turn_text(message: Message, table: Table) -> MessageText:
    seat = table.seats.select_related("player").get(number=message.facts["seat"])
    return MessageText(
        title=_title(message, table),
        lines=(*recap_lines(table, seat.number), _until(message, seat)),
        figure=rondel_figure(table, seat.number),
    )


def _result_text(message: Message, table: Table) -> MessageText:
    seats = sorted(table.seats.select_related("player"), key=lambda seat: seat.place or 0)
    lines = [
        translate(
            "message-result", place=seat.place or 0, who=seat_name(seat), points=seat.points or 0
        )
        for seat in seats
    ]
    return MessageText(_title(message, table), tuple(lines))


def _explanation(message: Message) -> tuple[str, ...]:
    """What the player can do about it."""
    return (translate(_EXPLANATIONS[message.kind]),)


def _title(message: Message, table: Table, **words: str) -> str:
    """Write the subject, which names as many of the others as there is room for."""
    game = _GAME_TITLE.split(EDITIONS[table.edition].name)[0]
    titles = [
        translate(f"message-{message.kind}", game=game, others=others, **words)
        for others in _others(message, table)
    ]
    return next((title for title in titles if len(title) <= MAX_TITLE), titles[-1])


def _others(message: Message, table: Table) -> tuple[str, ...]:
    """The other players, in fewer and fewer words."""
    names = [seat_name(seat) for seat in table.seats.select_related("player")]
    own = message.player.display_name
    others = [name for name in names if name != own] or [own]
    return (
        listed(others),
        translate("message-one-and-others", name=others[0], number=len(others) - 1),
        translate("message-others", number=len(others)),
    )


def _until(message: Message, seat: Seat) -> str:
    local = (seat.deadline or timezone.now()).astimezone(ZoneInfo(message.player.time_zone))
    weekday, month, time = (date_format(local, form) for form in ("l", "F", "H:i"))
    return translate("message-until", weekday=weekday, day=local.day, month=month, time=time)


def _turn_has_ended(message: Message, table: Table) -> str:
    seat = table.seats.filter(number=message.facts["seat"], player=message.player).first()
    if table.status != Status.RUNNING:
        return "why-game-over"
    if seat is None or seat.calls != message.facts["call"] or seat.deadline is None:
        return "why-played"
    if message.kind == Kind.DEADLINE and seat.deadline <= timezone.now():
        return "why-too-late"
    return _already_notified(message, seat)


def _already_notified(message: Message, seat: Seat) -> str:
    """Skip one of two messages about the same turn, which may be due together after a night."""
    if message.kind == Kind.TURN:
        reminded = _same_turn(message, Kind.DEADLINE).filter(state=Message.State.SENT)
        return "why-reminded" if reminded.exists() else ""
    sent = _same_turn(message, Kind.TURN).filter(state=Message.State.SENT)
    return "why-just-told" if sent.filter(settled__gte=seat.remind).exists() else ""


def _turn_message_is_due(message: Message) -> bool:
    states = (Message.State.WAITING, Message.State.SENDING)
    other = _same_turn(message, Kind.TURN)
    return other.filter(state__in=states, due__lte=timezone.now()).exists()


def _same_turn(message: Message, kind: Kind) -> QuerySet[Message]:
    """The message of another kind about the same turn."""
    return Message.objects.filter(key=message.key.replace(message.kind, kind, 1))


def _invitation_has_ended(message: Message, table: Table) -> str:
    if table.status != Status.OPEN:
        return "why-not-open"
    if table.seats.filter(player=message.player).exists():
        return "why-seated"
    invited = open_invitations(message.player).filter(pk=message.facts["invitation"]).exists()
    return "" if invited else "why-uninvited"


def _turn_has_come(message: Message, table: Table) -> str:
    """Skip the message for players who have had a turn since."""
    if table.status != Status.RUNNING:
        return "why-game-over"
    called = table.seats.filter(player=message.player, calls__gt=0).exists()
    return "why-turn-came" if called else ""


def _mention_was_deleted(message: Message, table: Table) -> str:
    exists = table.messages.filter(pk=message.facts["message"]).exists()
    return "" if exists else "why-taken-back"


def _has_returned(message: Message, table: Table) -> str:
    away = table.seats.filter(player=message.player, away=True).exists()
    return "" if away else "why-back"


_CHECKS: dict[str, Callable[[Message, Table], str]] = {
    Kind.TURN: _turn_has_ended,
    Kind.DEADLINE: _turn_has_ended,
    Kind.STARTED: _turn_has_come,
    Kind.INVITATION: _invitation_has_ended,
    Kind.MENTION: _mention_was_deleted,
    Kind.TAKEOVER: _has_returned,
}
