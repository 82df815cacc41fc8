"""Who must hear of what happened, by which way, and when?"""

from django.apps import AppConfig


class NotificationsConfig(AppConfig):
    """The app as Django knows it."""

    name = "notifications"

    def ready(self) -> None:
        """Tell accounts what is kept about players here, and who writes digests."""
        from accounts.holdings import Holding, register  # noqa: PLC0415 - needs all apps loaded
        from notifications import sources  # noqa: PLC0415
        from notifications.models import Kind  # noqa: PLC0415
        from notifications.services import digests, holding  # noqa: PLC0415

        sources.register(digests.DIGESTS, [Kind.DIGEST])
        register(
            Holding(
                "notifications",
                tell=holding.tell,
                forget=holding.forget,
                hand_over=holding.hand_over,
            )
        )
