"""How does a player take his turn?

Until it is confirmed a turn is a draft, kept here, seen by its player alone, undone and
redone at will. Every request names the number of choices that its sender knows of; a stale
one changes nothing, a repeated one is answered as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from django.db import transaction

from accounts.models import Player
from games.engine import Choice
from games.engine.choices import END
from games.models import STAND_IN, Event, Move, Seat, Table
from words import say

from . import clocks, push, receipts
from .access import lock, own_seat, require_running
from .committing import play_on
from .drafts import drop_draft
from .position import drafted, drafting_seat, moves_after, read_choice, read_choices
from .refusals import NotNow, Stale
from .reliability import note_resignation
from .seated import look_again, seat_of


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Who acts, for which seat, at which number of choices; `key` tells a repeated request."""

    table_id: str
    player: Player
    seat: int
    expected: int
    key: str = ""


@transaction.atomic
def play_choices(*, moment: Moment, choices: Sequence[Choice]) -> Table:
    """Play choices in a row, all or none of them."""
    table = lock(moment.table_id)
    own = own_seat(table, moment.player, moment.seat)
    request = ("choices", moment.expected, read_choices(choices))
    if receipts.was_done(own, moment.key, *request):
        return table
    if _already_made(table, moment, read_choices(choices)):
        return table
    _check_number(table, moment)
    position = drafted(table)
    play_on(position=position, seat=moment.seat, choices=choices, by=Move.By.PLAYER)
    receipts.note_done(own, moment.key, *request)
    if table.draft:
        push.draft_changed(table, moment.player.pk)
    return table


def confirm(*, moment: Moment) -> Table:
    """End the turn: what was a draft is made for good."""
    return play_choices(moment=moment, choices=[END])


def undo(*, moment: Moment) -> Table:
    """Take the last choice back."""
    return _revise(moment, _undo)


def redo(*, moment: Moment) -> Table:
    """Make the choice again that was taken back last."""
    return _revise(moment, _redo)


@transaction.atomic
def resign(*, table_id: str, player: Player, seat: int) -> Table:
    """Leave a running game: from now on a bot plays the seat, and the others play on."""
    table = lock(table_id)
    held = seat_of(table, player, seat)
    if held is not None and held.resigned:
        return table
    own = own_seat(table, player, seat)
    require_running(table)
    drop_draft(table, [seat])
    note_resignation(table, own)
    own.resigned, own.bot = True, STAND_IN
    own.save(update_fields=["resigned", "bot"])
    look_again(table)
    clocks.set_clocks(table)
    push.announce(table, Event.Kind.SEATS)
    return table


@transaction.atomic
def _revise(moment: Moment, verb: Callable[[Table], None]) -> Table:
    table = lock(moment.table_id)
    own = own_seat(table, moment.player, moment.seat)
    if receipts.was_done(own, moment.key, verb.__name__, moment.expected):
        return table
    _check_number(table, moment)
    _check_turn(own)
    verb(table)
    table.save(update_fields=["draft", "undone"])
    receipts.note_done(own, moment.key, verb.__name__, moment.expected)
    push.draft_changed(table, moment.player.pk)
    return table


def _undo(table: Table) -> None:
    if not table.draft:
        raise NotNow(say("table-no-undo"))
    table.undone = [*table.undone, table.draft[-1]]
    table.draft = table.draft[:-1]


def _redo(table: Table) -> None:
    if not table.undone:
        raise NotNow(say("table-no-redo"))
    table.draft = [*table.draft, table.undone[-1]]
    table.undone = table.undone[:-1]


def _check_turn(seat: Seat) -> None:
    if not seat.must_act:
        raise NotNow(say("table-not-asked"))


def _check_number(table: Table, moment: Moment) -> None:
    require_running(table)
    number = table.move_number + len(_seen_draft(table, moment.seat))
    if moment.expected != number:
        message = say("refused-stale", expected=moment.expected, number=number)
        raise Stale(message, field="expected")


def _seen_draft(table: Table, seat: int) -> list[Choice]:
    """The draft as the seat may see it: nothing where it is another seat's."""
    return read_choices(table.draft) if drafting_seat(table) == seat else []


def _already_made(table: Table, moment: Moment, wanted: Sequence[Choice]) -> bool:
    """Whether exactly these choices were made by the seat at that number."""
    seat, start = moment.seat, max(0, moment.expected - table.move_number)
    later = moves_after(table, moment.expected) if moment.expected < table.move_number else []
    made = [(move.seat, read_choice(move.choice)) for move in later]
    made += [(seat, choice) for choice in _seen_draft(table, seat)[start:]]
    return bool(wanted) and made[: len(wanted)] == [(seat, choice) for choice in wanted]
