"""A browser for tests, with its own cookies, and access to emails."""

import json
import re
from typing import TYPE_CHECKING

from django.contrib.auth.hashers import MD5PasswordHasher
from django.core.mail import EmailMessage
from django.test import Client

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Answer

AUTH = "/api/v1/auth/browser/v1"
PASSWORD = "heather and thistle"
Mailbox = list[EmailMessage]


class Browser(Client):
    """A browser with cookies that sends JSON and the CSRF token."""

    def __init__(self) -> None:
        super().__init__(enforce_csrf_checks=True)

    def send(self, method: str, address: str, body: object = None, **headers: str) -> "Answer":
        """Send a request and return the response."""
        if "csrftoken" in self.cookies:
            headers.setdefault("X-CSRFToken", self.cookies["csrftoken"].value)
        return self.generic(
            method,
            address,
            b"" if body is None else json.dumps(body).encode(),
            content_type="application/json",
            headers=headers,
        )

    def auth(self, method: str, address: str, **body: object) -> "Answer":
        """Call allauth's part of the API."""
        if "csrftoken" not in self.cookies:
            self.get(f"{AUTH}/config")
        return self.send(method, f"{AUTH}/{address}", body or None)


def code_in(mail: EmailMessage) -> str:
    """Return the code on a line by itself in the email."""
    code = re.search(r"^\w{3,}-?\w{3,}$", str(mail.body), re.MULTILINE)
    assert code
    return code[0]


class CountingHasher(MD5PasswordHasher):
    """Counts how often a password is hashed, which is what takes the time of a log-in."""

    algorithm = "counting"
    calls = 0

    def encode(self, password: str, salt: str) -> str:
        CountingHasher.calls += 1
        return super().encode(password, salt)
