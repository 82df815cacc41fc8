"""URLs of notifications: the API, and the links in messages."""

from django.urls import path, register_converter
from django.urls.converters import StringConverter

from glenmore_site.base import converters  # noqa: F401 - registers row_id
from notifications import pages, views


class TableId(StringConverter):
    """The id of a table."""

    regex = "[a-z0-9]{1,12}"


register_converter(TableId, "table_id")

api = [
    path("me/notifications/", views.MessagesView.as_view(), name="notifications"),
    path("me/notifications/settings/", views.SettingsView.as_view(), name="notification-settings"),
    path("me/notifications/devices/", views.DevicesView.as_view(), name="devices"),
    path("me/notifications/devices/<row_id:device>/", views.DeviceView.as_view(), name="device"),
    path(
        "me/notifications/muted/<table_id:about>/", views.SilenceView.as_view(), name="muted-table"
    ),
]
urlpatterns = [
    path("go/<str:token>", pages.open_message, name="open-message"),
    path("mute-table/<str:token>", pages.mute, name="mute-table"),
    path("stop-mails/<str:token>", pages.stop, name="stop-mails"),
]
