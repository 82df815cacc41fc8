"""Why was a request about notifications refused?"""


class NotificationRefusal(ValueError):
    """What was asked cannot be; `field` names what the caller can mend. Nothing has changed."""

    rule: str | None = None

    def __init__(self, message: str, *, field: str | None = None) -> None:
        super().__init__(message)
        self.message, self.field = message, field
