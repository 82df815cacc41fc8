"""Old state + events == fresh state: does a screen that listens show what a fresh load would show?

Random games are played on through the API from a random moment, with drafts undone and redone,
chat, rest, resignations and pauses among the moves. After each step every seat and a spectator
compare what their sockets brought with what the API answers to one who has just come.
"""

import json
import os
import random
import subprocess
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from asgiref.sync import sync_to_async

from games.engine import Setup
from games.models import Table
from games.services import push, seating
from tests.engine.core.random_games import RandomGame, Whims, play_on
from tests.games.client import Client, Json
from tests.games.conftest import SEARCHING, MakeClient
from tests.games.sockets import in_loop
from tests.games.tables import acting
from tests.games.test_no_leak import Moment, go_on, open_table
from tests.games.watching import Sent, Watcher, shown

pytestmark = pytest.mark.django_db(transaction=True)

FRONTEND = Path(__file__).parents[2] / "frontend"
STEPS = 120 if SEARCHING else 16
FIRST, SECOND = "glen-more-2010", "glen-more-2"
#: Edition, players, Chronicles, and after how many decisions all begin to look; or, below 0, how
#: many before the end.
GAMES = [
    (FIRST, 3, (), 0),
    (FIRST, 2, (), -3),
    (SECOND, 2, (), 60),
    (SECOND, 3, (1, 4), 90),
    (SECOND, 3, (6, 8), 40),
    (SECOND, 2, (2, 3, 5, 7), -40),
]


class Sitting(msgspec.Struct):
    """A table, those who play and watch there, and whose whims choose."""

    table: str
    players: list[Client]
    watchers: list[Watcher]
    chance: random.Random

    async def step(self) -> None:
        """Let something happen, and compare."""
        client, answer = await sync_to_async(self._act)()
        for watcher in self.watchers:
            await watcher.catch_up(answer if watcher.viewer is client else None)
            assert watcher.table == watcher.tape[-1]["fresh"]["table"]

    def _act(self) -> tuple[Client | None, Json | None]:
        if Table.objects.get(pk=self.table).status == "finished":
            return self._say()
        acts: list[Callable[[], tuple[Client | None, Json | None]]]
        acts = [self._play] * 12 + [self._undo] * 3 + [self._say, self._rest, self._pause]
        return self.chance.choice(acts)()

    def _play(self) -> tuple[Client | None, Json | None]:
        client, seen = acting(self.players, self.table)
        choice = self.chance.choice(seen["view"]["choices"])
        return client, client.play(seen, choice)

    def _undo(self) -> tuple[Client | None, Json | None]:
        """Undo or redo what can be; else play."""
        client, seen = acting(self.players, self.table)
        draft = seen["draft"] or {}
        ways = [verb for verb in ("undo", "redo") if draft.get(f"can_{verb}")]
        return (client, client.act(seen, self.chance.choice(ways))) if ways else self._play()

    def _say(self) -> tuple[Client | None, Json | None]:
        client = self.chance.choice(self.players)
        client.post(f"/tables/{self.table}/chat/", {"text": f"{self.chance.random()}"})
        return None, None

    def _rest(self) -> tuple[Client | None, Json | None]:
        """Change when a player sleeps, by which his clocks run out at other times."""
        hour = self.chance.randrange(12)
        night = {"sleep_from": f"{hour:02}:00", "sleep_to": f"{hour + 8:02}:00", "weekend": False}
        self.chance.choice(self.players).put("/me/rest/", night)
        return None, None

    def _pause(self) -> tuple[Client | None, Json | None]:
        """The operator stops the game, and lets it go on."""
        for paused in (True, False):
            seating.pause_table(table_id=self.table, paused=paused)
        return None, None


def compare_all(watcher: Watcher) -> None:
    """What was put together from events is what one reads who comes now; none was left out."""
    fresh = watcher.tape[-1]["fresh"] = watcher.fresh()
    assert shown(watcher.moves) == shown(fresh["moves"])
    assert watcher.messages == fresh["messages"]
    first = watcher.tape[0]["table"]["event"]
    assert watcher.numbers == list(range(first + 1, fresh["table"]["event"] + 1))


def watched(table: str, players: list[Client], chance: random.Random) -> list[Watcher]:
    """Play on for some steps while all look; tell what they saw."""
    sent, sitting = Sent(), Sitting(table, players, [], chance)
    sitting.watchers = [Watcher(table, viewer, sent) for viewer in (*players, Client())]

    async def sit() -> None:
        for watcher in sitting.watchers:
            await watcher.open()
        for _ in range(STEPS):
            await sitting.step()
        await _hear_nothing_more(sitting.watchers)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(push, "_send", sent.send)
        in_loop(sit)
    return sitting.watchers


async def _hear_nothing_more(watchers: list[Watcher]) -> None:
    for watcher in watchers:
        assert await watcher.socket.silent()
        await watcher.socket.close()


def a_game(
    clients: list[Client], edition: str, chronicles: tuple[int, ...], depth: int
) -> tuple[str, random.Random]:
    """A table of people somewhere in a random game."""
    setup = Setup(game=edition, players=len(clients), chronicles=chronicles)
    chance = random.Random(f"{edition} {chronicles}")
    whims = Whims(tuple(chance.randrange(2**16) for _ in range(24)), eager=False)
    played = RandomGame(setup, chance.randrange(2**32), whims)
    depth = depth if depth >= 0 else len(list(play_on(played.begin(), whims))) + depth
    table = open_table(clients, played)
    go_on(table, played, Moment(several=bool(chronicles), depth=depth))
    return table, chance


@pytest.mark.parametrize(("edition", "players", "chronicles", "depth"), GAMES)
def test_old_state_and_events_are_the_fresh_state(
    edition: str,
    players: int,
    chronicles: tuple[int, ...],
    depth: int,
    make_client: MakeClient,
) -> None:
    clients = [make_client() for _ in range(players)]
    table, chance = a_game(clients, edition, chronicles, depth)
    watchers = watched(table, clients, chance)
    for watcher in watchers:
        compare_all(watcher)
        assert watcher.numbers
    assert (Table.objects.get(pk=table).status == "finished") == (depth == -3)


def test_the_front_end_shows_the_fresh_state(make_client: MakeClient, tmp_path: Path) -> None:
    clients = [make_client() for _ in range(2)]
    table, chance = a_game(clients, SECOND, (6,), 40)
    watchers = watched(table, clients, chance)
    for watcher in watchers:
        compare_all(watcher)
    tapes = tmp_path / "tapes.json"
    tapes.write_text(json.dumps([watcher.tape for watcher in watchers]))
    command = ["npx", "vitest", "run", "--config", "vitest.tapes.ts"]
    environ = os.environ | {"GLENMORE_TAPES": str(tapes)}
    played = subprocess.run(
        command, cwd=FRONTEND, env=environ, capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stdout + played.stderr
