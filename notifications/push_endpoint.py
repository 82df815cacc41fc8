"""Check the addresses that browsers subscribe with, and connect to public addresses only.

A browser names the URL that the site will call, so the URL is hostile input. It is parsed by
urllib3, the parser that also opens the connection, and the host is resolved and checked again
when the connection is made.
"""

from __future__ import annotations

import socket
from io import BytesIO
from ipaddress import IPv6Address, ip_address
from typing import Any

from django.conf import settings
from requests import PreparedRequest, Response, Session
from requests.adapters import HTTPAdapter
from urllib3 import HTTPSConnectionPool
from urllib3.connection import HTTPSConnection
from urllib3.exceptions import LocationParseError, NameResolutionError, NewConnectionError
from urllib3.util import Url, parse_url

FORBIDDEN_CHARACTERS = frozenset("\\@ \t\r\n")


class InvalidEndpoint(ValueError):
    """The URL does not belong to a push service that the site may call."""


def check_endpoint(endpoint: str) -> None:
    """Refuse every URL but that of a known push service on its standard port."""
    if not endpoint.isascii() or not endpoint.isprintable():
        raise InvalidEndpoint("characters outside printable ASCII")
    if FORBIDDEN_CHARACTERS & set(endpoint):
        raise InvalidEndpoint("backslash, credentials or white space")
    try:
        url = parse_url(endpoint)
    except LocationParseError as error:
        raise InvalidEndpoint("malformed") from error
    if not (_is_trusted_origin(url) or _is_push_service(url)):
        raise InvalidEndpoint("not a known push service")


def push_session() -> Session:
    """Return an HTTP session that can reach push services and nothing else."""
    session = _PushSession()
    session.trust_env = False  # a proxy would connect on our behalf, unchecked
    session.mount("https://", _PublicAdapter())
    return session


def public_addresses(host: str, port: int) -> list[str]:
    """Resolve a host; refuse it if any of its addresses is not on the public internet."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
    for address in addresses:
        if not _is_public(address):
            raise InvalidEndpoint(f"{host} resolves to a non-public address")
    return addresses


def _is_push_service(url: Url) -> bool:
    host = (url.host or "").lower()
    known = any(host == each or host.endswith(f".{each}") for each in settings.PUSH_SERVICES)
    return known and url.scheme == "https" and url.port is None and url.auth is None


def _is_trusted_origin(url: Url) -> bool:
    origins = {f"{url.scheme}://{url.host}:{url.port}", f"{url.scheme}://{url.host}:*"}
    return not origins.isdisjoint(settings.PUSH_TRUSTED_ORIGINS)


def _is_public(address: str) -> bool:
    parsed = ip_address(address.partition("%")[0])
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped.is_global
    return parsed.is_global and not parsed.is_multicast


class _PushSession(Session):
    """Checks each request once more, follows no redirect and discards response bodies."""

    def send(self, request: PreparedRequest, **kwargs: Any) -> Response:  # noqa: ANN401
        check_endpoint(request.url or "")
        kwargs |= {"allow_redirects": False, "stream": True}
        response = super().send(request, **kwargs)
        response.close()
        response.raw = BytesIO()
        return response


class _PublicConnection(HTTPSConnection):
    """Connects to the first reachable address of a host, all of them being public."""

    def _new_conn(self) -> socket.socket:
        host = self._dns_host
        try:
            return self._connect_to_any(self._public_addresses(host))
        finally:
            self._dns_host = host

    def _public_addresses(self, host: str) -> list[str]:
        try:
            return public_addresses(host, self.port or 443)
        except socket.gaierror as error:
            raise NameResolutionError(host, self, error) from error
        except InvalidEndpoint as error:
            raise NewConnectionError(self, str(error)) from error

    def _connect_to_any(self, addresses: list[str]) -> socket.socket:
        *others, last = addresses
        for address in others:
            try:
                return self._connect_to(address)
            except NewConnectionError:
                continue
        return self._connect_to(last)

    def _connect_to(self, address: str) -> socket.socket:
        self._dns_host = address
        return super()._new_conn()


class _PublicPool(HTTPSConnectionPool):
    ConnectionCls = _PublicConnection


class _PublicAdapter(HTTPAdapter):
    """Makes connections that check the address they connect to."""

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().init_poolmanager(*args, **kwargs)
        self.poolmanager.pool_classes_by_scheme = {"https": _PublicPool}
