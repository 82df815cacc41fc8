"""Who is this player, and how do they show it?"""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """The app as Django knows it."""

    name = "accounts"

    def ready(self) -> None:
        """Let the OpenAPI document know our tokens: it finds extensions once they are imported."""
        from accounts import schema  # noqa: F401, PLC0415 - needs all apps loaded
