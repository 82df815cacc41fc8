"""Email backend that writes each email into a file, for sites without an SMTP server."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from email import message_from_bytes, policy
from email.message import EmailMessage as Parsed
from pathlib import Path

from django.conf import settings
from django.core.mail import EmailMessage
from django.core.mail.backends.base import BaseEmailBackend
from django.utils import timezone

#: The admin page lists this many.
MAX_LISTED = 200
MAX_NAME_LENGTH = 100


class EmailBackend(BaseEmailBackend):
    """Writes emails into the folder `EMAIL_FILE_PATH`."""

    def send_messages(self, email_messages: Iterable[EmailMessage]) -> int:
        """Write each email to a file whose name begins with the time, for sorting."""
        folder = Path(settings.EMAIL_FILE_PATH)
        folder.mkdir(parents=True, exist_ok=True)
        written = [self._write(folder, email) for email in email_messages]
        return len(written)

    def _write(self, folder: Path, email: EmailMessage) -> Path:
        path = folder / f"{timezone.now():%Y%m%d-%H%M%S}-{secrets.token_hex(4)}.eml"
        path.write_bytes(email.message().as_bytes())
        return path


def stored_emails() -> list[tuple[str, Parsed]]:
    """Return the newest emails, each with its name."""
    paths = sorted(Path(settings.EMAIL_FILE_PATH).glob("*.eml"), reverse=True)
    return [(path.stem, _read(path)) for path in paths[:MAX_LISTED]]


def stored_email(name: str) -> Parsed | None:
    """Return the email with this name."""
    path = Path(settings.EMAIL_FILE_PATH) / f"{name}.eml"
    is_name = len(name) <= MAX_NAME_LENGTH  # the file system refuses to look for longer ones
    return _read(path) if is_name and path.is_file() else None


def body_text(email: Parsed, kind: str) -> str:
    """Return the body of an email of the given kind, `plain` or `html`."""
    part = email.get_body((kind,))
    return str(part.get_content()) if part else ""


def _read(path: Path) -> Parsed:
    return message_from_bytes(path.read_bytes(), policy=policy.default)
