"""Replay a game move by move.

A frame is the table after a move; frames are sent in parts. The position before each part is
cached. As moves are only ever appended it never becomes stale, and a late part costs as little as
an early one.
"""

from __future__ import annotations

from typing import Any

from django.core.cache import caches

from games.engine import Game, load_game, new_game, save_game
from games.engine.core.serial import FORMAT
from games.models import Status, Table
from games.services.refusals import TableRefusal
from games.services.seats.access import Viewer, viewing_seat
from games.services.storage.position import moves_after, read_choice, require_playable, setup_of
from i18n import translate

from .table import Json
from .views import view_payload

#: How many frames a part has.
FRAMES_PER_PART = 25
CACHE_TIMEOUT_S = 3600


def frame_payloads(table: Table, viewer: Viewer, seat: int | None, number: int) -> list[Json]:
    """The part that contains a number of moves, as the viewer may see it."""
    require_playable(table)
    if number > table.move_number:
        raise TableRefusal(translate("table-moves-so-far", moves=table.move_number), field="number")
    own_seat = _replay_seat(table, viewer, seat)
    first = number - number % FRAMES_PER_PART
    game = _position(table, first)
    frames = [_frame_payload(game, own_seat, first)]
    for move in moves_after(table, first).filter(number__lt=first + FRAMES_PER_PART):
        game.play(move.seat, read_choice(move.choice))
        frames.append(_frame_payload(game, own_seat, move.number))
    return frames


def _replay_seat(table: Table, viewer: Viewer, seat: int | None) -> int | None:
    """The viewer's own seat while the game runs, any seat afterwards."""
    open_to_all = table.status == Status.FINISHED or table.imported
    if open_to_all and seat is not None and seat < table.players:
        return seat
    return viewing_seat(table, viewer, seat)


def _frame_payload(game: Game, seat: int | None, number: int) -> Json:
    return {"number": number, "view": view_payload(game, seat)}


def _position(table: Table, number: int) -> Game:
    """The game after a number of moves, played on from the last cached position."""
    start, game = _cached_position(table, number)
    for move in moves_after(table, start).filter(number__lte=number):
        game.play(move.seat, read_choice(move.choice))
        if move.number % FRAMES_PER_PART == 0:
            caches["data"].set(_key(table, move.number), save_game(game), CACHE_TIMEOUT_S)
    return game


def _cached_position(table: Table, number: int) -> tuple[int, Game]:
    keys = {_key(table, each): each for each in range(FRAMES_PER_PART, number + 1, FRAMES_PER_PART)}
    found: dict[str, Any] = caches["data"].get_many(keys)
    if not found:
        return 0, new_game(setup_of(table), table.seed)
    last = max(found, key=keys.__getitem__)
    return keys[last], load_game(found[last])


def _key(table: Table, number: int) -> str:
    return f"position:{FORMAT}:{table.pk}:{number}"
