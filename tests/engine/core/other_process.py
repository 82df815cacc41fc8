"""How does a game go on in another process?

`python -m tests.engine.core.other_process` reads a saved game and whims from its input, plays
to the end and writes what the game is then.
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
from games.engine.serial import Json
from tests.engine.core.random_games import Whims, play_on

_ROOT = Path(__file__).parents[3]


def finish_elsewhere(saved: Json, whims: Whims, hash_seed: int) -> Any:  # noqa: ANN401 - JSON
    """Finish a saved game in a process that orders its sets differently."""
    answer = subprocess.run(
        [sys.executable, "-m", "tests.engine.core.other_process"],
        input=json.dumps([saved, msgspec.to_builtins(whims)]),
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        cwd=_ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(answer.stdout)


def finish(saved: Json, whims: Whims) -> Any:  # noqa: ANN401 - JSON
    """Finish a saved game: every move and fact, and the game at its end."""
    game = load_game(saved)
    moves = [msgspec.to_builtins(move) for move in play_on(game, whims)]
    return json.loads(json.dumps([moves, save_game(game)]))


if __name__ == "__main__":
    told = json.load(sys.stdin)
    json.dump(finish(told[0], msgspec.convert(told[1], Whims)), sys.stdout)
