"""Log formats, and redaction of secrets.

Our own code logs no secrets, but errors of libraries may repeat their input: whatever looks like
a token, a cookie or a password is redacted in every line.
"""

from __future__ import annotations

import logging
import re
from typing import Any

from pythonjsonlogger.json import JsonFormatter

FORMATS = ("plain", "json")
REDACTED = "[struck out]"
#: Patterns of secrets, and the text before the secret, which stays.
SECRETS = (
    (re.compile(r"(\bglenmore_)[\w-]{16,}"), r"\1"),
    (re.compile(r"(?i)(\bBearer\s+)[^\s'\",]+"), r"\1"),
    (re.compile(r"(\b(?:sessionid|csrftoken)[\"']?\s*[=:]\s*[\"']?)[\w-]+"), r"\1"),
    (re.compile(r"(/(?:go|mute-table|stop-mails)/)[^\s?'\"<>/]+"), r"\1"),
    (re.compile(r"([?&](?:code|key|token)=)[^\s&'\"]+"), r"\1"),
    (re.compile(r"(://[^\s:/@]*:)[^\s/@]+(?=@)"), r"\1"),
    (re.compile(r"(?i)(\b(?:password|secret|seed)[\"']?\s*[=:]\s*[\"']?)[^\s'\",}]+"), r"\1"),
)


def without_secrets(text: str) -> str:
    """Return the text with everything that looks like a secret redacted."""
    for pattern, before in SECRETS:
        text = pattern.sub(before + REDACTED, text)
    return text


class PlainFormatter(logging.Formatter):
    """For people: one line per record, followed by the traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Format the record and redact secrets."""
        return without_secrets(super().format(record))


class RedactingJsonFormatter(JsonFormatter):
    """For programs: one JSON object per line, with the traceback in it."""

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """Redact before quotes are escaped."""
        return {
            name: without_secrets(value) if isinstance(value, str) else value
            for name, value in log_data.items()
        }


def configuration(kind: str) -> dict[str, Any]:
    """Return the logging configuration; our own packages log more than libraries."""
    ours = ("accounts", "games", "glenmore.security", "glenmore_site", "notifications")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "plain": {
                "()": PlainFormatter,
                "format": "%(asctime)s %(levelname)s %(name)s: %(message)s",
            },
            "json": {
                "()": RedactingJsonFormatter,
                "fmt": ["asctime", "levelname", "name", "process", "message"],
                "rename_fields": {"asctime": "time", "levelname": "level", "name": "logger"},
            },
        },
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": kind}},
        "root": {"handlers": ["console"], "level": "WARNING"},
        "loggers": {
            # Django would email errors to its admins and print only while debugging.
            "django": {"handlers": [], "level": "WARNING", "propagate": True},
            **{name: {"level": "INFO"} for name in ours},
        },
    }
