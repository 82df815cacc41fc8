"""How is a draft forgotten whose seat nobody plays any more?"""

from __future__ import annotations

from collections.abc import Collection

from games.models import Table

from .position import drafting_seat


def drop_draft(table: Table, seats: Collection[int]) -> None:
    """Forget what one of these seats has begun, at a locked table."""
    if drafting_seat(table) in seats:
        table.draft, table.undone = [], []
        table.save(update_fields=["draft", "undone"])
