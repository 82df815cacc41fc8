"""What do the messages of a table say, and are they still true when they are sent?"""

from __future__ import annotations

from collections.abc import Callable
from zoneinfo import ZoneInfo

from django.utils import timezone, translation
from django.utils.formats import date_format

from games.engine import EDITIONS
from games.models import ChatMessage, Seat, Status, Table
from notifications.models import Kind, Message
from notifications.sources import Source, Story

from . import presence
from .narrating import news_of, seat_name
from .phrases import phrase
from .pictures import rondel_picture

KINDS = tuple(kind for kind in Kind if kind != Kind.DIGEST)


def tell(message: Message) -> Story:
    """The message in words, in its player's language."""
    table = Table.objects.get(pk=message.about)
    match message.kind:
        case Kind.TURN | Kind.DEADLINE:
            return _turn_story(message, table)
        case Kind.OVER:
            return _over_story(message, table)
        case Kind.MENTION:
            said = ChatMessage.objects.select_related("player").get(pk=message.facts["message"])
            speaker = said.player.display_name if said.player else "?"
            return Story(_say(message, table, who=speaker), (said.text,))
        case _:
            return Story(_say(message, table, who=_host(table)), _explained(message))


def why_not(message: Message) -> str:
    """Why the message is not worth sending any more."""
    table = Table.objects.filter(pk=message.about).first()
    if table is None:
        return "the table is gone"
    judge = _JUDGES.get(message.kind)
    return judge(message, table) if judge else ""


def watched(message: Message) -> bool:
    """Whether the player is looking at the table."""
    return presence.is_looking(message.about, message.player_id)


TABLES = Source(tell=tell, why_not=why_not, watched=watched)


def _turn_story(message: Message, table: Table) -> Story:
    seat = table.seats.select_related("player").get(number=message.facts["seat"])
    until = phrase(message.player.language, "until", time=_deadline(message, seat))
    alt = phrase(message.player.language, "rondel")
    return Story(
        title=_say(message, table),
        lines=(*news_of(table, seat.number, message.player.language), until),
        picture=rondel_picture(table),
        alt=alt,
    )


def _over_story(message: Message, table: Table) -> Story:
    seats = sorted(table.seats.select_related("player"), key=lambda seat: seat.place or 0)
    lines = [
        phrase(
            message.player.language,
            "result",
            place=str(seat.place),
            who=seat_name(seat),
            points=str(seat.points),
        )
        for seat in seats
    ]
    return Story(_say(message, table), tuple(lines))


def _explained(message: Message) -> tuple[str, ...]:
    """What can be done about it."""
    if message.kind == Kind.TAKEOVER:
        return (phrase(message.player.language, "take-back"),)
    return ()


def _say(message: Message, table: Table, **words: str) -> str:
    names = [seat_name(seat) for seat in table.seats.select_related("player")]
    own = message.player.display_name
    others = ", ".join(name for name in names if name != own) or own
    game = EDITIONS[table.edition].name
    return phrase(message.player.language, message.kind, game=game, others=others, **words)


def _deadline(message: Message, seat: Seat) -> str:
    zone = ZoneInfo(message.player.time_zone)
    local = (seat.deadline or timezone.now()).astimezone(zone)
    with translation.override(message.player.language):
        return f"{date_format(local, 'l j F')}, {local:%H:%M}"


def _host(table: Table) -> str:
    return table.host.display_name if table.host else "?"


def _turn_is_over(message: Message, table: Table) -> str:
    seat = table.seats.filter(number=message.facts["seat"], player=message.player).first()
    if table.status != Status.RUNNING:
        return "the game is over"
    if seat is None or seat.calls != message.facts["call"] or seat.deadline is None:
        return "you had played already"
    if message.kind == Kind.DEADLINE and seat.deadline <= timezone.now():
        return "the time was over already"
    return ""


def _invitation_is_over(message: Message, table: Table) -> str:
    if table.status != Status.OPEN:
        return "the table is not open any more"
    seated = table.seats.filter(player=message.player).exists()
    return "you sit at the table already" if seated else ""


def _game_is_over(_message: Message, table: Table) -> str:
    return "" if table.status == Status.RUNNING else "the game is over"


def _mention_is_gone(message: Message, table: Table) -> str:
    said = table.messages.filter(pk=message.facts["message"]).exists()
    return "" if said else "it was taken back"


def _is_back(message: Message, table: Table) -> str:
    away = table.seats.filter(player=message.player, away=True).exists()
    return "" if away else "you were back already"


_JUDGES: dict[str, Callable[[Message, Table], str]] = {
    Kind.TURN: _turn_is_over,
    Kind.DEADLINE: _turn_is_over,
    Kind.STARTED: _game_is_over,
    Kind.INVITATION: _invitation_is_over,
    Kind.MENTION: _mention_is_gone,
    Kind.TAKEOVER: _is_back,
}
