"""Export and erase the personal data that tables store about a player.

Games stay when an account is deleted: its seats become anonymous and bots play them on.
"""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet

from accounts.models import Player
from games.models import (
    ChatMessage,
    CorrectionReport,
    DailyRest,
    Event,
    Invitation,
    MatchRequest,
    Reliability,
    Report,
    StandingOrder,
    Status,
    Table,
)
from games.services.messages import live_updates
from games.services.seats.access import lock_table
from games.services.storage.drafts import discard_draft

from .matchmaking import cancel_match_request
from .tables import leave_table


def export(player: Player) -> dict[str, Any]:
    """Return everything stored about the player's games, ready for JSON."""
    requests = MatchRequest.objects.filter(player=player)
    request = _rows(requests, "edition", "least", "most", "made")
    return {
        "seats": _rows(player.seats, "table", "number", "colour", "resigned", "points", "place"),
        "messages": _rows(ChatMessage.objects.filter(player=player), "table", "text", "said"),
        "notes": _rows(player.notes, "table", "text"),
        "ratings": _rows(player.ratings, "edition", "mu", "sigma", "games"),
        "mutes": _rows(player.mutes, "muted"),
        "invitations": _rows(player.invitations, "table", "by", "made", "declined"),
        "invited": _rows(_sent_by(player), "table", "player", "made", "declined"),
        "reports": _rows(Report.objects.filter(reporter=player), "table", "reason", "made"),
        "corrections": _rows(
            CorrectionReport.objects.filter(player=player),
            *("component", "field", "value", "source", "made", "state"),
        ),
        "hosted": _rows(player.hosted_tables, "id", "edition", "created"),
        "match_request": request,
        "wish": request,  # the name in version 0.1.0
        "vacations": _rows(player.vacations, "start", "end"),
        "rest": _rows(DailyRest.objects.filter(player=player), "sleep_from", "sleep_to", "weekend"),
        "reliability": _rows(Reliability.objects.filter(player=player), "kept", "lapsed"),
        "orders": _rows(_orders(player), "seat__table", "question", "choice"),
    }


def erase(player: Player) -> None:
    """Leave open tables, leave running games to bots and delete the player's own rows."""
    tables = Table.objects.filter(seats__player=player).distinct()
    for table in tables.filter(status=Status.OPEN):
        leave_table(table_id=table.pk, player=player)
    for found in tables.filter(status=Status.RUNNING):
        table = lock_table(found.pk)
        discard_draft(table, [seat.number for seat in table.seats.filter(player=player)])
        live_updates.publish_event(table, Event.Kind.SEATS)
    Table.objects.filter(host=player).update(network="")
    ChatMessage.objects.filter(player=player).update(player=None)
    CorrectionReport.objects.filter(player=player).update(player=None)
    own = (player.notes, player.ratings, player.mutes, player.vacations, player.invitations)
    for kept in (*own, _orders(player), _sent_by(player)):
        kept.all().delete()
    for rows in (DailyRest.objects, Reliability.objects):
        rows.filter(player=player).delete()
    cancel_match_request(player=player)


def close_connections(player: Player) -> None:
    """Close the player's sockets; if they may not play any more, let bots play at once."""
    live_updates.close_sockets(player.pk)
    if player.is_active:
        return
    for seat in player.seats.filter(table__status=Status.RUNNING):
        live_updates.publish_event(lock_table(seat.table_id), Event.Kind.SEATS)


def blocks_deletion(player: Player) -> bool:
    """Return whether a game would lose a seat or its host without the player."""
    return player.seats.exists() or player.hosted_tables.exists()


def _sent_by(player: Player) -> QuerySet[Invitation]:
    return Invitation.objects.filter(by=player)


def _orders(player: Player) -> QuerySet[StandingOrder]:
    return StandingOrder.objects.filter(seat__player=player)


def _rows(kept: Any, *names: str) -> list[dict[str, Any]]:  # noqa: ANN401 - any rows
    return [
        {name: value.isoformat() if hasattr(value, "isoformat") else value for name, value in row}
        for row in (each.items() for each in kept.values(*names))
    ]
