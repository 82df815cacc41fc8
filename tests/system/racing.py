"""Two requests for one decision, again and again: how often did exactly one win?

`python -m tests.system.racing URL 1000` opens tables in the database that DATABASE_URL names, sends
requests to the site there, which has several processes, and says as JSON how the races ended.
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
from games.services import seating  # noqa: E402
from games.services.checking import problems_of  # noqa: E402
from games.services.position import committed, read_choices  # noqa: E402

PLAYERS, RACERS = 2, 2
WON = "won"


def main(url: str, races: int) -> None:
    """Hold the races and say how they ended."""
    ends: Counter[str] = Counter()
    problems: list[str] = []
    with ThreadPoolExecutor(RACERS) as pool:
        while ends.total() < races:
            course = Course(url, pool)
            ends += course.hold(races - ends.total())
            problems += course.problems()
    print(json.dumps({"ends": ends, "problems": problems}))  # noqa: T201 - its answer


class Course:
    """A table at which races are held, with a game of its own that makes what the winners chose.

    Its players play nowhere else: so nobody comes near the limit on moves.
    """

    def __init__(self, url: str, pool: ThreadPoolExecutor) -> None:
        self.address, self.pool = urlsplit(url), pool
        self.table = _new_table()
        self.game = committed(self.table)
        players = [seat.player for seat in self.table.seats.select_related("player") if seat.player]
        self.tokens = [create_token(player=player, name="race")[1] for player in players]
        self.made: list[Choice] = []

    def hold(self, most: int) -> Counter[str]:
        """Race for each decision until the game is over, or there were races enough."""
        ends: Counter[str] = Counter()
        while ends.total() < most and not self.game.over:
            options = self.game.options(self.game.to_act[0])
            if len(options) > 1:
                first = len(self.made) % (len(options) - 1)
                ends[self._race(options[first : first + RACERS])] += 1
            else:
                assert self._send(options[0]) == WON
                self._go_on(options[0])
        return ends

    def problems(self) -> list[str]:
        """What is kept must be what the winners chose, in order, and be true."""
        self.table.refresh_from_db()
        stored = [*self.table.moves.values_list("choice", flat=True), *self.table.draft]
        kept = read_choices(stored) == self.made
        return [*([] if kept else ["a choice was lost or made twice"]), *problems_of(self.table)]

    def _race(self, rivals: Sequence[Choice]) -> str:
        """Send the choices at once; tell how it ended for them."""
        line = Barrier(RACERS)

        def run(choice: Choice) -> str:
            line.wait(timeout=60)
            return self._send(choice)

        ends = list(self.pool.map(run, rivals))
        if ends.count(WON) == 1:
            self._go_on(rivals[ends.index(WON)])
        return " ".join(sorted(ends))

    def _send(self, choice: Choice) -> str:
        """Whether it was made, or the code of what was answered instead."""
        seat = self.game.to_act[0]
        body = json.dumps({"seat": seat, "expected": len(self.made), "choices": [choice]})
        headers = {
            "Authorization": f"Bearer {self.tokens[seat]}",
            "Content-Type": "application/json",
        }
        connection = HTTPConnection(self.address.hostname or "", self.address.port, timeout=60)
        connection.request("POST", f"/api/v1/tables/{self.table.pk}/choices/", body, headers)
        answer = connection.getresponse()
        told = json.loads(answer.read())
        connection.close()
        return WON if answer.status == HTTPStatus.OK else str(told["code"])

    def _go_on(self, choice: Choice) -> None:
        self.game.play(self.game.to_act[0], choice)
        self.made.append(choice)


def _new_table() -> Table:
    names = [f"Racer {random.getrandbits(48):x}" for _ in range(PLAYERS)]
    host, *others = [
        Player.objects.create_user(name, f"{name.split()[1]}@example.org") for name in names
    ]
    table = seating.create_table(
        host=host, terms=seating.Terms(edition="glen-more-2010", players=PLAYERS)
    )
    for player in others:
        table = seating.join_table(table_id=table.pk, player=player)
    return table


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
