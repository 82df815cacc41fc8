"""Fit weights to positions: ridge regression on the final margin, then the chance of winning."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from msgspec import Struct
from msgspec.structs import replace

from games.engine.bots.value import Training, Weights, WinFit

from .positions import Positions

Array = npt.NDArray[np.float64]

#: To measure the fit, so many parts of the games are held out, one after the other.
PARTS = 5
#: The strengths of the ridge that are tried.
RIDGES = (100.0, 300.0, 1000.0, 3000.0, 10_000.0, 30_000.0)
#: The scales of the logistic curve that are tried, at the end and at the start.
END_SCALES = (1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 13.0)
START_SCALES = (4.0, 6.0, 8.0, 10.0, 12.0, 15.0, 18.0, 22.0, 27.0, 33.0, 40.0, 50.0)


class Rows(Struct):
    """The positions of many games as arrays."""

    names: list[str]
    features: Array
    phase: Array
    #: The final margin of the seat, and what the regression aims at.
    margin: Array
    target: Array
    won: Array
    seat: npt.NDArray[np.int64]
    game: npt.NDArray[np.int64]

    def design(self) -> Array:
        """Return the features, and the features times the phase."""
        return np.hstack([self.features, self.features * self.phase[:, None]])

    def where(self, keep: npt.NDArray[np.bool_]) -> Rows:
        """Return the rows to keep."""
        return Rows(
            self.names,
            self.features[keep],
            self.phase[keep],
            self.margin[keep],
            self.target[keep],
            self.won[keep],
            self.seat[keep],
            self.game[keep],
        )


def gather(games: Sequence[Positions]) -> Rows:
    """Return all positions of these games under one list of names."""
    names = sorted({name for game in games for name in game.names})
    column = {name: number for number, name in enumerate(names)}
    blocks, phases, margins, won, sitting, numbers = [], [], [], [], [], []
    for number, game in enumerate(games):
        rows = np.array(game.rows, dtype=np.float64)
        block = np.zeros((len(rows), len(names)))
        block[:, [column[name] for name in game.names]] = rows[:, 2:]
        blocks.append(block)
        seats = rows[:, 0].astype(int)
        points = np.array(game.points, dtype=np.float64)
        margins.append(((points * len(points) - points.sum()) / (len(points) - 1))[seats])
        shares = np.array([(s in game.winners) / len(game.winners) for s in range(len(points))])
        won.append(shares[seats])
        sitting.append(seats)
        phases.append(rows[:, 1])
        numbers.append(np.full(len(rows), number))
    return Rows(
        names,
        np.vstack(blocks),
        np.concatenate(phases),
        np.concatenate(margins),
        np.concatenate(margins),
        np.concatenate(won),
        np.concatenate(sitting),
        np.concatenate(numbers),
    )


def fit(games: Sequence[Positions], before: Weights, training: Training, trust: float) -> Weights:
    """Return the weights that explain the results of these games best, starting from others'.

    The ridge pulls towards the weights before, so that a feature seen in few games keeps its own.
    With some trust in the weights before, a position also aims at what they say of later ones,
    which is less a matter of luck than the result.
    """
    rows = gather(games)
    rows.target = blended(rows, rows.design() @ _as_vector(before, rows.names), trust)
    prior = _as_vector(before, rows.names)
    predictions = {ridge: held_out(rows, prior, ridge) for ridge in RIDGES}
    fits = {ridge: explained(rows, predictions[ridge]) for ridge in RIDGES}
    best = max(fits, key=lambda ridge: fits[ridge])
    vector = _solve(rows, prior, best)
    features = dict(before.features)
    for number, name in enumerate(rows.names):
        features[name] = (float(vector[number]), float(vector[number + len(rows.names)]))
    return replace(
        before,
        features=features,
        win=fit_win(rows, predictions[best], before.players),
        training=replace(
            training, games=len(games), positions=len(rows.margin), fit=round(fits[best], 3)
        ),
    )


def held_out(rows: Rows, prior: Array, ridge: float) -> Array:
    """Return predictions for all rows, each by weights that were fitted to other games."""
    predicted = np.zeros(len(rows.margin))
    for part in range(PARTS):
        held = rows.game % PARTS == part
        predicted[held] = rows.where(held).design() @ _solve(rows.where(~held), prior, ridge)
    return predicted


def explained(rows: Rows, predicted: Array) -> float:
    """Return the share of the variance of the final margin that is explained."""
    return float(1 - (rows.margin - predicted).var() / rows.margin.var())


def _solve(rows: Rows, prior: Array, ridge: float) -> Array:
    design = rows.design()
    scale = np.maximum(np.sqrt((design**2).mean(axis=0)), 1e-6)
    scaled = design / scale
    target = rows.target - design @ prior
    left = scaled.T @ scaled + ridge * np.eye(scaled.shape[1])
    solution: Array = prior + np.linalg.solve(left, scaled.T @ target) / scale
    return solution


def blended(rows: Rows, predicted: Array, trust: float) -> Array:
    """Return targets between the result and what is predicted later in the same game."""
    target = rows.margin.copy()
    after: dict[int, int] = {}
    game = -1
    for row in range(len(target) - 1, -1, -1):
        if rows.game[row] != game:
            game, after = rows.game[row], {}
        seat = int(rows.seat[row])
        later = after.get(seat)
        if later is not None:
            target[row] = (1 - trust) * target[later] + trust * predicted[later]
        after[seat] = row
    return target


def _as_vector(weights: Weights, names: list[str]) -> Array:
    pairs = [weights.features.get(name, (0.0, 0.0)) for name in names]
    return np.array([end for end, _ in pairs] + [more for _, more in pairs])


def fit_win(rows: Rows, margin: Array, players: int) -> WinFit:
    """Return the scales that make the results of these games likeliest."""
    # The others' margins are taken as equal, so that they add up to none with the seat's own.
    gap = margin * players / (players - 1)

    def loss(fitted: WinFit) -> float:
        scale = fitted.at_end + (fitted.at_start - fitted.at_end) * rows.phase
        chance = 1 / (1 + (players - 1) * np.exp(-np.clip(gap / scale, -40, 40)))
        chance = np.clip(chance, 1e-6, 1 - 1e-6)
        return float(-(rows.won * np.log(chance) + (1 - rows.won) * np.log(1 - chance)).mean())

    tried = [WinFit(end, start) for end in END_SCALES for start in START_SCALES if start >= end]
    return min(tried, key=loss)
