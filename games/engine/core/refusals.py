"""The errors of the engine.

Every refusal carries the id of the rule behind it, or the name of the invalid field, so that the
front end can link to the rule and a caller can correct the request.
"""

from __future__ import annotations

from typing import Self


class Refusal(ValueError):
    """The request was refused; nothing has changed."""

    def __init__(self, message: str, *, rule: str | None = None, field: str | None = None) -> None:
        self.message, self.rule, self.field = message, rule, field
        where = rule or field
        super().__init__(f"{message} [{where}]" if where else message)


class IllegalMove(Refusal):
    """The choice is not among the options of the seat; `rule` names the rule that forbids it."""


class NotYourTurn(IllegalMove):
    """The seat has nothing to decide now."""


class BadSetup(Refusal):
    """A game cannot be set up like this; `field` or `rule` says why."""


class RulesRetired(BadSetup):
    """The game was started under a version of the rules that is not supported."""


class BadRecord(Refusal):
    """A record, position or saved game cannot be read; `field` says where."""

    @classmethod
    def of_setup(cls, error: BadSetup) -> Self:
        """Return the error for text that describes an invalid set-up."""
        return cls(error.message, field=error.field or error.rule)


class Stuck(RuntimeError):
    """The rules run in an endless loop, which is a bug; the game must be discarded."""

    code, status = "stuck", 500
    rule: str | None = None
    field: str | None = None

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class UndoRefused(Refusal):
    """The move cannot be undone or redone."""
