"""Find out whether asides could open further answers to the pending question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from games.engine.core.agenda import Decision
from games.engine.core.choices import Cells, Choice, Seat
from games.engine.core.game import Game

#: So many positions are tried; if there are more, asides are assumed to help.
MAX_POSITIONS = 500


def asides_could_help(game: Game, seat: Seat, cells: Cells) -> bool:
    """Return whether asides could open an answer besides declining.

    What is sold for room comes from these cells: sales from others change nothing, since
    every test of a payment assumes that all is sold. Moving Scotsmen changes nothing either.
    """
    question = cast("Decision", game.decision)
    positions, known = [game.clone()], {_key(game, seat)}
    for position in positions:
        if len(positions) > MAX_POSITIONS:
            return True
        asked = position.state.agenda[-1]
        if asked == question and len(question.options(position, seat)) > 1:
            return True
        for choice in _choices(position, seat, question):
            if asked == question and choice[0] == "sell" and choice[2] not in cells:
                continue
            after = _after(position, seat, choice)
            if (key := _key(after, seat)) not in known:
                known.add(key)
                positions.append(after)
    return False


def _choices(game: Game, seat: Seat, question: Decision) -> Iterator[Choice]:
    """Yield the asides to the question, and all answers to what these ask in turn."""
    decision = game.decision
    if decision is None or decision.waiting(game) != (seat,):
        return
    if decision != question:
        yield from decision.options(game, seat)
    names = tuple(name for name in decision.allowed_asides if name != "walk")
    for aside in game.hooks.find_asides(names):
        yield from aside.options(game, seat, decision)


def _after(game: Game, seat: Seat, choice: Choice) -> Game:
    """Return the game after a choice, at the next question."""
    after = game.clone()
    after.answer(seat, choice)
    while not isinstance(after.state.agenda[-1], Decision):
        after.state.agenda.pop().run(after)
    return after


def _key(game: Game, seat: Seat) -> object:
    state = game.state
    territory = state.territories[seat]
    goods = tuple(sorted(territory.goods.items()))
    table = (territory.coins, tuple(state.market.values()), tuple(state.boards.values()))
    return goods, table, tuple(state.agenda)
