"""The format of a lesson."""

from __future__ import annotations

import re

from msgspec import Struct

from games.engine import new_seed
from games.engine.core.choices import read_seat

LINE = re.compile(r"(?P<seat>[A-E])(?: \[(?P<texts>[a-z0-9, -]+)\])?: (?P<moves>.+)")


class Step(Struct, frozen=True):
    """A move as text, and the names of the texts shown before it."""

    seat: int
    move: str
    texts: tuple[str, ...] = ()


class Lesson(Struct, frozen=True):
    """A first game of an edition, up to where the learner continues alone."""

    edition: str
    seed: str
    steps: tuple[Step, ...]
    #: The texts shown at the end.
    last: tuple[str, ...]
    #: The version of the rules that the script was written for, and that its games follow.
    rules: int

    @property
    def name(self) -> str:
        """The edition's id: there is one lesson for each."""
        return self.edition


def read_lesson(
    edition: str, *, rules: int, seed_phrase: str, script: str, last: tuple[str, ...]
) -> Lesson:
    """Read a script whose lines hold a seat, texts in brackets, and moves."""
    lines = [line.strip() for line in script.strip().splitlines()]
    steps = [step for line in lines for step in _read_line(line)]
    return Lesson(edition, new_seed(seed_phrase), tuple(steps), last, rules)


def _read_line(line: str) -> list[Step]:
    found = LINE.fullmatch(line)
    if found is None:
        raise ValueError(f"no line of a lesson: {line}")
    seat, texts = read_seat(found["seat"]), tuple((found["texts"] or "").split(", "))
    first, *others = found["moves"].split("; ")
    return [Step(seat, first, tuple(filter(None, texts))), *(Step(seat, each) for each in others)]
