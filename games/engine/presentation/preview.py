"""Previews of what a choice would lead to.

Each choice is tried on a clone, up to the first barrier, so that nothing hidden is revealed.
Questions on the way get their first answer.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from games.engine.common.market import Funds, can_pay
from games.engine.common.turn import tile_cost_for
from games.engine.core.choices import Cell, Choice, Seat, Space
from games.engine.core.facts import Fact, Piece
from games.engine.core.game import Game
from games.engine.core.refusals import Refusal
from games.engine.core.views import visible_facts

#: How many questions on the way are answered before the preview gives up.
MAX_QUESTIONS = 12
#: The verbs of the choices that are previewed.
TAKE, PLACE, ACTIVATE, CLAIM = "take", "place", "activate", "claim"


class Place(Struct, frozen=True):
    """A cell for the tile, and the tiles that could be activated then."""

    cell: Cell
    activates: tuple[Cell, ...]


class Preview(Struct, frozen=True, kw_only=True):
    """The consequences of a choice, or why it cannot be made."""

    choice: Choice
    #: What would happen at once: payments that leave no choice.
    facts: tuple[Fact, ...] = ()
    #: How the rest can be paid.
    payments: tuple[Choice, ...] = ()
    places: tuple[Place, ...] = ()
    #: How many tiles would be passed, and whose turn would be next; nobody's if the game ends.
    passed: int = 0
    next: Piece | None = None
    refused: str = ""
    rule: str = ""
    #: Whether what it costs can be paid.
    payable: bool = True
    #: The coins that a field of the clan board costs, however they are paid.
    price: int | None = None


def previews(game: Game, seat: Seat) -> tuple[Preview, ...]:
    """Return a preview of every tile ahead, or of every position or clan field to choose from."""
    options = game.options(seat)
    if any(choice[0] == TAKE for choice in options) or _asks(game, "take-tile"):
        return tuple(_preview_of_taking(game, seat, space) for space in _ahead(game, seat))
    return tuple(
        Preview(choice=choice, places=(_after_placing(game, seat, choice),))
        if choice[0] == PLACE
        else _preview_of_claiming(game, seat, choice)
        for choice in options
        if choice[0] in (PLACE, CLAIM)
    )


def _asks(game: Game, kind: str) -> bool:
    return game.decision is not None and game.decision.kind == kind


def _ahead(game: Game, seat: Seat) -> list[Space]:
    return game.state.rondel.ahead_of(seat) if seat in game.to_act else []


def _preview_of_taking(game: Game, seat: Seat, space: Space) -> Preview:
    choice = (TAKE, space)
    passed = sum(space > each for each in _ahead(game, seat))
    after = game.clone()
    try:
        facts = after.play(seat, choice)
    except Refusal as refusal:
        return Preview(
            choice=choice,
            passed=passed,
            refused=refusal.message,
            rule=refusal.rule or "",
            payable=_can_pay_for(game, seat, space),
        )
    if after.state.barriers != game.state.barriers:
        return Preview(choice=choice, passed=passed)
    return Preview(
        choice=choice,
        facts=visible_facts(facts, seat),
        payments=tuple(each for each in after.options(seat) if each[0] in ("pay", "buy")),
        places=tuple(_places(after, seat, game.state.rondel.tiles[space])),
        passed=passed,
        next=None if game.edition.is_last_turn(after) else after.state.rondel.hindmost(),
    )


def _can_pay_for(game: Game, seat: Seat, space: Space) -> bool:
    tile = game.tiles[game.state.rondel.tiles[space]]
    return can_pay(tile_cost_for(game, seat, tile), Funds.of(game, seat))


def _preview_of_claiming(game: Game, seat: Seat, choice: Choice) -> Preview:
    """Preview a clan field; only its price if the rest would reveal the outcome of chance."""
    price = game.decision.price(game, seat, choice) if game.decision else None
    after = game.clone()
    facts = after.play(seat, choice)
    shown = facts if after.state.barriers == game.state.barriers else ()
    return Preview(choice=choice, facts=visible_facts(shown, seat), price=price)


def _places(game: Game, seat: Seat, tile: str) -> Iterator[Place]:
    """Return the positions for a tile once it is paid for, or the only one, where it was placed."""
    before = _advance_to(game, seat, PLACE)
    choices = [choice for choice in before.options(seat) if choice[0] == PLACE]
    for choice in choices:
        yield _after_placing(before, seat, choice)
    if not choices:
        placed = before.state.territories[seat].tiles
        for cell in (cell for cell, name in placed.items() if name == tile):
            yield Place(cell, _to_activate(before, seat))


def _after_placing(game: Game, seat: Seat, choice: Choice) -> Place:
    after = game.clone()
    after.play(seat, choice)
    return Place(choice[1], _to_activate(_advance_to(after, seat, ACTIVATE), seat))


def _to_activate(game: Game, seat: Seat) -> tuple[Cell, ...]:
    return tuple(each[1] for each in game.options(seat) if each[0] == ACTIVATE)


def _advance_to(game: Game, seat: Seat, verb: str) -> Game:
    """Answer questions until a verb is asked for; return the game unchanged if that fails."""
    advanced = game.clone()
    for _ in range(MAX_QUESTIONS):
        options = advanced.options(seat)
        if advanced.state.barriers != game.state.barriers or not options:
            return game
        if any(choice[0] == verb for choice in options) or ("end",) in options:
            return advanced
        advanced.play(seat, options[0])
    return game
