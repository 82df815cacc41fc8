"""The embedded site is backed up and restored by one command each."""

from __future__ import annotations

import io
import sqlite3
import stat
import subprocess
import sys
import tarfile
from contextlib import closing
from pathlib import Path

import pytest

from glenmore_site.base.backup import DATABASE, BackupError, restore_backup, write_backup

#: Writes rows and dies without closing the database, so that they are in the log alone.
CRASH = """
import os, sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("PRAGMA wal_autocheckpoint=0")
database.execute("INSERT INTO note VALUES ('after the crash')")
os.kill(os.getpid(), 9)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site's folder, with a database in which one note is stored."""
    folder = tmp_path / "var"
    folder.mkdir()
    (folder / "secret-key").write_text("first key", "ascii")
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE django_migrations (id)")
        database.execute("CREATE TABLE note (text)")
        database.execute("INSERT INTO note VALUES ('before')")
    return folder


def notes(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        return [text for (text,) in database.execute("SELECT text FROM note")]


def back_up(folder: Path) -> Path:
    target = folder.parent / "backup.tar.gz"
    write_backup(database=folder / DATABASE, folder=folder, target=target)
    return target


def restore(folder: Path, source: Path) -> None:
    restore_backup(source=source, database=folder / DATABASE, folder=folder)


def test_a_backup_made_while_somebody_writes_is_restored_with_its_keys(folder: Path) -> None:
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("INSERT INTO note VALUES ('not committed')")
        backup = back_up(folder)
        writer.execute("COMMIT")
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    (folder / "secret-key").write_text("another key", "ascii")
    restore(folder, backup)
    assert notes(folder) == ["before"]
    assert (folder / "secret-key").read_text("ascii") == "first key"
    assert list(folder.parent.glob("tmp*")) == []


def test_what_a_crash_left_in_the_log_is_in_the_backup(folder: Path) -> None:
    subprocess.run([sys.executable, "-c", CRASH, str(folder / DATABASE)], check=False)
    assert (folder / f"{DATABASE}-wal").stat().st_size > 0
    backup = back_up(folder)
    restore(folder, backup)
    assert notes(folder) == ["before", "after the crash"]


def test_a_log_of_the_replaced_database_does_not_damage_the_restored_one(folder: Path) -> None:
    backup = back_up(folder)
    subprocess.run([sys.executable, "-c", CRASH, str(folder / DATABASE)], check=False)
    restore(folder, backup)
    assert notes(folder) == ["before"]


def test_a_damaged_database_can_be_replaced(folder: Path) -> None:
    backup = back_up(folder)
    (folder / DATABASE).write_bytes(b"nonsense" * 1000)
    restore(folder, backup)
    assert notes(folder) == ["before"]


def archive(path: Path, **files: bytes) -> Path:
    with tarfile.open(path, "w:gz") as written:
        for name, content in files.items():
            entry = tarfile.TarInfo(name.replace("__", "."))
            entry.size = len(content)
            written.addfile(entry, io.BytesIO(content))
    return path


@pytest.mark.parametrize("kind", ["nothing", "text", "truncated", "empty", "other"])
def test_a_file_that_is_not_a_backup_changes_nothing(
    folder: Path, tmp_path: Path, kind: str
) -> None:
    backup, bad = back_up(folder), tmp_path / "bad.tar.gz"
    if kind == "text":
        bad.write_text("no archive", "ascii")
    elif kind == "truncated":
        bad.write_bytes(backup.read_bytes()[:200])
    elif kind == "empty":
        archive(bad)
    elif kind == "other":
        archive(bad, glenmore__sqlite3=b"no database" * 100)
    with pytest.raises(BackupError):
        restore(folder, bad)
    assert notes(folder) == ["before"]


def test_a_database_in_use_is_not_replaced(folder: Path) -> None:
    backup = back_up(folder)
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("INSERT INTO note VALUES ('later')")
        with pytest.raises(BackupError, match="stop it first"):
            restore(folder, backup)
        writer.execute("COMMIT")
    assert notes(folder) == ["before", "later"]
