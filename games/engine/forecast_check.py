"""The invariant "forecast equals result": what is foretold right before the end comes true."""

from __future__ import annotations

from .common.invariants import InvariantBroken
from .common.scoring import CloseGame, EndGame
from .core.agenda import Decision
from .core.choices import Choice, Seat
from .core.game import Game
from .presentation.standings import points_of_the_end


def check_forecast(game: Game, seat: Seat, choice: Choice) -> None:
    """Raise InvariantBroken if a move ends the game otherwise than is foretold right before."""
    if _has_ended(game):
        return
    after = game.clone()
    after.play(seat, choice)
    if _has_ended(after):
        _compare(game, seat, choice)


def _has_ended(game: Game) -> bool:
    """Return whether the last scoring and the lines after it have been scored."""
    return game.over or bool(game.pending(CloseGame))


def _compare(game: Game, seat: Seat, choice: Choice) -> None:
    end = game.clone()
    end.answer(seat, choice)
    foretold = _foretold(end)
    while not end.pending(CloseGame):
        if not end.pending(EndGame):
            foretold = _foretold(end)
        _run_one_step(end)
    found = [territory.points for territory in end.state.territories]
    if foretold != found:
        raise InvariantBroken(f"the forecast was {foretold}, the result is {found}")


def _foretold(game: Game) -> list[int]:
    added = points_of_the_end(game)
    return [each.points + more for each, more in zip(game.state.territories, added, strict=True)]


def _run_one_step(game: Game) -> None:
    step = game.state.agenda[-1]
    if not isinstance(step, Decision):
        game.state.agenda.pop().run(game)
        return
    seat = step.waiting(game)[0]
    game.invalidate_options()
    choice = step.forced(game, seat)
    if choice is None:
        raise InvariantBroken(f"the game ends, though {step.kind} is still to be answered")
    game.answer(seat, choice)
