"""Watch a table as a screen does: keep only what its socket sends.

A socket sends events and the whole table after them. A client itself has to find out which
table is the newest, and to add the moves and messages of events to its lists.
`frontend/src/live/table.svelte.ts` and `play/table-log.svelte.ts` do the same, and are tested
with the recordings of these watchers.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from asgiref.sync import sync_to_async

from games.services.messages import live_updates
from tests.games.client import Client, Json
from tests.games.sockets import Socket


class Sent(msgspec.Struct):
    """How many messages were sent to the sockets of a table: to all, and about each draft."""

    to_all: int = 0
    drafts: Counter[int] = msgspec.field(default_factory=Counter)

    def send(self, *messages: live_updates.Message) -> None:
        """Count messages, and send them."""
        for _, event in messages:
            if event["type"] == "table.changed":
                self.to_all += 1
            if event["type"] == "draft.changed":
                self.drafts[event["player"]] += 1
        SEND(*messages)

    def count_for(self, player: int | None) -> int:
        """How many messages a viewer's socket receives."""
        return self.to_all + (0 if player is None else self.drafts[player])


SEND = live_updates._send


class Watcher:
    """A screen that shows a table to one viewer."""

    def __init__(self, table: str, viewer: Client, sent: Sent) -> None:
        self.table_id, self.viewer, self.sent = table, viewer, sent
        self.socket = Socket(f"/ws/tables/{table}/", viewer._player)
        self.table: Json = {}
        self.moves: list[Json] = []
        self.messages: list[Json] = []
        self.numbers: list[int] = []
        self.recording: list[Json] = []
        self._received = 0

    async def open(self) -> None:
        """Load everything once; from then on only events update it."""
        fresh = await sync_to_async(self.fresh)()
        self.table = (await self.socket.open())["table"]
        self.moves, self.messages = fresh["moves"], fresh["messages"]
        self._received = self.sent.count_for(self._player_id)
        self.recording = [{"table": self.table, "fresh": fresh}]

    async def catch_up(self, answer: Json | None = None) -> None:
        """Apply all messages since last time, after the answer to a request if there was one."""
        due = self.sent.count_for(self._player_id) - self._received
        received = [await self.socket.receive() for _ in range(due)]
        self._received += due
        if answer is not None:
            self.show({name: answer[name] for name in self.table})
        for message in received:
            self.receive(message)
        fresh = {"table": await sync_to_async(self.viewer.table)(self.table_id)}
        self.recording.append({"answer": answer, "received": received, "fresh": fresh})

    def receive(self, message: Json) -> None:
        """Apply a message."""
        self.show(message["table"])
        for event in message["events"]:
            self.numbers.append(event["number"])
            self.moves += event.get("moves", [])
            self.messages += [event["message"]] if "message" in event else []

    def show(self, table: Json) -> None:
        """Show a table unless it is older."""
        if not self.table or table["event"] >= self.table["event"]:
            self.table = table

    def fresh(self) -> Json:
        """A fresh load of the table with all moves and messages."""
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
    """The parts of moves that a screen shows.

    The choice is left out: a secret answer is sent as a move without one, and the facts of
    the last answer reveal it.
    """
    return [{name: move[name] for name in ("number", "seat", "by", "facts")} for move in moves]
