"""Why was a request refused?

Every refusal carries the id of the rule behind it, or the name of the field that was
wrong, so that a screen can link to the rule and a caller can mend the request.
"""

from __future__ import annotations

from typing import Self


class Refusal(ValueError):
    """The engine will not do what was asked; nothing has changed."""

    def __init__(self, message: str, *, rule: str | None = None, field: str | None = None) -> None:
        self.message, self.rule, self.field = message, rule, field
        where = rule or field
        super().__init__(f"{message} [{where}]" if where else message)


class IllegalMove(Refusal):
    """The choice is not among the options of the seat; `rule` says which rule forbids it."""


class NotAsked(IllegalMove):
    """The seat has nothing to decide now."""


class BadSetup(Refusal):
    """A game cannot be set up like this; `field` or `rule` says why."""


class RulesRetired(BadSetup):
    """The rules under which a game began are played no more, or not yet."""


class BadRecord(Refusal):
    """A record, position or saved game cannot be read; `field` says where."""

    @classmethod
    def of_setup(cls, error: BadSetup) -> Self:
        """What is written tells of a game that cannot be set up."""
        return cls(error.message, field=error.field or error.rule)


class Stuck(RuntimeError):
    """The rules run in a circle: a bug of theirs. The game must not be used any more."""

    code, status = "stuck", 500
    rule: str | None = None
    field: str | None = None

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class UndoRefused(Refusal):
    """Something was seen or drawn that cannot be taken back."""
