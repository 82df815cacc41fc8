"""Choose for bots in a child process that can be killed.

Reads one JSON request per line from stdin and writes one line with the choices of a seat up to the
next barrier. Started by `client`; it needs only the engine.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from games.engine import Choice, Game, determinize, load_game
from games.engine.bots import new_bot
from games.engine.core.choices import END

#: More choices than any turn has before its end or a barrier.
MAX_CHOICES = 300


def choose(request: dict[str, Any]) -> list[Choice]:
    """The choices of a bot in the game as its seat knows it."""
    seat = int(request["seat"])
    game = determinize(load_game(request["game"]), seat, request["secret"])
    bot = new_bot(request["bot"], request["secret"], float(request["cpu_s"]))
    choices: list[Choice] = []
    while len(choices) < MAX_CHOICES:
        choice = bot.choose(game, seat)
        choices.append(choice)
        if _play_to_barrier(game, seat, choice):
            break
    return choices


def _play_to_barrier(game: Game, seat: int, choice: Choice) -> bool:
    """Play a choice; return whether the request ends there, as what follows is unknown."""
    barriers = game.state.barriers
    game.play(seat, choice)
    return game.state.barriers != barriers or choice == END


def main() -> None:
    """Answer requests until the input ends."""
    for line in sys.stdin:
        sys.stdout.write(json.dumps(choose(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
