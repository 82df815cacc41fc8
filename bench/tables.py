"""Open tables and write down the requests of their turns beforehand.

`python -m bench.tables 64 12` prints as JSON the requests of 12 turns at each of 64 tables, and the
engine's time for one; `... 8 12 1000` for tables that already have 1,000 moves. It runs with the
site's settings, so that the load generator needs neither engine nor views.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import django

django.setup()

from accounts.models import Player  # noqa: E402 - Django must be set up before
from accounts.services.tokens import create_token  # noqa: E402
from games.engine import Choice, Game, load_game, save_game, view  # noqa: E402
from games.engine.core.choices import END  # noqa: E402
from games.engine.core.serial import plain  # noqa: E402
from games.models import Event, Move, Table  # noqa: E402
from games.services.lobby import tables  # noqa: E402
from games.services.storage.position import committed_game, play_choice  # noqa: E402

PLAYERS = 3
Json = dict[str, Any]
Turn = tuple[int, list[Choice]]


def main(tables: int, turns: int, played: int = 0) -> None:
    """Open the tables and print what to send."""
    found = [_open(number, turns, played) for number in range(tables)]
    engine = statistics.mean(each.pop("engine") for each in found)
    print(json.dumps({"tables": found, "engine": engine}))


def _open(number: int, turns: int, played: int) -> Json:
    rng = random.Random(number)  # noqa: S311 - a benchmark needs no secrecy
    table, tokens = _running_table()
    if played:
        _add_past_moves(table, played)
    game = committed_game(table)
    saved, script = save_game(game), list(islice(_turns(game, rng), turns))
    return {
        "id": table.pk,
        "requests": list(_requests(script, tokens, table.move_number)),
        "engine": _engine_time(saved, script),
    }


def _add_past_moves(table: Table, played: int) -> None:
    """Insert moves before the first one: only their number matters."""
    game = committed_game(table).clone()
    seat = game.to_act[0]
    sample = play_choice(game, seat, game.options(seat)[0])
    facts = [plain(fact) for fact in sample.facts]
    row = {"table": table, "seat": seat, "choice": sample.choice, "facts": facts, "by": "player"}
    Move.objects.bulk_create(Move(number=number, **row) for number in range(1, played + 1))
    Event.objects.bulk_create(
        Event(table=table, number=table.event_number + each, kind="moves", last_move=each)
        for each in range(1, played // 5 + 1)
    )
    table.move_number, table.event_number = played, table.event_number + played // 5
    table.save()


def _running_table() -> tuple[Table, list[str]]:
    """Start a table; return it with a token for each seat."""
    names = [f"Player {random.getrandbits(48):x}" for _ in range(PLAYERS)]
    players = [Player.objects.create_user(name, f"{name.split()[1]}@example.org") for name in names]
    terms = tables.Terms(edition="glen-more-2010", players=PLAYERS)
    table = tables.create_table(host=players[0], terms=terms)
    for player in players[1:]:
        table = tables.join_table(table_id=table.pk, player=player)
    seats = list(table.seats.select_related("player"))
    return table, [
        create_token(player=seat.player, name="bench")[1] for seat in seats if seat.player
    ]


def _turns(game: Game, rng: random.Random) -> Iterator[Turn]:
    """Yield the turns of a random game, all choices of a seat's turn together."""
    choices_made: list[Choice] = []
    while not game.over:
        seat = game.to_act[0]
        options = [each for each in game.options(seat) if each[0] != "sell"]
        choices_made.append(rng.choice(options or game.options(seat)))
        game.apply(seat, choices_made[-1])
        if choices_made[-1] == END or seat not in game.to_act:
            yield seat, choices_made
            choices_made = []


def _requests(script: list[Turn], tokens: list[str], expected: int) -> Iterator[Json]:
    for seat, choices in script:
        body = {"seat": seat, "expected": expected, "choices": choices}
        yield {"token": tokens[seat], "body": json.dumps(body), "choices": len(choices)}
        expected += len(choices)


def _engine_time(saved: Json, script: list[Turn]) -> float:
    """Return the engine's seconds per turn: load, play, save, view."""
    start = time.perf_counter()
    for seat, choices in script:
        game = load_game(saved)
        for choice in choices:
            play_choice(game, seat, choice)
        saved = save_game(game)
        plain(view(game, seat))
    return (time.perf_counter() - start) / max(1, len(script))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
