"""Games of bots against themselves, as rows of features with the final result."""

from __future__ import annotations

from functools import cache
from math import exp
from pathlib import Path
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from games.engine import CHRONICLES, Game, Setup, edition, new_game, new_seed
from games.engine.bots.features import phase
from games.engine.bots.levels import pick_turn
from games.engine.bots.turns import Turn, best_turns
from games.engine.bots.value import Evaluator, Weights, decode_weights, table_features

#: How many turns are compared, and how freely one of them is chosen.
WIDTH = 3
TEMPERATURE = 1.0
#: How much the weights of a seat differ from the learned ones, as a factor's standard deviation.
VARIETY = 0.5
#: How often any of them is chosen, so that unusual positions are seen.
WHIM = 0.12
MAX_TURNS = 2_000


class TrainingTask(Struct, frozen=True):
    """A game to play with certain weights; the same task always gives the same game."""

    game: str
    players: int
    number: int
    seed: str
    chronicles: bool
    #: The file with the weights to play with.
    weights: str


class Positions(Struct, frozen=True):
    """The positions of one game: a row for each seat at the end of each turn."""

    players: int
    number: int
    names: list[str]
    #: Seat, phase, then the features in the order of their names.
    rows: list[list[float]]
    points: list[int]
    winners: list[int]


def play_for_training(task: TrainingTask) -> Positions:
    """Play a game and keep its positions."""
    secret = f"train {task.seed} {task.number}"
    chance = Random(secret)  # noqa: S311 - the same games for the same seed
    game = new_game(training_setup(task, chance), new_seed(secret))
    known, rows = _read(task.weights), list[tuple[int, float, dict[str, float]]]()
    weights = [_varied(known, chance) for _ in range(task.players)]
    for _ in range(MAX_TURNS):
        if game.over:
            break
        seat = game.to_act[0]
        turns = best_turns(game, seat, Evaluator(game, seat, weights[seat]), WIDTH)
        for choice in _pick(turns, chance).choices:
            if choice == ("end",):
                rows += _rows(game)
            game.apply(seat, choice)
    return _positions(task, game, rows)


def training_setup(task: TrainingTask, chance: Random) -> Setup:
    """Return the set-up of a game: with Chronicles, one, some or all of them."""
    chosen: list[int] = []
    if task.chronicles:
        known = [number for number, each in CHRONICLES.items() if each.min_players <= task.players]
        size = chance.choice((1, 1, 1, 2, 3, len(known)))
        chosen = sorted(chance.sample(known, size))
    rules = edition(task.game).rules_version
    return Setup(game=task.game, players=task.players, chronicles=tuple(chosen), rules=rules)


def _varied(weights: Weights, chance: Random) -> Weights:
    """Return weights for one seat and game, so that many ways to play are seen."""
    factors = {name: exp(chance.gauss(0.0, VARIETY)) for name in weights.features}
    features = {
        name: (end * factors[name], more * factors[name])
        for name, (end, more) in weights.features.items()
    }
    return replace(weights, features=features)


def _pick(turns: list[Turn], chance: Random) -> Turn:
    if chance.random() < WHIM:
        return chance.choice(turns)
    return pick_turn(turns, TEMPERATURE, chance)


def _rows(game: Game) -> list[tuple[int, float, dict[str, float]]]:
    """Return a row for each seat; with two players the second says nothing more."""
    at_phase, features = phase(game), table_features(game)
    seats = [game.to_act[0]] if game.setup.players == 2 else range(game.setup.players)
    return [(seat, at_phase, features[seat]) for seat in seats]


def _positions(
    task: TrainingTask, game: Game, rows: list[tuple[int, float, dict[str, float]]]
) -> Positions:
    names = sorted({name for _, _, features in rows for name in features})
    return Positions(
        players=task.players,
        number=task.number,
        names=names,
        rows=[
            [seat, round(at, 3), *(round(features.get(name, 0.0), 3) for name in names)]
            for seat, at, features in rows
        ],
        points=[territory.points for territory in game.state.territories],
        winners=list(game.state.winners),
    )


@cache
def _read(path: str) -> Weights:
    return decode_weights(Path(path).read_bytes())
