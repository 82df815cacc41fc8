"""Keep what a running site writes readable by its owner alone."""

from __future__ import annotations

import os
from pathlib import Path

#: New folders get 0700 and new files 0600.
UMASK = 0o077


def restrict_new_files() -> None:
    """Make new files readable by their owner alone, SQLite's side files included."""
    os.umask(UMASK)


def make_private(folder: Path) -> None:
    """Restrict the folder, and what earlier versions wrote into it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _restrict(folder)
    for path in folder.rglob("*"):
        _restrict(path)


def _restrict(path: Path) -> None:
    """Take all rights of group and others away, where the file is ours."""
    try:
        mode = path.lstat().st_mode
        if mode & UMASK and not path.is_symlink():
            path.chmod(mode & ~UMASK & 0o7777)
    except (FileNotFoundError, PermissionError):
        pass  # another process removed it, or the operator gave it to another account
