"""What do the messages of a table say, and are they still true when they are sent?"""

from __future__ import annotations

from collections.abc import Callable
from zoneinfo import ZoneInfo

from django.db.models import QuerySet
from django.utils import timezone
from django.utils.formats import date_format

from games.engine import EDITIONS
from games.models import ChatMessage, Invitation, Seat, Status, Table
from notifications.models import Kind, Message
from notifications.sources import Source, Story
from words import say

from . import presence
from .access import invited_to
from .narrating import news_of, seat_name
from .pictures import rondel_picture

_EXPLAINED: dict[str, str] = {
    Kind.STARTED: "story-first",
    Kind.INVITATION: "story-answer",
    Kind.TAKEOVER: "story-take-back",
}
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
        case Kind.INVITATION:
            by = Invitation.objects.select_related("by").get(pk=message.facts["invitation"]).by
            return Story(_say(message, table, who=by.display_name), _explained(message))
        case _:
            return Story(_say(message, table), _explained(message))


def why_not(message: Message) -> str:
    """Why the message is not worth sending any more."""
    table = Table.objects.defer("snapshot").filter(pk=message.about).first()
    if table is None:
        return "why-table-gone"
    judge = _JUDGES.get(message.kind)
    return judge(message, table) if judge else ""


def waits(message: Message) -> bool:
    """Whether the player is looking at the table, or is being told of this turn just now."""
    looks = presence.is_looking(message.about, message.player_id)
    return looks or (message.kind == Kind.DEADLINE and _turn_is_being_told(message))


TABLES = Source(tell=tell, why_not=why_not, waits=waits)


def _turn_story(message: Message, table: Table) -> Story:
    seat = table.seats.select_related("player").get(number=message.facts["seat"])
    alt = say("story-rondel")
    return Story(
        title=_say(message, table),
        lines=(*news_of(table, seat.number), _until(message, seat)),
        picture=rondel_picture(table),
        alt=alt,
    )


def _over_story(message: Message, table: Table) -> Story:
    seats = sorted(table.seats.select_related("player"), key=lambda seat: seat.place or 0)
    lines = [
        say("story-result", place=seat.place or 0, who=seat_name(seat), points=seat.points or 0)
        for seat in seats
    ]
    return Story(_say(message, table), tuple(lines))


def _explained(message: Message) -> tuple[str, ...]:
    """What can be done about it."""
    return (say(_EXPLAINED[message.kind]),)


def _say(message: Message, table: Table, **words: str) -> str:
    names = [seat_name(seat) for seat in table.seats.select_related("player")]
    own = message.player.display_name
    others = ", ".join(name for name in names if name != own) or own
    game = EDITIONS[table.edition].name
    return say(f"story-{message.kind}", game=game, others=others, **words)


def _until(message: Message, seat: Seat) -> str:
    local = (seat.deadline or timezone.now()).astimezone(ZoneInfo(message.player.time_zone))
    weekday, month, time = (date_format(local, form) for form in ("l", "F", "H:i"))
    return say("story-until", weekday=weekday, day=local.day, month=month, time=time)


def _turn_is_over(message: Message, table: Table) -> str:
    seat = table.seats.filter(number=message.facts["seat"], player=message.player).first()
    if table.status != Status.RUNNING:
        return "why-game-over"
    if seat is None or seat.calls != message.facts["call"] or seat.deadline is None:
        return "why-played"
    if message.kind == Kind.DEADLINE and seat.deadline <= timezone.now():
        return "why-too-late"
    return _told_otherwise(message, seat)


def _told_otherwise(message: Message, seat: Seat) -> str:
    """Nobody hears of one turn twice at a time: the night may bring both words together."""
    if message.kind == Kind.TURN:
        reminded = _other_word(message, Kind.DEADLINE).filter(state=Message.State.SENT)
        return "why-reminded" if reminded.exists() else ""
    told = _other_word(message, Kind.TURN).filter(state=Message.State.SENT)
    return "why-just-told" if told.filter(settled__gte=seat.remind).exists() else ""


def _turn_is_being_told(message: Message) -> bool:
    states = (Message.State.WAITING, Message.State.SENDING)
    other = _other_word(message, Kind.TURN)
    return other.filter(state__in=states, due__lte=timezone.now()).exists()


def _other_word(message: Message, kind: Kind) -> QuerySet[Message]:
    """What else is told of the same turn."""
    return Message.objects.filter(key=message.key.replace(message.kind, kind, 1))


def _invitation_is_over(message: Message, table: Table) -> str:
    if table.status != Status.OPEN:
        return "why-not-open"
    if table.seats.filter(player=message.player).exists():
        return "why-seated"
    invited = invited_to(message.player).filter(pk=message.facts["invitation"]).exists()
    return "" if invited else "why-uninvited"


def _start_is_old(message: Message, table: Table) -> str:
    """Whose turn has come meanwhile was told that, or has seen for himself."""
    if table.status != Status.RUNNING:
        return "why-game-over"
    called = table.seats.filter(player=message.player, calls__gt=0).exists()
    return "why-turn-came" if called else ""


def _mention_is_gone(message: Message, table: Table) -> str:
    said = table.messages.filter(pk=message.facts["message"]).exists()
    return "" if said else "why-taken-back"


def _is_back(message: Message, table: Table) -> str:
    away = table.seats.filter(player=message.player, away=True).exists()
    return "" if away else "why-back"


_JUDGES: dict[str, Callable[[Message, Table], str]] = {
    Kind.TURN: _turn_is_over,
    Kind.DEADLINE: _turn_is_over,
    Kind.STARTED: _start_is_old,
    Kind.INVITATION: _invitation_is_over,
    Kind.MENTION: _mention_is_gone,
    Kind.TAKEOVER: _is_back,
}
