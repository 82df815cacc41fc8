"""How does a bot think without ever holding up a table? In a process that can be stopped.

Reads a request a line from its input, answers each with a line: the choices of a seat up to
the next barrier. Started by `bot_desk`; knows the engine alone.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from games.engine import Choice, Game, determinize, load_game
from games.engine.bots import BOTS
from games.engine.choices import END

#: No turn has as many choices before its end or a barrier.
LONGEST = 300


def think(request: dict[str, Any]) -> list[Choice]:
    """What the bot would do in the game as the seat knows it."""
    seat = int(request["seat"])
    game = determinize(load_game(request["game"]), seat, request["secret"])
    bot = BOTS[request["bot"]](request["secret"])
    choices: list[Choice] = []
    while len(choices) < LONGEST:
        choice = bot.choose(game, seat)
        choices.append(choice)
        if _ends_here(game, seat, choice):
            break
    return choices


def _ends_here(game: Game, seat: int, choice: Choice) -> bool:
    """Play on; what follows a barrier cannot be known beforehand."""
    barriers = game.state.barriers
    game.play(seat, choice)
    return game.state.barriers != barriers or choice == END


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin:
        sys.stdout.write(json.dumps(think(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
