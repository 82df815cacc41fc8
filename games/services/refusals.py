"""Refusals of requests at a table.

Like the engine's refusals they may name a field; `status` and `code` define the API's response.
"""

from __future__ import annotations

from http import HTTPStatus


class TableRefusal(Exception):
    """The request was refused and nothing has changed."""

    status = HTTPStatus.BAD_REQUEST
    code = "refused"
    rule: str | None = None

    def __init__(self, message: str, *, field: str | None = None) -> None:
        super().__init__(message)
        self.message, self.field = message, field


class NotYours(TableRefusal):
    """The player acted for a seat, or on a thing, that is not theirs."""

    status = HTTPStatus.FORBIDDEN
    code = "not-yours"


class NoSuchTable(TableRefusal):
    """The table does not exist, or the viewer may not see it."""

    status = HTTPStatus.NOT_FOUND
    code = "not-found"


class NotNow(TableRefusal):
    """The table is not in a state that allows the request."""

    status = HTTPStatus.CONFLICT
    code = "not-now"


class TooMany(NotNow):
    """The player has reached a limit; something has to end first."""

    code = "too-many"


class Stale(NotNow):
    """The request was made for an earlier state of the game."""

    code = "stale"
