"""Who must be told of what happens at a table? Posted in the transaction in which it happens.

What the messages say, when they are sent, is in `stories`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from django.utils import timezone

from accounts.models import Player
from accounts.names import name_key
from games.clock import PACES
from games.models import ChatMessage, Invitation, Seat, Table
from notifications.models import Kind
from notifications.services import outbox


def tell_turn(table: Table, seat: Seat) -> None:
    """The clock of a seat begins to run: its player hears of it, and again before it runs out."""
    if seat.player is None or seat.remind is None:
        return
    due = timezone.now() + outbox.delay_of(seat.player, quick=PACES[table.pace].live)
    turn = _turn(table, seat, seat.player, Kind.TURN)
    reminder = _turn(table, seat, seat.player, Kind.DEADLINE)
    outbox.post(replace(turn, due=due), replace(reminder, due=seat.remind, before=seat.deadline))


def take_back_turn(seat: Seat) -> None:
    """The clock of a seat stands: what was to be told of its turn is not true any more."""
    reason = "why-bot" if seat.must_act else "why-played"
    outbox.withdraw(keys=[_key(kind, seat) for kind in (Kind.TURN, Kind.DEADLINE)], reason=reason)


def move_reminder(seat: Seat) -> None:
    """A running clock runs out at another time than was thought."""
    if seat.remind is not None:
        outbox.postpone(key=_key(Kind.DEADLINE, seat), due=seat.remind, before=seat.deadline)


def tell_started(table: Table, seats: Sequence[Seat]) -> None:
    """The game has begun; who has the first turn is told that instead."""
    for player in _people(seat for seat in seats if not seat.must_act):
        _post(table, player, Kind.STARTED, f"started:{table.pk}:{player.pk}")


def tell_over(table: Table, seats: Sequence[Seat]) -> None:
    """The game is over."""
    for player in _people(seats):
        _post(table, player, Kind.OVER, f"over:{table.pk}:{player.pk}")


def tell_invited(invitation: Invitation) -> None:
    """Somebody would like to play with the player."""
    facts = {"invitation": invitation.pk}
    _post(invitation.table, invitation.player, Kind.INVITATION, _invited(invitation), **facts)


def take_back_invitation(invitation: Invitation) -> None:
    """It was withdrawn, or declined before it was told."""
    outbox.withdraw(keys=[_invited(invitation)], reason="why-uninvited")


def tell_takeover(table: Table, seat: Seat) -> None:
    """A bot plays on for the player."""
    if seat.player is not None:
        key = f"takeover:{table.pk}:{seat.number}:{seat.lapses}"
        _post(table, seat.player, Kind.TAKEOVER, key, seat=seat.number)


def tell_mentions(table: Table, message: ChatMessage) -> None:
    """Somebody at the table was spoken to by name: @Name."""
    text = name_key(message.text)
    for player in _people(table.seats.select_related("player")):
        muted = player.mutes.filter(muted=message.player).exists()
        if player.pk != message.player_id and not muted and _names(text, player):
            key = f"mention:{message.pk}:{player.pk}"
            _post(table, player, Kind.MENTION, key, message=message.pk)


def link_to(table: Table) -> str:
    """Where the table is seen; who has the link may look, as one who has the mail may."""
    return f"/tables/{table.pk}?code={table.invite_code}"


def _turn(table: Table, seat: Seat, player: Player, kind: Kind) -> outbox.News:
    facts = {"seat": seat.number, "call": seat.calls}
    return _news(table, player, kind, _key(kind, seat), facts)


def _post(table: Table, player: Player, kind: Kind, key: str, **facts: int) -> None:
    due = timezone.now() + outbox.delay_of(player, quick=True)
    outbox.post(replace(_news(table, player, kind, key, facts), due=due))


def _news(table: Table, player: Player, kind: Kind, key: str, facts: dict[str, int]) -> outbox.News:
    return outbox.News(
        player=player, kind=kind, key=key, about=table.pk, link=link_to(table), facts=facts
    )


def _people(seats: Iterable[Seat]) -> list[Player]:
    """The players who sit there and have not left."""
    present = [seat.player for seat in seats if seat.player and not seat.resigned]
    return [player for player in dict.fromkeys(present) if player.is_active]


def _names(text: str, player: Player) -> bool:
    return re.search(rf"@{re.escape(player.name_key)}(?!\w)", text) is not None


def _invited(invitation: Invitation) -> str:
    return f"{Kind.INVITATION}:{invitation.pk}"


def _key(kind: Kind, seat: Seat) -> str:
    return f"{kind}:{seat.table_id}:{seat.number}:{seat.calls}"
