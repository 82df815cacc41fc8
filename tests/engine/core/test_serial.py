"""Malformed saved games are refused with the place of the fault."""

import json
from typing import Any

import pytest

from games.engine import BadRecord, load_game, new_seed, save_game
from games.engine.core.serial import FORMAT, Json
from tests.engine.core.random_games import some_games

GAME = some_games()[1].at(50)


def spoilt(*path: str | int, value: object) -> Json:
    """Return a saved game with one value replaced."""
    saved: Json = json.loads(json.dumps(save_game(GAME)))
    place: Any = saved
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return saved


def without(*path: str) -> Json:
    """Return a saved game with one value missing."""
    saved: Json = json.loads(json.dumps(save_game(GAME)))
    place: Any = saved
    for key in path[:-1]:
        place = place[key]
    del place[path[-1]]
    return saved


def test_a_saved_game_is_plain_json() -> None:
    saved = save_game(GAME)
    assert json.loads(json.dumps(saved)) == json.loads(json.dumps(save_game(load_game(saved))))
    assert saved["format"] == FORMAT
    assert saved["seed"] == GAME.seed


def test_steps_are_saved_under_their_tags() -> None:
    kinds = [step["kind"] for step in save_game(GAME)["state"]["agenda"]]
    assert kinds == [step.kind for step in GAME.state.agenda]
    assert kinds[:2] == ["next-turn", "refill"]


@pytest.mark.parametrize(
    ("saved", "field"),
    [
        ({}, "saved game"),
        ([], "saved game"),
        (None, "saved game"),
        ("game", "saved game"),
        (spoilt("format", value=FORMAT + 1), "format"),
        (spoilt("setup", value={}), "saved game"),
        (spoilt("setup", "dice", value=1), "saved game"),
        (spoilt("setup", "game", value="chess"), "game"),
        (spoilt("setup", "players", value=9), "G1-SET-1"),
        (spoilt("setup", "rules", value=9), "rules"),
        (spoilt("seed", value="secret"), "seed"),
        (spoilt("seed", value=None), "seed"),
        (without("seed"), "saved game"),
        (without("state"), "saved game"),
        (without("state", "market"), "saved game"),
        (without("state", "agenda"), "saved game"),
        (without("state", "sealed"), "saved game"),
        (spoilt("state", value=None), "saved game"),
        (spoilt("state", "draws", value="many"), "saved game"),
        (spoilt("state", "market", value={"wood": "one"}), "saved game"),
        (spoilt("state", "agenda", value=[{"kind": "dance"}]), "agenda"),
        (spoilt("state", "agenda", value=[{"kind": "place-tile"}]), "saved game"),
        (spoilt("state", "agenda", value=["place-tile"]), "saved game"),
        (spoilt("state", "agenda", value=[{"kind": []}]), "saved game"),
        (spoilt("state", "sealed", value=[[0, [1]]]), "sealed"),
        (spoilt("state", "sealed", value=[0]), "saved game"),
        (spoilt("state", "territories", value=None), "saved game"),
        (spoilt("state", "territories", value=[{}]), "saved game"),
        (spoilt("state", "territories", 0, "tiles", value=[["here", "fair-1"]]), "saved game"),
        (spoilt("state", "territories", 0, "coins", value=1.5), "saved game"),
        (spoilt("state", "rondel", "pieces", value=[[0]]), "saved game"),
        (spoilt("state", "turn", value={}), "saved game"),
    ],
)
def test_an_invalid_saved_game_is_refused_with_the_place(saved: Any, field: str) -> None:  # noqa: ANN401 - anything
    with pytest.raises(BadRecord) as refused:
        load_game(saved)
    assert refused.value.field == field
    assert refused.value.message


def test_a_sealed_answer_is_loaded_as_a_choice() -> None:
    saved = spoilt("state", "sealed", value=[[1, ["place", [0, 1]]]])
    assert load_game(saved).state.sealed == {1: ("place", (0, 1))}


def test_another_seed_is_kept() -> None:
    seed = new_seed("another")
    assert load_game(spoilt("seed", value=seed)).seed == seed
