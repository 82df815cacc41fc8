"""Which tables are there, what happened at each, and what may a seat do next?"""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """The app as Django knows it."""

    name = "games"

    def ready(self) -> None:
        """Tell accounts what is kept about players here."""
        from accounts.holdings import Holding, register  # noqa: PLC0415 - needs all apps loaded
        from games.services import holding  # noqa: PLC0415

        register(Holding("games", holding.tell, holding.forget, holding.in_use))
