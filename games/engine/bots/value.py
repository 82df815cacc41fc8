"""The value of a position: expected points ahead of the others, and the chance of winning.

The value is a weighted sum of features, learned from games of bots against themselves by
`manage.py train`. Each weight changes in a straight line from the start of a game to its end.
Weights are JSON files in `weights/`, one for each edition, number of players, and for Glen More II
with and without Chronicles.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp

import msgspec
from msgspec import Struct

from games.engine.core.choices import Seat
from games.engine.core.edition import Setup
from games.engine.core.game import Game

from .features import (
    Features,
    all_strengths,
    comparison_features,
    phase,
    race_features,
    seat_features,
)


class Training(Struct, frozen=True):
    """Where weights come from."""

    date: str
    seed: str
    games: int
    positions: int
    #: The share of the variance of the final margin that the value explains, on games held out.
    fit: float


class WinFit(Struct, frozen=True):
    """How many points ahead make a win likely: the scale of a logistic curve, by phase."""

    at_end: float
    at_start: float

    def scale(self, at_phase: float) -> float:
        """Return the scale at a phase of the game."""
        return self.at_end + (self.at_start - self.at_end) * at_phase


class Weights(Struct, frozen=True):
    """The learned weights of features: what each adds at the end, and more at the start."""

    edition: str
    players: int
    chronicles: bool
    training: Training
    win: WinFit
    features: dict[str, tuple[float, float]]

    def at(self, at_phase: float) -> dict[str, float]:
        """Return the weight of each feature at a phase of the game."""
        return {name: end + more * at_phase for name, (end, more) in self.features.items()}


def weights_name(edition: str, players: int, *, chronicles: bool) -> str:
    """Return the name of the file with the weights for a kind of game."""
    return f"{edition}-{players}-players{'-chronicles' if chronicles else ''}.json"


@cache
def read_weights(name: str) -> Weights:
    """Read a file of weights."""
    return decode_weights((files(__package__) / "weights" / name).read_bytes())


def decode_weights(data: bytes) -> Weights:
    """Return the weights in a file."""
    return msgspec.json.decode(data, type=Weights)


def weights_for(setup: Setup) -> Weights:
    """Return the weights for a set-up, or for the nearest smaller number of players."""
    return _nearest_weights(setup.game, setup.players, bool(setup.chronicles))


@cache
def _nearest_weights(edition: str, players: int, chronicles: bool) -> Weights:  # noqa: FBT001
    names = [weights_name(edition, each, chronicles=chronicles) for each in range(players, 1, -1)]
    folder = files(__package__) / "weights"
    return read_weights(next(name for name in names if (folder / name).is_file()))


def write_weights(weights: Weights) -> bytes:
    """Return the file of these weights, one feature a line, so that changes can be reviewed."""
    rounded = {
        name: (round(end, 4), round(more, 4)) for name, (end, more) in weights.features.items()
    }
    saved = msgspec.to_builtins(msgspec.structs.replace(weights, features=rounded))
    lines = ",\n".join(
        f"    {msgspec.json.encode(name).decode()}: {msgspec.json.encode(pair).decode()}"
        for name, pair in sorted(saved.pop("features").items())
    )
    head = msgspec.json.format(msgspec.json.encode(saved), indent=2).decode()
    return f'{head.removesuffix("}").rstrip()},\n  "features": {{\n{lines}\n  }}\n}}\n'.encode()


def table_features(game: Game) -> list[Features]:
    """Return for each seat the differences between it and the mean of the others, by feature."""
    seats = range(game.setup.players)
    by_seat = [seat_features(game, seat) for seat in seats]
    strengths = all_strengths(game, seats)
    names = dict.fromkeys(name for features in by_seat for name in features)
    totals = {name: sum(features.get(name, 0.0) for features in by_seat) for name in names}
    others = len(seats) - 1
    return [
        {
            name: own.get(name, 0.0) - (total - own.get(name, 0.0)) / others
            for name, total in totals.items()
        }
        | comparison_features(game, strengths, seat)
        | race_features(game, seat)
        for seat, own in enumerate(by_seat)
    ]


def position_features(game: Game, seat: Seat) -> Features:
    """Return the differences between a seat and the mean of the others, by feature."""
    return table_features(game)[seat]


def contributions(game: Game, seat: Seat, weights: Weights | None = None) -> dict[str, float]:
    """Return how many points each feature adds to the value of a position, to explain it."""
    now = (weights or weights_for(game.setup)).at(phase(game))
    return {
        name: now[name] * number
        for name, number in position_features(game, seat).items()
        if name in now and number
    }


def expected_margin(game: Game, seat: Seat, weights: Weights | None = None) -> float:
    """Return how many points a seat will be ahead of the mean of the others at the end."""
    if game.over:
        return _margin(game, seat)
    return sum(contributions(game, seat, weights).values())


def win_chances(game: Game, weights: Weights | None = None) -> list[float]:
    """Return how likely each seat is to win; equal shares of a shared win when it is over."""
    seats = range(game.setup.players)
    if game.over:
        winners = game.state.winners
        return [(seat in winners) / len(winners) for seat in seats]
    weights = weights or weights_for(game.setup)
    scale = weights.win.scale(phase(game))
    return chances([expected_margin(game, seat, weights) for seat in seats], scale)


def chances(margins: list[float], scale: float) -> list[float]:
    """Return shares that add up to 1 and grow with the margins.

    >>> chances([3.0, 3.0], 5.0)
    [0.5, 0.5]
    """
    best = max(margins)
    odds = [exp((margin - best) / scale) for margin in margins]
    return [each / sum(odds) for each in odds]


class Evaluator:
    """Values many positions within one turn of a seat, computing what stays the same once."""

    def __init__(self, game: Game, seat: Seat, weights: Weights) -> None:
        self.seat = seat
        self._others = [each for each in range(game.setup.players) if each != seat]
        self._weights = weights.at(phase(game))
        self._boards = game.state.boards
        self._signatures: dict[Seat, tuple[int, ...]] = {}
        self._values: dict[Seat, float] = {}
        self._strengths: dict[str, list[int]] = all_strengths(game, range(game.setup.players))
        self._value_others(game)

    def value(self, game: Game) -> float:
        """Return how many points the seat can expect to be ahead at the end."""
        if game.over:
            return _margin(game, self.seat)
        own, weigh = self.seat, self._weigh
        if self._others_changed(game):
            self._value_others(game)
        strengths = self._strengths
        for comparison, (value,) in all_strengths(game, (own,)).items():
            strengths[comparison][own] = value
        return (
            weigh(seat_features(game, own))
            - sum(self._values.values()) / len(self._others)
            + weigh(comparison_features(game, strengths, own))
            + weigh(race_features(game, own))
        )

    def _weigh(self, features: Mapping[str, float]) -> float:
        total, weight = 0.0, self._weights.get
        for name, number in features.items():
            if number:
                total += number * weight(name, 0.0)
        return total

    def _others_changed(self, game: Game) -> bool:
        """Return whether this turn has changed what the others have."""
        boards, before = game.state.boards, self._boards
        if boards.keys() != before.keys():
            return True
        if any(boards[name] is not before[name] for name in boards):
            return True
        return any(_signature(game, each) != self._signatures[each] for each in self._others)

    def _value_others(self, game: Game) -> None:
        self._boards = game.state.boards
        for each in self._others:
            self._signatures[each] = _signature(game, each)
            self._values[each] = self._weigh(seat_features(game, each))
        strengths = all_strengths(game, self._others)
        for comparison, values in strengths.items():
            for each, value in zip(self._others, values, strict=True):
                self._strengths[comparison][each] = value


def _signature(game: Game, seat: Seat) -> tuple[int, ...]:
    """Return what another seat's turn may change of a territory."""
    territory = game.state.territories[seat]
    return (
        territory.points,
        territory.coins,
        territory.whisky,
        len(territory.cards),
        len(territory.tiles),
        len(territory.goods),
        len(territory.scotsmen),
    )


def _margin(game: Game, seat: Seat) -> float:
    points = [territory.points for territory in game.state.territories]
    own = points.pop(seat)
    return own - sum(points) / len(points)
