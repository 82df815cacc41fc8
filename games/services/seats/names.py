"""What the seats of a table are called in its game."""

from __future__ import annotations

from games.models import Seat, Table
from i18n import translate

from .seats import seats_at

LETTERS = "ABCDE"


def seat_names(table: Table) -> list[str]:
    """The names of all seats in order, as everybody reads them; equal names are numbered."""
    names = [_name(table, seat) for seat in seats_at(table)]
    return [
        f"{name} {names[:number].count(name) + 1}" if names.count(name) > 1 else name
        for number, name in enumerate(names)
    ]


def _name(table: Table, seat: Seat) -> str:
    if table.imported:
        return translate("seat-letter", letter=LETTERS[seat.number])
    if seat.player is None:
        return translate("seat-bot" if seat.bot else "seat-left")
    if table.hotseat:
        return translate(f"colour-{seat.colour}")
    return translate("seat-left") if seat.player.deleted_at else seat.player.display_name
