"""The URLs of the sockets."""

from django.urls import URLPattern, re_path

from games.consumers import LobbyConsumer, TableConsumer

websocket_urlpatterns: list[URLPattern] = [
    re_path(r"^ws/tables/(?P<table>[a-z0-9]{1,12})/$", TableConsumer.as_asgi()),
    re_path(r"^ws/lobby/$", LobbyConsumer.as_asgi()),
]
