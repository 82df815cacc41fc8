"""Run lessons: first games that follow a script.

Progress is derived from the moves and the draft, so a lesson survives any pause and undo goes back
in it. A learner who leaves the script leaves the lesson, and the bot plays as at any table.
"""

from __future__ import annotations

from django.db import transaction

from accounts.models import Player
from games.engine import Choice, Game
from games.engine.core.choices import END, match_choice, write_choice
from games.lessons import LESSONS, Lesson, Step, find_lesson
from games.models import Status, Table, Visibility
from games.services.refusals import TableRefusal
from games.services.seats.access import lock_table, require_own_seat
from games.services.storage.position import Position, drafted_choices, read_choice
from i18n import translate

from .tables import Terms, create_table

LEARNER_SEAT = 0
#: The bot that plays on when a lesson is left.
BOT = "easy"


@transaction.atomic
def begin_lesson(*, player: Player, name: str, network: str = "") -> Table:
    """Return the lesson that a player has begun, or begin a new one."""
    if name not in LESSONS:
        refused = translate("table-no-lesson", name=name, names=", ".join(LESSONS))
        raise TableRefusal(refused, field="lesson")
    begun = Table.objects.filter(lesson=name, host=player, status=Status.RUNNING).first()
    return begun or create_table(
        host=player,
        terms=_terms(LESSONS[name]),
        bots=(BOT,),
        lesson=name,
        network=network,
    )


@transaction.atomic
def leave_lesson(*, table_id: str, player: Player) -> Table:
    """Leave the lesson and play on as in any game."""
    table = lock_table(table_id)
    require_own_seat(table, player, LEARNER_SEAT)
    table.lesson = ""
    table.save(update_fields=["lesson"])
    return table


def remaining_steps(table: Table) -> tuple[Step, ...] | None:
    """The steps still to play of a table's lesson; None if there is none or it was left."""
    lesson = find_lesson(table.lesson, table.rules)
    if lesson is None:
        return None
    made = [(move.seat, write_choice(read_choice(move.choice))) for move in table.moves.all()]
    made += [(LEARNER_SEAT, write_choice(choice)) for choice in drafted_choices(table)]
    script = [(step.seat, step.move) for step in lesson.steps]
    followed = made[: len(script)] == script[: len(made)]
    return lesson.steps[len(made) :] if followed else None


def scripted_choices(position: Position, seat: int) -> list[Choice]:
    """The scripted choices of a lesson's bot up to the end of its turn; empty outside lessons."""
    game, choices = position.committed.clone(), list[Choice]()
    for step in remaining_steps(position.table) or ():
        if step.seat != seat or END in choices:
            break
        choices.append(_play(game, step))
    return choices


def _play(game: Game, step: Step) -> Choice:
    choice = match_choice(step.move, game.options(step.seat))
    if choice is None:
        raise LookupError(f"the script has '{step.move}', which cannot be played")
    game.play(step.seat, choice)
    return choice


def _terms(lesson: Lesson) -> Terms:
    return Terms(
        edition=lesson.edition,
        players=2,
        options=("fixed-order",),
        visibility=Visibility.LINK,
    )
