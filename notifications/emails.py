"""Build the emails about games, with the same content as text and as HTML."""

from __future__ import annotations

from email.mime.image import MIMEImage
from typing import Any

from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

from i18n import translate
from notifications.models import Message
from notifications.signatures import absolute_url, open_path, stop_path
from notifications.sources import MessageText

SETTINGS_PATH = "/me/notifications"
IMAGE_ID = "rondel"


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
    if text.picture:
        _attach_picture(email, text.picture)
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
        "picture": IMAGE_ID if text.picture else "",
        **{name: translate(f"email-{name}") for name in ("why", "stop", "settings")},
    }


def _attach_picture(email: EmailMultiAlternatives, picture: bytes) -> None:
    """Attach the picture that the HTML shows, so that no client loads it from elsewhere."""
    image = MIMEImage(picture, "png")
    image.add_header("Content-ID", f"<{IMAGE_ID}>")
    image.add_header("Content-Disposition", "inline", filename=f"{IMAGE_ID}.png")
    email.mixed_subtype = "related"  # type: ignore[attr-defined]
    email.attach(image)
