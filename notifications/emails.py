"""Build the emails about games, with the same content as text and as HTML."""

from __future__ import annotations

from typing import Any

from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

from i18n import translate
from notifications.models import Message
from notifications.signatures import absolute_url, open_path, stop_path
from notifications.sources import MessageText

SETTINGS_PATH = "/me/notifications"


def build_email(message: Message, text: MessageText, address: str) -> EmailMultiAlternatives:
    """Build an email, with a link that unsubscribes by one click and without logging in."""
    context = email_context(message, text)
    email = EmailMultiAlternatives(
        subject=text.title,
        body=render_to_string("notifications/email.txt", context),
        to=[address],
        headers={
            "List-Unsubscribe": f"<{context['stop_url']}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        },
    )
    email.attach_alternative(render_to_string("notifications/email.html", context), "text/html")
    return email


def email_context(message: Message, text: MessageText) -> dict[str, Any]:
    """Return the context of the templates."""
    language = message.player.language
    return {
        "language": language,
        "subject": text.title,
        "text": text,
        "button": text.button or translate("email-open"),
        "open_url": absolute_url(open_path(message)),
        "stop_url": absolute_url(stop_path(message.player, message.kind)),
        "settings_url": absolute_url(SETTINGS_PATH),
        "hello": translate("email-hello", name=message.player.display_name),
        **{name: translate(f"email-{name}") for name in ("why", "stop", "settings")},
    }
