"""Discard drafts of seats that changed hands."""

from __future__ import annotations

from collections.abc import Collection

from games.models import Table

from .position import Position


def discard_draft(table: Table, seats: Collection[int]) -> None:
    """Discard the draft of a locked table if it belongs to one of these seats."""
    if Position(table).drafting_seat in seats:
        table.draft, table.undone = [], []
        table.save(update_fields=["draft", "undone"])
