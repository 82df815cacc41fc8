"""Measure how long a person waits for a bot while strangers keep a hundred games of bots running.

The flood comes from as many networks and guests as the limits make necessary. The same person's
replies on the idle site, measured just before, are the yardstick.
"""

from __future__ import annotations

import json
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from bench.figures import percentile, spread, verdict
from bench.sites import embedded

#: The site allows a guest ten games with bots, and a network eighty.
FLOOD, GAMES_PER_GUEST, GUESTS_PER_NETWORK = 100, 10, 5
REPLIES = 10
POLL_INTERVAL_S = 0.1
TIMEOUT_S = 120.0
GOAL = 2.0


class Guest:
    """A guest who calls from a network of their own."""

    def __init__(self, url: str, address: str) -> None:
        self._url, self._address = url, address
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))
        self.call("POST", "players/guest/", {})

    def call(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """Send a request and return its JSON."""
        token = next((each.value for each in self._cookies if each.name == "csrftoken"), "")
        headers = {
            "Content-Type": "application/json",
            "X-CSRFToken": token or "",
            "X-Forwarded-For": self._address,
        }
        data = None if body is None else json.dumps(body).encode()
        address = f"{self._url}/api/v1/{path}"
        request = Request(address, data, headers, method=method)  # noqa: S310 - our own site
        with self._opener.open(request, timeout=TIMEOUT_S) as response:
            return json.load(response)

    def open_table(self) -> Any:  # noqa: ANN401 - JSON
        """Begin a game against a bot."""
        terms = {"edition": "glen-more-2010", "players": 2, "bots": ["greedy"]}
        return self.call("POST", "tables/", terms | {"options": ["fixed-order"]})

    def leave_to_bots(self) -> None:
        """Begin a game and leave it to the bots."""
        table = self.open_table()
        self.call("POST", f"tables/{table['id']}/resign/", {"seat": 0})


def main() -> None:
    """Measure the idle site, flood it and measure again."""
    with embedded({"GLENMORE_PROXIES": "1"}) as site:
        person = Guest(site.url, "192.0.2.1")
        idle = _replies(person)
        print(f"idle: a bot replies in {spread(idle)}")
        _flood(site.url)
        flooded = _replies(person)
        print(f"with {FLOOD} games of bots: {spread(flooded)}")
    ratio = percentile(flooded, 0.5) / percentile(idle, 0.5)
    end = verdict(reached=ratio <= GOAL)
    print(f"a bot's reply under flood: {ratio:.2f} times the idle one, goal {GOAL:.1f}: {end}")


def _flood(url: str) -> None:
    for number in range(FLOOD // GAMES_PER_GUEST):
        stranger = Guest(url, f"198.51.100.{number // GUESTS_PER_NETWORK}")
        for _ in range(GAMES_PER_GUEST):
            stranger.leave_to_bots()


def _replies(person: Guest) -> list[float]:
    """How long the person waits for the bot's first turn after theirs, in seconds."""
    seconds, seen = list[float](), person.open_table()
    while len(seconds) < REPLIES:
        if seen["status"] != "running":
            seen = person.open_table()
        seen = _take_turn(person, seen)
        if seen["status"] == "running" and not seen["your_turn"]:
            start = time.perf_counter()
            seen = _next_position(person, seen)
            seconds.append(time.perf_counter() - start)
        while seen["status"] == "running" and not seen["your_turn"]:
            seen = _next_position(person, seen)
    return seconds


def _next_position(person: Guest, seen: Any) -> Any:  # noqa: ANN401 - JSON
    """Wait until the bot has played."""
    number, end = seen["number"], time.monotonic() + TIMEOUT_S
    while seen["number"] == number:
        if time.monotonic() > end:
            raise TimeoutError("the bot does not reply")
        time.sleep(POLL_INTERVAL_S)
        seen = person.call("GET", f"tables/{seen['id']}/")
    return seen


def _take_turn(person: Guest, seen: Any) -> Any:  # noqa: ANN401 - JSON
    """Pick the first choices until the turn ends."""
    while seen["status"] == "running" and seen["view"]["choices"]:
        moment = {"seat": seen["seat"], "expected": seen["number"]}
        choices = [each for each in seen["view"]["choices"] if each[0] != "sell"]
        choices = choices or seen["view"]["choices"]
        if choices[0] == ["end"]:
            return person.call("POST", f"tables/{seen['id']}/confirm/", moment)
        path = f"tables/{seen['id']}/choices/"
        seen = person.call("POST", path, moment | {"choices": [choices[0]]})
    return seen
