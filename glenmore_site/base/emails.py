"""Build emails with the same content as text and as HTML."""

import re

from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

from i18n import current_language


def build_email(
    *, subject: str, text: str, to: list[str], code: str = ""
) -> EmailMultiAlternatives:
    """Build an email; a paragraph that consists of the code is shown large."""
    headers = {"Auto-Submitted": "auto-generated"}
    message = EmailMultiAlternatives(subject, text, to=to, headers=headers)
    context: dict[str, object] = {
        "subject": subject,
        "paragraphs": re.split(r"\n{2,}", text),
        "code": code,
    }
    context["language"] = current_language()
    message.attach_alternative(render_to_string("email.html", context), "text/html")
    return message
