"""The site that version 0.1.0 left, loaded with the present code."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.db import DEFAULT_DB_ALIAS, connections
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.postgresql.base import DatabaseWrapper as PostgresWrapper

from games.services.bots.turns import play_bot_turn
from glenmore_site.base import environment
from tests.games.client import Client, Json
from tests.upgrade.stable import stable, unpacked

SITE = "site-0.1.0"
MANIFEST: Json = json.loads(unpacked(f"{SITE}/manifest.json.gz"))
TABLES: dict[str, Json] = MANIFEST["tables"]


@contextmanager
def connected(url: str) -> Iterator[None]:
    """Let the site use the database at this address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DATABASE_URL", url)
        found = {DEFAULT_DB_ALIAS: environment.database("DATABASE_URL", Path())}
        complete = connections.configure_settings(found)
        patch.setitem(connections.settings, DEFAULT_DB_ALIAS, complete[DEFAULT_DB_ALIAS])
        before = connections[DEFAULT_DB_ALIAS]
        connections[DEFAULT_DB_ALIAS] = connections.create_connection(DEFAULT_DB_ALIAS)
        try:
            yield
        finally:
            _leave(connections[DEFAULT_DB_ALIAS])
            connections[DEFAULT_DB_ALIAS] = before


def _leave(connection: BaseDatabaseWrapper) -> None:
    """Close a connection, and on PostgreSQL all those of its pool."""
    connection.close()
    if isinstance(connection, PostgresWrapper):
        connection.close_pool()


class SessionClient(Client):
    """A player who comes with the cookie that an earlier version gave out."""

    def __init__(self, session: str) -> None:
        super().__init__()
        self._http.cookies["sessionid"] = session


class Site:
    """The players of the old site and what they do at its tables."""

    def __init__(self) -> None:
        self.clients = {name: _client(kept) for name, kept in MANIFEST["players"].items()}
        for name in ("Hamish", "Isla"):  # banned and deleted
            del self.clients[name]

    def client(self, name: str) -> Client:
        """Return the client of a player, or of a spectator where no player is named."""
        return self.clients[name] if name else Client()

    def acting(self, payload: Json) -> tuple[Client, int] | None:
        """Return a player who has to decide, and the seat; None where a bot has to."""
        waiting = [seat for seat in payload["seats"] if seat["must_act"] and not seat["bot"]]
        present = [seat for seat in waiting if _name_of(seat) in self.clients]
        return self._of_seat(present) if present else None

    def go_on(self, payload: Json, variation: int = 0) -> Json:
        """Let the seat that has to act take a turn; return the table after it."""
        found = self.acting(payload)
        if found is None:
            assert play_bot_turn(table_id=payload["id"])
            return self.look(payload["id"])
        client, seat = found
        return take_turn(client, client.table(payload["id"], seat=seat), variation)

    def look(self, table: str) -> Json:
        """Return a table as one of those who sit there sees it."""
        viewer = next(look["player"] for look in _kept(table)["views"] if look["player"])
        return self.clients[viewer].table(table)

    def play_to_end(self, table: str) -> Json:
        """Play a running table until it is over."""
        payload, turn = self.look(table), 0
        while payload["status"] == "running":
            payload = self.go_on(payload, turn := turn + 1)
        return payload

    def _of_seat(self, seats: list[Json]) -> tuple[Client, int]:
        found = next(seat for seat in seats if _name_of(seat) in self.clients)
        return self.clients[_name_of(found)], found["number"]


def take_turn(client: Client, payload: Json, variation: int = 0) -> Json:
    """Choose what must be chosen until somebody else has to act; end the turn soon."""
    while payload["view"]["choices"]:
        if ["end"] in payload["view"]["choices"]:
            return client.act(payload, "confirm")
        choices = [each for each in payload["view"]["choices"] if each[0] != "sell"]
        choices = choices or payload["view"]["choices"]
        far = choices[0][0] == "take" and variation % 4  # taking far tiles ends the game soon
        payload = client.play(payload, choices[-1 if far else variation % len(choices)])
    return payload


def running() -> list[str]:
    """Return the names of the tables that were being played."""
    return [name for name, kept in TABLES.items() if _status(kept) == "running"]


def differences(old: object, new: object, place: str = "") -> Iterator[str]:
    """List the places where former content is missing or different; additions are allowed."""
    if isinstance(old, dict) and isinstance(new, dict):
        for name, value in old.items():
            yield from differences(value, new.get(name, "nothing"), f"{place}/{name}")
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from differences(one, other, f"{place}/{number}")
    elif old != new:
        yield f"{place}: {old!r} became {new!r}"


def changed(old: object, new: object) -> list[str]:
    """List the places of an answer that differ, texts for readers aside."""
    return list(differences(stable(old), stable(new)))


def _client(kept: Json) -> Client:
    return Client(kept["token"]) if kept["token"] else SessionClient(kept["session"])


def _kept(table: str) -> Json:
    return next(kept for kept in TABLES.values() if kept["id"] == table)


def _name_of(seat: Json) -> str:
    return str(seat["player"]["name"]) if seat["player"] else ""


def _status(kept: Json) -> str:
    return str(kept["views"][0]["table"]["status"]) if kept["views"] else ""
