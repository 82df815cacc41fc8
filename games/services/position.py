"""Where does the game at a table stand?

The snapshot is the position after the last move that was made for good; the draft is what
the seat that acts has chosen since then and may still take back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec
from django.db.models import QuerySet

from games.engine import (
    EDITIONS,
    BadRecord,
    Choice,
    Fact,
    Game,
    Setup,
    load_game,
    new_game,
)
from games.engine.choices import choice_from_json
from games.engine.serial import fact_kinds, plain
from games.models import Move, Table
from words import say

from .refusals import NotNow


class Made(msgspec.Struct, frozen=True):
    """A choice of a seat and what came of it."""

    seat: int
    choice: Choice
    facts: tuple[Fact, ...]
    rule: str = ""


class Position(msgspec.Struct, frozen=True):
    """A table and its game, the choices of the draft already played."""

    table: Table
    game: Game
    draft: list[Made]


def setup_of(table: Table) -> Setup:
    """What was agreed at the table."""
    return Setup(
        game=table.edition,
        players=table.players,
        chronicles=tuple(table.chronicles),
        options=tuple(table.options),
        rules=table.rules,
    )


def is_retired(table: Table) -> bool:
    """Whether the rules under which the game began are played no more."""
    known = EDITIONS.get(table.edition)
    return known is None or table.rules not in known.played_rules


def require_playable(table: Table) -> None:
    """Refuse what needs the engine where it has no game, or plays its rules no more."""
    if table.snapshot is None:
        raise NotNow(say("table-not-begun"))
    if is_retired(table):
        raise NotNow(say("refused-retired", version=table.rules))


def committed(table: Table) -> Game:
    """The game after the last move."""
    require_playable(table)
    try:
        return load_game(cast("dict[str, Any]", table.snapshot))
    except BadRecord:
        return replayed(table)  # only a cache, which another release has written in its own way


def replayed(table: Table) -> Game:
    """The game after the last move, played again from its beginning."""
    game = new_game(setup_of(table), table.seed)
    for move in table.moves.all():
        game.play(move.seat, read_choice(move.choice))
    return game


def drafted(table: Table) -> Position:
    """The game with the draft played."""
    game = committed(table)
    draft = [make(game, game.to_act[0], choice) for choice in read_choices(table.draft)]
    return Position(table, game, draft)


def drafting_seat(table: Table) -> int | None:
    """The seat that has begun a draft, or has taken one back."""
    if not table.draft and not table.undone:
        return None
    return committed(table).to_act[0]


def draft_of(table: Table, seat: int | None) -> tuple[Game, int]:
    """The game as a seat knows it, its draft included, and the number of choices made in it."""
    if seat is None or drafting_seat(table) != seat:
        return committed(table), table.move_number
    return drafted(table).game, table.move_number + len(table.draft)


def read_choices(stored: Iterable[Any]) -> list[Choice]:
    """Choices as the engine knows them."""
    return [read_choice(each) for each in stored]


def read_choice(stored: Any) -> Choice:  # noqa: ANN401 - JSON
    """A choice as the engine knows it; what has not its form is left for the engine to refuse."""
    choice = choice_from_json(stored)
    return (str(stored),) if choice is None else choice


def write_facts(facts: Iterable[Fact]) -> list[dict[str, Any]]:
    """Facts as JSON, under their tags."""
    return [plain(fact) for fact in facts]


def read_facts(stored: Iterable[dict[str, Any]]) -> list[Fact]:
    """Facts that were written as JSON."""
    kinds = fact_kinds()
    return [msgspec.convert(each, kinds[each["kind"]]) for each in stored]


def hidden_moves(table: Table) -> int:
    """How many of the last moves are answers that stay secret until all have answered."""
    return len(table.snapshot["state"]["sealed"]) if table.snapshot else 0


def moves_after(table: Table, number: int) -> QuerySet[Move]:
    """The moves made since then."""
    return table.moves.filter(number__gt=number)


def moves_between(table: Table, after: int, last: int) -> Iterable[Move]:
    """The moves behind the one number up to the other; those just made need not be looked up."""
    at_hand = [move for move in table.just_made if after < move.number <= last]
    if len(at_hand) == last - after:
        return at_hand
    return moves_after(table, after).filter(number__lte=last)


def make(game: Game, seat: int, choice: Choice) -> Made:
    """Play a choice, and note by which rule."""
    rule = game.rule_behind(choice)
    return Made(seat, choice, game.play(seat, choice), rule)
