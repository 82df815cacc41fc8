"""The channels through which messages leave the site.

Each channel builds the message (`prepare`) and returns a function that sends it to the provider
and returns an outcome.
"""

from __future__ import annotations

from collections.abc import Callable

from notifications.models import Channel, Message
from notifications.sources import MessageText

from . import email, push
from .outcomes import Failed, Later, Outcome, Sent, Unknown

Prepare = Callable[[Message, MessageText, str], Callable[[], Outcome]]
PREPARE: dict[str, Prepare] = {Channel.MAIL: email.prepare, Channel.PUSH: push.prepare}

__all__ = ["PREPARE", "Failed", "Later", "Outcome", "Prepare", "Sent", "Unknown"]
