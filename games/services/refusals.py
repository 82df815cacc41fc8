"""Why was a request at a table refused?

Like the engine's refusals these name a field, or say all in their message; `status` and
`code` tell the API how to answer.
"""

from __future__ import annotations

from http import HTTPStatus


class TableRefusal(Exception):
    """What was asked cannot be. Nothing has changed."""

    status = HTTPStatus.BAD_REQUEST
    code = "refused"
    rule: str | None = None

    def __init__(self, message: str, *, field: str | None = None) -> None:
        super().__init__(message)
        self.message, self.field = message, field


class NotYours(TableRefusal):
    """Somebody acted for a seat, or on a thing, that is not his."""

    status = HTTPStatus.FORBIDDEN
    code = "not-yours"


class NoSuchTable(TableRefusal):
    """There is none, or it may not be seen."""

    status = HTTPStatus.NOT_FOUND
    code = "not-found"


class NotNow(TableRefusal):
    """The table is not in a state in which this can be done."""

    status = HTTPStatus.CONFLICT
    code = "not-now"


class Stale(NotNow):
    """The request was made for another moment of the game."""

    code = "stale"
