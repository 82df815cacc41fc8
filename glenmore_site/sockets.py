"""Who may open a socket, and what happens at an address that leads nowhere?"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from channels.auth import AuthMiddlewareStack
from channels.db import database_sync_to_async
from channels.generic.websocket import AsyncWebsocketConsumer
from channels.routing import URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.urls import URLPattern, re_path

from accounts.authentication import shown_token
from accounts.services.tokens import find_token

NOWHERE = 4404
NOBODY = 4401

Scope = dict[str, Any]
Wire = Callable[..., Awaitable[Any]]
Application = Callable[[Scope, Wire, Wire], Awaitable[None]]


class Closed(AsyncWebsocketConsumer):  # type: ignore[misc]
    """Closes the socket, as there would be an error in place of a page."""

    code = NOWHERE

    async def connect(self) -> None:
        """Accept first: only then does a browser get to know the code."""
        await self.accept()
        await self.close(self.code)


class ClosedToNobody(Closed):
    """The same for somebody who shows a token that is worth nothing."""

    code = NOBODY


class TokenOrCookie:
    """Programs show a token; pages come with a cookie, and must be pages of this site."""

    def __init__(self, routes: Application) -> None:
        self.for_programs = routes
        # A page of another site must not open a socket with our visitor's cookie.
        self.for_pages: Application = AllowedHostsOriginValidator(AuthMiddlewareStack(routes))
        self.for_nobody: Application = ClosedToNobody.as_asgi()

    async def __call__(self, scope: Scope, receive: Wire, send: Wire) -> None:
        """Lead each to where he belongs. No page can make a browser send this header."""
        header = dict(scope["headers"]).get(b"authorization")
        if header is None:
            return await self.for_pages(scope, receive, send)
        token = await database_sync_to_async(find_token)(secret=shown_token(header) or "")
        if token is None:
            return await self.for_nobody(scope, receive, send)
        return await self.for_programs(scope | {"user": token.player}, receive, send)


def guarded(routes: Iterable[URLPattern]) -> TokenOrCookie:
    """The routes, for programs with a token and for pages of this site, and who opens them."""
    return TokenOrCookie(URLRouter([*routes, re_path("", Closed.as_asgi())]))
