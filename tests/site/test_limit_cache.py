"""Rate limits survive whatever strangers put into the cache."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.core.cache import cache, caches
from django.test import Client
from rest_framework.throttling import SimpleRateThrottle

from glenmore_site.base.limit_cache import FIRST_CLEANUP_ENTRIES, LimitCache


@pytest.fixture(autouse=True)
def _empty_caches() -> Iterator[None]:
    _clear()
    yield
    _clear()


def _clear() -> None:
    for each in (caches["default"], caches["data"]):
        each.clear()


def test_a_live_entry_is_never_evicted() -> None:
    cache.set("limit", 1, 60)
    for number in range(3 * FIRST_CLEANUP_ENTRIES):
        cache.set(f"other.{number}", 1, 60)
    assert cache.get("limit") == 1


def test_expired_entries_are_removed() -> None:
    limits = LimitCache("expiry", {})
    for number in range(FIRST_CLEANUP_ENTRIES):
        limits.set(f"old.{number}", 1, 0)
    for number in range(FIRST_CLEANUP_ENTRIES):
        limits.set(f"new.{number}", 1, 60)
    assert len(limits._cache) <= FIRST_CLEANUP_ENTRIES + 1
    limits.clear()


@pytest.mark.django_db
def test_probes_write_nothing() -> None:
    for _ in range(5):
        Client().get("/health/ready")
    stored = [each._cache for each in (cache, caches["data"])]  # type: ignore[attr-defined]
    assert not any(stored)


@pytest.mark.django_db
def test_a_limit_holds_after_a_flood_of_other_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SimpleRateThrottle.THROTTLE_RATES, "anon", "2/min")
    ask = Client().get
    assert [ask("/api/v1/schema/").status_code for _ in range(3)] == [200, 200, 429]
    for number in range(1000):
        cache.set(f"flood.{number}", 1, 60)
        caches["data"].set(f"flood.{number}", 1, 60)
    assert ask("/api/v1/schema/").status_code == 429


@pytest.mark.django_db
def test_ipv6_addresses_of_one_network_share_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SimpleRateThrottle.THROTTLE_RATES, "anon", "2/min")

    def ask(address: str) -> int:
        return Client(REMOTE_ADDR=address).get("/api/v1/schema/").status_code

    assert [ask(f"2001:db8:1:2::{number}") for number in range(1, 4)] == [200, 200, 429]
    assert ask("2001:db8:1:3::1") == 200
