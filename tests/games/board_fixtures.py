"""Which tables do the tests of the board module draw? Real ones, shown by the engine.

The front end's tests read them from `frontend/src/board/fixtures`. Where a view changes, make
them anew:

    python -m tests.games.board_fixtures
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.engine import Game, Setup, new_game, new_seed, view
from games.engine.bots import BOTS
from games.engine.faces import faces
from games.engine.outlook import outlooks
from games.engine.serial import plain

FOLDER = Path(__file__).parents[2] / "frontend" / "src" / "board" / "fixtures"
SETUPS = {
    "first": Setup(game="glen-more-2010", players=3, options=("fixed-order",)),
    "second": Setup(game="glen-more-2", players=4),
    "council": Setup(game="glen-more-2", players=3, chronicles=(1, 5, 7)),
}
#: The table is shown where these questions come up after so many decisions, and at the end.
FROM = 150
QUESTIONS = (
    "take-tile",
    "place-tile",
    "activate",
    "pay",
    "place-marker",
    "choose-trade",
    "choose-good",
)
Json = dict[str, Any]


def fixture(name: str) -> Json:
    """One game at several moments, as the seat that must act sees it."""
    setup = SETUPS[name]
    return {"faces": plain(faces(setup)), "moments": dict(_moments(setup, name))}


def _moments(setup: Setup, name: str) -> Iterator[tuple[str, Json]]:
    game = new_game(setup, new_seed(f"board {name}"))
    bot = BOTS["greedy"](f"board {name}")
    found: set[str] = set()
    number = 0
    while not game.over:
        seat = game.to_act[0]
        kind = game.decision.kind if game.decision else ""
        if number >= FROM and kind in QUESTIONS and kind not in found:
            found.add(kind)
            yield kind, _moment(game, seat)
        game.play(seat, bot.choose(game, seat))
        number += 1
    yield "over", _moment(game, 0)


def _moment(game: Game, seat: int) -> Json:
    return {
        "view": plain(view(game, seat)),
        "outlook": [plain(each) for each in outlooks(game, seat)],
    }


def write(name: str) -> str:
    """A fixture as text."""
    return json.dumps(fixture(name), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for each in SETUPS:
        (FOLDER / f"{each}.json").write_text(write(each), encoding="utf-8")
