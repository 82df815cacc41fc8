"""How does a test call the site? As a browser does, with its own cookies; and it reads mail."""

import json
import re
from typing import TYPE_CHECKING

from django.core.mail import EmailMessage
from django.test import Client

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Answer

AUTH = "/api/v1/auth/browser/v1"
PASSWORD = "heather and thistle"
Mailbox = list[EmailMessage]


class Browser(Client):
    """A browser with cookies, that speaks JSON and shows the token against forged requests."""

    def __init__(self) -> None:
        super().__init__(enforce_csrf_checks=True)

    def send(self, method: str, address: str, body: object = None, **headers: str) -> "Answer":
        """The answer to a request."""
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
        """The answer of allauth's part of the API."""
        if "csrftoken" not in self.cookies:
            self.get(f"{AUTH}/config")
        return self.send(method, f"{AUTH}/{address}", body or None)


def code_in(mail: EmailMessage) -> str:
    """The code that stands alone on a line of the mail."""
    code = re.search(r"^\w{3,}-?\w{3,}$", str(mail.body), re.MULTILINE)
    assert code
    return code[0]
