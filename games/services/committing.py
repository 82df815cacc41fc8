"""What happens when choices are made for good?

They are appended to the moves, the snapshot follows, standing orders answer what they can,
and on commit everybody learns of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.utils import timezone

from games.engine import Choice, Game, save_game
from games.engine.choices import END
from games.engine.orders import next_answer
from games.models import Event, Move, StandingOrder, Status, Table

from . import clocks, push, telling
from .position import Made, Position, make, read_choice, write_facts
from .ratings import rate
from .reliability import note_finish
from .seated import look_again, seats_at

#: What of a table changes with its moves.
CHANGED = ("move_number", "snapshot", "draft", "undone", "status", "finished")


def play_on(*, position: Position, seat: int, choices: Sequence[Choice], by: Move.By) -> None:
    """Play choices after a draft; a barrier, or the end of a turn, commits what came before."""
    table, game, pending = position.table, position.game, list(position.draft)
    for choice in choices:
        barriers = game.state.barriers
        pending.append(make(game, seat, choice))
        if game.state.barriers != barriers or choice == END:
            commit(table=table, game=game, made=pending, by=by)
            pending = []
    if pending:
        table.draft, table.undone = [made.choice for made in pending], []
        table.save(update_fields=["draft", "undone"])


def commit(*, table: Table, game: Game, made: Sequence[Made], by: Move.By) -> None:
    """Append moves to a locked table."""
    before = table.move_number
    _append(table, _moves(table, made, by))
    answers = _obey_orders(table, game, before + len(made))
    table.move_number = before + len(made) + answers
    table.snapshot = save_game(game)
    table.draft, table.undone = [], []
    if game.over:
        _finish(table, game)
    note_who_must_act(table, game)
    push.announce(table, Event.Kind.MOVES, after_move=before, changed=CHANGED)


def note_who_must_act(table: Table, game: Game) -> None:
    """Keep with each seat whether the game waits for it, and let its clock run."""
    clocks.call_seats(table, game.to_act)


def _append(table: Table, moves: list[Move]) -> None:
    table.just_made = [*table.just_made, *Move.objects.bulk_create(moves)]


def _moves(table: Table, made: Sequence[Made], by: Move.By, start: int = 0) -> list[Move]:
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
        for number, each in enumerate(made, start=first)
    ]


def _obey_orders(table: Table, game: Game, number: int) -> int:
    """Answer questions to seats whose turn it is not, as they ordered; tell how many."""
    answered = 0
    while (made := _ordered(table, game)) is not None:
        _append(table, _moves(table, [made], Move.By.ORDER, start=number + answered))
        answered += 1
    return answered


def _ordered(table: Table, game: Game) -> Made | None:
    if game.decision is None or set(game.to_act) <= {game.state.turn.seat}:
        return None  # nobody is asked in another's turn
    found = StandingOrder.objects.filter(seat__table=table, question=game.decision.kind)
    orders = {
        (order.seat.number, order.question): read_choice(order.choice)
        for order in found.select_related("seat")
    }
    answer = next_answer(game, orders)
    return make(game, *answer) if answer else None


def _finish(table: Table, game: Game) -> None:
    table.status, table.finished = Status.FINISHED, timezone.now()
    points = [territory.points for territory in game.state.territories]
    seats = seats_at(table)
    for seat in seats:
        seat.points = points[seat.number]
        seat.place = _place(seat.number, points, game.state.winners)
        seat.save(update_fields=["points", "place"])
    note_finish(table, seats)
    if clocks.is_timed(table, seats):
        telling.tell_over(table, seats)
    if table.rated:
        rate(edition=table.edition, seats=seats)
    look_again(table)


def _place(seat: int, points: list[int], winners: Sequence[int]) -> int:
    """Winners are first, whatever broke their tie; the others stand by their points."""
    if seat in winners:
        return 1
    better = {each for each, other in enumerate(points) if other > points[seat]}
    return 1 + len(better | set(winners))
