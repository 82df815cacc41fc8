"""Count how many games players finish; others see the share before they join a table."""

from __future__ import annotations

from collections.abc import Sequence

from games.models import Reliability, Seat, Table
from games.services.seats.seats import seats_at

from .deadlines import is_timed


def record_lapse(seat: Seat) -> None:
    """Count that a bot took over; once per game."""
    if seat.player_id is not None and not seat.lapses and not seat.resigned:
        _count(seat.player_id, lapsed=1)


def record_resignation(table: Table, seat: Seat) -> None:
    """Count a resignation in a game with other people."""
    if is_timed(table, seats_at(table)):
        record_lapse(seat)


def record_finish(table: Table, seats: Sequence[Seat]) -> None:
    """Count a finished game for the players who stayed to the end."""
    if not is_timed(table, seats):
        return
    for seat in seats:
        if seat.player_id is not None and not (seat.lapses or seat.resigned or seat.left_by_id):
            _count(seat.player_id, kept=1)


def reliability_percent(player_id: int) -> int | None:
    """The share of games finished, in per cent; None before the first one."""
    found = Reliability.objects.filter(player=player_id)
    return found.values_list("percent", flat=True).first()


def _count(player_id: int, *, kept: int = 0, lapsed: int = 0) -> None:
    found, _ = Reliability.objects.select_for_update().get_or_create(player_id=player_id)
    found.kept += kept
    found.lapsed += lapsed
    found.percent = round(100 * found.kept / (found.kept + found.lapsed))
    found.save()
