"""Track which players have a table open."""

from __future__ import annotations

from django.core.cache import caches

#: A screen reports more often than this.
PRESENCE_TIMEOUT_S = 90


def mark_present(table_id: str, player_id: int) -> None:
    """Store that the player has the table open."""
    caches["data"].set(_key(table_id, player_id), True, PRESENCE_TIMEOUT_S)


def mark_absent(table_id: str, player_id: int) -> None:
    """Store that the player has closed the table."""
    caches["data"].delete(_key(table_id, player_id))


def is_present(table_id: str, player_id: int) -> bool:
    """Whether the player has the table open on any screen."""
    return bool(caches["data"].get(_key(table_id, player_id)))


def _key(table_id: str, player_id: int) -> str:
    return f"looks.{table_id}.{player_id}"
