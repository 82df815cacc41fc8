"""How does a first game go that teaches? By a script, as long as it is followed.

Where the learner stands is told by what was played, his draft included: so a lesson is found
again after any pause, and undo leads back in it. Who goes his own way has left it, and the bot
plays as it does at any table.
"""

from __future__ import annotations

from django.db import transaction

from accounts.models import Player
from games.engine import Choice, Game
from games.engine.choices import END, match_choice, write_choice
from games.lessons import LESSONS, Lesson, Step
from games.models import Status, Table, Visibility
from words import say

from .access import lock, own_seat
from .position import committed, read_choice, read_choices
from .refusals import TableRefusal
from .seating import Terms, create_table

LEARNER = 0


@transaction.atomic
def begin_lesson(*, player: Player, name: str) -> Table:
    """The lesson that a player has begun, or a new one."""
    if name not in LESSONS:
        refused = say("table-no-lesson", name=name, names=", ".join(LESSONS))
        raise TableRefusal(refused, field="lesson")
    begun = Table.objects.filter(lesson=name, host=player, status=Status.RUNNING).first()
    return begun or create_table(
        host=player, terms=_terms(LESSONS[name]), bots=("greedy",), lesson=name
    )


@transaction.atomic
def leave_lesson(*, table_id: str, player: Player) -> Table:
    """Go on alone, as in any game."""
    table = lock(table_id)
    own_seat(table, player, LEARNER)
    table.lesson = ""
    table.save(update_fields=["lesson"])
    return table


def steps_left(table: Table) -> tuple[Step, ...] | None:
    """What is still to be played of a table's lesson; None where there is none, or it was left."""
    lesson = LESSONS.get(table.lesson)
    if lesson is None:
        return None
    made = [(move.seat, write_choice(read_choice(move.choice))) for move in table.moves.all()]
    made += [(LEARNER, write_choice(choice)) for choice in read_choices(table.draft)]
    script = [(step.seat, step.move) for step in lesson.steps]
    followed = made[: len(script)] == script[: len(made)]
    return lesson.steps[len(made) :] if followed else None


def scripted_choices(table: Table, seat: int) -> list[Choice]:
    """What the bot of a lesson does now, up to the end of its turn; nothing if it is free."""
    left, game = steps_left(table) or (), committed(table)
    choices: list[Choice] = []
    for step in left:
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
