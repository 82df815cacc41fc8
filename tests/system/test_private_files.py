"""What the site keeps in its folder is readable by its own account alone."""

from __future__ import annotations

import os
import sqlite3
import stat
import urllib.request
from contextlib import closing
from pathlib import Path

from tests.system.embedded_site import manage, served


def open_to_others(folder: Path) -> list[str]:
    """The folder and what is in it that group or others have any permission for."""
    paths = [folder, *folder.rglob("*")]
    return [str(path) for path in paths if is_open(path)]


def is_open(path: Path) -> bool:
    """Whether group or others have any permission; a file that vanished has none."""
    try:
        return bool(stat.S_IMODE(path.stat().st_mode) & 0o077)
    except FileNotFoundError:
        return False


def test_the_folder_is_private_also_after_an_upgrade(tmp_path: Path) -> None:
    folder = tmp_path / "var"
    (folder / "mails").mkdir(parents=True)
    (folder / "mails" / "old.eml").write_text("code", "ascii")
    (folder / "glenmore.sqlite3").touch(0o644)
    folder.chmod(0o755)
    environ = os.environ | {"GLENMORE_VAR": str(folder)}
    previous = os.umask(0o022)
    try:
        manage(environ, "migrate")
        assert open_to_others(folder) == []
        database = closing(sqlite3.connect(folder / "glenmore.sqlite3"))
        with served(environ) as url, database as reader:
            reader.execute("SELECT * FROM django_migrations").fetchone()  # keeps the WAL file
            urllib.request.urlopen(f"{url}/health/ready").close()
            (folder / "log").chmod(0o600)  # written by the test, not by the site
            assert (folder / "glenmore.sqlite3-wal").exists()
            assert open_to_others(folder) == []
    finally:
        os.umask(previous)
