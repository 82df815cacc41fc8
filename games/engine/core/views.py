"""What a seat or a spectator may see.

Views are built field by field: what is not named here is not shown. Bots see no more than
people: `determinize` gives them a game in which everything hidden from them is randomized.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from msgspec import Struct, structs

from i18n import ENGLISH

from .chance import new_seed
from .choices import Cell, Choice, Seat, Space
from .facts import Fact, Piece, PointsScored
from .naming import reason_in_words, reason_text
from .state import Board, Standing

if TYPE_CHECKING:
    from .agenda import Decision
    from .game import Game


class PlacedTile(Struct, frozen=True):
    """A tile in a territory and what is on it."""

    cell: Cell
    tile: str
    goods: tuple[str, ...]
    scotsmen: int


class SeatView(Struct, frozen=True, kw_only=True):
    """The visible part of a seat; points are None if they are secret."""

    seat: Seat
    tiles: tuple[PlacedTile, ...]
    coins: int
    whisky: int
    cards: tuple[str, ...]
    points: int | None
    score_lines: tuple[PointsScored, ...] | None


class RondelView(Struct, frozen=True):
    """Pieces and tiles by their spaces."""

    spaces: int
    pieces: tuple[tuple[Piece, Space], ...]
    tiles: tuple[tuple[Space, str], ...]


class TurnView(Struct, frozen=True):
    """The current turn."""

    seat: Seat | None
    activated: tuple[str, ...]
    movement: int
    walks: int
    #: Whether the seat moves its own piece, not a neutral one.
    own: bool


class Prompt(Struct, frozen=True):
    """The current question in words, with its rule."""

    kind: str
    seats: tuple[Seat, ...]
    text: str
    rule: str
    #: The card or figure that it is about, if any.
    subject: str


class View(Struct, frozen=True, kw_only=True):
    """The table as one viewer may see it."""

    game: str
    players: int
    chronicles: tuple[int, ...]
    options: tuple[str, ...]
    rules: int
    viewer: Seat | None
    seats: tuple[SeatView, ...]
    rondel: RondelView
    market: dict[str, int]
    stacks: dict[str, int]
    discarded: tuple[str, ...]
    removed: tuple[str, ...]
    boards: dict[str, Board]
    #: The standings in what cards ask for.
    standings: dict[str, Standing]
    turn: TurnView
    prompt: Prompt | None
    choices: tuple[Choice, ...]
    answered: tuple[Seat, ...]
    own_answer: Choice | None
    over: bool
    winners: tuple[Seat, ...]


def view(game: Game, viewer: Seat | None = None) -> View:
    """Return the table as a seat, or (None) a spectator, may see it."""
    state, setup = game.state, game.setup
    return View(
        game=setup.game,
        players=setup.players,
        chronicles=setup.chronicles,
        options=setup.options,
        rules=setup.rules,
        viewer=viewer,
        seats=tuple(game.edition.seat_view(game, seat, viewer) for seat in range(setup.players)),
        rondel=_rondel_view(game),
        market=state.market.copy(),
        stacks={stack: len(tiles) for stack, tiles in state.stacks.items()},
        discarded=state.discarded,
        removed=state.removed,
        boards={name: board.visible_to(viewer) for name, board in state.boards.items()},
        standings=_standings(game),
        turn=_turn_view(game),
        prompt=prompt(game),
        choices=tuple(game.options(viewer)) if viewer is not None else (),
        answered=tuple(sorted(state.sealed)),
        own_answer=state.sealed.get(viewer) if viewer is not None else None,
        over=game.over,
        winners=state.winners,
    )


def prompt(game: Game) -> Prompt | None:
    """Return the current question; None when the game is over."""
    decision = game.decision
    if decision is None:
        return None
    return Prompt(
        kind=decision.kind,
        seats=decision.waiting(game),
        text=decision.question(game),
        rule=game.rule(decision.rule_topic()),
        subject=decision.subject(),
    )


def visible_facts(facts: Iterable[Fact], viewer: Seat | None) -> tuple[Fact, ...]:
    """Return what a viewer may know of these facts."""
    visible = (fact.visible_to(viewer) for fact in facts)
    return tuple(
        _translated_line(fact) if isinstance(fact, PointsScored) else fact
        for fact in visible
        if fact
    )


def _translated_line(line: PointsScored) -> PointsScored:
    """Add the texts for a viewer; clients of version 0.1.0 read `source`."""
    return structs.replace(
        line, label=reason_in_words(line.reason), source=reason_text(line.reason, ENGLISH)
    )


def determinize(game: Game, viewer: Seat | None, secret: str | int) -> Game:
    """Return a clone in which everything hidden from a viewer is randomized, future draws too."""
    copy = game.clone()
    copy.seed = new_seed(f"determinize {secret}")
    draws, barriers = copy.state.draws, copy.state.barriers
    copy.edition.redeal(copy, viewer)
    for listener in copy.hooks.on_redeal:
        listener.on_redeal(copy, viewer)
    copy.invalidate_options()  # those of others may reveal what they have
    _reseal(copy, viewer)
    copy.state.draws, copy.state.barriers = draws, barriers
    return copy


def _reseal(game: Game, viewer: Seat | None) -> None:
    """Replace the sealed answers of others by random possible ones."""
    sealed = game.state.sealed
    for seat in [each for each in sealed if each != viewer]:
        options = cast("Decision", game.decision).options(game, seat)
        sealed[seat] = options[game.draw(len(options))]


def base_seat_view(game: Game, seat: Seat, viewer: Seat | None) -> SeatView:
    """Return what both games show of a seat."""
    territory = game.state.territories[seat]
    shown = game.edition.shows_points(game, seat, viewer)
    lines = tuple(line for line in game.state.score_lines if line.seat == seat)
    return SeatView(
        seat=seat,
        tiles=tuple(
            PlacedTile(cell, name, territory.goods.get(cell, ()), territory.scotsmen.get(cell, 0))
            for cell, name in territory.tiles.items()
        ),
        coins=territory.coins,
        whisky=territory.whisky,
        cards=territory.cards,
        points=territory.points if shown else None,
        score_lines=tuple(_translated_line(line) for line in lines) if shown else None,
    )


def _rondel_view(game: Game) -> RondelView:
    rondel = game.state.rondel
    return RondelView(
        spaces=game.edition.rondel_spaces.under(game.setup.rules),
        pieces=tuple(rondel.pieces.items()),
        tiles=tuple(rondel.tiles.items()),
    )


def _standings(game: Game) -> dict[str, Standing]:
    by_board = (board.standings(game) for board in game.state.boards.values())
    return {name: each for standings in by_board for name, each in standings.items()}


def _turn_view(game: Game) -> TurnView:
    turn = game.state.turn
    activated = tuple(sorted(turn.activated))
    return TurnView(turn.seat, activated, turn.movement, turn.walks, turn.own)
