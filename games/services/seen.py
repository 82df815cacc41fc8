"""What does a viewer see of a table?

Everything that leaves the site about a table is put together here, field by field. The
seed and the snapshot are never among it; the draft is only for the seat whose it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from games.engine import Game, facts_seen, view
from games.engine.choices import END
from games.engine.editions import secret_verbs
from games.lessons import LESSONS
from games.models import STAND_IN, ChatMessage, Event, Move, Seat, Status, Table

from .absence import is_vacant
from .access import Viewer, invited_to, plays_alone
from .clocks import bank_of, is_timed
from .position import (
    Made,
    committed,
    drafted,
    drafting_seat,
    hidden_moves,
    is_retired,
    moves_between,
    read_facts,
    write_facts,
)
from .seated import look_up_seats
from .teaching import LEARNER, steps_left

Json = dict[str, Any]
#: Who missed more than this is shown the table as it is.
MOST_EVENTS = 100


def summaries_seen(tables: Iterable[Table], viewer: Viewer) -> list[Json]:
    """Tables as they stand in a list; however many, their seats are asked for once."""
    found = list(tables)
    look_up_seats(found)
    invited = _inviting(viewer, found)
    return [
        _summary_seen(table, table.seated, viewer) | {"invited_by": invited.get(table.pk)}
        for table in found
    ]


def summary_seen(table: Table, viewer: Viewer) -> Json:
    """A table as it stands in a list."""
    return summaries_seen([table], viewer)[0]


def _inviting(viewer: Viewer, tables: Iterable[Table]) -> dict[str, Json | None]:
    """Who has invited the viewer to which of these tables; nobody is to those that began."""
    waiting = [table for table in tables if table.status == Status.OPEN]
    if viewer is None or not waiting:
        return {}
    found = invited_to(viewer).filter(table__in=waiting).select_related("by")
    return {each.table_id: person_seen(each.by) for each in found}


def _summary_seen(table: Table, seats: list[Seat], viewer: Viewer) -> Json:
    own = [seat for seat in seats if viewer is not None and seat.player_id == viewer.pk]
    return {
        "id": table.pk,
        "edition": table.edition,
        "chronicles": table.chronicles,
        "options": table.options,
        "rules": table.rules,
        "players": table.players,
        "pace": table.pace,
        "sleep_hours": table.sleep_hours,
        "weekend_pause": table.weekend_pause,
        "vacation_days": table.vacation_days,
        "rated": table.rated,
        "visibility": table.visibility,
        "hotseat": table.hotseat,
        "status": table.status,
        "paused": table.paused,
        "imported": table.imported,
        "lesson": table.lesson,
        "retired": is_retired(table),
        "host": person_seen(table.host),
        "timed": is_timed(table, seats),
        "alone": plays_alone(table, seats),
        "seats": [_seat_seen(table, seat) for seat in seats],
        "your_seats": [seat.number for seat in own],
        "your_turn": any(seat.must_act and not seat.stand_in for seat in own),
        "moves": table.move_number,
        "event": table.event_number,
        "created": table.created.isoformat(),
        "started": table.started.isoformat() if table.started else None,
        "finished": table.finished.isoformat() if table.finished else None,
    }


def table_seen(table: Table, viewer: Viewer, seat: int | None = None) -> Json:
    """A table as a viewer sees it, from one of his seats if he has several."""
    summary = summary_seen(table, viewer)
    eyes = _eyes(summary, seat)
    over = table.status == Status.FINISHED or table.imported
    return summary | {
        "seat": eyes,
        "invite_code": table.invite_code if _may_invite(table, summary, viewer) else None,
        "seed_hash": table.seed_hash,
        "seed": table.seed if over else None,
        "rematch": _rematch(table) if table.status == Status.FINISHED else None,
        "step": _step_seen(table, eyes),
        **_position_seen(table, eyes),
    }


def _may_invite(table: Table, summary: Json, viewer: Viewer) -> bool:
    """Who sits there, and who opened a record, may send the link."""
    return bool(summary["your_seats"]) or (viewer is not None and table.host_id == viewer.pk)


def _step_seen(table: Table, eyes: int | None) -> Json | None:
    """What a lesson says and asks for now; nothing to those who look on."""
    left = steps_left(table) if eyes == LEARNER else None
    if left is None:
        return None
    lesson = LESSONS[table.lesson]
    texts, move = (left[0].texts, left[0].move) if left else (lesson.last, None)
    if left and left[0].seat != LEARNER:
        texts, move = (), None
    own = [step for step in lesson.steps if step.seat == LEARNER]
    done = len(own) - len([step for step in left if step.seat == LEARNER])
    return {"texts": texts, "move": move, "done": done, "steps": len(own), "over": not left}


def _rematch(table: Table) -> str | None:
    return Table.objects.filter(rematch_of=table).values_list("pk", flat=True).first()


def answer_seen(table: Table, viewer: Viewer, seat: int, after: int) -> Json:
    """What a player is told who has acted: the table, and the moves since he looked."""
    seen = table_seen(table, viewer, seat)
    return seen | {"news": moves_seen(table, seat, after=after)}


def moves_seen(
    table: Table, seat: int | None, *, after: int = 0, upto: int | None = None
) -> list[Json]:
    """The moves since then as a seat, or a spectator, may know them."""
    moves = moves_between(table, after, table.move_number if upto is None else upto)
    hidden_from = table.move_number - hidden_moves(table)
    secret = secret_verbs(tuple(table.chronicles))
    return [
        _move_seen(move, seat, hidden=move.number > hidden_from or move.choice[0] in secret)
        for move in moves
    ]


def events_seen(table: Table, viewer: Viewer, seat: int | None, after: int) -> list[Json] | None:
    """The events since then; None where the viewer had better look at the whole table."""
    if not max(0, table.event_number - MOST_EVENTS) <= after <= table.event_number:
        return None
    muted = set(viewer.mutes.values_list("muted", flat=True)) if viewer else set()
    events = table.events.filter(number__gt=after).select_related("message__player")
    return [_event_seen(table, event, seat, muted) for event in events]


def message_seen(message: ChatMessage) -> Json:
    """Something said at the table."""
    return {
        "id": message.pk,
        "player": person_seen(message.player),
        "text": message.text,
        "said": message.said.isoformat(),
    }


def eyes_of(table: Table, viewer: Viewer, seat: int | None = None) -> int | None:
    """The seat a viewer looks from."""
    return _eyes(summary_seen(table, viewer), seat)


def _eyes(summary: Json, wanted: int | None) -> int | None:
    """The seat asked for if it is the viewer's own, else the one of his that must act, else any.

    Where several people share a device, and none of them has to act, they see what anyone may see.
    """
    own: list[int] = summary["your_seats"]
    if wanted in own:
        return wanted
    acting = [each["number"] for each in summary["seats"] if each["must_act"]]
    shared = summary["hotseat"] and summary["status"] == Status.RUNNING
    anyway = own[0] if own and not shared else None
    return next((number for number in own if number in acting), anyway)


def _position_seen(table: Table, eyes: int | None) -> Json:
    if table.snapshot is None or is_retired(table):
        return {"number": table.move_number, "view": None, "draft": None}
    if eyes is None or drafting_seat(table) != eyes:
        game = committed(table)
        draft = _draft_seen(table, game, eyes, []) if eyes in game.to_act else None
        return {"number": table.move_number, "view": _view(game, eyes), "draft": draft}
    position = drafted(table)
    return {
        "number": table.move_number + len(position.draft),
        "view": _view(position.game, eyes),
        "draft": _draft_seen(table, position.game, eyes, position.draft),
    }


def _draft_seen(table: Table, game: Game, seat: int | None, made: list[Made]) -> Json:
    return {
        "choices": [each.choice for each in made],
        "facts": [write_facts(facts_seen(each.facts, seat)) for each in made],
        "can_undo": bool(made),
        "can_redo": bool(table.undone),
        "can_confirm": seat is not None and END in game.options(seat),
    }


def _view(game: Game, eyes: int | None) -> Json:
    seen: Json = msgspec.to_builtins(view(game, eyes))
    return seen


def person_seen(player: Viewer) -> Json | None:
    """A player by name."""
    return {"id": player.pk, "name": player.display_name} if player else None


def _seat_seen(table: Table, seat: Seat) -> Json:
    gone = seat.player is not None and seat.player.deleted_at is not None
    return {
        "number": seat.number,
        "colour": seat.colour,
        "player": None if gone else person_seen(seat.player),
        "bot": STAND_IN if seat.away else seat.bot,
        "resigned": seat.resigned,
        "away": seat.away,
        "vacant": is_vacant(seat),
        "anonymous": gone or (seat.player is None and not seat.bot),
        "must_act": seat.must_act,
        "bank": None if seat.deadline else int(bank_of(table, seat).total_seconds()),
        "deadline": seat.deadline.isoformat() if seat.deadline else None,
        "takeover": seat.takeover.isoformat() if seat.takeover else None,
        "points": seat.points,
        "place": seat.place,
        "rating": None if gone else seat.rating,  # type: ignore[attr-defined]  # annotated
        "reliability": None if gone else seat.reliability,  # type: ignore[attr-defined]  # likewise
    }


def _move_seen(move: Move, seat: int | None, *, hidden: bool) -> Json:
    secret = hidden and move.seat != seat
    return {
        "number": move.number,
        "seat": move.seat,
        "by": move.by,
        "choice": None if secret else move.choice,
        "facts": write_facts(facts_seen(read_facts(move.facts), seat)),
        "rule": move.rule,
        "made": move.made.isoformat(),
    }


def _event_seen(table: Table, event: Event, seat: int | None, muted: set[int]) -> Json:
    seen: Json = {"number": event.number, "kind": event.kind}
    if event.kind == Event.Kind.MOVES:
        seen["moves"] = moves_seen(table, seat, after=event.after_move, upto=event.last_move)
    if event.message is not None and event.message.player_id not in muted:
        seen["message"] = message_seen(event.message)
    return seen
