"""Play, undo, redo and confirm the choices of a turn.

Until it is confirmed a turn is a draft that only its player sees and may undo and redo. Every
request carries the number of choices that the client knows; a stale request changes nothing and a
repeated one gets the same response. Each verb returns the position for the response.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from django.db import transaction

from accounts.models import Player
from games.engine import Choice
from games.engine.core.choices import END
from games.models import STAND_IN, Event, Move, Seat, Table
from games.services.clocks import deadlines
from games.services.clocks.reliability import record_resignation
from games.services.messages import live_updates
from games.services.refusals import NotNow, Stale
from games.services.seats.access import lock_table, require_own_seat, require_running
from games.services.seats.seats import invalidate_seats, seat_of
from games.services.storage import idempotency
from games.services.storage.drafts import discard_draft
from games.services.storage.position import (
    Position,
    drafted_choices,
    is_joined,
    moves_after,
    read_choice,
    read_choices,
)
from i18n import translate

from .commit import play_on


class MoveContext(msgspec.Struct, frozen=True, kw_only=True):
    """Who acts for which seat, at which number of choices, with which idempotency key."""

    table_id: str
    player: Player
    seat: int
    expected: int
    key: str = ""


@transaction.atomic
def play_choices(
    *, context: MoveContext, choices: Sequence[Choice], together: bool = False
) -> Position:
    """Play several choices, all or none of them; undo takes those played together as one."""
    table = lock_table(context.table_id)
    position = Position(table)
    own = require_own_seat(table, context.player, context.seat)
    request = ("choices", context.expected, read_choices(choices))
    if idempotency.is_repeated(own, context.key, *request):
        return position
    if _already_played(position, context, read_choices(choices)):
        return position
    _check_number(position, context)
    play_on(
        position=position,
        seat=context.seat,
        choices=choices,
        by=Move.By.PLAYER,
        together=together,
    )
    idempotency.record_request(own, context.key, *request)
    if table.draft:
        live_updates.publish_draft(table, context.player.pk)
    return position


def confirm(*, context: MoveContext) -> Position:
    """End the turn and commit the draft."""
    return play_choices(context=context, choices=[END])


def undo(*, context: MoveContext) -> Position:
    """Undo the last choice of the draft, and those joined to it."""
    return _revise(context, _undo)


def redo(*, context: MoveContext) -> Position:
    """Redo the choice that was undone last, and those joined to it."""
    return _revise(context, _redo)


@transaction.atomic
def resign(*, table_id: str, player: Player, seat: int) -> Table:
    """Leave a running game; from now on a bot plays the seat."""
    table = lock_table(table_id)
    held = seat_of(table, player, seat)
    if held is not None and held.resigned:
        return table
    own = require_own_seat(table, player, seat)
    require_running(table)
    discard_draft(table, [seat])
    record_resignation(table, own)
    own.resigned, own.bot = True, STAND_IN
    own.save(update_fields=["resigned", "bot"])
    invalidate_seats(table)
    deadlines.update_clocks(table)
    live_updates.publish_event(table, Event.Kind.SEATS)
    return table


@transaction.atomic
def _revise(context: MoveContext, verb: Callable[[Table], None]) -> Position:
    table = lock_table(context.table_id)
    position = Position(table)
    own = require_own_seat(table, context.player, context.seat)
    if idempotency.is_repeated(own, context.key, verb.__name__, context.expected):
        return position
    _check_number(position, context)
    _check_turn(own)
    verb(table)
    table.save(update_fields=["draft", "undone"])
    idempotency.record_request(own, context.key, verb.__name__, context.expected)
    live_updates.publish_draft(table, context.player.pk)
    return position


def _undo(table: Table) -> None:
    if not table.draft:
        raise NotNow(translate("table-no-undo"))
    first = max(i for i, entry in enumerate(table.draft) if i == 0 or not is_joined(entry))
    table.undone = [*table.undone, *reversed(table.draft[first:])]
    table.draft = table.draft[:first]


def _redo(table: Table) -> None:
    if not table.undone:
        raise NotNow(translate("table-no-redo"))
    redone, rest = [table.undone[-1]], table.undone[:-1]
    while rest and is_joined(rest[-1]):
        redone.append(rest.pop())
    table.draft, table.undone = [*table.draft, *redone], rest


def _check_turn(seat: Seat) -> None:
    if not seat.must_act:
        raise NotNow(translate("table-not-asked"))


def _check_number(position: Position, context: MoveContext) -> None:
    require_running(position.table)
    number = position.number_for(context.seat)
    if context.expected != number:
        message = translate("refused-stale", expected=context.expected, number=number)
        raise Stale(message, field="expected")


def _already_played(position: Position, context: MoveContext, choices: Sequence[Choice]) -> bool:
    """Whether the seat has played exactly these choices at that number."""
    table, seat = position.table, context.seat
    later = moves_after(table, context.expected) if context.expected < table.move_number else []
    played = [(move.seat, read_choice(move.choice)) for move in later]
    if position.is_drafting(seat):
        start = max(0, context.expected - table.move_number)
        played += [(seat, choice) for choice in drafted_choices(table, start)]
    return bool(choices) and played[: len(choices)] == [(seat, choice) for choice in choices]
