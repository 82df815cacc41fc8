"""Send messages as emails."""

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
from notifications.emails import build_email
from notifications.models import Message
from notifications.sources import MessageText

logger = logging.getLogger(__name__)


def prepare(message: Message, text: MessageText, address: str) -> Callable[[], Outcome]:
    """Build the email and connect to the server; failures up to here can be retried."""
    email = build_email(message, text, address)
    connection = get_connection()
    try:
        connection.open()
    except (OSError, smtplib.SMTPException) as error:
        problem = Later(f"the mail server cannot be reached: {error}")
        return lambda: problem
    return partial(_send, connection, email)


def _send(connection: Any, email: Any) -> Outcome:  # noqa: ANN401 - any backend
    try:
        connection.send_messages([email])
    except smtplib.SMTPRecipientsRefused as error:
        return Failed(f"the address was refused: {error}")
    except smtplib.SMTPResponseException as error:
        # In SMTP 4xx is a temporary and 5xx a permanent failure.
        kind = Later if error.smtp_code < HTTPStatus.INTERNAL_SERVER_ERROR else Failed
        return kind(str(error.smtp_error))
    except AnymailError as error:
        return _outcome_of_error(error)
    except Exception as error:
        logger.exception("an email may be lost")
        return Unknown(f"the mail server broke off: {error}")
    finally:
        connection.close()
    return Sent()


def _outcome_of_error(error: AnymailError) -> Outcome:
    """Map a provider's HTTP error; without a response it may have accepted the email."""
    if not error.status_code:
        return Unknown(str(error))
    busy = error.status_code == HTTPStatus.TOO_MANY_REQUESTS
    later = busy or error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR
    return Later(str(error)) if later else Failed(str(error))
