"""How does a bot take its turn at a table?"""

from __future__ import annotations

import logging
import random

from django.db import transaction

from games.engine import Choice, Game, Refusal, save_game
from games.engine.choices import END
from games.models import Move, Seat, Status, Table

from .access import lock
from .bot_child import LONGEST
from .bot_desk import DESK, Desk
from .committing import play_on
from .measures import BOT_SECONDS
from .position import Position, committed, is_retired
from .seated import seats_at
from .teaching import scripted_choices
from .time_limit import time_limit

logger = logging.getLogger(__name__)


def waits_for_bot(table: Table) -> Seat | None:
    """The seat that has to act and is played by a bot, if there is one."""
    if table.status != Status.RUNNING or table.paused or is_retired(table):
        return None
    return next((seat for seat in seats_at(table) if seat.must_act and seat.stand_in), None)


def tables_with_bots() -> list[str]:
    """The tables that wait for a bot."""
    acting = Seat.objects.filter(Seat.BOT_PLAYS, must_act=True)
    running = Table.objects.filter(status=Status.RUNNING, paused=False)
    waiting = running.filter(pk__in=acting.values("table")).only("edition", "rules")
    return [table.pk for table in waiting if not is_retired(table)]


def play_bot_turn(*, table_id: str, desk: Desk = DESK) -> bool:
    """Let one bot play up to the next barrier; tell whether there was anything to do.

    Thought is taken before the table is locked. If anything was played meanwhile, by another
    worker perhaps, nothing is done: never twice, and never for a person.
    """
    with time_limit(f"a bot at table {table_id}"):
        return _think_and_play(table_id, desk)


def play_bot_turn_or_report(*, table_id: str) -> bool:
    """The same for those who play at many tables: what fails at one is logged, no more."""
    try:
        return play_bot_turn(table_id=table_id)
    except Exception:
        logger.exception("a bot failed at table %s", table_id)
        return False


def _think_and_play(table_id: str, desk: Desk) -> bool:
    table = Table.objects.filter(pk=table_id).first()
    seat = waits_for_bot(table) if table else None
    if table is None or seat is None:
        return False
    game = committed(table)
    if seat.number not in game.to_act:
        return False  # somebody played between the two looks
    with BOT_SECONDS.labels(seat.stand_in).time():
        choices = scripted_choices(table, seat.number) or desk.ask(
            game=save_game(game),
            seat=seat.number,
            bot=seat.stand_in,
            secret=f"{table.pk} {table.move_number}",
        )
        return _play(table_id, seat.pk, table.move_number, choices)


@transaction.atomic
def _play(table_id: str, seat_id: int, number: int, choices: list[Choice] | None) -> bool:
    table = lock(table_id)
    seat = waits_for_bot(table)
    if seat is None or seat.pk != seat_id or table.move_number != number:
        return False
    game = committed(table)
    if not choices or not _is_legal(game, seat.number, choices):
        choices = _random_choices(game, seat.number)
    position = Position(table, game, [])
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
    """Any legal way to the next barrier, for a bot that failed."""
    trial, choices = game.clone(), list[Choice]()
    while trial.state.barriers == game.state.barriers and END not in choices:
        options = trial.options(seat)
        tired = END in options and len(choices) >= LONGEST
        choices.append(END if tired else random.choice(options))  # noqa: S311 - no secret
        trial.play(seat, choices[-1])
    return choices
