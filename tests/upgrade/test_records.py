"""Games recorded by version 0.1.0 go the same way in this version."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from games.engine import Fact, Game, load_game, new_game, save_game, view
from games.engine.core.choices import match_choice
from games.engine.core.facts import Reason
from games.engine.core.naming import reason_text
from games.engine.notation.records import Record, read_record, write_record, write_result
from games.services.storage.position import read_facts, write_facts
from i18n import ENGLISH
from tests.upgrade.stable import FOLDER, digest, snapshot_digest, unpacked, views_digest

RECORDS = "records-0.1.0"
Json = dict[str, Any]


def rows(name: str) -> list[Json]:
    """Read a compressed file of JSON lines."""
    return [json.loads(line) for line in unpacked(f"{RECORDS}/{name}").splitlines()]


GAMES = rows("games.jsonl.gz")
SNAPSHOTS = rows("snapshots.jsonl.gz")
KINDS: Json = json.loads((FOLDER / RECORDS / "kinds.json").read_text("utf-8"))


def as_json(value: object) -> Any:  # noqa: ANN401 - any JSON
    """Return what a value looks like after it was sent or stored."""
    return json.loads(json.dumps(value))


def written(facts: Iterable[Fact]) -> list[Json]:
    """Return facts as they are stored."""
    stored: list[Json] = as_json(write_facts(facts))
    return stored


def position_of(game: Game) -> Json:
    """Return the hashes of a saved game and of what each seat and a spectator see of it."""
    viewers = [*range(game.setup.players), None]
    views = [as_json(msgspec.to_builtins(view(game, each))) for each in viewers]
    snapshot = snapshot_digest(as_json(save_game(game)))
    return {"snapshot": snapshot[:16], "views": views_digest(views)[:16]}


def label_of(fact: Json) -> str:
    """Return the label that version 0.1.0 stored for the reason of points."""
    return reason_text(msgspec.convert(fact["reason"], Reason), ENGLISH)


class Replay:
    """A record that is played again, compared with what version 0.1.0 noted."""

    def __init__(self, row: Json) -> None:
        self.row = row
        self.record: Record = read_record(row["record"])
        self.game = new_game(self.record.setup, self.record.seed)
        self.scored: list[Json] = []
        self.hashes = ""

    def play(self) -> None:
        """Play all moves; compare each recorded position."""
        self._compare_position(0)
        for number, move in enumerate(self.record.moves, start=1):
            choice = match_choice(move.text, self.game.options(move.seat))
            assert choice is not None, f"move {number}, {move.text}, is no option"
            facts = written(self.game.play(move.seat, choice))
            self.hashes += digest(facts)[:8]
            self.scored += [
                {"move": number} | fact for fact in facts if fact["kind"] == "points-scored"
            ]
            self._compare_position(number)

    def _compare_position(self, number: int) -> None:
        if (noted := self.row["positions"].get(str(number))) is not None:
            assert position_of(self.game) == noted, f"the position after move {number} differs"

    def first_difference(self) -> int | None:
        """Return the number of the first move with other facts."""
        noted = self.row["facts"]
        for number, start in enumerate(range(0, max(len(noted), len(self.hashes)), 8), start=1):
            if noted[start : start + 8] != self.hashes[start : start + 8]:
                return number
        return None


@pytest.mark.parametrize("row", GAMES, ids=lambda row: str(row["name"]))
def test_a_recorded_game_leads_to_the_same_facts_positions_and_result(row: Json) -> None:
    replay = Replay(row)
    replay.play()
    assert replay.first_difference() is None
    assert [
        [line["move"], line["seat"], label_of(line), line["points"], line["rule"]]
        for line in replay.scored
    ] == row["scored"]
    assert replay.game.over
    assert write_result(replay.game) == replay.record.result
    assert write_record(replay.record) == row["record"]


def test_the_records_are_of_all_kinds_of_games() -> None:
    setups = [read_record(row["record"]).setup for row in GAMES]
    assert len(GAMES) >= 200
    assert {(each.game, each.players) for each in setups} == {
        *(("glen-more-2010", players) for players in (2, 3, 4, 5)),
        *(("glen-more-2", players) for players in (2, 3, 4)),
    }
    assert {option for each in setups for option in each.options} == {
        "die",
        "fixed-order",
        "lenient-take",
        "open-scores",
        "short-game",
    }
    chosen = {each.chronicles for each in setups}
    assert chosen >= {(), *((number,) for number in range(1, 9)), tuple(range(1, 9))}


@pytest.mark.parametrize("row", SNAPSHOTS, ids=lambda row: f"{row['game']}-{row['move']}")
def test_a_saved_game_is_loaded_with_the_same_options(row: Json) -> None:
    game = load_game(row["snapshot"])
    found = {str(seat): as_json(game.options(seat)) for seat in game.to_act}
    assert found == row["options"]
    assert snapshot_digest(as_json(save_game(game))) == snapshot_digest(row["snapshot"])


@pytest.mark.parametrize("fact", KINDS["facts"], ids=lambda fact: str(fact["kind"]))
def test_a_stored_fact_is_read_and_written_the_same_way(fact: Json) -> None:
    assert digest(written(read_facts([fact]))) == digest([fact])


def test_every_label_of_the_score_sheet_is_listed() -> None:
    assert {line[2] for row in GAMES for line in row["scored"]} == set(KINDS["labels"])
