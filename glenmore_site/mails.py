"""What does a mail of the site look like? The same words twice: as text, and as plain HTML."""

import re

from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

from words import spoken


def mail(*, subject: str, text: str, to: list[str], code: str = "") -> EmailMultiAlternatives:
    """A mail, not yet sent. A paragraph that is the code alone is shown large."""
    headers = {"Auto-Submitted": "auto-generated"}
    message = EmailMultiAlternatives(subject, text, to=to, headers=headers)
    context: dict[str, object] = {
        "subject": subject,
        "paragraphs": re.split(r"\n{2,}", text),
        "code": code,
    }
    context["language"] = spoken()
    message.attach_alternative(render_to_string("mail.html", context), "text/html")
    return message
