"""How do the tests watch a table as a screen does? They keep what its socket brings, no more.

A socket brings the events and the whole table behind them: what a client has to put together
itself is which table is the newest, and the lists of moves and messages, to which events add.
`frontend/src/live/table.svelte.ts` and `game/talk.svelte.ts` do the same, and are fed with the
tapes of these watchers.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from asgiref.sync import sync_to_async

from games.services import push
from tests.games.client import Client, Json
from tests.games.sockets import Socket


class Sent(msgspec.Struct):
    """How many messages went to the sockets of a table: to all, and about whose draft."""

    to_all: int = 0
    drafts: Counter[int] = msgspec.field(default_factory=Counter)

    def send(self, *messages: push.Message) -> None:
        """Count messages, and let them go their way."""
        for _, event in messages:
            if event["type"] == "table.changed":
                self.to_all += 1
            if event["type"] == "draft.changed":
                self.drafts[event["player"]] += 1
        SEND(*messages)

    def heard_by(self, player: int | None) -> int:
        """How many messages a viewer's socket is woken by."""
        return self.to_all + (0 if player is None else self.drafts[player])


SEND = push._send


class Watcher:
    """A screen that shows a table to one viewer."""

    def __init__(self, table: str, viewer: Client, sent: Sent) -> None:
        self.table_id, self.viewer, self.sent = table, viewer, sent
        self.socket = Socket(f"/ws/tables/{table}/", viewer._player)
        self.table: Json = {}
        self.moves: list[Json] = []
        self.messages: list[Json] = []
        self.numbers: list[int] = []
        self.tape: list[Json] = []
        self._heard = 0

    async def open(self) -> None:
        """Load everything once; from now on events alone keep it true."""
        fresh = await sync_to_async(self.fresh)()
        self.table = (await self.socket.open())["table"]
        self.moves, self.messages = fresh["moves"], fresh["messages"]
        self._heard = self.sent.heard_by(self._player_id)
        self.tape = [{"table": self.table, "fresh": fresh}]

    async def catch_up(self, answer: Json | None = None) -> None:
        """Hear all that was sent since last time, perhaps behind the answer to a request."""
        due = self.sent.heard_by(self._player_id) - self._heard
        told = [await self.socket.hear() for _ in range(due)]
        self._heard += due
        if answer is not None:
            self.take({name: answer[name] for name in self.table})
        for message in told:
            self.hear(message)
        fresh = {"table": await sync_to_async(self.viewer.table)(self.table_id)}
        self.tape.append({"answer": answer, "told": told, "fresh": fresh})

    def hear(self, message: Json) -> None:
        """A message came."""
        self.take(message["table"])
        for event in message["events"]:
            self.numbers.append(event["number"])
            self.moves += event.get("moves", [])
            self.messages += [event["message"]] if "message" in event else []

    def take(self, table: Json) -> None:
        """A table came: it is shown unless it is older."""
        if not self.table or table["event"] >= self.table["event"]:
            self.table = table

    def fresh(self) -> Json:
        """What one sees who comes now and reads all that was played and said."""
        address = f"/tables/{self.table_id}"
        return {
            "table": self.viewer.get(f"{address}/"),
            "moves": self.viewer.get(f"{address}/moves/")["moves"],
            "messages": self.viewer.get(f"{address}/chat/")["messages"],
        }

    @property
    def _player_id(self) -> int | None:
        return self.viewer._player.pk if self.viewer._player else None


def shown(moves: list[Json]) -> list[dict[str, Any]]:
    """What a screen shows of moves.

    The choice is left out: a sealed answer is told as a move without one, and when all have
    answered the facts of the last answer open it.
    """
    return [{name: move[name] for name in ("number", "seat", "by", "facts")} for move in moves]
