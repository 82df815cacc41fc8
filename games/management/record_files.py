"""Reading of record files by management commands."""

from __future__ import annotations

from pathlib import Path

from django.core.management.base import CommandError

from games.engine import Refusal
from games.engine.notation.records import Record, read_record


def record_from(path: Path) -> Record:
    """Read a record; raise CommandError with what is wrong with the file."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"{path} is not a text file") from error
    except Refusal as error:
        raise CommandError(f"{path}: {error}") from error
