"""What came of handing a message to a provider?"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """What the provider said, in words for the log."""

    detail: str = ""


class Sent(Outcome):
    """The provider has taken it."""


class Failed(Outcome):
    """The provider has not taken it, and never will."""


class Later(Outcome):
    """The provider has certainly not taken it; it may be tried again."""


class Unknown(Outcome):
    """Nobody knows; so it is not sent again."""
