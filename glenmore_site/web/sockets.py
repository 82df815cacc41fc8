"""Authentication of sockets, and rejection of unknown URLs."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from channels.auth import AuthMiddlewareStack
from channels.db import database_sync_to_async
from channels.generic.websocket import AsyncWebsocketConsumer
from channels.routing import URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.urls import URLPattern, re_path

from accounts.authentication import bearer_token
from accounts.services.tokens import find_token
from glenmore_site.base.origins import is_same_origin

CLOSE_NOT_FOUND = 4404
CLOSE_UNAUTHORIZED = 4401

Scope = dict[str, Any]
Channel = Callable[..., Awaitable[Any]]
Application = Callable[[Scope, Channel, Channel], Awaitable[None]]


class RejectedSocket(AsyncWebsocketConsumer):  # type: ignore[misc]
    """Closes the socket with a code for an unknown URL."""

    code = CLOSE_NOT_FOUND

    async def connect(self) -> None:
        """Accept first: only then does a browser receive the code."""
        await self.accept()
        await self.close(self.code)


class UnauthorizedSocket(RejectedSocket):
    """Closes the socket of a client with an invalid token."""

    code = CLOSE_UNAUTHORIZED


class SameOrigin:
    """Rejects pages of another port: another program of the same machine may serve them."""

    def __init__(self, routes: Application) -> None:
        self.routes = routes
        self.for_others: Application = UnauthorizedSocket.as_asgi()

    async def __call__(self, scope: Scope, receive: Channel, send: Channel) -> None:
        """Compare the page's origin with the host that the socket was opened to."""
        headers = dict(scope["headers"])
        origin, host = headers.get(b"origin", b"").decode("latin-1"), headers.get(b"host", b"")
        # Every browser sends both; what sends no host is not served by daphne at all.
        if origin and host and not is_same_origin(origin, host.decode("latin-1")):
            return await self.for_others(scope, receive, send)
        return await self.routes(scope, receive, send)


class TokenOrSession:
    """Authenticates programs by token, and pages of this site by session cookie."""

    def __init__(self, routes: Application) -> None:
        self.for_programs = routes
        # A page of another site must not open a socket with our visitor's cookie.
        self.for_pages: Application = AllowedHostsOriginValidator(
            SameOrigin(AuthMiddlewareStack(routes))
        )
        self.for_unauthorized: Application = UnauthorizedSocket.as_asgi()

    async def __call__(self, scope: Scope, receive: Channel, send: Channel) -> None:
        """Choose by the header `Authorization`, which no page can make a browser send."""
        header = dict(scope["headers"]).get(b"authorization")
        if header is None:
            return await self.for_pages(scope, receive, send)
        token = await database_sync_to_async(find_token)(secret=bearer_token(header) or "")
        if token is None:
            return await self.for_unauthorized(scope, receive, send)
        return await self.for_programs(scope | {"user": token.player}, receive, send)


def authenticated(routes: Iterable[URLPattern]) -> TokenOrSession:
    """Wrap the routes with authentication, and reject unknown URLs."""
    return TokenOrSession(URLRouter([*routes, re_path("", RejectedSocket.as_asgi())]))
