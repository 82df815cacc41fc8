"""A copy of the project in which an owner of the game has corrected the catalogue."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from games.engine import EDITIONS

ROOT = Path(__file__).parents[1]
#: What neither the engine nor its tests read.
LEFT_OUT = ("node_modules", "dist", "var", "screens", "__pycache__", ".*")
GLEN_MORE_2 = Path("games") / "engine" / "glen_more_2"
CHANGE = "what-is-in-the-box"
NEWEST = EDITIONS["glen-more-2"].rules_version + 1
NAME_THE_CHANGE = f'CHANGES["{CHANGE}"] = RuleChange({NEWEST}, "An owner looked into the box.")\n'
#: A cost, an activation, a tile in another stack, and a new tile.
TILES = (
    'tile("rannoch", "Rannoch", "B", "material", cost=goods(sheep=2), activate=produce("wood"))',
    'tile("moray", "Moray", "A", "field", activate=produce("barley", "barley"))',
    'tile("ballater", "Ballater", "C", "material", activate=produce("stone"))',
    'tile("glen-shee", "Glen Shee", "D", "animal", activate=produce("sheep"))',
)
ROADS = ('Road("Ross", "Gunn", 3)',)


def copy_and_correct(folder: Path) -> Path:
    """Copy the project and correct it: a row for each correction, and the line that names them."""
    copy = folder / "glenmore"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
    changes = copy / GLEN_MORE_2 / "changes.py"
    _insert(changes, before="\nsince = ", text=f"\n{NAME_THE_CHANGE}")
    _insert(
        changes,
        before="\nCHANGES = ",
        text="\nfrom games.engine.core.catalogue import RuleChange\n",
    )
    _add_rows(copy / GLEN_MORE_2 / "tiles.py", TILES)
    _add_rows(copy / GLEN_MORE_2 / "clans.py", ROADS)
    return copy


def run_in(copy: Path, *arguments: str) -> str:
    """Run a Python module in the copy and return what it prints; fail if it fails."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=copy, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


def contents(copy: Path) -> dict[str, bytes]:
    """Return all files of the copy."""
    files = (path for path in copy.rglob("*") if path.is_file() and path.suffix != ".pyc")
    found = {str(path.relative_to(copy)): path.read_bytes() for path in files}
    return {name: each for name, each in found.items() if not name.startswith("var/")}


def _add_rows(module: Path, rows: tuple[str, ...]) -> None:
    text = "".join(f'    since("{CHANGE}", {row}),\n' for row in rows)
    _insert(module, before=")\n# fmt: on", text=text)
    if "import since" not in module.read_text("utf-8"):
        _insert(module, before="from .", text="from .changes import since\n")


def _insert(path: Path, *, before: str, text: str) -> None:
    found = path.read_text("utf-8")
    place = found.index(before)
    path.write_text(found[:place] + text + found[place:], encoding="utf-8")
