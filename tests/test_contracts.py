"""The import contracts reject modules in no layer, and Chronicles that import each other."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("accounts", "clock", "games", "glenmore_site", "i18n", "notifications")
LINT = Path(sys.executable).parent / "lint-imports"

CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
    "contracts"
]


def contract_on(package: str) -> str:
    """Return the name of the contract that lists every module of a package in a layer."""
    (name,) = [
        each["name"]
        for each in CONTRACTS
        if each.get("containers") == [package] and each["exhaustive"]
    ]
    return str(name)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Copy the packages with the contracts."""
    for package in PACKAGES:
        shutil.copytree(
            ROOT / package,
            tmp_path / package,
            ignore=lambda folder, names: [
                name
                for name in names
                if name == "__pycache__" or ((Path(folder) / name).is_file() and name[-3:] != ".py")
            ],
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def add(folder: Path, path: str, text: str = "") -> None:
    """Add a module, and its package if there is none."""
    module = folder / path
    module.parent.mkdir(parents=True, exist_ok=True)
    (module.parent / "__init__.py").touch()
    module.write_text(text or '"""New."""\n', "utf-8")


def broken_contracts(folder: Path) -> str:
    """Return what the linter prints about broken contracts, on one line."""
    command = [str(LINT), "--no-logo", "--no-cache"]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    _, _, broken = " ".join(run.stdout.split()).partition("Broken contracts")
    assert bool(broken) == bool(run.returncode), run.stdout + run.stderr
    return broken


def test_modules_in_no_layer_and_forbidden_imports_are_rejected(copy: Path) -> None:
    assert broken_contracts(copy) == ""

    add(copy, "games/engine/core/rumours.py")
    add(copy, "games/engine/chronicles/clan_feud/chronicle.py")
    add(copy, "games/services/rumours/telling.py")
    add(
        copy,
        "games/engine/chronicles/haggis/rumours.py",
        "from games.engine.chronicles.great_glen.board import KEY as KEY\n",
    )
    add(
        copy,
        "games/engine/presentation/standings.py",
        "from games.engine.glen_more_2.clans import CLANS as CLANS\n",
    )

    broken = broken_contracts(copy)

    assert contract_on("games.engine.core") in broken
    assert "games.engine.core.rumours" in broken
    assert contract_on("games.engine.chronicles") in broken
    assert "games.engine.chronicles.clan_feud" in broken
    assert "games.engine.chronicles.haggis.rumours" in broken
    assert contract_on("games.services") in broken
    assert "games.services.rumours" in broken
    assert "The engine's core, common and presentation import neither edition" in broken
