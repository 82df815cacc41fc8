"""Who is looking at a table right now? For as long as his screen says so."""

from __future__ import annotations

from django.core.cache import cache

#: A screen says it more often than this.
LOOKS_FOR = 90
SAID_EVERY = 30


def note_look(table_id: str, player_id: int) -> None:
    """The player looks at the table."""
    cache.set(_key(table_id, player_id), True, LOOKS_FOR)


def note_away(table_id: str, player_id: int) -> None:
    """He does not any more."""
    cache.delete(_key(table_id, player_id))


def is_looking(table_id: str, player_id: int) -> bool:
    """Whether the player looks at the table, on any of his screens."""
    return bool(cache.get(_key(table_id, player_id)))


def _key(table_id: str, player_id: int) -> str:
    return f"looks.{table_id}.{player_id}"
