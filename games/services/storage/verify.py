"""Verify a stored game by replaying it from its seed.

Every move must be legal and lead to the stored facts, the last position must equal the snapshot
unless another release wrote it in another format, and the seed must match the hash that was
published at the start.
"""

from __future__ import annotations

import json
from typing import Any

from games.engine import Game, Refusal, load_game, new_game, save_game, seed_hash
from games.engine.core.legacy import upgrade_fact
from games.engine.core.serial import FORMAT
from games.models import Table

from .position import drafted_choices, read_choice, setup_of, write_facts


def find_problems(table: Table) -> list[str]:
    """List what is wrong with a stored game."""
    if seed_hash(table.seed) != table.seed_hash:
        return ["the seed is not the one whose hash was shown at the start"]
    if table.snapshot is None:
        return []
    try:
        return list(_replay_problems(table, table.snapshot))
    except Refusal as refusal:
        return [f"the game cannot be played again: {refusal}"]


def _replay_problems(table: Table, snapshot: dict[str, Any]) -> list[str]:
    game = new_game(setup_of(table), table.seed)
    moves = list(table.moves.all())
    if [move.number for move in moves] != list(range(1, table.move_number + 1)):
        return [f"the moves are not numbered from 1 to {table.move_number}"]
    for move in moves:
        facts = game.play(move.seat, read_choice(move.choice))
        if _plain(write_facts(facts)) != _plain([upgrade_fact(each) for each in move.facts]):
            return [f"move {move.number} tells of other things than happened"]
    if snapshot["format"] == FORMAT and not _is_saved(game, snapshot):
        return ["the snapshot is not what the moves lead to"]
    for choice in drafted_choices(table):
        game.play(game.to_act[0], choice)
    return []


def _is_saved(game: Game, snapshot: dict[str, Any]) -> bool:
    """Compare with the snapshot in its present form, whichever version wrote it."""
    return _plain(save_game(game)) == _plain(save_game(load_game(snapshot)))


def _plain(saved: object) -> str:
    return json.dumps(saved, sort_keys=True)
