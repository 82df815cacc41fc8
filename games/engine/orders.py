"""How is a question answered in advance?

A seat may leave a standing order for a question that comes in the turn of another: one answer to
be given whenever it is possible, or simply `always` or `never`, where the question knows what that
means. Without an order the seat is asked. An order is no part of the game: what it answers is
played like any choice, and so it stands in the record.
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
#: What seats have ordered, by seat and question.
Orders = Mapping[tuple[Seat, str], Choice]


def questions() -> dict[str, tuple[str, ...]]:
    """The questions that know what `always` or `never` means, and which of them."""
    kinds = {name: kind for name, kind in step_kinds().items() if issubclass(kind, Decision)}
    return {name: tuple(kind.standing) for name, kind in kinds.items() if kind.standing}


def questions_at(game: Game) -> dict[str, tuple[str, ...]]:
    """The same, as far as they may be asked in a game: those whose topic has a rule there."""
    found = questions().items()
    return {name: orders for name, orders in found if topic_of(name) in game.hooks.rules}


def topic_of(question: str) -> str:
    """What a question is about."""
    return cast("type[Decision]", step_kinds()[question]).topic


def foreseen(game: Game, question: str, seat: Seat) -> list[Choice]:
    """The answers that a seat may order to a question, each to be given whenever it is possible."""
    return cast("type[Decision]", step_kinds()[question]).foreseen(game, seat)


def next_answer(game: Game, orders: Orders) -> tuple[Seat, Choice] | None:
    """What an order answers to the question in hand; None if a seat must be asked."""
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
    """What one order answers to a question; None where that is not possible."""
    if order in (ALWAYS, NEVER):
        return decision.ordered(game, seat, str(order[0]))
    return order if order in game.options(seat) else None


def obey(game: Game, orders: Orders) -> Iterator[tuple[Seat, Choice, tuple[Fact, ...]]]:
    """Play all that orders answer, until a seat must be asked."""
    while found := next_answer(game, orders):
        seat, choice = found
        yield seat, choice, game.play(seat, choice)
