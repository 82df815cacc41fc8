"""Describe what happened since a seat's last turn, by lines of the log."""

from __future__ import annotations

from games.engine import visible_facts
from games.engine.presentation.log import GameNames, log_lines
from games.models import STAND_IN, Move, Seat, Table
from games.services.storage.log import log_names
from games.services.storage.position import read_facts
from i18n import translate

#: The lines of an email.
MAX_LINES = 10


def recap_lines(table: Table, seat: int) -> list[str]:
    """The lines of all actions since the seat's last turn, without what is hidden from it."""
    last = table.moves.filter(seat=seat, by=Move.By.PLAYER).order_by("-number").first()
    moves = list(table.moves.filter(number__gt=last.number if last else 0))
    names = log_names(table)
    lines = [line for move in moves for line in _lines(move, names, seat)] if names else []
    if not lines:
        return [] if moves or last else [translate("message-nothing")]
    hidden = [translate("message-more")] if len(lines) > MAX_LINES else []
    return [*hidden, *lines[-MAX_LINES:]]


def _lines(move: Move, names: GameNames, seat: int) -> list[str]:
    facts = visible_facts(read_facts(move.facts), seat)
    return [line.text for line in log_lines(facts, names) if not line.detail]


def seat_name(seat: Seat) -> str:
    """The name of the player or bot at a seat."""
    if seat.player is not None and seat.player.deleted_at is None:
        return seat.player.display_name
    return translate(f"message-bot-{seat.bot or STAND_IN}")
