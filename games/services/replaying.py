"""How is a game looked at again, move by move?

Frames are the table after each move, so many at a time. The position before each part is kept
in the cache: moves are only ever appended, so what a position was it stays, and a part costs
the same wherever in the game it lies.
"""

from __future__ import annotations

from typing import Any

from django.core.cache import cache

from games.engine import Game, load_game, new_game, save_game, view
from games.engine.serial import FORMAT, plain
from games.models import Status, Table
from words import say

from .access import Viewer
from .position import moves_after, read_choice, require_playable, setup_of
from .refusals import TableRefusal
from .seen import Json, eyes_of

#: How many frames are a part.
PART = 25
#: How long positions are kept, in seconds.
KEPT = 3600


def frames_seen(table: Table, viewer: Viewer, seat: int | None, number: int) -> list[Json]:
    """The part in which a number lies: the table after each move, as a viewer may know it."""
    require_playable(table)
    if number > table.move_number:
        raise TableRefusal(say("table-moves-so-far", moves=table.move_number), field="number")
    eyes = _eyes(table, viewer, seat)
    first = number - number % PART
    game = _position(table, first)
    frames = [_frame_seen(game, eyes, first)]
    for move in moves_after(table, first).filter(number__lt=first + PART):
        game.play(move.seat, read_choice(move.choice))
        frames.append(_frame_seen(game, eyes, move.number))
    return frames


def _eyes(table: Table, viewer: Viewer, seat: int | None) -> int | None:
    """The seat one looks from: while the game runs one's own, afterwards any."""
    open_to_all = table.status == Status.FINISHED or table.imported
    if open_to_all and seat is not None and seat < table.players:
        return seat
    return eyes_of(table, viewer, seat)


def _frame_seen(game: Game, eyes: int | None, number: int) -> Json:
    return {"number": number, "view": plain(view(game, eyes))}


def _position(table: Table, number: int) -> Game:
    """The game after so many moves, played on from the last position that is kept."""
    start, game = _kept_position(table, number)
    for move in moves_after(table, start).filter(number__lte=number):
        game.play(move.seat, read_choice(move.choice))
        if move.number % PART == 0:
            cache.set(_key(table, move.number), save_game(game), KEPT)
    return game


def _kept_position(table: Table, number: int) -> tuple[int, Game]:
    keys = {_key(table, each): each for each in range(PART, number + 1, PART)}
    found: dict[str, Any] = cache.get_many(keys)
    if not found:
        return 0, new_game(setup_of(table), table.seed)
    last = max(found, key=keys.__getitem__)
    return keys[last], load_game(found[last])


def _key(table: Table, number: int) -> str:
    return f"position:{FORMAT}:{table.pk}:{number}"
