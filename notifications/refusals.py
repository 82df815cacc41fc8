"""Errors for requests about notifications that are refused."""


class NotificationRefusal(ValueError):
    """The request was refused and nothing has changed; `field` names the invalid field."""

    rule: str | None = None

    def __init__(self, message: str, *, field: str | None = None) -> None:
        super().__init__(message)
        self.message, self.field = message, field
