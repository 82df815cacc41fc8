"""Who may open a socket, and what happens at an address that leads nowhere?"""

from collections.abc import Iterable

from channels.auth import AuthMiddlewareStack
from channels.generic.websocket import AsyncWebsocketConsumer
from channels.routing import URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.urls import URLPattern, re_path

NOWHERE = 4404


class Nowhere(AsyncWebsocketConsumer):  # type: ignore[misc]
    """Closes the socket, as a page that is not there would be a 404."""

    async def connect(self) -> None:
        """Accept first: only then does a browser get to know the code."""
        await self.accept()
        await self.close(NOWHERE)


def guarded(routes: Iterable[URLPattern]) -> AllowedHostsOriginValidator:
    """The routes, for pages of this site alone, with the player who is logged in."""
    # A page of another site must not open a socket with our visitor's cookie.
    nowhere = re_path("", Nowhere.as_asgi())
    return AllowedHostsOriginValidator(AuthMiddlewareStack(URLRouter([*routes, nowhere])))
