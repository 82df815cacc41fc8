"""Old state + events == fresh state: a listening screen shows what a fresh load would show.

Random games are played on through the API from a random moment, with drafts undone and redone,
chat, rest, resignations and pauses among the moves. After each step every seat and a spectator
compare what their sockets sent with what the API answers to a fresh load.
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
from games.services.lobby import tables
from games.services.messages import live_updates
from tests.engine.core.random_games import Chooser, RandomGame, play_on
from tests.games.client import Client, Json
from tests.games.conftest import SEARCHING, MakeClient
from tests.games.socket_watcher import Sent, Watcher, shown
from tests.games.sockets import run_async
from tests.games.tables import acting
from tests.games.test_no_leak import Moment, open_table, play_to_moment

pytestmark = pytest.mark.django_db(transaction=True)

FRONTEND = Path(__file__).parents[2] / "frontend"
STEPS = 120 if SEARCHING else 16
GLEN_MORE_2010, GLEN_MORE_2 = "glen-more-2010", "glen-more-2"
#: Edition, players, Chronicles, and after how many decisions everybody starts to watch; below 0
#: it is how many decisions before the end.
GAMES = [
    (GLEN_MORE_2010, 3, (), 0),
    (GLEN_MORE_2010, 2, (), -3),
    (GLEN_MORE_2, 2, (), 60),
    (GLEN_MORE_2, 3, (1, 4), 90),
    (GLEN_MORE_2, 3, (6, 8), 40),
    (GLEN_MORE_2, 2, (2, 3, 5, 7), -40),
]


class Session(msgspec.Struct):
    """A table with its players and watchers, and the random generator that picks what happens."""

    table: str
    players: list[Client]
    watchers: list[Watcher]
    chance: random.Random

    async def step(self) -> None:
        """Do something at random, and compare."""
        client, answer = await sync_to_async(self._act)()
        for watcher in self.watchers:
            await watcher.catch_up(answer if watcher.viewer is client else None)
            assert watcher.table == watcher.recording[-1]["fresh"]["table"]

    def _act(self) -> tuple[Client | None, Json | None]:
        if Table.objects.get(pk=self.table).status == "finished":
            return self._chat()
        acts: list[Callable[[], tuple[Client | None, Json | None]]]
        acts = [self._play] * 12 + [self._undo] * 3 + [self._chat, self._rest, self._pause]
        return self.chance.choice(acts)()

    def _play(self) -> tuple[Client | None, Json | None]:
        client, payload = acting(self.players, self.table)
        choice = self.chance.choice(payload["view"]["choices"])
        return client, client.play(payload, choice)

    def _undo(self) -> tuple[Client | None, Json | None]:
        """Undo or redo if possible, else play."""
        client, payload = acting(self.players, self.table)
        draft = payload["draft"] or {}
        ways = [verb for verb in ("undo", "redo") if draft.get(f"can_{verb}")]
        return (client, client.act(payload, self.chance.choice(ways))) if ways else self._play()

    def _chat(self) -> tuple[Client | None, Json | None]:
        client = self.chance.choice(self.players)
        client.post(f"/tables/{self.table}/chat/", {"text": f"{self.chance.random()}"})
        return None, None

    def _rest(self) -> tuple[Client | None, Json | None]:
        """Change when a player sleeps, which changes when their clocks run out."""
        hour = self.chance.randrange(12)
        night = {"sleep_from": f"{hour:02}:00", "sleep_to": f"{hour + 8:02}:00", "weekend": False}
        self.chance.choice(self.players).put("/me/rest/", night)
        return None, None

    def _pause(self) -> tuple[Client | None, Json | None]:
        """Pause the game and resume it, as the operator does."""
        for paused in (True, False):
            tables.pause_table(table_id=self.table, paused=paused)
        return None, None


def compare_all(watcher: Watcher) -> None:
    """What was built from events equals a fresh load, and no event is missing."""
    fresh = watcher.recording[-1]["fresh"] = watcher.fresh()
    assert shown(watcher.moves) == shown(fresh["moves"])
    assert watcher.messages == fresh["messages"]
    first = watcher.recording[0]["table"]["event"]
    assert watcher.numbers == list(range(first + 1, fresh["table"]["event"] + 1))


def watched(table: str, players: list[Client], chance: random.Random) -> list[Watcher]:
    """Play some steps while everybody watches; return the watchers."""
    sent, session = Sent(), Session(table, players, [], chance)
    session.watchers = [Watcher(table, viewer, sent) for viewer in (*players, Client())]

    async def play() -> None:
        for watcher in session.watchers:
            await watcher.open()
        for _ in range(STEPS):
            await session.step()
        await _expect_no_more_messages(session.watchers)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_updates, "_send", sent.send)
        run_async(play)
    return session.watchers


async def _expect_no_more_messages(watchers: list[Watcher]) -> None:
    for watcher in watchers:
        assert await watcher.socket.is_silent()
        await watcher.socket.close()


def table_mid_game(
    clients: list[Client], edition: str, chronicles: tuple[int, ...], depth: int
) -> tuple[str, random.Random]:
    """A table of people somewhere in a random game."""
    setup = Setup(game=edition, players=len(clients), chronicles=chronicles)
    chance = random.Random(f"{edition} {chronicles}")
    chooser = Chooser(tuple(chance.randrange(2**16) for _ in range(24)), eager=False)
    played = RandomGame(setup, chance.randrange(2**32), chooser)
    depth = depth if depth >= 0 else len(list(play_on(played.begin(), chooser))) + depth
    table = open_table(clients, played)
    play_to_moment(table, played, Moment(several=bool(chronicles), depth=depth))
    return table, chance


@pytest.mark.parametrize(("edition", "players", "chronicles", "depth"), GAMES)
def test_old_state_plus_events_equals_fresh_state(
    edition: str,
    players: int,
    chronicles: tuple[int, ...],
    depth: int,
    make_client: MakeClient,
) -> None:
    clients = [make_client() for _ in range(players)]
    table, chance = table_mid_game(clients, edition, chronicles, depth)
    watchers = watched(table, clients, chance)
    for watcher in watchers:
        compare_all(watcher)
        assert watcher.numbers
    assert (Table.objects.get(pk=table).status == "finished") == (depth == -3)


def test_the_front_end_shows_the_fresh_state(make_client: MakeClient, tmp_path: Path) -> None:
    clients = [make_client() for _ in range(2)]
    table, chance = table_mid_game(clients, GLEN_MORE_2, (6,), 40)
    watchers = watched(table, clients, chance)
    for watcher in watchers:
        compare_all(watcher)
    recordings = tmp_path / "recordings.json"
    recordings.write_text(json.dumps([watcher.recording for watcher in watchers]))
    command = ["npx", "vitest", "run", "--config", "vitest.recordings.ts"]
    environ = os.environ | {"GLENMORE_RECORDINGS": str(recordings)}
    played = subprocess.run(
        command, cwd=FRONTEND, env=environ, capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stdout + played.stderr
