"""What does the operator see of the mails where they become files?"""

from __future__ import annotations

import re
from base64 import b64encode
from email.message import EmailMessage

from csp.constants import NONE
from csp.decorators import csp
from django.contrib import admin
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from glenmore_site.mailbox import text_of, written_mail, written_mails


def mail_list(request: HttpRequest) -> HttpResponse:
    """The newest mails."""
    mails = [{"name": name, **_head(mail)} for name, mail in written_mails()]
    return render(request, "admin/mails.html", _context(request) | {"mails": mails})


def mail_page(request: HttpRequest, name: str) -> HttpResponse:
    """One mail as text."""
    mail = _found(name)
    seen = {"name": name, **_head(mail), "text": text_of(mail, "plain")}
    return render(request, "admin/mail.html", _context(request) | {"mail": seen})


# A mail has its style in its tags and its pictures within; it may run and load nothing.
@csp(  # type: ignore[arg-type]  # its types forget the arguments of addresses
    {
        "default-src": [NONE],
        "style-src": ["'unsafe-inline'"],
        "img-src": ["data:"],
        "sandbox": ["allow-popups"],
    }
)
def mail_html(_request: HttpRequest, name: str) -> HttpResponse:
    """One mail as a mail program shows it."""
    mail = _found(name)
    return HttpResponse(_with_pictures(mail, text_of(mail, "html")))


def _found(name: str) -> EmailMessage:
    mail = written_mail(name)
    if mail is None:
        raise Http404("There is no such mail.")
    return mail


def _head(mail: EmailMessage) -> dict[str, str]:
    return {word: str(mail.get(word, "")) for word in ("date", "to", "subject")}


def _with_pictures(mail: EmailMessage, html: str) -> str:
    pictures = {
        str(part["Content-ID"]).strip("<>"): b64encode(part.get_content()).decode("ascii")
        for part in mail.walk()
        if part.get_content_type() == "image/png" and part["Content-ID"]
    }
    return re.sub(
        r"cid:(\w+)",
        lambda found: f"data:image/png;base64,{pictures.get(found[1], '')}",
        html,
    )


def _context(request: HttpRequest) -> dict[str, object]:
    return {**admin.site.each_context(request), "title": "Mails"}
