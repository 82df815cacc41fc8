"""What would come of taking a tile, or of placing it here or there?

Looking is free: each way is tried on a clone, up to the first thing that cannot be taken back,
so that nothing is seen before its time. Of the questions on the way the first answer is taken
for granted.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from .choices import Cell, Choice, Seat, Space
from .common.market import Means, can_pay
from .common.turn import cost_of
from .facts import Fact, Piece
from .game import Game
from .refusals import Refusal
from .second.clan_board import fields_to_claim
from .views import facts_seen

#: So many questions on the way are answered before one gives up looking.
PATIENCE = 12
#: The verbs whose consequences are looked at.
TAKE, PLACE, ACTIVATE, CLAIM = "take", "place", "activate", "claim"


class Place(Struct, frozen=True):
    """A cell where the tile may go, and the tiles that might be activated then."""

    cell: Cell
    activates: tuple[Cell, ...]


class Outlook(Struct, frozen=True, kw_only=True):
    """What would come of a choice, or why it cannot be made."""

    choice: Choice
    #: What would happen at once: payments that leave no choice.
    facts: tuple[Fact, ...] = ()
    #: How the rest can be paid.
    payments: tuple[Choice, ...] = ()
    places: tuple[Place, ...] = ()
    #: How many tiles would be passed, and whose turn would be next.
    passed: int = 0
    next: Piece | None = None
    refused: str = ""
    rule: str = ""
    #: Whether what it costs can be paid.
    payable: bool = True
    #: The coins that a field of the clan board costs, however they are paid.
    price: int | None = None


def outlooks(game: Game, seat: Seat) -> tuple[Outlook, ...]:
    """What would come of each tile in sight, or of each place for the one in hand."""
    options = game.options(seat)
    if any(choice[0] == TAKE for choice in options) or _asks(game, "take-tile"):
        return tuple(_of_taking(game, seat, space) for space in _ahead(game, seat))
    return tuple(
        Outlook(choice=choice, places=(_of_placing(game, seat, choice),))
        if choice[0] == PLACE
        else _of_claiming(game, seat, choice)
        for choice in options
        if choice[0] in (PLACE, CLAIM)
    )


def _asks(game: Game, kind: str) -> bool:
    return game.decision is not None and game.decision.kind == kind


def _ahead(game: Game, seat: Seat) -> list[Space]:
    return game.state.rondel.ahead_of(seat) if seat in game.to_act else []


def _of_taking(game: Game, seat: Seat, space: Space) -> Outlook:
    choice = (TAKE, space)
    passed = sum(space > each for each in _ahead(game, seat))
    after = game.clone()
    try:
        facts = after.play(seat, choice)
    except Refusal as refusal:
        return Outlook(
            choice=choice,
            passed=passed,
            refused=refusal.message,
            rule=refusal.rule or "",
            payable=_can_pay_for(game, seat, space),
        )
    if after.state.barriers != game.state.barriers:
        return Outlook(choice=choice, passed=passed)
    return Outlook(
        choice=choice,
        facts=facts_seen(facts, seat),
        payments=tuple(each for each in after.options(seat) if each[0] in ("pay", "buy")),
        places=tuple(_places(after, seat, game.state.rondel.tiles[space])),
        passed=passed,
        next=after.state.rondel.hindmost(),
    )


def _can_pay_for(game: Game, seat: Seat, space: Space) -> bool:
    tile = game.tiles[game.state.rondel.tiles[space]]
    return can_pay(cost_of(game, seat, tile), Means.of(game, seat))


def _of_claiming(game: Game, seat: Seat, choice: Choice) -> Outlook:
    """What a field of the clan board costs and brings; only the cost where chance would show."""
    after = game.clone()
    facts = after.play(seat, choice)
    shown = facts if after.state.barriers == game.state.barriers else ()
    return Outlook(
        choice=choice, facts=facts_seen(shown, seat), price=fields_to_claim(game, seat)[choice[1]]
    )


def _places(game: Game, seat: Seat, tile: str) -> Iterator[Place]:
    """Where the tile in hand may go once it is paid for; where it went, if only one place fits."""
    before = _go_on(game, seat, PLACE)
    choices = [choice for choice in before.options(seat) if choice[0] == PLACE]
    for choice in choices:
        yield _of_placing(before, seat, choice)
    if not choices:
        laid = before.state.territories[seat].tiles
        for cell in (cell for cell, name in laid.items() if name == tile):
            yield Place(cell, _to_activate(before, seat))


def _of_placing(game: Game, seat: Seat, choice: Choice) -> Place:
    after = game.clone()
    after.play(seat, choice)
    return Place(choice[1], _to_activate(_go_on(after, seat, ACTIVATE), seat))


def _to_activate(game: Game, seat: Seat) -> tuple[Cell, ...]:
    return tuple(each[1] for each in game.options(seat) if each[0] == ACTIVATE)


def _go_on(game: Game, seat: Seat, verb: str) -> Game:
    """The game when it asks for a verb; as it is where the way there is barred or too long."""
    ahead = game.clone()
    for _ in range(PATIENCE):
        options = ahead.options(seat)
        if ahead.state.barriers != game.state.barriers or not options:
            return game
        if any(choice[0] == verb for choice in options) or ("end",) in options:
            return ahead
        ahead.play(seat, options[0])
    return game
