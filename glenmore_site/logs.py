"""What is written down of what happens, in which form, and what never is?

No code of ours writes a secret into a log. But errors of libraries repeat what they were given:
whatever looks like a token, a cookie or a password is struck out of every line.
"""

from __future__ import annotations

import logging
import re
from typing import Any

from pythonjsonlogger.json import JsonFormatter

KINDS = ("plain", "json")
STRUCK = "[struck out]"
#: What comes before a secret, and the secret.
SECRETS = (
    (re.compile(r"(\bglenmore_)[\w-]{16,}"), r"\1"),
    (re.compile(r"(?i)(\bBearer\s+)[^\s'\",]+"), r"\1"),
    (re.compile(r"(\b(?:sessionid|csrftoken)[\"']?\s*[=:]\s*[\"']?)[\w-]+"), r"\1"),
    (re.compile(r"([?&](?:code|key|token)=)[^\s&'\"]+"), r"\1"),
    (re.compile(r"(\w+://[^\s:/@]*:)[^\s/@]+(?=@)"), r"\1"),
    (re.compile(r"(?i)(\b(?:password|secret|seed)[\"']?\s*[=:]\s*[\"']?)[^\s'\",}]+"), r"\1"),
)


def without_secrets(text: str) -> str:
    """The text with all that looks like a secret struck out."""
    for pattern, before in SECRETS:
        text = pattern.sub(before + STRUCK, text)
    return text


class Plain(logging.Formatter):
    """For people: one line, and the traceback below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line without secrets."""
        return without_secrets(super().format(record))


class Json(JsonFormatter):
    """For programs: one object a line, the traceback in it."""

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """Strike out before the text is put between quotes."""
        return {
            name: without_secrets(value) if isinstance(value, str) else value
            for name, value in log_data.items()
        }


def configuration(kind: str) -> dict[str, Any]:
    """What Python's logging is told: our own parts say more than libraries do."""
    ours = ("accounts", "games", "glenmore_site", "notifications")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "plain": {"()": Plain, "format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
            "json": {
                "()": Json,
                "fmt": ["asctime", "levelname", "name", "process", "message"],
                "rename_fields": {"asctime": "time", "levelname": "level", "name": "logger"},
            },
        },
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": kind}},
        "root": {"handlers": ["console"], "level": "WARNING"},
        "loggers": {
            # Django would mail errors to its admins and print only while debugging.
            "django": {"handlers": [], "level": "WARNING", "propagate": True},
            **{name: {"level": "INFO"} for name in ours},
        },
    }
