"""Assertions about refused moves."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import Game, Refusal, save_game
from tests.engine.core.rule_ids import rule_ids


def assert_refused(game: Game, seat: Any, choice: Any) -> Refusal:  # noqa: ANN401 - anything
    """Fail unless a move is refused with its reason and nothing has changed."""
    before, options = save_game(game), [list(game.options(each)) for each in game.to_act]
    with pytest.raises(Refusal) as refused:
        game.play(seat, choice)
    assert save_game(game) == before
    assert [game.options(each) for each in game.to_act] == options
    refusal = refused.value
    assert refusal.message
    assert (refusal.rule in rule_ids()) if refusal.rule else refusal.field
    assert str(refusal) == f"{refusal.message} [{refusal.rule or refusal.field}]"
    return refusal
