"""API URLs of accounts."""

from django.urls import path

from accounts import views
from glenmore_site.base import converters  # noqa: F401 - registers row_id

urlpatterns = [
    path("players/guest/", views.GuestView.as_view(), name="guest"),
    path("me/", views.MeView.as_view(), name="me"),
    path("me/export/", views.ExportView.as_view(), name="export"),
    path("friends/", views.FriendsView.as_view(), name="friends"),
    path("friends/<row_id:player_id>/", views.FriendView.as_view(), name="friend"),
    path("me/tokens/", views.TokensView.as_view(), name="tokens"),
    path("me/tokens/<row_id:token_id>/", views.TokenView.as_view(), name="token"),
]
