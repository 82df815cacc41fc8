"""How does a message become a mail, and how is it handed to whoever carries mails?"""

from __future__ import annotations

import logging
import smtplib
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

from anymail.exceptions import AnymailError
from django.core.mail import get_connection

from notifications.channels.outcomes import Failed, Later, Outcome, Sent, Unknown
from notifications.letters import letter
from notifications.models import Message
from notifications.sources import Story

logger = logging.getLogger(__name__)


def ready(message: Message, story: Story, address: str) -> Callable[[], Outcome]:
    """Write the mail and reach its carrier; what fails until then can be tried again."""
    written = letter(message, story, address)
    carrier = get_connection()
    try:
        carrier.open()
    except (OSError, smtplib.SMTPException) as error:
        problem = Later(f"the mail server cannot be reached: {error}")
        return lambda: problem
    return partial(_send, carrier, written)


def _send(carrier: Any, written: Any) -> Outcome:  # noqa: ANN401 - any backend
    try:
        carrier.send_messages([written])
    except smtplib.SMTPRecipientsRefused as error:
        return Failed(f"the address was refused: {error}")
    except smtplib.SMTPResponseException as error:
        # By SMTP 4xx means later and 5xx never.
        kind = Later if error.smtp_code < HTTPStatus.INTERNAL_SERVER_ERROR else Failed
        return kind(str(error.smtp_error))
    except AnymailError as error:
        return _refused(error)
    except Exception as error:
        logger.exception("a mail may be lost")
        return Unknown(f"the mail server broke off: {error}")
    finally:
        carrier.close()
    return Sent()


def _refused(error: AnymailError) -> Outcome:
    """What a provider said over HTTP; where it said nothing it may have taken the mail."""
    if not error.status_code:
        return Unknown(str(error))
    busy = error.status_code == HTTPStatus.TOO_MANY_REQUESTS
    later = busy or error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR
    return Later(str(error)) if later else Failed(str(error))
