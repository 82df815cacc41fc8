"""Outcomes of sending a message to a provider."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """The result of one attempt, with a detail for the log."""

    detail: str = ""


class Sent(Outcome):
    """The provider has accepted it."""


class Failed(Outcome):
    """The provider has rejected it for good."""


class Later(Outcome):
    """The provider has certainly not accepted it; it may be retried."""


class Unknown(Outcome):
    """It is unknown whether the provider accepted it, so it is not sent again."""
