"""Where do mails go that no server carries? Each into a file that any mail program opens."""

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

#: The operator looks at the newest ones.
SHOWN = 200


class EmailBackend(BaseEmailBackend):
    """Writes mails into the folder that the settings name."""

    def send_messages(self, email_messages: Iterable[EmailMessage]) -> int:
        """Write each mail; a name tells its time, so that they lie in order."""
        folder = Path(settings.EMAIL_FILE_PATH)
        folder.mkdir(parents=True, exist_ok=True)
        written = [self._write(folder, mail) for mail in email_messages]
        return len(written)

    def _write(self, folder: Path, mail: EmailMessage) -> Path:
        path = folder / f"{timezone.now():%Y%m%d-%H%M%S}-{secrets.token_hex(4)}.eml"
        path.write_bytes(mail.message().as_bytes())
        return path


def written_mails() -> list[tuple[str, Parsed]]:
    """The newest mails, each with its name."""
    paths = sorted(Path(settings.EMAIL_FILE_PATH).glob("*.eml"), reverse=True)
    return [(path.stem, _read(path)) for path in paths[:SHOWN]]


def written_mail(name: str) -> Parsed | None:
    """The mail by this name."""
    path = Path(settings.EMAIL_FILE_PATH) / f"{name}.eml"
    return _read(path) if path.is_file() else None


def text_of(mail: Parsed, kind: str) -> str:
    """The part of a mail that is plain, or html."""
    part = mail.get_body((kind,))
    return str(part.get_content()) if part else ""


def _read(path: Path) -> Parsed:
    return message_from_bytes(path.read_bytes(), policy=policy.default)
