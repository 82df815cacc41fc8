"""What do records and positions have in common as text?

A first line that says what it is, then lines of a name, a colon and a value; indented
lines go on with the value of the line before. ``#`` begins a comment line.
"""

from __future__ import annotations

from typing import NamedTuple

from words import say

from .chance import is_seed
from .edition import Setup
from .refusals import BadRecord

_SETUP = ("game", "players", "chronicles", "options", "rules", "seed")


class Field(NamedTuple):
    """One line: its number, name and value, and the indented lines that follow it."""

    line: int
    name: str
    value: str
    more: list[str]

    @property
    def whole(self) -> str:
        """The value, with the lines that go on with it."""
        return " ".join((self.value, *map(str.strip, self.more))).strip()


def read_fields(text: str, title: str) -> list[Field]:
    """Read all lines of a text; raise BadRecord where one is not of the form."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != title:
        raise BadRecord(say("record-title", title=title), field="line 1")
    fields: list[Field] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace() and fields:
            fields[-1].more.append(line)
            continue
        name, colon, value = line.partition(":")
        if not colon:
            message = say("record-colon", line=str(number), text=line)
            raise BadRecord(message, field=f"line {number}")
        fields.append(Field(number, name.strip(), value.strip(), []))
    return fields


def said_twice(field: Field) -> BadRecord:
    """The refusal of a line that says again what one before it has said."""
    return BadRecord(say("record-twice", line=str(field.line), name=field.name), field=field.name)


def write_setup(setup: Setup, seed: str) -> list[str]:
    """Write what was agreed before the game."""
    return [
        f"game: {setup.game}",
        f"rules: {setup.rules}",
        f"players: {setup.players}",
        *([f"chronicles: {', '.join(map(str, setup.chronicles))}"] if setup.chronicles else []),
        f"options: {', '.join(setup.options)}",
        f"seed: {seed}",
    ]


def read_setup(fields: list[Field], default_seed: str | None) -> tuple[Setup, str]:
    """Read what was agreed before the game, and take it off the list of fields."""
    found: dict[str, str] = {}
    for field in fields:
        if field.name in found:
            raise said_twice(field)
        if field.name in _SETUP:
            found[field.name] = field.whole
    fields[:] = [field for field in fields if field.name not in _SETUP]
    seed = found.get("seed", default_seed)
    if seed is None or not is_seed(seed):
        raise BadRecord(say("record-seed"), field="seed")
    setup = Setup(
        game=found.get("game", ""),
        players=read_number(found.get("players", ""), "players"),
        chronicles=tuple(
            read_number(each, "chronicles") for each in read_names(found.get("chronicles", ""))
        ),
        options=read_names(found.get("options", "")),
        rules=read_number(found.get("rules", "1"), "rules"),
    )
    return setup, seed


def read_number(text: str, field: str) -> int:
    """Read a whole number; raise BadRecord, naming the field, for anything else."""
    try:
        return int(text)
    except ValueError:
        raise BadRecord(say("record-number", text=text), field=field) from None


def read_names(text: str) -> tuple[str, ...]:
    """Read names divided by commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
