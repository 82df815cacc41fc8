"""How does a game leave the site as a record, and come back as a replay?"""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from accounts.models import Player
from games.engine import Game, new_game, save_game, seed_hash
from games.engine.choices import match_choice
from games.engine.records import Record, check_record, read_record, write_record, write_result
from games.models import Colour, Move, Pace, Seat, Status, Table, Visibility
from words import say

from .position import Made, committed, is_retired, make, read_choice, setup_of, write_facts
from .refusals import NotNow, TableRefusal

#: Longer than any game; what is longer is no record.
LONGEST = 200_000


def record_of(table: Table) -> Record:
    """A game as a record, seed and all."""
    record = Record(setup_of(table), table.seed, [])
    for move in table.moves.all():
        record.add(move.seat, read_choice(move.choice))
    return record


def export_record(*, table: Table) -> str:
    """A finished game as text; its seed is no secret any more."""
    if table.status != Status.FINISHED and not table.imported:
        raise NotNow(say("refused-record-later"))
    record = record_of(table)
    if not is_retired(table):
        record.result = write_result(committed(table))
    return write_record(record)


@transaction.atomic
def import_record(*, player: Player, text: str) -> Table:
    """Open a record as a replay."""
    if len(text) > LONGEST:
        raise TableRefusal(say("refused-record-long"), field="record")
    record = read_record(text)
    end = check_record(record)
    table = _replay_table(player, record, end)
    moves = [
        Move(
            table=table,
            number=number,
            seat=made.seat,
            choice=made.choice,
            facts=write_facts(made.facts),
            rule=made.rule,
            by=Move.By.PLAYER,
        )
        for number, made in enumerate(_replayed(record), start=1)
    ]
    Move.objects.bulk_create(moves)
    return table


def _replay_table(player: Player, record: Record, end: Game) -> Table:
    setup = record.setup
    table = Table.objects.create(
        edition=setup.game,
        chronicles=list(setup.chronicles),
        options=list(setup.options),
        rules=setup.rules,
        players=setup.players,
        pace=Pace.CORRESPONDENCE,
        visibility=Visibility.LINK,
        host=player,
        imported=True,
        status=Status.FINISHED if end.over else Status.ABORTED,
        seed=record.seed,
        seed_hash=seed_hash(record.seed),
        snapshot=save_game(end),
        move_number=len(record.moves),
        finished=timezone.now(),
    )
    Seat.objects.bulk_create(
        Seat(table=table, number=number, colour=colour)
        for number, colour in zip(range(setup.players), Colour, strict=False)
    )
    return table


def _replayed(record: Record) -> list[Made]:
    game = new_game(record.setup, record.seed)
    return [_replay_move(game, move.seat, move.text) for move in record.moves]


def _replay_move(game: Game, seat: int, text: str) -> Made:
    choice = match_choice(text, game.options(seat)) or (text,)
    return make(game, seat, choice)
