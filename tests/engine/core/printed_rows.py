"""Fingerprints of every printed row under every version of the rules.

A row that running games use must never change: the fingerprints of a version stay as they are
once games have begun under it. `make generated` adds those of a new version.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from inspect import getsource
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

from msgspec import Struct
from msgspec.structs import fields

import games.engine
from games.engine import EDITIONS
from games.engine.core.catalogue import Table, Value

FILE = Path(__file__).parents[1] / "printed_rows.json"
#: What is known about the sources of a value is not printed: it may change at any time.
PROVENANCE = ("known", "reported")
#: For an edition and a version of its rules: the fingerprint of each row.
Rows = dict[str, str]
Fingerprints = dict[str, dict[str, Rows]]


def all_fingerprints() -> Fingerprints:
    """Return the fingerprints of all rows; of later versions only those that differ."""
    return {game: _versions(game) for game in EDITIONS}


def _versions(game: str) -> dict[str, Rows]:
    found: dict[str, Rows] = {}
    before: Rows = {}
    for rules in EDITIONS[game].playable_rules_versions:
        now = fingerprints(game, rules)
        gone = {name: "" for name in before if name not in now}
        found[str(rules)] = {k: v for k, v in now.items() if before.get(k) != v} | gone
        before = now
    return found


def fingerprints(game: str, rules: int) -> Rows:
    """Return the fingerprint of every row of a game under a version of the rules."""
    rows: Rows = {}
    for name, table in sorted(_tables(game)):
        if isinstance(table, Value):
            rows[name] = _fingerprint(table.under(rules))
        else:
            rows |= {f"{name} {_key(k)}": _fingerprint(v) for k, v in table.under(rules).items()}
    return rows


def changed_in_place(known: Fingerprints, now: Fingerprints) -> list[str]:
    """Return the rows that differ under a version whose fingerprints are known."""
    return [
        f"{game}, rules {rules}: {row}"
        for game, versions in known.items()
        for rules, rows in versions.items()
        if rules in now[game]
        for row in sorted({*rows, *now[game][rules]})
        if rows.get(row) != now[game][rules].get(row)
    ]


def read_known() -> Fingerprints:
    """Return the fingerprints on file."""
    known: Fingerprints = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    return known


def write_fingerprints(found: Fingerprints) -> str:
    """Write one line per row, so that differences are readable."""
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _tables(game: str) -> Iterator[tuple[str, Table[object, object] | Value[object]]]:
    """Yield every table and value of a game, named after the module that defines it."""
    for found in walk_packages(games.engine.__path__, "games.engine."):
        if _game_of(found.name) != game:
            continue
        module = import_module(found.name)
        for name, value in vars(module).items():
            if isinstance(value, (Table, Value)) and _defines(module, name):
                yield f"{found.name.removeprefix('games.engine.')}.{name}", value


def _defines(module: ModuleType, name: str) -> bool:
    return re.search(rf"^{name}(: .+)? = ", getsource(module), re.MULTILINE) is not None


def _game_of(module: str) -> str:
    """Return the game whose versions a module follows: Chronicles belong to Glen More II."""
    if ".glen_more_2010" in module:
        return "glen-more-2010"
    return "glen-more-2" if ".glen_more_2" in module or ".chronicles" in module else ""


def _key(key: object) -> str:
    return " to ".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _fingerprint(row: object) -> str:
    return sha256(json.dumps(_plain(row)).encode()).hexdigest()[:12]


def _plain(value: object) -> object:
    """Return a row as JSON values: records by their fields, functions by their names."""
    match value:
        case Struct():
            shown = {each.name: getattr(value, each.name) for each in fields(value)}
            tag = type(value).__struct_config__.tag or type(value).__name__
            return {"is": tag} | _plain_fields(shown)
        case tuple() if hasattr(value, "_asdict"):
            return _plain_fields(value._asdict())
        case tuple() | list() | range():
            return [_plain(each) for each in value]
        case Mapping():
            return {str(key): _plain(each) for key, each in value.items()}
        case None | bool() | int() | str():
            return value
    return getattr(value, "__qualname__", type(value).__name__)


def _plain_fields(shown: Mapping[str, object]) -> dict[str, object]:
    return {name: _plain(each) for name, each in shown.items() if name not in PROVENANCE}
