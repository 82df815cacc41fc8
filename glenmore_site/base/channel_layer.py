"""In-memory channel layer that removes expired messages at most once a second.

Channels' own layer searches the messages of all sockets for expired ones each time that a socket
waits for a message. With many sockets this takes longer than delivering the messages.
"""

from time import monotonic

from channels.layers import InMemoryChannelLayer

CLEANUP_INTERVAL_S = 1.0


class ThrottledCleanupLayer(InMemoryChannelLayer):  # type: ignore[misc]  # Channels has no types
    """Channels' in-memory layer with throttled cleanup."""

    _cleaned_at = 0.0

    def _clean_expired(self) -> None:
        now = monotonic()
        if now - self._cleaned_at >= CLEANUP_INTERVAL_S:
            self._cleaned_at = now
            super()._clean_expired()
