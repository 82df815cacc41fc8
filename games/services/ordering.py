"""How does a player answer in advance what he may be asked in the turns of others?"""

from __future__ import annotations

import msgspec
from django.db import transaction

from accounts.models import Player
from games.engine import Choice, Game
from games.engine.orders import ALWAYS, NEVER, foreseen, questions, questions_at, topic_of
from games.engine.serial import step_kinds
from games.models import StandingOrder, Table
from words import say

from .access import lock, own_seat, require_running
from .position import committed, is_retired, read_choice
from .refusals import TableRefusal
from .seen import eyes_of


class Foreseen(msgspec.Struct, frozen=True):
    """A question of another's turn, and what can be ordered about it, in words."""

    question: str
    text: str
    rule: str
    orders: dict[str, str]
    #: Answers of which one may be ordered, to be given whenever it is possible.
    answers: list[Choice]


@transaction.atomic
def set_standing_order(
    *, table_id: str, player: Player, seat: int, question: str, choice: object
) -> StandingOrder:
    """Answer in advance a question that may come in another seat's turn."""
    table = lock(table_id)
    own = own_seat(table, player, seat)
    require_running(table)
    if question not in step_kinds():
        raise TableRefusal(say("refused-no-question", question=question), field="question")
    order = read_choice(choice)
    if order in (ALWAYS, NEVER) and order[0] not in questions().get(question, ()):
        message = say("refused-no-answer", order=str(order[0]), question=question)
        raise TableRefusal(message, field="choice")
    standing, _ = StandingOrder.objects.update_or_create(
        seat=own, question=question, defaults={"choice": order}
    )
    return standing


@transaction.atomic
def drop_standing_order(*, table_id: str, player: Player, seat: int, question: str) -> None:
    """Be asked again."""
    own = own_seat(lock(table_id), player, seat)
    own.orders.filter(question=question).delete()


def questions_foreseen(*, table: Table, player: Player, seat: int | None = None) -> list[Foreseen]:
    """The questions of others' turns that can be answered in advance from a seat of a table."""
    if table.snapshot is None or is_retired(table):
        return []
    game, eyes = committed(table), eyes_of(table, player, seat)
    return [_foreseen(game, eyes, *each) for each in questions_at(game).items()]


def _foreseen(game: Game, eyes: int | None, question: str, orders: tuple[str, ...]) -> Foreseen:
    return Foreseen(
        question=question,
        text=say(f"orders-{question}"),
        rule=game.rule(topic_of(question)),
        orders={order: say(f"orders-{question}-{order}") for order in orders},
        answers=[] if eyes is None else foreseen(game, question, eyes),
    )


def standing_orders(*, table: Table, player: Player) -> list[StandingOrder]:
    """The orders of the player's seats."""
    orders = StandingOrder.objects.filter(seat__table=table, seat__player=player)
    return list(orders.select_related("seat").order_by("seat__number", "question"))
