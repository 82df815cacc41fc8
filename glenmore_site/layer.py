"""How do sockets hear of what happened within one process? By Channels' own layer, a little calmer.

Each time that a socket waits for news, that layer looks through the messages of all sockets for
some that are too old. With a crowd this takes longer than telling the news; once a second does.
"""

from time import monotonic

from channels.layers import InMemoryChannelLayer

#: Seconds between two looks.
INTERVAL = 1.0


class CalmLayer(InMemoryChannelLayer):  # type: ignore[misc]  # Channels has no types
    """The layer in memory, for crowds."""

    _looked = 0.0

    def _clean_expired(self) -> None:
        now = monotonic()
        if now - self._looked >= INTERVAL:
            self._looked = now
            super()._clean_expired()
