"""Which tables are played at? They are opened here, so that every turn is known beforehand.

`python -m bench.tables 64 12` says as JSON the requests of 12 turns at each of 64 tables, and what
the engine alone needs for one; `... 8 12 1000` for tables at which 1,000 moves lie already. It runs
where the site's settings are. Who sends the requests then needs neither engine nor views, and takes
little of the time that is measured.
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
from games.engine.choices import END  # noqa: E402
from games.engine.serial import plain  # noqa: E402
from games.models import Event, Move, Table  # noqa: E402
from games.services import seating  # noqa: E402
from games.services.position import committed, make  # noqa: E402

PLAYERS = 3
Json = dict[str, Any]
Turn = tuple[int, list[Choice]]


def main(tables: int, turns: int, played: int = 0) -> None:
    """Open the tables and say what to send."""
    found = [_open(number, turns, played) for number in range(tables)]
    engine = statistics.mean(each.pop("engine") for each in found)
    print(json.dumps({"tables": found, "engine": engine}))


def _open(number: int, turns: int, played: int) -> Json:
    chance = random.Random(number)  # noqa: S311 - a benchmark needs no secrecy
    table, tokens = _seated()
    if played:
        _pretend(table, played)
    game = committed(table)
    saved, script = save_game(game), list(islice(_turns(game, chance), turns))
    return {
        "id": table.pk,
        "requests": list(_requests(script, tokens, table.move_number)),
        "engine": _engine_time(saved, script),
    }


def _pretend(table: Table, played: int) -> None:
    """Let moves lie before the first one: no game lasts so long, and only their number counts."""
    game = committed(table).clone()
    seat = game.to_act[0]
    sample = make(game, seat, game.options(seat)[0])
    facts = [plain(fact) for fact in sample.facts]
    row = {"table": table, "seat": seat, "choice": sample.choice, "facts": facts, "by": "player"}
    Move.objects.bulk_create(Move(number=number, **row) for number in range(1, played + 1))
    Event.objects.bulk_create(
        Event(table=table, number=table.event_number + each, kind="moves", last_move=each)
        for each in range(1, played // 5 + 1)
    )
    table.move_number, table.event_number = played, table.event_number + played // 5
    table.save()


def _seated() -> tuple[Table, list[str]]:
    """A running table, and a token for each seat."""
    names = [f"Player {random.getrandbits(48):x}" for _ in range(PLAYERS)]
    players = [Player.objects.create_user(name, f"{name.split()[1]}@example.org") for name in names]
    terms = seating.Terms(edition="glen-more-2010", players=PLAYERS)
    table = seating.create_table(host=players[0], terms=terms)
    for player in players[1:]:
        table = seating.join_table(table_id=table.pk, player=player)
    seats = list(table.seats.select_related("player"))
    return table, [
        create_token(player=seat.player, name="bench")[1] for seat in seats if seat.player
    ]


def _turns(game: Game, chance: random.Random) -> Iterator[Turn]:
    """Turns of a random game, all choices of a turn in one request, as far as it is one seat's."""
    made: list[Choice] = []
    while not game.over:
        seat = game.to_act[0]
        options = [each for each in game.options(seat) if each[0] != "sell"]
        made.append(chance.choice(options or game.options(seat)))
        game.apply(seat, made[-1])
        if made[-1] == END or seat not in game.to_act:
            yield seat, made
            made = []


def _requests(script: list[Turn], tokens: list[str], expected: int) -> Iterator[Json]:
    for seat, choices in script:
        body = {"seat": seat, "expected": expected, "choices": choices}
        yield {"token": tokens[seat], "body": json.dumps(body), "choices": len(choices)}
        expected += len(choices)


def _engine_time(saved: Json, script: list[Turn]) -> float:
    """Seconds of one turn in the engine: load the position, play, save it, look at it."""
    start = time.perf_counter()
    for seat, choices in script:
        game = load_game(saved)
        for choice in choices:
            make(game, seat, choice)
        saved = save_game(game)
        plain(view(game, seat))
    return (time.perf_counter() - start) / max(1, len(script))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
