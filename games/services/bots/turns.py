"""Let bots take their turns."""

from __future__ import annotations

import logging
import random
from typing import Any

from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet

from games.engine import Choice, Game, Refusal, save_game
from games.engine.core.choices import END
from games.models import Move, Seat, Status, Table
from games.services.lobby.lessons import scripted_choices
from games.services.metrics import BOT_SECONDS
from games.services.play.commit import play_on
from games.services.seats.access import lock_table
from games.services.seats.seats import seats_at
from games.services.storage.position import Position, is_retired
from games.services.time_limit import time_limit

from .child import MAX_CHOICES
from .client import BOT_PROCESS, BotProcess, bot_secret
from .fair_queue import FairQueue, WaitingTable

logger = logging.getLogger(__name__)


def bot_seat_to_act(table: Table) -> Seat | None:
    """The seat that must act and is played by a bot, if there is one."""
    if table.status != Status.RUNNING or table.paused or is_retired(table):
        return None
    return next((seat for seat in seats_at(table) if seat.must_act and seat.stand_in), None)


def tables_with_bots() -> list[str]:
    """The tables that wait for a bot, in fair order; chance decides among equals."""
    acting = Seat.objects.filter(Seat.BOT_PLAYS, must_act=True)
    running = Table.objects.filter(status=Status.RUNNING, paused=False)
    waiting = _with_people(running.filter(pk__in=acting.values("table")))
    needed = ("edition", "rules", "host", "network")
    found = [table for table in waiting.only(*needed) if not is_retired(table)]
    random.shuffle(found)
    fair = FairQueue()
    for table in found:
        fair.add(_waiting_table(table))
    return [fair.pop() for _ in found]


def waiting_tables(table_ids: list[str]) -> list[WaitingTable]:
    """From where these tables were opened, and at which of them a person plays."""
    found = _with_people(Table.objects.filter(pk__in=table_ids))
    return [_waiting_table(table) for table in found.only("host", "network")]


def _waiting_table(table: Any) -> WaitingTable:  # noqa: ANN401 - annotated with `has_person`
    network = table.network or f"of player {table.host_id}"
    return WaitingTable(table.pk, network, table.host_id, table.has_person)


def _with_people(tables: QuerySet[Table]) -> QuerySet[Any]:
    people = Seat.objects.filter(~Seat.BOT_PLAYS, table=OuterRef("pk"))
    return tables.annotate(has_person=Exists(people))


def play_bot_turn(*, table_id: str, bot_process: BotProcess = BOT_PROCESS) -> bool:
    """Let one bot play up to the next barrier; return whether it played.

    The bot chooses before the table is locked. If anything was played in the meantime, perhaps by
    another worker, nothing is played: never twice, and never for a person.
    """
    with time_limit(f"a bot at table {table_id}"):
        return _choose_and_play(table_id, bot_process)


def play_bot_turn_or_log(*, table_id: str) -> bool:
    """Like `play_bot_turn`, but log failures, so that one table does not stop the others."""
    try:
        return play_bot_turn(table_id=table_id)
    except Exception:
        logger.exception("a bot failed at table %s", table_id)
        return False


def _choose_and_play(table_id: str, bot_process: BotProcess) -> bool:
    table = Table.objects.filter(pk=table_id).first()
    seat = bot_seat_to_act(table) if table else None
    if table is None or seat is None:
        return False
    position = Position(table)
    if seat.number not in position.committed.to_act:
        return False  # somebody played between the two queries
    with BOT_SECONDS.labels(seat.stand_in).time():
        choices = scripted_choices(position, seat.number) or bot_process.request(
            game=save_game(position.committed),
            seat=seat.number,
            bot=seat.stand_in,
            secret=bot_secret(table.pk, table.move_number),
        )
        return _play(table_id, seat.pk, table.move_number, choices)


@transaction.atomic
def _play(table_id: str, seat_id: int, number: int, choices: list[Choice] | None) -> bool:
    table = lock_table(table_id)
    seat = bot_seat_to_act(table)
    if seat is None or seat.pk != seat_id or table.move_number != number:
        return False
    table.draft, table.undone = [], []  # a banned player may have left a draft
    position = Position(table)
    if not choices or not _is_legal(position.committed, seat.number, choices):
        choices = _random_choices(position.committed, seat.number)
    play_on(position=position, seat=seat.number, choices=choices, by=Move.By.BOT)
    return True


def _is_legal(game: Game, seat: int, choices: list[Choice]) -> bool:
    trial = game.clone()
    try:
        for choice in choices:
            trial.play(seat, choice)
    except Refusal:
        return False
    return trial.state.barriers != game.state.barriers or choices[-1] == END


def _random_choices(game: Game, seat: int) -> list[Choice]:
    """Any legal choices up to the next barrier, for a bot that failed."""
    trial, choices = game.clone(), list[Choice]()
    while trial.state.barriers == game.state.barriers and END not in choices:
        options = trial.options(seat)
        must_end = END in options and len(choices) >= MAX_CHOICES
        choices.append(END if must_end else random.choice(options))  # noqa: S311 - no secret
        trial.play(seat, choices[-1])
    return choices
