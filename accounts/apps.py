"""Accounts: players, guests, friends and API tokens."""

from django.apps import AppConfig
from django.contrib.admin import apps as admin_apps


class AccountsConfig(AppConfig):
    """Django configuration of the app."""

    name = "accounts"

    def ready(self) -> None:
        """Import the OpenAPI extension for tokens, which registers it."""
        from accounts import events, schema  # noqa: F401, PLC0415 - needs all apps loaded


class StaffAdminConfig(admin_apps.AdminConfig):
    """Django's administration, on a site with our log-in."""

    default = False
    default_site = "accounts.admin_site.StaffSite"
