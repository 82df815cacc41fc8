"""Send two requests for each decision at once and count how often exactly one wins.

`python -m tests.system.races URL 1000` opens tables in the database of DATABASE_URL, sends
requests to the site at URL, which has several processes, and prints the results as JSON.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from http.client import HTTPConnection
from threading import Barrier
from urllib.parse import urlsplit

import django

django.setup()

from accounts.models import Player  # noqa: E402 - Django must be set up before
from accounts.services.tokens import create_token  # noqa: E402
from games.engine import Choice  # noqa: E402
from games.models import Table  # noqa: E402
from games.services.lobby import tables  # noqa: E402
from games.services.storage.position import committed_game, read_choices  # noqa: E402
from games.services.storage.verify import find_problems  # noqa: E402

PLAYERS, RACERS = 2, 2
WON = "won"


def main(url: str, races: int) -> None:
    """Run the races and print their results."""
    results: Counter[str] = Counter()
    problems: list[str] = []
    with ThreadPoolExecutor(RACERS) as pool:
        while results.total() < races:
            table = RaceTable(url, pool)
            results += table.race(races - results.total())
            problems += table.problems()
    print(json.dumps({"results": results, "problems": problems}))  # noqa: T201 - its output


class RaceTable:
    """A table at which requests race, with a local game that follows the winners.

    Its players play nowhere else, so that nobody reaches the rate limit.
    """

    def __init__(self, url: str, pool: ThreadPoolExecutor) -> None:
        self.address, self.pool = urlsplit(url), pool
        self.table = _new_table()
        self.game = committed_game(self.table)
        players = [seat.player for seat in self.table.seats.select_related("player") if seat.player]
        self.tokens = [create_token(player=player, name="race")[1] for player in players]
        self.played: list[Choice] = []

    def race(self, count: int) -> Counter[str]:
        """Race for each decision until the game is over or there were enough races."""
        results: Counter[str] = Counter()
        while results.total() < count and not self.game.over:
            options = self.game.options(self.game.to_act[0])
            if len(options) > 1:
                offset = len(self.played) % (len(options) - 1)
                results[self._race_once(options[offset : offset + RACERS])] += 1
            else:
                assert self._send(options[0]) == WON
                self._advance(options[0])
        return results

    def problems(self) -> list[str]:
        """List differences between the stored moves and what the winners chose."""
        self.table.refresh_from_db()
        stored = [*self.table.moves.values_list("choice", flat=True), *self.table.draft]
        same = read_choices(stored) == self.played
        return [*([] if same else ["a choice was lost or made twice"]), *find_problems(self.table)]

    def _race_once(self, rivals: Sequence[Choice]) -> str:
        """Send the choices at once; return both outcomes."""
        start = Barrier(RACERS)

        def run(choice: Choice) -> str:
            start.wait(timeout=60)
            return self._send(choice)

        results = list(self.pool.map(run, rivals))
        if results.count(WON) == 1:
            self._advance(rivals[results.index(WON)])
        return " ".join(sorted(results))

    def _send(self, choice: Choice) -> str:
        """Return WON, or the code of the problem."""
        seat = self.game.to_act[0]
        body = json.dumps({"seat": seat, "expected": len(self.played), "choices": [choice]})
        headers = {
            "Authorization": f"Bearer {self.tokens[seat]}",
            "Content-Type": "application/json",
        }
        connection = HTTPConnection(self.address.hostname or "", self.address.port, timeout=60)
        connection.request("POST", f"/api/v1/tables/{self.table.pk}/choices/", body, headers)
        response = connection.getresponse()
        problem = json.loads(response.read())
        connection.close()
        return WON if response.status == HTTPStatus.OK else str(problem["code"])

    def _advance(self, choice: Choice) -> None:
        self.game.play(self.game.to_act[0], choice)
        self.played.append(choice)


def _new_table() -> Table:
    names = [f"Racer {random.getrandbits(48):x}" for _ in range(PLAYERS)]
    host, *others = [
        Player.objects.create_user(name, f"{name.split()[1]}@example.org") for name in names
    ]
    table = tables.create_table(
        host=host, terms=tables.Terms(edition="glen-more-2010", players=PLAYERS)
    )
    for player in others:
        table = tables.join_table(table_id=table.pk, player=player)
    return table


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
