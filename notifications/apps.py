"""Who must hear of what happened, by which way, and when?"""

from django.apps import AppConfig


class NotificationsConfig(AppConfig):
    """The app as Django knows it."""

    name = "notifications"
