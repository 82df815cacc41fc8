"""Write the tables that the tests of the board module draw: real games, as the engine shows them.

The front end's tests read them from `frontend/src/board/fixtures`; the fixture of a Chronicle is
named after its board. When a view changes, regenerate them:

    python -m tests.games.board_fixtures
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.engine import Game, Setup, new_game, new_seed, rules_for, view
from games.engine.bots import BOTS
from games.engine.chronicles import ALL_CHRONICLES
from games.engine.core.serial import plain
from games.engine.presentation.faces import faces
from games.engine.presentation.preview import previews

FOLDER = Path(__file__).parents[2] / "frontend" / "src" / "board" / "fixtures"
SETUPS = {
    "glen-more-2010": Setup(game="glen-more-2010", players=3, options=("fixed-order",)),
    "glen-more-2": Setup(game="glen-more-2", players=4),
    "several-chronicles": Setup(game="glen-more-2", players=3, chronicles=(1, 5, 7)),
}
#: The words that seed these games; the tests depend on what happens in them.
SEEDS = {"glen-more-2010": "first", "glen-more-2": "second", "several-chronicles": "council"}
#: Each Chronicle alone, by the tag of its board.
ALONE = {
    board: setup
    for each in ALL_CHRONICLES
    for setup in [Setup(game="glen-more-2", players=3, chronicles=(each.number,))]
    for board in each.boards(setup)
}
#: Take a moment where each of these questions first comes up after so many decisions.
MIN_DECISIONS = 150
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
    """Return one game at several moments, from the view of the seat that must act."""
    setup = SETUPS[name]
    return {
        "faces": plain(faces(setup, *rules_for(setup))),
        "moments": dict(_moments(setup, SEEDS[name])),
    }


def chronicle_fixture(board: str) -> Json:
    """Return one game with a Chronicle: at the start, its first questions and the end."""
    setup = ALONE[board]
    return {
        "faces": plain(faces(setup, *rules_for(setup))),
        "moments": dict(_chronicle_moments(setup, board)),
    }


def _chronicle_moments(setup: Setup, board: str) -> Iterator[tuple[str, Json]]:
    game = new_game(setup, new_seed(f"board {board}"))
    bot = BOTS["greedy"](f"board {board}")
    yield "start", {"view": plain(view(game, 0))}
    found: set[str] = set()
    while not game.over:
        seat, decision = game.to_act[0], game.decision
        own = "chronicles" in type(decision).__module__
        if decision and own and decision.kind not in found:
            found.add(decision.kind)
            yield decision.kind, {"view": plain(view(game, seat))}
        game.play(seat, bot.choose(game, seat))
    yield "over", {"view": plain(view(game, 0))}


def _moments(setup: Setup, seed: str) -> Iterator[tuple[str, Json]]:
    game = new_game(setup, new_seed(f"board {seed}"))
    bot = BOTS["greedy"](f"board {seed}")
    found: set[str] = set()
    number = 0
    while not game.over:
        seat = game.to_act[0]
        kind = game.decision.kind if game.decision else ""
        if number >= MIN_DECISIONS and kind in QUESTIONS and kind not in found:
            found.add(kind)
            yield kind, _moment(game, seat)
        game.play(seat, bot.choose(game, seat))
        number += 1
    yield "over", _moment(game, 0)


def _moment(game: Game, seat: int) -> Json:
    return {
        "view": plain(view(game, seat)),
        "previews": [plain(each) for each in previews(game, seat)],
    }


def write(name: str) -> str:
    """Return a fixture as text."""
    found = chronicle_fixture(name) if name in ALONE else fixture(name)
    return json.dumps(found, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for each in (*SETUPS, *ALONE):
        (FOLDER / f"{each}.json").write_text(write(each), encoding="utf-8")
