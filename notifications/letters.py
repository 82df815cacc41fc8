"""What does a mail about a game look like? The same words as text and as HTML."""

from __future__ import annotations

from email.mime.image import MIMEImage
from typing import Any

from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

from notifications.models import Message
from notifications.signatures import absolute, open_path, stop_path
from notifications.sources import Story
from words import say

SETTINGS_PATH = "/me/notifications"
PICTURE = "rondel"


def letter(message: Message, story: Story, address: str) -> EmailMultiAlternatives:
    """A mail, not yet sent; it can be unsubscribed from by one click and no log-in."""
    context = letter_context(message, story)
    mail = EmailMultiAlternatives(
        subject=story.title,
        body=render_to_string("notifications/letter.txt", context),
        to=[address],
        headers={
            "List-Unsubscribe": f"<{context['stop_url']}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        },
    )
    mail.attach_alternative(render_to_string("notifications/letter.html", context), "text/html")
    if story.picture:
        _attach_picture(mail, story.picture)
    return mail


def letter_context(message: Message, story: Story) -> dict[str, Any]:
    """What the templates of a mail are filled with."""
    language = message.player.language
    return {
        "language": language,
        "subject": story.title,
        "story": story,
        "button": story.button or say("letter-open"),
        "open_url": absolute(open_path(message)),
        "stop_url": absolute(stop_path(message.player, message.kind)),
        "settings_url": absolute(SETTINGS_PATH),
        "picture": PICTURE if story.picture else "",
        **{name: say(f"letter-{name}") for name in ("why", "stop", "settings")},
    }


def _attach_picture(mail: EmailMultiAlternatives, picture: bytes) -> None:
    """The picture belongs to the HTML, which names it; no client loads it from anywhere."""
    image = MIMEImage(picture, "png")
    image.add_header("Content-ID", f"<{PICTURE}>")
    image.add_header("Content-Disposition", "inline", filename=f"{PICTURE}.png")
    mail.mixed_subtype = "related"  # type: ignore[attr-defined]
    mail.attach(image)
