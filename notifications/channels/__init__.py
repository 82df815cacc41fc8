"""By which ways do messages leave the site?

Each way prepares what it can without the provider (`ready`) and gives back a function that
hands the message over. What comes of that is an outcome.
"""

from __future__ import annotations

from collections.abc import Callable

from notifications.models import Channel, Message
from notifications.sources import Story

from . import mail, push
from .outcomes import Failed, Later, Outcome, Sent, Unknown

Ready = Callable[[Message, Story, str], Callable[[], Outcome]]
READY: dict[str, Ready] = {Channel.MAIL: mail.ready, Channel.PUSH: push.ready}

__all__ = ["READY", "Failed", "Later", "Outcome", "Ready", "Sent", "Unknown"]
