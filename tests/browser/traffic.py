"""Record what the site sends to a page, and find anything that its player must not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page, Response

Json = dict[str, Any]
#: Placeholder for a hidden value.
FACE_DOWN, HIDDEN = 0, "hidden"


@dataclass
class TrafficLog:
    """Records every answer and socket message that a page receives."""

    page: Page
    bodies: list[str] = field(default_factory=list)
    #: The choices that the site accepted.
    played: list[list[Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("response", self._keep)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _keep(self, response: Response) -> None:
        if response.ok and response.url.endswith(("/choices/", "/confirm/")):
            sent = response.request.post_data_json or {}
            self.played += sent.get("choices", [["end"]])
        if "/api/" in response.url or response.request.resource_type == "document":
            with suppress(Error):  # the page was closed before it could be read
                self.bodies.append(response.text())

    def _hear(self, frame: object) -> None:
        self.bodies.append(str(frame))

    def received(self) -> Iterator[Json]:
        """Return every JSON object received, at any depth."""
        for body in self.bodies:
            if body.startswith(("{", "[")):
                yield from _objects(json.loads(body))

    def views(self) -> list[Json]:
        """Return every view received."""
        return [each for each in self.received() if "boards" in each and "viewer" in each]

    def asked(self, seat: int) -> set[str]:
        """Return the kinds of decisions that a seat had to choose an answer to."""
        prompts = [view["prompt"] for view in self.views() if len(view["choices"]) > 1]
        return {prompt["kind"] for prompt in prompts if prompt and seat in prompt["seats"]}

    def tables(self) -> list[Json]:
        """Return every table received."""
        return [each for each in self.received() if "view" in each and "seed" in each]

    def leaks(self, seat: int | None) -> list[str]:
        """List what a seat or spectator received and must not know."""
        found = [leak for view in self.views() for leak in _leaks_of_view(view, seat)]
        for each in self.received():
            found += _leaks_of_fact(each, seat)
        return found


def _objects(value: Any) -> Iterator[Json]:  # noqa: ANN401 - JSON
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _objects(each)


def _leaks_of_view(view: Json, seat: int | None) -> Iterator[str]:
    if view["viewer"] != seat:
        yield f"a view of seat {view['viewer']}"
    if any(not isinstance(left, int) for left in view["stacks"].values()):
        yield "the order of a stack"
    haggis = view["boards"].get("haggis", {"pool": [], "tables": [], "in_hand": None})
    others = [table for other, table in enumerate(haggis["tables"]) if other != seat]
    hand = haggis["in_hand"]
    if any(token != FACE_DOWN for table in [haggis["pool"], *others] for token in table):
        yield f"a haggis token: {haggis}"
    if hand and hand[0] != seat and hand[1] != FACE_DOWN:
        yield "the token in somebody's hand"
    waiting = view["boards"].get("penny-mobs", {"waiting": []})["waiting"]
    if any(mobster != HIDDEN for mobster in waiting):
        yield f"who waits: {waiting}"


def _leaks_of_fact(fact: Json, seat: int | None) -> Iterator[str]:
    mine = seat is not None and seat in (fact.get("seat"), fact.get("other"))
    match fact.get("kind"):
        case "haggis-token-taken" if fact["drawn"] and not mine and fact["token"] != FACE_DOWN:
            yield f"a token drawn: {fact}"
        case "haggis-token-returned" | "haggis-token-handed" if not mine and fact["token"]:
            yield f"a token given: {fact}"
    if fact.get("seed") and fact.get("status") == "running":
        yield "the seed"
