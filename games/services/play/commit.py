"""Commit choices as moves.

Moves are appended, standing orders answer what they can, the snapshot is updated, and the event is
published when the transaction commits.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.utils import timezone

from games.engine import Choice, Game, save_game
from games.engine.core.standing_orders import next_answer
from games.models import Event, Move, StandingOrder, Status, Table
from games.services.clocks import deadlines
from games.services.clocks.reliability import record_finish
from games.services.messages import live_updates, notify
from games.services.seats.ratings import update_ratings
from games.services.seats.seats import invalidate_seats, seats_at
from games.services.storage.position import (
    PlayedChoice,
    Position,
    play_choice,
    read_choice,
    write_drafted,
    write_facts,
)

#: The fields of a table that a commit changes.
CHANGED_FIELDS = ("move_number", "snapshot", "draft", "undone", "status", "finished")


def play_on(
    *,
    position: Position,
    seat: int,
    choices: Sequence[Choice],
    by: Move.By,
    together: bool = False,
) -> None:
    """Play choices after the draft; a barrier or the end of the turn commits the draft."""
    table = position.table
    for number, choice in enumerate(choices):
        if position.play(seat, choice, joined=together and number > 0):
            commit(table=table, game=position.drafted, played=position.draft, by=by)
            position.mark_committed()
    if position.draft:
        table.draft, table.undone = [write_drafted(played) for played in position.draft], []
        table.save(update_fields=["draft", "undone"])


def commit(*, table: Table, game: Game, played: Sequence[PlayedChoice], by: Move.By) -> None:
    """Append moves to a locked table; `game` is the position after them."""
    before = table.move_number
    _append(table, _moves(table, played, by))
    answers = _apply_standing_orders(table, game, before + len(played))
    table.move_number = before + len(played) + answers
    table.snapshot = save_game(game)
    table.draft, table.undone = [], []
    if game.over:
        _finish(table, game)
    deadlines.set_seats_to_act(table, game.to_act)
    live_updates.publish_event(table, Event.Kind.MOVES, after_move=before, changed=CHANGED_FIELDS)


def _append(table: Table, moves: list[Move]) -> None:
    table.new_moves = [*table.new_moves, *Move.objects.bulk_create(moves)]


def _moves(table: Table, played: Sequence[PlayedChoice], by: Move.By, start: int = 0) -> list[Move]:
    first = (start or table.move_number) + 1
    return [
        Move(
            table=table,
            number=number,
            seat=each.seat,
            choice=each.choice,
            facts=write_facts(each.facts),
            rule=each.rule,
            by=by,
        )
        for number, each in enumerate(played, start=first)
    ]


def _apply_standing_orders(table: Table, game: Game, number: int) -> int:
    """Answer questions in others' turns by standing orders; return how many."""
    answered = 0
    while (played := _play_standing_order(table, game)) is not None:
        _append(table, _moves(table, [played], Move.By.ORDER, start=number + answered))
        answered += 1
    return answered


def _play_standing_order(table: Table, game: Game) -> PlayedChoice | None:
    if game.decision is None or set(game.to_act) <= {game.state.turn.seat}:
        return None  # no question in another seat's turn
    found = StandingOrder.objects.filter(seat__table=table, question=game.decision.kind)
    orders = {
        (order.seat.number, order.question): read_choice(order.choice)
        for order in found.select_related("seat")
    }
    answer = next_answer(game, orders)
    return play_choice(game, *answer) if answer else None


def _finish(table: Table, game: Game) -> None:
    table.status, table.finished = Status.FINISHED, timezone.now()
    points = [territory.points for territory in game.state.territories]
    seats = seats_at(table)
    for seat in seats:
        seat.points = points[seat.number]
        seat.place = _place(seat.number, points, game.state.winners)
        seat.save(update_fields=["points", "place"])
    record_finish(table, seats)
    if deadlines.is_timed(table, seats):
        notify.notify_finished(table, seats)
    if table.rated:
        update_ratings(edition=table.edition, seats=seats)
    invalidate_seats(table)


def _place(seat: int, points: list[int], winners: Sequence[int]) -> int:
    """The place in the result: winners are first, whatever broke the tie; others by points."""
    if seat in winners:
        return 1
    better = {each for each, other in enumerate(points) if other > points[seat]}
    return 1 + len(better | set(winners))
