"""The command that trains bots."""

from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.engine.bots.value import decode_weights

NAME = "glen-more-2010-2-players.json"


def train(folder: Path, **options: object) -> bytes:
    """Train with few games and return the weights."""
    call_command("train", games=40, folder=folder / "games", out=folder, **options)
    return (folder / NAME).read_bytes()


@pytest.mark.slow
def test_training_gives_the_same_weights_for_the_same_seed_also_after_a_stop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = train(tmp_path)
    assert decode_weights(weights).features["points"][0] == pytest.approx(1, abs=0.4)
    assert "explains" in capsys.readouterr().out
    last = next((tmp_path / "games").rglob("round-2.jsonl"))
    lines = last.read_bytes().splitlines(keepends=True)
    last.write_bytes(b"".join(lines[:5]))
    assert train(tmp_path) == weights


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 6}, "within 2 and 5"),
        ({"chronicles": True}, "no Chronicles"),
        ({"games": 3}, "at least 20"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        call_command("train", **options)
