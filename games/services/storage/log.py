"""Name the players and tiles of a table in the lines of its log."""

from __future__ import annotations

from games.engine.editions import rules_for
from games.engine.presentation.log import GameNames
from games.models import Table
from games.services.seats.names import seat_names

from .position import is_retired, setup_of


def log_names(table: Table) -> GameNames | None:
    """The names in a table's log; None if its rules are no longer supported."""
    if is_retired(table):
        return None
    setup = setup_of(table)
    return GameNames(setup, *rules_for(setup), seats=seat_names(table))
