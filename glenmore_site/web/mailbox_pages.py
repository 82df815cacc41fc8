"""Admin pages of the emails that were written to files."""

from __future__ import annotations

import re
from email.message import EmailMessage

from csp.constants import NONE
from csp.decorators import csp
from django.conf import settings
from django.contrib import admin
from django.contrib.auth.decorators import permission_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from glenmore_site.base.mailbox import body_text, stored_email, stored_emails

#: A line that consists of a code, and a URL, whose path may be signed.
CODE = re.compile(r"^[A-Z0-9]{3,16}-?[A-Z0-9]{3,16}$", re.MULTILINE | re.IGNORECASE)
LINK = re.compile(r"(https?://[^/\s\"'<>]+)[^\s\"'<>]*")
MASK = "[masked]"
may_view_emails = permission_required("accounts.view_mails", raise_exception=True)


@may_view_emails
def email_list(request: HttpRequest) -> HttpResponse:
    """List the newest emails."""
    emails = [{"name": name, **_head(email)} for name, email in stored_emails()]
    return render(request, "admin/emails.html", _context(request) | {"emails": emails})


@may_view_emails
def email_page(request: HttpRequest, name: str) -> HttpResponse:
    """Show one email as text."""
    email = _found(name)
    shown = {"name": name, **_head(email), "text": _masked(email, body_text(email, "plain"))}
    return render(request, "admin/email.html", _context(request) | {"email": shown})


@may_view_emails
# Emails have inline styles; they may run and load nothing.
@csp(  # type: ignore[arg-type]  # its types lack URL arguments
    {
        "default-src": [NONE],
        "style-src": ["'unsafe-inline'"],
        "sandbox": ["allow-popups"],
    }
)
def email_html(_request: HttpRequest, name: str) -> HttpResponse:
    """Show one email as an email client does."""
    email = _found(name)
    return HttpResponse(_masked(email, body_text(email, "html")))


def _found(name: str) -> EmailMessage:
    email = stored_email(name)
    if email is None:
        raise Http404("Email not found.")
    return email


def _head(email: EmailMessage) -> dict[str, str]:
    head = {word: str(email.get(word, "")) for word in ("date", "to", "subject")}
    return head | {"subject": _masked(email, head["subject"])}


def _masked(email: EmailMessage, text: str) -> str:
    """Mask codes and links, with which staff could take over an account."""
    if settings.DEBUG:
        return text
    for code in CODE.findall(body_text(email, "plain")):
        text = text.replace(code, MASK)
    return LINK.sub(rf"\1/{MASK}", text)


def _context(request: HttpRequest) -> dict[str, object]:
    return {**admin.site.each_context(request), "title": "Emails"}
