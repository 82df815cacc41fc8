"""Look ahead from whole turns into worlds in which everything hidden is dealt anew.

Every candidate is played in the same worlds, so that like is compared with like. The others
answer by the value until the seat's next turn begins. The search can be stopped after any world:
by the number of worlds, or by a budget of CPU time.
"""

from __future__ import annotations

from time import process_time

from msgspec import Struct
from msgspec.structs import replace

from games.engine.common.turn import TakeTile
from games.engine.core.choices import Seat
from games.engine.core.game import Game
from games.engine.core.views import determinize

from .turns import Turn, best_turns
from .value import Evaluator, Weights

#: How many turns others answer with are compared.
REPLY_WIDTH = 2
#: How many answers of others are played at most before the position is valued.
MAX_REPLIES = 24
#: The value before the search counts as much as so many worlds.
PRIOR_WORLDS = 2.0
#: After so many worlds only this many candidates are looked into further.
KEPT_AFTER = {3: 5, 6: 4, 10: 3, 16: 2}


class Budget(Struct, frozen=True):
    """How far to look: in worlds, dealt by a secret, and in CPU time if that is limited."""

    worlds: int
    secret: str
    cpu_s: float | None = None


def look_ahead(
    game: Game, seat: Seat, turns: list[Turn], weights: Weights, budget: Budget
) -> list[Turn]:
    """Return these turns with their values after looking ahead, best first.

    Turns that were dropped on the way keep the value they had then.
    """
    start = process_time()
    open_turns = list(range(len(turns)))
    totals = [0.0] * len(turns)
    seen = [0] * len(turns)
    for number in range(budget.worlds):
        world = determinize(game, seat, f"{budget.secret} world {number}")
        values: list[float] = []
        for each in open_turns:
            if budget.cpu_s is not None and process_time() - start >= budget.cpu_s:
                break
            values.append(value_in_world(world, seat, turns[each], weights))
        if len(values) < len(open_turns):
            break  # a world that not all candidates have seen would compare unlike things
        for each, value in zip(open_turns, values, strict=True):
            totals[each] += value
            seen[each] += 1
        kept = KEPT_AFTER.get(number + 1, len(open_turns))
        open_turns.sort(key=lambda each: mixed(turns[each].value, totals[each], seen[each]))
        open_turns = sorted(open_turns[-kept:])
    valued = [
        replace(turn, value=mixed(turn.value, totals[each], seen[each]))
        for each, turn in enumerate(turns)
    ]
    # What was looked into longest comes first: a dropped turn fell behind the others.
    order = sorted(range(len(turns)), key=lambda each: (-seen[each], -valued[each].value))
    return [valued[each] for each in order]


def mixed(prior: float, total: float, worlds: int) -> float:
    """Return the mean of the value before the search and of those in the worlds.

    >>> mixed(1.0, 0.0, 0)
    1.0
    """
    return (PRIOR_WORLDS * prior + total) / (PRIOR_WORLDS + worlds)


def value_in_world(world: Game, seat: Seat, turn: Turn, weights: Weights) -> float:
    """Return the value for a seat when its next turn begins, after a turn in a world."""
    game = world.clone()
    for choice in turn.choices:
        game.apply(seat, choice)
    for _ in range(MAX_REPLIES):
        if game.over:
            break
        actor = game.to_act[0]
        if actor == seat and isinstance(game.decision, TakeTile):
            break
        reply = best_turns(game, actor, Evaluator(game, actor, weights), REPLY_WIDTH)[0]
        for choice in reply.choices:
            game.apply(actor, choice)
    return Evaluator(game, seat, weights).value(game)
