"""Set and list standing orders: answers in advance to questions in others' turns."""

from __future__ import annotations

import msgspec
from django.db import transaction

from accounts.models import Player
from games.engine import Choice, Game
from games.engine.core.serial import step_kinds
from games.engine.core.standing_orders import (
    ALWAYS,
    NEVER,
    orderable_answers,
    orderable_questions_in,
    questions,
    topic_of,
)
from games.models import StandingOrder, Table
from games.services.refusals import TableRefusal
from games.services.seats.access import (
    lock_table,
    require_own_seat,
    require_running,
    viewing_seat,
)
from games.services.storage.position import committed_game, is_retired, read_choice
from i18n import translate


class ForeseeableQuestion(msgspec.Struct, frozen=True):
    """A question in others' turns with the texts of the orders it allows."""

    question: str
    text: str
    rule: str
    orders: dict[str, str]
    #: Answers one of which may be ordered; it is given whenever it is possible.
    answers: list[Choice]


@transaction.atomic
def set_standing_order(
    *, table_id: str, player: Player, seat: int, question: str, choice: object
) -> StandingOrder:
    """Set the answer to a question that may come in another seat's turn."""
    table = lock_table(table_id)
    own = require_own_seat(table, player, seat)
    require_running(table)
    if question not in step_kinds():
        raise TableRefusal(translate("refused-no-question", question=question), field="question")
    order = read_choice(choice)
    if order in (ALWAYS, NEVER) and order[0] not in questions().get(question, ()):
        message = translate("refused-no-answer", order=str(order[0]), question=question)
        raise TableRefusal(message, field="choice")
    standing, _ = StandingOrder.objects.update_or_create(
        seat=own, question=question, defaults={"choice": order}
    )
    return standing


@transaction.atomic
def delete_standing_order(*, table_id: str, player: Player, seat: int, question: str) -> None:
    """Delete a standing order; the player is asked again."""
    own = require_own_seat(lock_table(table_id), player, seat)
    own.orders.filter(question=question).delete()


def foreseeable_questions(
    *, table: Table, player: Player, seat: int | None = None
) -> list[ForeseeableQuestion]:
    """The questions in others' turns that a seat can answer in advance."""
    if table.snapshot is None or is_retired(table):
        return []
    game, own_seat = committed_game(table), viewing_seat(table, player, seat)
    return [_foreseeable(game, own_seat, *each) for each in orderable_questions_in(game).items()]


def _foreseeable(
    game: Game, seat: int | None, question: str, orders: tuple[str, ...]
) -> ForeseeableQuestion:
    return ForeseeableQuestion(
        question=question,
        text=translate(f"orders-{question}"),
        rule=game.rule(topic_of(question)),
        orders={order: translate(f"orders-{question}-{order}") for order in orders},
        answers=[] if seat is None else orderable_answers(game, question, seat),
    )


def standing_orders(*, table: Table, player: Player) -> list[StandingOrder]:
    """The standing orders of the player's seats."""
    orders = StandingOrder.objects.filter(seat__table=table, seat__player=player)
    return list(orders.select_related("seat").order_by("seat__number", "question"))
