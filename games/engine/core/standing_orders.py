"""Standing orders: answers given in advance.

A seat may leave a standing order for a question that comes in another seat's turn: one answer to
give whenever it is legal, or `always` or `never` if the question supports these. Without an order
the seat is asked. Orders are not part of the game: their answers are played and recorded like
any choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from .agenda import Decision
from .choices import Choice, Seat
from .facts import Fact
from .game import Game
from .serial import step_kinds

ALWAYS: Choice = ("always",)
NEVER: Choice = ("never",)
#: Standing orders by seat and question.
Orders = Mapping[tuple[Seat, str], Choice]


def questions() -> dict[str, tuple[str, ...]]:
    """Return the questions that support `always` or `never`, with which of them."""
    kinds = {name: kind for name, kind in step_kinds().items() if issubclass(kind, Decision)}
    return {
        name: tuple(kind.standing_answers) for name, kind in kinds.items() if kind.standing_answers
    }


def orderable_questions_in(game: Game) -> dict[str, tuple[str, ...]]:
    """Return those that may be asked in a game, in the order of its rules.

    The edition's come first, then those of each Chronicle by number.
    """
    places = {topic: place for place, topic in enumerate(game.hooks.rules)}
    found = {name: orders for name, orders in questions().items() if topic_of(name) in places}
    return dict(sorted(found.items(), key=lambda each: (places[topic_of(each[0])], each[0])))


def topic_of(question: str) -> str:
    """Return the topic of a question."""
    return cast("type[Decision]", step_kinds()[question]).topic


def orderable_answers(game: Game, question: str, seat: Seat) -> list[Choice]:
    """Return the answers that a seat may order, each to be given whenever it is legal."""
    return cast("type[Decision]", step_kinds()[question]).orderable_answers(game, seat)


def next_answer(game: Game, orders: Orders) -> tuple[Seat, Choice] | None:
    """Return what an order answers to the current question; None if a seat must be asked."""
    decision = game.decision
    if decision is None:
        return None
    for seat in game.to_act:
        order = orders.get((seat, decision.kind))
        choice = order and answer(game, decision, seat, order)
        if choice and seat != game.state.turn.seat:
            return seat, choice
    return None


def answer(game: Game, decision: Decision, seat: Seat, order: Choice) -> Choice | None:
    """Return what one order answers to a question; None if that is not legal."""
    if order in (ALWAYS, NEVER):
        return decision.answer_by_order(game, seat, str(order[0]))
    return order if order in game.options(seat) else None


def apply_orders(game: Game, orders: Orders) -> Iterator[tuple[Seat, Choice, tuple[Fact, ...]]]:
    """Play everything that orders answer, until a seat must be asked."""
    while found := next_answer(game, orders):
        seat, choice = found
        yield seat, choice, game.play(seat, choice)
