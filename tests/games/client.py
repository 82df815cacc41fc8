"""How would somebody write a program that plays? With a token, HTTP and JSON, nothing else.

This knows nothing of the engine: what may be chosen stands in the view of the table.
"""

from __future__ import annotations

import json
from typing import Any, Protocol

from django.test import Client as Http

from accounts.models import Player

API = "/api/v1"
Json = dict[str, Any]
Word = str | int


class Answer(Protocol):
    """What comes back over HTTP."""

    content: bytes
    status_code: int


class Refused(Exception):
    """The server did not do what was asked."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status}: {problem.get('detail')}")
        self.status, self.problem = status, problem


class Client:
    """A player's program."""

    def __init__(self, token: str = "", player: Player | None = None) -> None:
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = Http(headers=self.headers)
        self._player = player

    @property
    def player(self) -> Player:
        """Whose program it is."""
        assert self._player is not None
        return self._player

    def get(self, path: str, **query: Word | list[int]) -> Json:
        """Read something."""
        return _json(self._http.get(f"{API}{path}", query))

    def post(self, path: str, body: Json | None = None, key: str = "") -> Json:
        """Do something."""
        headers = {"Idempotency-Key": key} if key else {}
        return _json(
            self._http.post(
                f"{API}{path}", body or {}, content_type="application/json", headers=headers
            )
        )

    def put(self, path: str, body: Json | None = None) -> Json:
        """Set something."""
        return _json(self._http.put(f"{API}{path}", body or {}, content_type="application/json"))

    def delete(self, path: str) -> Json:
        """Remove something."""
        return _json(self._http.delete(f"{API}{path}"))

    def open_table(self, **terms: object) -> Json:
        """Open a table."""
        return self.post("/tables/", {"edition": "glen-more-2010", "players": 2} | terms)

    def table(self, table: str, **query: Word) -> Json:
        """Look at a table."""
        return self.get(f"/tables/{table}/", **query)

    def act(self, seen: Json, verb: str, key: str = "", **more: object) -> Json:
        """Do something for the seat one looks from, at the number one knows."""
        moment = {"seat": seen["seat"], "expected": seen["number"]}
        return self.post(f"/tables/{seen['id']}/{verb}/", moment | more, key)

    def play(self, seen: Json, *choices: object, key: str = "") -> Json:
        """Play choices."""
        return self.act(seen, "choices", key, choices=choices)

    def take_turn(self, seen: Json, whim: int = 0) -> Json:
        """Choose anything until it is somebody else's turn."""
        while seen["view"]["choices"]:
            choices = [each for each in seen["view"]["choices"] if each[0] != "sell"]
            choices = choices or seen["view"]["choices"]
            choice = choices[whim % len(choices)]
            whim += 7
            if choice == ["end"]:
                return self.act(seen, "confirm")
            seen = self.play(seen, choice)
        return seen


def _json(response: Answer) -> Json:
    body: Json = json.loads(response.content) if response.content else {}
    if response.status_code >= 400:
        raise Refused(response.status_code, body)
    return body
