"""Build previews of choices, expected scores and recent turns."""

from __future__ import annotations

from games.engine import Game, new_game
from games.engine.core.choices import END
from games.engine.core.serial import plain
from games.engine.presentation.preview import Preview, previews
from games.engine.presentation.standings import standings
from games.models import Move, Table
from games.services.seats.access import Viewer, viewing_seat
from games.services.storage.position import Position, read_choice, setup_of, write_facts

from .table import Json, move_payloads
from .views import view_payload

#: A player who missed more turns sees the last ones.
MAX_TURNS = 40


def previews_payload(table: Table, viewer: Viewer, seat: int | None) -> Json:
    """The effect of each tile or place that a viewer may choose; empty for spectators."""
    own_seat = viewing_seat(table, viewer, seat)
    if own_seat is None or table.snapshot is None:
        return {"number": table.move_number, "previews": []}
    position = Position(table)
    game, number = position.game_for(own_seat), position.number_for(own_seat)
    return {
        "number": number,
        "previews": [_preview_payload(each) for each in previews(game, own_seat)],
    }


def standings_payload(table: Table, viewer: Viewer, seat: int | None) -> Json:
    """The points of each seat in a scoring now, with the viewer's draft."""
    own_seat = viewing_seat(table, viewer, seat)
    if table.snapshot is None:
        return {"number": table.move_number, "standings": []}
    position = Position(table)
    game, number = position.game_for(own_seat), position.number_for(own_seat)
    return {"number": number, "standings": [plain(each) for each in standings(game)]}


def turn_payloads(
    table: Table, viewer: Viewer, seat: int | None, after: int, upto: int | None = None
) -> list[Json]:
    """The table as a viewer saw it at one number and after each turn up to another."""
    if table.snapshot is None:
        return []
    own_seat = viewing_seat(table, viewer, seat)
    game = new_game(setup_of(table), table.seed)
    moves = list(table.moves.all() if upto is None else table.moves.filter(number__lte=upto))
    stops = _stops(moves, after)
    turns = [_turn_payload(table, game, own_seat, 0, 0)] if 0 in stops else []
    for move in moves:
        game.play(move.seat, read_choice(move.choice))
        if move.number in stops:
            before = turns[-1]["number"] if turns else move.number
            turns.append(_turn_payload(table, game, own_seat, before, move.number))
    return turns


def _stops(moves: list[Move], after: int) -> set[int]:
    """The numbers at which the table is shown: the ends of turns since then, and now."""
    last = moves[-1].number if moves else 0
    ends = [move.number for move in moves if read_choice(move.choice) == END]
    numbers = {min(after, last), *(number for number in ends if number > after), last}
    return set(sorted(numbers)[-MAX_TURNS:])


def _turn_payload(table: Table, game: Game, seat: int | None, before: int, number: int) -> Json:
    return {
        "number": number,
        "view": view_payload(game, seat),
        "moves": move_payloads(table, seat, after=before, upto=number),
    }


def _preview_payload(preview: Preview) -> Json:
    payload: Json = plain(preview)
    return payload | {"facts": write_facts(preview.facts)}
