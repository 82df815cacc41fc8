"""The repository is pinned, independent of any machine, and explained by `make help`."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from games.engine import CHRONICLES

ROOT = Path(__file__).parent.parent
LOCKS = ["requirements.txt", "requirements-dev.txt", "requirements-uv.txt"]
HOME_OR_MOUNT = re.compile(r"(?<![\w.<])/(?:home|mnt|opt|root|Users|work)/\w+")


def tracked_texts() -> list[tuple[str, str]]:
    """Name and content of every file under version control, or about to be."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = [ROOT / name for name in names.splitlines()]
    return [(str(path.relative_to(ROOT)), _text(path)) for path in paths if path.is_file()]


def _text(path: Path) -> str:
    return path.read_text("utf-8", errors="ignore")


def pinned(lock: str) -> list[str]:
    """The entries of a lock file, each with its hashes on one line."""
    lines = (ROOT / lock).read_text("utf-8").replace("\\\n", " ").splitlines()
    return [line for line in lines if line.strip() and not line.lstrip().startswith("#")]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_python_dependency_is_pinned_with_a_hash(lock: str) -> None:
    entries = pinned(lock)
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize("lock", LOCKS)
def test_no_python_lock_file_names_a_host(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text("utf-8")


@pytest.mark.parametrize("folder", ["bench", "frontend"])
def test_every_dependency_of_node_is_pinned_with_a_hash_and_no_host(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert package.get("integrity", "").startswith("sha512-"), name


def test_runtime_and_development_use_the_same_versions() -> None:
    runtime = {entry.split()[0] for entry in pinned("requirements.txt")}
    everything = {entry.split()[0] for entry in pinned("requirements-dev.txt")}
    assert runtime <= everything


def test_no_file_contains_a_path_of_a_developers_machine() -> None:
    found = [name for name, text in tracked_texts() if HOME_OR_MOUNT.search(text)]
    assert found == []


def test_make_help_explains_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^\.PHONY: (\w+)$", makefile, re.MULTILINE))
    assert targets >= {"setup", "run", "test", "check", "bench", "fuzz", "lock", "format", "clean"}
    output = subprocess.run(["make", "help"], cwd=ROOT, check=True, capture_output=True, text=True)
    assert {line.split()[0] for line in output.stdout.splitlines()} == targets


def test_fuzz_plays_every_set_of_chronicles_with_all_numbers_of_players_and_the_die() -> None:
    """With 2 players the die always takes part, so that there is no choice."""
    command = ["make", "--dry-run", "fuzz"]
    output = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    played = set(re.findall(r"glen-more-2/(\d/\w*/every)", output))
    games = re.search(r"--games (\d+)", output)
    assert played == {"2//every", "3//every", "4//every", "3/die/every", "4/die/every"}
    assert games
    assert int(games[1]) >= 2 ** len(CHRONICLES)
    assert "--bots random --check" in output
