"""Notifications: messages to players by push and by email."""

from django.apps import AppConfig


class NotificationsConfig(AppConfig):
    """Django configuration of the app."""

    name = "notifications"

    def ready(self) -> None:
        """Register the personal data of this app and the source of digests."""
        from accounts.personal_data import PersonalData, register  # noqa: PLC0415 - needs all apps loaded
        from notifications import sources  # noqa: PLC0415
        from notifications.models import Kind  # noqa: PLC0415
        from notifications.services import digests, personal_data  # noqa: PLC0415

        sources.register(digests.DIGEST_SOURCE, [Kind.DIGEST])
        register(
            PersonalData(
                "notifications",
                export=personal_data.export,
                erase=personal_data.erase,
                merge_guest=personal_data.merge_guest,
            )
        )
