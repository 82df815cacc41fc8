"""Rate limits of the API, counted per player or per network address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.core.internal.ratelimit import truncate_ip
from django.utils.crypto import salted_hmac
from rest_framework import throttling
from rest_framework.request import Request

if TYPE_CHECKING:  # it imports this module itself
    from rest_framework.views import APIView


class _ByNetwork(throttling.SimpleRateThrottle):
    def get_ident(self, request: Request) -> str:
        """The address; of an IPv6 address its /64, since one household owns all of it."""
        return _network(request)


class AnonRateThrottle(_ByNetwork, throttling.AnonRateThrottle):
    """All requests of visitors."""


class UserRateThrottle(_ByNetwork, throttling.UserRateThrottle):
    """All requests of players."""


class ScopedRateThrottle(_ByNetwork, throttling.ScopedRateThrottle):
    """Requests to views that name a `throttle_scope`."""


class NetworkRateThrottle(_ByNetwork):
    """Requests from one network, by any user; a subclass names the scope."""

    def get_cache_key(self, request: Request, view: APIView) -> str:
        """Count by address alone: one person can be many guests."""
        return self.cache_format % {"scope": self.scope, "ident": self.get_ident(request)}


def network_key(request: Request) -> str:
    """A keyed hash of the network that a request comes from, to count by it without storing it."""
    return salted_hmac("glenmore.network", _network(request)).hexdigest()[:16]


def _network(request: Request) -> str:
    network: str = truncate_ip(throttling.BaseThrottle().get_ident(request) or "")
    return network
