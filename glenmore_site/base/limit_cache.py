"""An in-process cache for rate limits, which drops expired entries only.

Django's own drops arbitrary entries once it holds 300: anyone who causes enough of them resets
every limit. Memory stays bounded because the limits themselves bound how many entries an
address can cause within the hour for which they live.
"""

from __future__ import annotations

import time

from django.core.cache.backends.locmem import LocMemCache

FIRST_CLEANUP_ENTRIES = 10_000


class LimitCache(LocMemCache):
    """A LocMemCache that keeps every live entry."""

    _cache: dict[str, bytes]
    _expire_info: dict[str, float | None]
    _max_entries: int

    def _cull(self) -> None:
        """Remove what expired; wait until the rest has doubled, so that a write stays cheap."""
        now = time.time()
        expired = [key for key, at in self._expire_info.items() if at is not None and at <= now]
        for key in expired:
            del self._cache[key], self._expire_info[key]
        self._max_entries = max(FIRST_CLEANUP_ENTRIES, 2 * len(self._cache))
