"""How does one play well enough, looking one turn ahead?

Every tile and place is tried out and ranked by what the territory would be worth; for the
best few the rest of the turn is played out, at each question the answer taken that leads
to the best worth. So a whole turn is weighed before its first move is made.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.engine.choices import END, Choice, Seat
from games.engine.game import Game
from games.engine.hooks import Hooks

from .luck import best_on_average
from .worth import prospects, worth

#: How many ways to begin a turn are played out to its end.
CANDIDATES = 4
#: What a step must at least bring to be better than ending the turn.
WORTHWHILE = 0.01
#: Asides that can wait until the turn could be ended, and are thought of only then.
PATIENT = ("sell", "act")
#: Asides that are too many to be thought of before that moment has really come.
MANIFOLD = ("act",)


class GreedyBot:
    """Takes what looks best at the end of its turn; equal positions get equal answers."""

    def __init__(self, secret: str) -> None:
        """Take a secret like every bot, though nothing here is left to chance."""

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose one of the seat's options."""
        options = game.options(seat)
        if len(options) == 1:
            return options[0]
        if END in options:
            return _best_step(game, seat, options)[0]
        if game.decision and game.decision.gamble:
            return best_on_average(game, seat, _worth_asking(game, seat))
        beginnings = sorted(_beginnings(game, seat), key=lambda each: each[0], reverse=True)
        if len({choice for _, choice, _ in beginnings}) == 1:
            return beginnings[0][1]
        played = [(_play_out(after, seat), first) for _, first, after in beginnings[:CANDIDATES]]
        return max(played, key=lambda each: each[0])[1]


def _beginnings(game: Game, seat: Seat) -> Iterator[tuple[float, Choice, Game]]:
    """Every way from here to the moment when the turn could be ended, roughly ranked."""
    for choice, after in _answers(game, seat):
        for settled in _until_end_is_open(after, seat):
            yield worth(settled, seat) + prospects(settled, seat), choice, settled


def _until_end_is_open(game: Game, seat: Seat) -> Iterator[Game]:
    """Answer the questions before; the places of a tile are all tried out."""
    while _goes_on(game, seat):
        answers = _answers(game, seat)
        if answers[0][0][0] == "place":
            for _, after in answers:
                yield from _until_end_is_open(after, seat)
            return
        game = _best(answers, seat)[1]
    yield game


def _goes_on(game: Game, seat: Seat) -> bool:
    """Whether the seat is asked something before it could end its turn."""
    return game.to_act == (seat,) and END not in game.options(seat)


def _answers(game: Game, seat: Seat) -> list[tuple[Choice, Game]]:
    """Every answer to the question in hand, and where it leads; patient asides only if need be."""
    answers = _worth_asking(game, seat)
    return [(answer, _after(game, seat, answer)) for answer in answers]


def _worth_asking(game: Game, seat: Seat) -> list[Choice]:
    """All options but patient asides, if there are others."""
    return _without(game, seat, PATIENT) or game.options(seat)


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


def _settled(game: Game, seat: Seat) -> Game:
    """Answer everything until the turn could be ended."""
    while _goes_on(game, seat):
        game = _best(_answers(game, seat), seat)[1]
    return game


def _best_step(game: Game, seat: Seat, options: list[Choice]) -> tuple[Choice, Game]:
    """The best of these things to do before the turn ends, or its end."""
    best, best_game, best_worth = END, game, worth(game, seat) + WORTHWHILE
    for option in options:
        if option == END:
            continue
        after = _settled(_after(game, seat, option), seat)
        value = worth(after, seat)
        if value > best_worth:
            best, best_game, best_worth = option, after, value
    return best, best_game


def _play_out(game: Game, seat: Seat) -> float:
    """What the turn is worth when it is played to its end."""
    while game.to_act == (seat,) and END in game.options(seat):
        step, game = _best_step(game, seat, _without(game, seat, MANIFOLD))
        if step == END:
            break
    return worth(game, seat)
