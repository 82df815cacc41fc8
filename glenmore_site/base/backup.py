"""Back up and restore the embedded site: its SQLite database and its keys."""

from __future__ import annotations

import os
import sqlite3
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

DATABASE = "glenmore.sqlite3"
#: Without them everybody is logged out, and no device accepts push notifications.
KEYS = ("secret-key", "vapid-key")


class BackupError(Exception):
    """The backup cannot be made or restored; nothing has changed."""


def write_backup(*, database: Path, folder: Path, target: Path) -> None:
    """Write the database and the keys into one archive, also while the site runs.

    SQLite copies a consistent state and includes what a crash left in the write-ahead log. The
    archive appears under its name only when it is complete.
    """
    if not database.is_file():
        raise BackupError(f"there is no database {database}")
    with tempfile.TemporaryDirectory(dir=target.parent) as scratch:
        copy, archive = Path(scratch) / DATABASE, Path(scratch) / "archive"
        _copy_database(database, copy)
        _check_database(copy)
        with tarfile.open(archive, "w:gz") as files:
            files.add(copy, DATABASE)
            for name in KEYS:
                if (folder / name).is_file():
                    files.add(folder / name, name)
        archive.chmod(0o600)
        _flush(archive)
        archive.replace(target)


def restore_backup(*, source: Path, database: Path, folder: Path) -> None:
    """Replace the database and the keys by those of a backup; the site must be stopped.

    The backup is unpacked and checked before anything is replaced.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        found = _unpack(source, Path(scratch))
        _check_database(Path(scratch) / DATABASE)
        _require_stopped(database)
        for side_file in ("-wal", "-shm"):
            # They belong to the database that is replaced and would damage the restored one.
            database.with_name(database.name + side_file).unlink(missing_ok=True)
        _put(Path(scratch) / DATABASE, database)
        for name in found:
            if name != DATABASE:
                _put(Path(scratch) / name, folder / name)


def sqlite_path(settings: dict[str, object]) -> Path:
    """The database file; an error where the site uses PostgreSQL."""
    if "sqlite" not in str(settings["ENGINE"]):
        message = "the site uses PostgreSQL: back it up with pg_dump, as docs/operate.md explains"
        raise ImproperlyConfigured(message)
    return Path(str(settings["NAME"]))


def _copy_database(source: Path, copy: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without a separate log


def _check_database(path: Path) -> None:
    try:
        with closing(sqlite3.connect(path)) as database:
            [(verdict,)] = database.execute("PRAGMA integrity_check(1)")
            database.execute("SELECT count(*) FROM django_migrations")
    except sqlite3.DatabaseError as error:
        raise BackupError(f"this is no database of the site: {error}") from error
    if verdict != "ok":
        raise BackupError(f"the database is damaged: {verdict}")


def _unpack(source: Path, folder: Path) -> list[str]:
    """Write the known files of the archive into a folder, and nothing else."""
    try:
        with tarfile.open(source, "r:gz") as archive:
            names = [name for name in (DATABASE, *KEYS) if name in archive.getnames()]
            for name in names:
                content = archive.extractfile(name)
                if content is not None:
                    (folder / name).write_bytes(content.read())
    except (OSError, tarfile.TarError, EOFError) as error:
        raise BackupError(f"{source} is no backup: {error}") from error
    if DATABASE not in names:
        raise BackupError(f"{source} is no backup: it has no {DATABASE}")
    return names


def _require_stopped(database: Path) -> None:
    """Refuse to replace a database that another process has open."""
    if not database.exists():
        return
    try:
        with closing(sqlite3.connect(database, timeout=1)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.rollback()
    except sqlite3.OperationalError as error:
        raise BackupError("the site is running: stop it first") from error
    except sqlite3.DatabaseError:
        pass  # damaged, which is why it is replaced


def _put(source: Path, target: Path) -> None:
    source.chmod(0o600)
    _flush(source)
    source.replace(target)


def _flush(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
