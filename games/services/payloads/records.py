"""Export games as records and import records as replays."""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from accounts.models import Player
from games.engine import Game, new_game, save_game, seed_hash
from games.engine.core.choices import match_choice
from games.engine.notation.records import (
    Record,
    check_record,
    read_record,
    write_record,
    write_result,
)
from games.models import Colour, Move, Pace, Seat, Status, Table, Visibility
from games.services.refusals import NotNow, TableRefusal
from games.services.storage.position import (
    PlayedChoice,
    committed_game,
    is_retired,
    play_choice,
    read_choice,
    setup_of,
    write_facts,
)
from i18n import translate

#: Longer than the record of any game.
MAX_RECORD_CHARS = 200_000


def record_of(table: Table) -> Record:
    """Build the record of a game, including its seed."""
    record = Record(setup_of(table), table.seed, [])
    for move in table.moves.all():
        record.add(move.seat, read_choice(move.choice))
    return record


def export_record(*, table: Table) -> str:
    """Write a finished game as text; its seed is public by then."""
    if table.status != Status.FINISHED and not table.imported:
        raise NotNow(translate("refused-record-later"))
    record = record_of(table)
    if not is_retired(table):
        record.result = write_result(committed_game(table))
    return write_record(record)


@transaction.atomic
def import_record(*, player: Player, text: str) -> Table:
    """Create a finished table from a record."""
    if len(text) > MAX_RECORD_CHARS:
        raise TableRefusal(translate("refused-record-long"), field="record")
    record = read_record(text)
    end = check_record(record)
    table = _replay_table(player, record, end)
    moves = [
        Move(
            table=table,
            number=number,
            seat=played.seat,
            choice=played.choice,
            facts=write_facts(played.facts),
            rule=played.rule,
            by=Move.By.PLAYER,
        )
        for number, played in enumerate(_replayed(record), start=1)
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


def _replayed(record: Record) -> list[PlayedChoice]:
    game = new_game(record.setup, record.seed)
    return [_replay_move(game, move.seat, move.text) for move in record.moves]


def _replay_move(game: Game, seat: int, text: str) -> PlayedChoice:
    choice = match_choice(text, game.options(seat)) or (text,)
    return play_choice(game, seat, choice)
