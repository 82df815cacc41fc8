"""Record the turns of a simulation: when they began, ended and were due."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from accounts.models import Player
from clock import Rest
from games.models import Seat
from games.services.clocks import deadlines

Key = tuple[int, int]


@dataclass
class Turn:
    """A turn of a seat."""

    seat: int
    call: int
    table: str
    number: int
    pace: str
    player: Player
    began: datetime
    left: timedelta
    deadline: datetime
    takeover: datetime
    rest: Rest
    ended: datetime | None = None
    taken_over: bool = False

    def key(self, kind: str) -> str:
        """Return the key of the message about it."""
        return f"{kind}:{self.table}:{self.number}:{self.call}"


@dataclass
class TurnRecorder:
    """Records every turn."""

    turns: list[Turn] = field(default_factory=list)
    #: The seats that a bot has taken over since somebody asked.
    lapsed: list[int] = field(default_factory=list)
    _running: dict[Key, Turn] = field(default_factory=dict)

    def record(self, now: datetime) -> Iterator[Seat]:
        """Record which turns have ended; yield the seats whose turn has begun."""
        running = Seat.objects.filter(deadline__isnull=False)
        keys = set(running.values_list("pk", "calls"))
        for key in self._running.keys() - keys:
            self._end(self._running.pop(key), now)
        new = {pk for pk, _ in keys - self._running.keys()}
        for seat in Seat.objects.filter(pk__in=new).select_related("player", "table"):
            self._begin(seat, now)
            yield seat

    def _begin(self, seat: Seat, now: datetime) -> None:
        assert seat.deadline
        assert seat.takeover
        assert seat.player
        assert seat.bank is not None
        turn = Turn(
            seat=seat.pk,
            call=seat.calls,
            table=seat.table_id,
            number=seat.number,
            pace=seat.table.pace,
            player=seat.player,
            began=now,
            left=seat.bank,
            deadline=seat.deadline,
            takeover=seat.takeover,
            rest=deadlines.granted_rest(seat.table, seat),
        )
        self._running[seat.pk, seat.calls] = turn
        self.turns.append(turn)

    def _end(self, turn: Turn, now: datetime) -> None:
        turn.ended = now
        turn.taken_over = Seat.objects.values_list("away", flat=True).get(pk=turn.seat)
        if turn.taken_over:
            self.lapsed.append(turn.seat)
