"""Continue a game in another process.

`python -m tests.engine.core.other_process` reads a saved game and numbers that choose from standard
input, plays to the end and prints the result.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from games.engine import load_game, save_game
from games.engine.core.serial import Json
from tests.engine.core.random_games import Chooser, play_on

_ROOT = Path(__file__).parents[3]


def finish_elsewhere(saved: Json, chooser: Chooser, hash_seed: int) -> Any:  # noqa: ANN401 - JSON
    """Finish a saved game in a process with another hash seed."""
    answer = subprocess.run(
        [sys.executable, "-m", "tests.engine.core.other_process"],
        input=json.dumps([saved, msgspec.to_builtins(chooser)]),
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        cwd=_ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(answer.stdout)


def finish(saved: Json, chooser: Chooser) -> Any:  # noqa: ANN401 - JSON
    """Finish a saved game; return every move and fact, and the final game."""
    game = load_game(saved)
    moves = [msgspec.to_builtins(move) for move in play_on(game, chooser)]
    return json.loads(json.dumps([moves, save_game(game)]))


if __name__ == "__main__":
    request = json.load(sys.stdin)
    json.dump(finish(request[0], msgspec.convert(request[1], Chooser)), sys.stdout)
