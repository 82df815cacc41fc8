"""Rate limits of the API, counted per player or per network address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.core.internal.ratelimit import truncate_ip
from rest_framework import throttling
from rest_framework.request import Request

if TYPE_CHECKING:  # it imports this module itself
    from rest_framework.views import APIView


class _ByNetwork(throttling.SimpleRateThrottle):
    def get_ident(self, request: Request) -> str:
        """The address; of an IPv6 address its /64, since one household owns all of it."""
        network: str = truncate_ip(super().get_ident(request) or "")
        return network


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
