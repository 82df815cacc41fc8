"""Why was a request about an account refused?"""

from http import HTTPStatus

from words import say


class AccountRefusal(ValueError):
    """What was asked cannot be; `field` names what the caller can mend. Nothing has changed."""

    rule: str | None = None

    def __init__(self, message: str, *, field: str | None = None) -> None:
        super().__init__(message)
        self.message, self.field = message, field


class NoSuchPlayer(AccountRefusal):
    """Nobody bears this name or number."""

    code = "not-found"
    status = HTTPStatus.NOT_FOUND

    def __init__(self, *, field: str | None = None) -> None:
        super().__init__(say("account-no-player"), field=field)


class AlreadyLoggedIn(AccountRefusal):
    """Somebody who is logged in wants to become somebody else."""

    code = "already-logged-in"
    status = HTTPStatus.CONFLICT

    def __init__(self) -> None:
        super().__init__(say("account-logged-in"))
