"""The Django app of tables and their games."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Configuration of the app."""

    name = "games"

    def ready(self) -> None:
        """Register personal data with accounts and message texts with notifications."""
        from accounts.personal_data import PersonalData, register  # noqa: PLC0415 - needs all apps loaded
        from games.services.lobby import merge_guest, personal_data  # noqa: PLC0415
        from games.services.messages import message_texts  # noqa: PLC0415
        from notifications import sources  # noqa: PLC0415

        sources.register(message_texts.TABLES, message_texts.KINDS)
        register(
            PersonalData(
                "games",
                export=personal_data.export,
                erase=personal_data.erase,
                merge_guest=merge_guest.merge_guest,
                close_connections=personal_data.close_connections,
                blocks_deletion=personal_data.blocks_deletion,
            )
        )
