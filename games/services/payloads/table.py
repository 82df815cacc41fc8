"""Build the payloads about a table that the API and the sockets send.

Every field that leaves the site is listed here. The seed of a running game and the snapshot are
never included; the draft is only sent to the seat that made it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict

from games.engine import visible_facts
from games.engine.common.free_activations import free_activations
from games.engine.core.choices import END
from games.engine.editions import secret_verbs
from games.engine.presentation.log import GameNames, log_lines
from games.lessons import find_lesson
from games.models import STAND_IN, ChatMessage, Event, Move, Seat, Status, Table
from games.services.clocks.absence import is_vacant
from games.services.clocks.deadlines import bank_of, is_timed
from games.services.lobby.lessons import LEARNER_SEAT, remaining_steps
from games.services.seats.access import Viewer, open_invitations, plays_alone, viewing_seat
from games.services.seats.names import seat_names
from games.services.seats.seats import load_seats
from games.services.storage.log import log_names
from games.services.storage.position import (
    Position,
    hidden_moves,
    is_retired,
    moves_between,
    read_facts,
    write_facts,
)

from .views import view_payload

Json = dict[str, Any]
#: A client that missed more events gets the whole table instead.
MAX_EVENTS = 100


def table_summaries(tables: Iterable[Table], viewer: Viewer) -> list[Json]:
    """Summarise tables for a list; the seats of all of them are loaded by one query."""
    found = list(tables)
    load_seats(found)
    invited = _inviters(viewer, found)
    return [
        _summary(table, table.loaded_seats, viewer) | {"invited_by": invited.get(table.pk)}
        for table in found
    ]


def table_summary(table: Table, viewer: Viewer) -> Json:
    """Summarise one table."""
    return table_summaries([table], viewer)[0]


def _inviters(viewer: Viewer, tables: Iterable[Table]) -> dict[str, Json | None]:
    """Map table ids to the player who invited the viewer; only open tables have invitations."""
    waiting = [table for table in tables if table.status == Status.OPEN]
    if viewer is None or not waiting:
        return {}
    found = open_invitations(viewer).filter(table__in=waiting).select_related("by")
    return {each.table_id: player_payload(each.by) for each in found}


def _summary(table: Table, seats: list[Seat], viewer: Viewer) -> Json:
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
        "host": player_payload(table.host),
        "timed": is_timed(table, seats),
        "alone": plays_alone(table, seats),
        "seats": [
            _seat_payload(table, seat) | {"name": name}
            for seat, name in zip(seats, seat_names(table), strict=True)
        ],
        "your_seats": [seat.number for seat in own],
        "your_turn": any(seat.must_act and not seat.stand_in for seat in own),
        "moves": table.move_number,
        "event": table.event_number,
        "created": table.created.isoformat(),
        "started": table.started.isoformat() if table.started else None,
        "finished": table.finished.isoformat() if table.finished else None,
    }


def table_payload(
    table: Table, viewer: Viewer, seat: int | None = None, position: Position | None = None
) -> Json:
    """A table as a viewer sees it, from one of their seats if they have several."""
    summary = table_summary(table, viewer)
    own_seat = viewing_seat(table, viewer, seat)
    over = table.status == Status.FINISHED or table.imported
    return summary | {
        "seat": own_seat,
        "invite_code": table.invite_code if _may_invite(table, summary, viewer) else None,
        "seed_hash": table.seed_hash,
        "seed": table.seed if over else None,
        "rematch": _rematch(table) if table.status == Status.FINISHED else None,
        "step": _lesson_step(table, own_seat),
        **_position_payload(position or Position(table), own_seat),
    }


def _may_invite(table: Table, summary: Json, viewer: Viewer) -> bool:
    """Whether the viewer plays at the table or has imported it."""
    return bool(summary["your_seats"]) or (viewer is not None and table.host_id == viewer.pk)


def _lesson_step(table: Table, seat: int | None) -> Json | None:
    """The texts and the next move of a lesson; None for spectators."""
    lesson = find_lesson(table.lesson, table.rules)
    left = remaining_steps(table) if seat == LEARNER_SEAT else None
    if lesson is None or left is None:
        return None
    texts, move = (left[0].texts, left[0].move) if left else (lesson.last, None)
    if left and left[0].seat != LEARNER_SEAT:
        texts, move = (), None
    own = [step for step in lesson.steps if step.seat == LEARNER_SEAT]
    done = len(own) - len([step for step in left if step.seat == LEARNER_SEAT])
    return {"texts": texts, "move": move, "done": done, "steps": len(own), "over": not left}


def _rematch(table: Table) -> str | None:
    return Table.objects.filter(rematch_of=table).values_list("pk", flat=True).first()


def move_response(position: Position, viewer: Viewer, seat: int, after: int) -> Json:
    """The response to a player who has acted: the table, and the moves since their last state."""
    table = position.table
    payload = table_payload(table, viewer, seat, position)
    return payload | {"news": move_payloads(table, seat, after=after)}


def move_payloads(
    table: Table, seat: int | None, *, after: int = 0, upto: int | None = None
) -> list[Json]:
    """The moves after a number, without what is hidden from the seat or spectator."""
    moves = moves_between(table, after, table.move_number if upto is None else upto)
    hidden_from = table.move_number - hidden_moves(table)
    secret = secret_verbs(tuple(table.chronicles))
    names = log_names(table)
    return [
        _move_payload(
            move, seat, names, hidden=move.number > hidden_from or move.choice[0] in secret
        )
        for move in moves
    ]


def event_payloads(table: Table, viewer: Viewer, seat: int | None, after: int) -> list[Json] | None:
    """The events after a number; None where too many were missed."""
    if not max(0, table.event_number - MAX_EVENTS) <= after <= table.event_number:
        return None
    muted = set(viewer.mutes.values_list("muted", flat=True)) if viewer else set()
    events = table.events.filter(number__gt=after).select_related("message__player")
    return [_event_payload(table, event, seat, muted) for event in events]


def message_payload(message: ChatMessage) -> Json:
    """A chat message."""
    return {
        "id": message.pk,
        "player": player_payload(message.player),
        "text": message.text,
        "said": message.said.isoformat(),
    }


def _position_payload(position: Position, seat: int | None) -> Json:
    table = position.table
    if table.snapshot is None or is_retired(table):
        return {"number": table.move_number, "view": None, "draft": None}
    draft = None if seat not in position.committed.to_act else _draft_payload(position, seat)
    return {
        "number": position.number_for(seat),
        "view": view_payload(position.game_for(seat), seat),
        "draft": draft,
    }


def _draft_payload(position: Position, seat: int | None) -> Json:
    draft = position.draft if position.is_drafting(seat) else []
    game = position.game_for(seat)
    return {
        "choices": [each.choice for each in draft],
        "facts": [write_facts(visible_facts(each.facts, seat)) for each in draft],
        "free_activations": [] if seat is None else free_activations(game, seat),
        "can_undo": bool(draft),
        "can_redo": bool(position.table.undone),
        "can_confirm": seat is not None and END in game.options(seat),
    }


def player_payload(player: Viewer) -> Json | None:
    """The id and name of a player."""
    return {"id": player.pk, "name": player.display_name} if player else None


def _seat_payload(table: Table, seat: Seat) -> Json:
    gone = seat.player is not None and seat.player.deleted_at is not None
    return {
        "number": seat.number,
        "colour": seat.colour,
        "player": None if gone else player_payload(seat.player),
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


def _move_payload(move: Move, seat: int | None, names: GameNames | None, *, hidden: bool) -> Json:
    secret = hidden and move.seat != seat
    facts = visible_facts(read_facts(move.facts), seat)
    # A standing order is known to its own seat alone.
    is_order = move.by == Move.By.ORDER and move.seat != seat
    return {
        "number": move.number,
        "seat": move.seat,
        "by": Move.By.PLAYER if is_order else move.by,
        "choice": None if secret else move.choice,
        "facts": write_facts(facts),
        "lines": [asdict(line) for line in log_lines(facts, names)] if names else [],
        "rule": move.rule,
        "made": move.made.isoformat(),
    }


def _event_payload(table: Table, event: Event, seat: int | None, muted: set[int]) -> Json:
    payload: Json = {"number": event.number, "kind": event.kind}
    if event.kind == Event.Kind.MOVES:
        payload["moves"] = move_payloads(table, seat, after=event.after_move, upto=event.last_move)
    if event.message is not None and event.message.player_id not in muted:
        payload["message"] = message_payload(event.message)
    return payload
