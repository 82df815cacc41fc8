"""A bot that searches one turn ahead.

It tries every tile and cell and ranks them by the value of the resulting territory. For the
best candidates it plays the rest of the turn, taking the best answer to every question, so
that whole turns are compared before the first move is made.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.engine.core.choices import END, Choice, Seat
from games.engine.core.game import Game
from games.engine.core.hooks import Hooks

from .expected_value import best_expected
from .valuation import open_activations_value, worth

#: How many candidate first moves are played to the end of the turn.
CANDIDATES = 4
#: Points that a step must add to be better than ending the turn.
MIN_GAIN = 0.01
#: Asides that are considered only once the turn could be ended.
DEFERRED_ASIDES = ("sell", "act")
#: Asides with too many options to consider while a candidate turn is played out.
COSTLY_ASIDES = ("act",)


class GreedyBot:
    """Plays for the best value at the end of its turn; equal positions get equal answers."""

    def __init__(self, secret: str) -> None:
        """Accept a secret like every bot; nothing here is random."""

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose one of the seat's options."""
        options = game.options(seat)
        if len(options) == 1:
            return options[0]
        if END in options:
            return _best_step(game, seat, options)[0]
        if game.decision and game.decision.gamble:
            return best_expected(game, seat, _considered_options(game, seat))
        beginnings = sorted(_beginnings(game, seat), key=lambda each: each[0], reverse=True)
        if len({choice for _, choice, _ in beginnings}) == 1:
            return beginnings[0][1]
        played = [(_play_out(after, seat), first) for _, first, after in beginnings[:CANDIDATES]]
        return max(played, key=lambda each: each[0])[1]


def _beginnings(game: Game, seat: Seat) -> Iterator[tuple[float, Choice, Game]]:
    """Yield every way to the point where the turn could be ended, with a rough value."""
    for choice, after in _answers(game, seat):
        for settled in _until_end_is_open(after, seat):
            yield worth(settled, seat) + open_activations_value(settled, seat), choice, settled


def _until_end_is_open(game: Game, seat: Seat) -> Iterator[Game]:
    """Answer the questions before that point, trying every cell for a tile."""
    while _must_answer_first(game, seat):
        answers = _answers(game, seat)
        if answers[0][0][0] == "place":
            for _, after in answers:
                yield from _until_end_is_open(after, seat)
            return
        game = _best(answers, seat)[1]
    yield game


def _must_answer_first(game: Game, seat: Seat) -> bool:
    """Return whether the seat has to answer something before it could end its turn."""
    return game.to_act == (seat,) and END not in game.options(seat)


def _answers(game: Game, seat: Seat) -> list[tuple[Choice, Game]]:
    """Return every answer considered for the current question, with the resulting game."""
    answers = _considered_options(game, seat)
    return [(answer, _after(game, seat, answer)) for answer in answers]


def _considered_options(game: Game, seat: Seat) -> list[Choice]:
    """Return all options except deferred asides, or all if there are no others."""
    return _without(game, seat, DEFERRED_ASIDES) or game.options(seat)


def _without(game: Game, seat: Seat, asides: tuple[str, ...]) -> list[Choice]:
    verbs = _verbs_of(game.hooks, asides)
    return [option for option in game.options(seat) if option[0] not in verbs]


@cache
def _verbs_of(hooks: Hooks, asides: tuple[str, ...]) -> frozenset[str]:
    return frozenset(verb for each in hooks.asides if each.name in asides for verb in each.verbs)


def _after(game: Game, seat: Seat, choice: Choice) -> Game:
    after = game.clone()
    after.apply(seat, choice)
    return after


def _best(answers: list[tuple[Choice, Game]], seat: Seat) -> tuple[Choice, Game]:
    if len(answers) == 1:
        return answers[0]
    return max(answers, key=lambda each: worth(each[1], seat))


def _play_until_end_is_open(game: Game, seat: Seat) -> Game:
    """Answer everything until the turn could be ended."""
    while _must_answer_first(game, seat):
        game = _best(_answers(game, seat), seat)[1]
    return game


def _best_step(game: Game, seat: Seat, options: list[Choice]) -> tuple[Choice, Game]:
    """Return the best of these options, or ending the turn if none adds enough."""
    best, best_game, best_worth = END, game, worth(game, seat) + MIN_GAIN
    for option in options:
        if option == END:
            continue
        after = _play_until_end_is_open(_after(game, seat, option), seat)
        value = worth(after, seat)
        if value > best_worth:
            best, best_game, best_worth = option, after, value
    return best, best_game


def _play_out(game: Game, seat: Seat) -> float:
    """Return the value of the position after playing the turn to its end."""
    while game.to_act == (seat,) and END in game.options(seat):
        step, game = _best_step(game, seat, _without(game, seat, COSTLY_ASIDES))
        if step == END:
            break
    return worth(game, seat)
