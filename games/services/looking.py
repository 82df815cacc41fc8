"""What may a player look at before he decides: what would come of it, and how it came to this?"""

from __future__ import annotations

from games.engine import Game, new_game, view
from games.engine.choices import END
from games.engine.outlook import Outlook, outlooks
from games.engine.serial import plain
from games.engine.standings import standings
from games.models import Move, Table

from .access import Viewer
from .position import draft_of, read_choice, setup_of, write_facts
from .seen import Json, eyes_of, moves_seen

#: Who missed more turns than these is shown the last ones.
MOST_TURNS = 40


def outlook_seen(table: Table, viewer: Viewer, seat: int | None) -> Json:
    """What would come of each tile or place that a viewer may choose; nothing for spectators."""
    eyes = eyes_of(table, viewer, seat)
    if eyes is None or table.snapshot is None:
        return {"number": table.move_number, "outlook": []}
    game, number = draft_of(table, eyes)
    return {"number": number, "outlook": [_outlook_seen(each) for each in outlooks(game, eyes)]}


def standings_seen(table: Table, viewer: Viewer, seat: int | None) -> Json:
    """What a scoring would bring each seat now, the viewer's own draft included."""
    eyes = eyes_of(table, viewer, seat)
    if table.snapshot is None:
        return {"number": table.move_number, "standings": []}
    game, number = draft_of(table, eyes)
    return {"number": number, "standings": [plain(each) for each in standings(game)]}


def turns_seen(
    table: Table, viewer: Viewer, seat: int | None, after: int, upto: int | None = None
) -> list[Json]:
    """The table as a viewer saw it at a number, and after each turn from then to another number."""
    if table.snapshot is None:
        return []
    eyes = eyes_of(table, viewer, seat)
    game = new_game(setup_of(table), table.seed)
    moves = list(table.moves.all() if upto is None else table.moves.filter(number__lte=upto))
    stops = _stops(moves, after)
    seen = [_turn_seen(table, game, eyes, 0, 0)] if 0 in stops else []
    for move in moves:
        game.play(move.seat, read_choice(move.choice))
        if move.number in stops:
            before = seen[-1]["number"] if seen else move.number
            seen.append(_turn_seen(table, game, eyes, before, move.number))
    return seen


def _stops(moves: list[Move], after: int) -> set[int]:
    """The numbers at which the table is shown: where turns ended since then, and now."""
    last = moves[-1].number if moves else 0
    ends = [move.number for move in moves if read_choice(move.choice) == END]
    numbers = {min(after, last), *(number for number in ends if number > after), last}
    return set(sorted(numbers)[-MOST_TURNS:])


def _turn_seen(table: Table, game: Game, eyes: int | None, before: int, number: int) -> Json:
    return {
        "number": number,
        "view": plain(view(game, eyes)),
        "moves": moves_seen(table, eyes, after=before, upto=number),
    }


def _outlook_seen(outlook: Outlook) -> Json:
    seen: Json = plain(outlook)
    return seen | {"facts": write_facts(outlook.facts)}
