"""Errors for requests about accounts that are refused."""

from http import HTTPStatus

from i18n import translate


class AccountRefusal(ValueError):
    """The request was refused and nothing has changed; `field` names the invalid field."""

    rule: str | None = None

    def __init__(self, message: str, *, field: str | None = None) -> None:
        super().__init__(message)
        self.message, self.field = message, field


class NoSuchPlayer(AccountRefusal):
    """There is no player with this name or id."""

    code = "not-found"
    status = HTTPStatus.NOT_FOUND

    def __init__(self, *, field: str | None = None) -> None:
        super().__init__(translate("account-no-player"), field=field)


class LogInAgain(AccountRefusal):
    """Something that only a player who has just logged in may do."""

    code = "log-in-again"
    status = HTTPStatus.FORBIDDEN

    def __init__(self) -> None:
        super().__init__(translate("account-log-in-again"))


class AlreadyLoggedIn(AccountRefusal):
    """A player who is logged in asks for a guest account."""

    code = "already-logged-in"
    status = HTTPStatus.CONFLICT

    def __init__(self) -> None:
        super().__init__(translate("account-logged-in"))
