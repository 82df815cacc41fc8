"""An example client: a program that plays with a token, HTTP and JSON only.

It does not import the engine: the view of the table lists the legal choices.
"""

from __future__ import annotations

import json
from typing import Any, Protocol

from django.test import Client as Http

from accounts.models import Player

API = "/api/v1"
Json = dict[str, Any]
Word = str | int


class HttpResponse(Protocol):
    """An HTTP response."""

    content: bytes
    status_code: int


class Refused(Exception):
    """The server refused the request."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status}: {problem.get('detail')}")
        self.status, self.problem = status, problem


class Client:
    """An API client of one player."""

    def __init__(self, token: str = "", player: Player | None = None) -> None:
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = Http(headers=self.headers)
        self._player = player

    @property
    def player(self) -> Player:
        """The player whose token is used."""
        assert self._player is not None
        return self._player

    def get(self, path: str, **query: Word | list[int]) -> Json:
        """Send a GET request and return its JSON."""
        return _json(self._http.get(f"{API}{path}", query))

    def post(self, path: str, body: Json | None = None, key: str = "") -> Json:
        """Send a POST request and return its JSON."""
        headers = {"Idempotency-Key": key} if key else {}
        return _json(
            self._http.post(
                f"{API}{path}", body or {}, content_type="application/json", headers=headers
            )
        )

    def put(self, path: str, body: Json | None = None) -> Json:
        """Send a PUT request and return its JSON."""
        return _json(self._http.put(f"{API}{path}", body or {}, content_type="application/json"))

    def delete(self, path: str) -> Json:
        """Send a DELETE request and return its JSON."""
        return _json(self._http.delete(f"{API}{path}"))

    def open_table(self, **terms: object) -> Json:
        """Open a table."""
        return self.post("/tables/", {"edition": "glen-more-2010", "players": 2} | terms)

    def table(self, table: str, **query: Word) -> Json:
        """Read a table."""
        return self.get(f"/tables/{table}/", **query)

    def act(self, payload: Json, verb: str, key: str = "", **more: object) -> Json:
        """Send an action for the seat and number of the table as last seen."""
        moment = {"seat": payload["seat"], "expected": payload["number"]}
        return self.post(f"/tables/{payload['id']}/{verb}/", moment | more, key)

    def play(self, payload: Json, *choices: object, key: str = "") -> Json:
        """Play choices."""
        return self.act(payload, "choices", key, choices=choices)

    def take_turn(self, payload: Json, first_pick: int = 0) -> Json:
        """Pick arbitrary choices until the turn ends."""
        while payload["view"]["choices"]:
            choices = [each for each in payload["view"]["choices"] if each[0] != "sell"]
            choices = choices or payload["view"]["choices"]
            choice = choices[first_pick % len(choices)]
            first_pick += 7
            if choice == ["end"]:
                return self.act(payload, "confirm")
            payload = self.play(payload, choice)
        return payload


def _json(response: HttpResponse) -> Json:
    body: Json = json.loads(response.content) if response.content else {}
    if response.status_code >= 400:
        raise Refused(response.status_code, body)
    return body
