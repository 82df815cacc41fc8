"""The text format shared by records and positions.

The first line is a title; then follow lines of a name, a colon and a value. Indented lines
continue the value of the line before. Lines that start with ``#`` are comments.
"""

from __future__ import annotations

from typing import NamedTuple

from games.engine.core.chance import is_seed
from games.engine.core.edition import Setup
from games.engine.core.refusals import BadRecord
from i18n import translate

_SETUP = ("game", "players", "chronicles", "options", "rules", "seed")


class Field(NamedTuple):
    """One line: its number, name and value, and the indented lines that continue it."""

    line: int
    name: str
    value: str
    more: list[str]

    @property
    def whole(self) -> str:
        """The value including its continuation lines."""
        return " ".join((self.value, *map(str.strip, self.more))).strip()


def read_fields(text: str, title: str) -> list[Field]:
    """Read all lines of a text; raise BadRecord for a malformed line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != title:
        raise BadRecord(translate("record-title", title=title), field="line 1")
    fields: list[Field] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace() and fields:
            fields[-1].more.append(line)
            continue
        name, colon, value = line.partition(":")
        if not colon:
            message = translate("record-colon", line=str(number), text=line)
            raise BadRecord(message, field=f"line {number}")
        fields.append(Field(number, name.strip(), value.strip(), []))
    return fields


def duplicate_field(field: Field) -> BadRecord:
    """Return the error for a field that occurs twice."""
    return BadRecord(
        translate("record-twice", line=str(field.line), name=field.name), field=field.name
    )


def write_setup(setup: Setup, seed: str) -> list[str]:
    """Return the lines of the set-up and the seed."""
    return [
        f"game: {setup.game}",
        f"rules: {setup.rules}",
        f"players: {setup.players}",
        *([f"chronicles: {', '.join(map(str, setup.chronicles))}"] if setup.chronicles else []),
        f"options: {', '.join(setup.options)}",
        f"seed: {seed}",
    ]


def read_setup(
    fields: list[Field], *, default_seed: str | None, default_rules: int
) -> tuple[Setup, str]:
    """Read set-up and seed, and remove their fields from the list."""
    found: dict[str, str] = {}
    for field in fields:
        if field.name in found:
            raise duplicate_field(field)
        if field.name in _SETUP:
            found[field.name] = field.whole
    fields[:] = [field for field in fields if field.name not in _SETUP]
    seed = found.get("seed", default_seed)
    if seed is None or not is_seed(seed):
        raise BadRecord(translate("record-seed"), field="seed")
    setup = Setup(
        game=found.get("game", ""),
        players=read_number(found.get("players", ""), "players"),
        chronicles=tuple(
            read_number(each, "chronicles") for each in read_names(found.get("chronicles", ""))
        ),
        options=read_names(found.get("options", "")),
        rules=_read_rules(found["rules"]) if "rules" in found else default_rules,
    )
    return setup, seed


def _read_rules(text: str) -> int:
    version = read_number(text, "rules")
    if version < 1:
        raise BadRecord(translate("record-rules", text=text), field="rules")
    return version


def read_number(text: str, field: str) -> int:
    """Read an integer; raise BadRecord, naming the field, for anything else."""
    try:
        return int(text)
    except ValueError:
        raise BadRecord(translate("record-number", text=text), field=field) from None


def read_names(text: str) -> tuple[str, ...]:
    """Read comma-separated names."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
