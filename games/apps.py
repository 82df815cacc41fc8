"""Which tables are there, what happened at each, and what may a seat do next?"""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """The app as Django knows it."""

    name = "games"

    def ready(self) -> None:
        """Tell accounts what is kept about players here, notifications what there is to tell."""
        from accounts.holdings import Holding, register  # noqa: PLC0415 - needs all apps loaded
        from games.services import handing_over, holding, stories  # noqa: PLC0415
        from notifications import sources  # noqa: PLC0415

        sources.register(stories.TABLES, stories.KINDS)
        register(
            Holding(
                "games",
                tell=holding.tell,
                forget=holding.forget,
                hand_over=handing_over.hand_over,
                hang_up=holding.hang_up,
                in_use=holding.in_use,
            )
        )
