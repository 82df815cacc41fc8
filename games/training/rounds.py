"""Train in rounds: play with the weights so far, fit new ones, play with these."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from games.balance.runs import load_or_play
from games.engine.bots.value import Training, Weights, decode_weights, weights_name, write_weights

from .first_weights import first_weights
from .fit import fit
from .positions import Positions, TrainingTask, play_for_training

#: The share of all games that is played in each round, from scratch and from learned weights.
ROUNDS_FROM_SCRATCH = (0.15, 0.35, 0.5)
ROUNDS_FROM_LEARNED = (0.4, 0.6)
#: How far each position aims at the next one's value instead of the result.
TRUST = 0.12
#: The fewest players; what is learned with these is where training with more begins.
FEWEST = 2
#: Fewer games than this cannot be divided into rounds and held-out games.
MIN_GAMES = 20


class Plan(Struct, frozen=True, kw_only=True):
    """What to train, and how."""

    game: str
    players: int
    chronicles: bool
    games: int
    seed: str
    processes: int
    folder: Path
    out: Path

    @property
    def name(self) -> str:
        """The name of the file with the weights."""
        return weights_name(self.game, self.players, chronicles=self.chronicles)


def train(plan: Plan) -> Weights:
    """Play all rounds, or those that are left, and write the weights."""
    weights = _starting_point(plan)
    from_scratch = plan.players == FEWEST and not plan.chronicles
    rounds = ROUNDS_FROM_SCRATCH if from_scratch else ROUNDS_FROM_LEARNED
    training = Training(
        date=datetime.now(UTC).date().isoformat(), seed=plan.seed, games=0, positions=0, fit=0.0
    )
    played: list[Positions] = []
    for number, share in enumerate(rounds):
        games = _play_round(plan, weights, number, round(share * plan.games))
        # The first games from scratch are played too badly to learn from once there are others.
        played = games if from_scratch and number == 1 else played + games
        trust = 0.0 if from_scratch and number == 0 else TRUST
        weights = fit(played, weights, training, trust)
    plan.out.mkdir(parents=True, exist_ok=True)
    (plan.out / plan.name).write_bytes(write_weights(weights))
    return weights


def _starting_point(plan: Plan) -> Weights:
    """Return the weights to begin with: those learned for simpler games, where there are any."""
    weights = first_weights(plan.game, plan.players, chronicles=plan.chronicles)
    simpler = [(FEWEST, False), (FEWEST, plan.chronicles), (plan.players, False)]
    for players, chronicles in simpler:
        if (players, chronicles) == (plan.players, plan.chronicles):
            continue
        name = weights_name(plan.game, players, chronicles=chronicles)
        if (plan.out / name).is_file():
            learned = decode_weights((plan.out / name).read_bytes())
            features = weights.features | learned.features
            weights = replace(weights, features=features, win=learned.win)
    return weights


def _play_round(plan: Plan, weights: Weights, number: int, games: int) -> list[Positions]:
    """Play the games of a round that are not yet in its file."""
    folder = plan.folder / plan.seed / Path(plan.name).stem
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"weights-{number}.json"
    path.write_bytes(write_weights(weights))
    tasks = [
        TrainingTask(
            game=plan.game,
            players=plan.players,
            number=each,
            seed=f"{plan.seed} {number}",
            chronicles=plan.chronicles,
            weights=str(path),
        )
        for each in range(games)
    ]
    games_path = folder / f"round-{number}.jsonl"
    return load_or_play(tasks, games_path, plan.processes, play_for_training, Positions)
