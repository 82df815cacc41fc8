"""Queue notifications about tables, in the transaction of the event itself.

`message_texts` writes their texts when they are sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from django.utils import timezone

from accounts.models import Player
from accounts.names import name_key
from clock import PACES
from games.models import ChatMessage, Invitation, Seat, Table
from notifications.models import Kind
from notifications.services import outbox


def notify_turn(table: Table, seat: Seat) -> None:
    """Notify a player that their clock runs, and remind them before it runs out."""
    if seat.player is None or seat.remind is None:
        return
    due = timezone.now() + outbox.delay_for(seat.player, live=PACES[table.pace].live)
    turn = _turn(table, seat, seat.player, Kind.TURN)
    reminder = _turn(table, seat, seat.player, Kind.DEADLINE)
    outbox.post(replace(turn, due=due), replace(reminder, due=seat.remind, before=seat.deadline))


def withdraw_turn(seat: Seat) -> None:
    """Withdraw the notifications of a turn whose clock has stopped."""
    reason = "why-bot" if seat.must_act else "why-played"
    outbox.withdraw(
        keys=[_turn_key(kind, seat) for kind in (Kind.TURN, Kind.DEADLINE)], reason=reason
    )


def reschedule_reminder(seat: Seat) -> None:
    """Move the reminder of a turn whose deadline changed."""
    if seat.remind is not None:
        outbox.postpone(key=_turn_key(Kind.DEADLINE, seat), due=seat.remind, before=seat.deadline)


def notify_started(table: Table, seats: Sequence[Seat]) -> None:
    """Notify the players of the start, except those who get a notification of their turn."""
    for player in _people(seat for seat in seats if not seat.must_act):
        _post(table, player, Kind.STARTED, f"started:{table.pk}:{player.pk}")


def notify_finished(table: Table, seats: Sequence[Seat]) -> None:
    """Notify the players of the end of the game."""
    for player in _people(seats):
        _post(table, player, Kind.OVER, f"over:{table.pk}:{player.pk}")


def notify_invited(invitation: Invitation) -> None:
    """Notify a player of an invitation."""
    facts = {"invitation": invitation.pk}
    _post(
        invitation.table, invitation.player, Kind.INVITATION, _invitation_key(invitation), **facts
    )


def withdraw_invitation(invitation: Invitation) -> None:
    """Withdraw the notification of an invitation that was withdrawn or declined."""
    outbox.withdraw(keys=[_invitation_key(invitation)], reason="why-uninvited")


def notify_takeover(table: Table, seat: Seat) -> None:
    """Notify a player that a bot has taken over."""
    if seat.player is not None:
        key = f"takeover:{table.pk}:{seat.number}:{seat.lapses}"
        _post(table, seat.player, Kind.TAKEOVER, key, seat=seat.number)


def notify_mentions(table: Table, message: ChatMessage) -> None:
    """Notify players who are mentioned as @Name in a chat message."""
    text = name_key(message.text)
    for player in _people(table.seats.select_related("player")):
        muted = player.mutes.filter(muted=message.player).exists()
        if player.pk != message.player_id and not muted and _mentions(text, player):
            key = f"mention:{message.pk}:{player.pk}"
            _post(table, player, Kind.MENTION, key, message=message.pk)


def table_link(table: Table) -> str:
    """The link to a table; its code lets everybody with the link see the table."""
    return f"/tables/{table.pk}?code={table.invite_code}"


def _turn(table: Table, seat: Seat, player: Player, kind: Kind) -> outbox.NewMessage:
    facts = {"seat": seat.number, "call": seat.calls}
    return _new_message(table, player, kind, _turn_key(kind, seat), facts)


def _post(table: Table, player: Player, kind: Kind, key: str, **facts: int) -> None:
    due = timezone.now() + outbox.delay_for(player, live=True)
    outbox.post(replace(_new_message(table, player, kind, key, facts), due=due))


def _new_message(
    table: Table, player: Player, kind: Kind, key: str, facts: dict[str, int]
) -> outbox.NewMessage:
    return outbox.NewMessage(
        player=player, kind=kind, key=key, about=table.pk, link=table_link(table), facts=facts
    )


def _people(seats: Iterable[Seat]) -> list[Player]:
    """The active players of the seats who have not resigned."""
    present = [seat.player for seat in seats if seat.player and not seat.resigned]
    return [player for player in dict.fromkeys(present) if player.is_active]


def _mentions(text: str, player: Player) -> bool:
    return re.search(rf"@{re.escape(player.name_key)}(?!\w)", text) is not None


def _invitation_key(invitation: Invitation) -> str:
    return f"{Kind.INVITATION}:{invitation.pk}"


def _turn_key(kind: Kind, seat: Seat) -> str:
    return f"{kind}:{seat.table_id}:{seat.number}:{seat.calls}"
