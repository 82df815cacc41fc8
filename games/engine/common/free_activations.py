"""Find the activations that a player can make without a second thought."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.engine.core.choices import Cell, Choice, Seat

from .activation import Activate
from .production import Produce, free_capacity

if TYPE_CHECKING:
    from games.engine.core.game import Game


def free_activations(game: Game, seat: Seat) -> list[Choice]:
    """Return activations, in order, that ask nothing, cost nothing and waste nothing."""
    found: list[Choice] = []
    while (step := _next_free(game, seat)) is not None:
        choice, game = step
        found.append(choice)
    return found


def _next_free(game: Game, seat: Seat) -> tuple[Choice, Game] | None:
    if not isinstance(game.decision, Activate) or seat not in game.to_act:
        return None
    for choice in _activations(game, seat):
        if not _overflows(game, seat, choice[1]):
            after = game.clone()
            after.play(seat, choice)
            if _is_free(game, after, seat, choice):
                return choice, after
    return None


def _activations(game: Game, seat: Seat) -> list[Choice]:
    return [choice for choice in game.options(seat) if choice[0] == "activate"]


def _overflows(game: Game, seat: Seat, cell: Cell) -> bool:
    """Whether the tile lacks room for all it produces; the player may want to clear some first."""
    effect = game.tile_at(seat, cell).activate
    return isinstance(effect, Produce) and free_capacity(game, seat, cell) < len(effect.goods)


def _is_free(before: Game, after: Game, seat: Seat, choice: Choice) -> bool:
    """Whether nothing is asked, spent, revealed or made impossible by an activation."""
    return (
        isinstance(after.decision, Activate)
        and after.to_act == before.to_act
        and after.state.barriers == before.state.barriers
        and after.state.turn.extras == before.state.turn.extras
        and set(_activations(before, seat)) - {choice} <= set(_activations(after, seat))
        and not (_belongings(before, seat) - _belongings(after, seat))
    )


def _belongings(game: Game, seat: Seat) -> Counter[str]:
    """Count what a seat has and could spend."""
    territory = game.state.territories[seat]
    goods = Counter(good for held in territory.goods.values() for good in held)
    scotsmen = sum(territory.scotsmen.values())
    return goods + Counter(
        coins=territory.coins,
        whisky=territory.whisky,
        points=territory.points,
        scotsmen=scotsmen,
        movement=game.state.turn.movement + game.state.turn.walks,
    )
