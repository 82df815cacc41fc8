"""Simulate a month of correspondence play, with players in six time zones and real workers.

Time stands still and is moved from one event to the next by time-machine, which affects all threads
of this process. So the worker, Celery's own on a real Redis, runs in a thread: a process would
live in another time. Tasks are called only at beats at which they have something to do.
"""

from __future__ import annotations

import heapq
import random
import time as wall_time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from itertools import count
from typing import Any
from zoneinfo import ZoneInfo

import time_machine
from allauth.account.models import EmailAddress
from celery.contrib.testing.worker import start_worker
from celery.signals import after_task_publish, task_postrun
from django.db import connections
from django.db.models import Min

from accounts.models import Player
from clock import Span
from games.engine import Choice
from games.models import Heartbeat, Seat, Status, Table
from games.services.bots import turns
from games.services.bots.child import choose
from games.services.clocks import absence, rest
from games.services.lobby.tables import Terms, seat_together
from games.services.play.moves import MoveContext, play_choices
from games.tasks import keep_time
from glenmore_site.celery import app
from notifications.models import Message
from notifications.tasks import deliver_due, sweep
from tests.notifications.turn_recorder import TurnRecorder

#: The clocks are changed within it: in Berlin on 29 March, in Sydney on 5 April.
START = datetime(2026, 3, 23, 6, tzinfo=UTC)
ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "America/Los_Angeles",
    "Asia/Tokyo",
    "Asia/Kolkata",
    "Australia/Sydney",
)
PACES = ("correspondence-12h", "correspondence", "correspondence-3d")
BEAT = timedelta(seconds=10)
#: More than a random bot needs.
CPU_S = 1.0
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


class Thinker:
    """Chooses in this process, because a month has many turns."""

    def request(self, **request: Any) -> list[Choice]:  # noqa: ANN401 - JSON
        """Return the choices up to the next barrier."""
        return choose(request | {"bot": "random", "cpu_s": CPU_S})


@dataclass
class Month:
    """Players, tables, and what happened."""

    travel: time_machine.Traveller
    tables: int
    days: int
    down: Span
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    recorder: TurnRecorder = field(default_factory=TurnRecorder)
    plans: list[tuple[datetime, int, int, int]] = field(default_factory=list)
    numbers: Iterator[int] = field(default_factory=count)
    now: datetime = START
    swept: datetime = START
    published: int = 0
    finished: int = 0

    def run(self) -> None:
        """Simulate the month."""
        self.move(START)
        people = [self.person(number) for number in range(max(6, self.tables // 2))]
        for number in range(self.tables):
            self.open_table(people, number)
        self.record()
        while self.now < START + self.days * DAY:
            self.step()

    def step(self) -> None:
        """Advance to the next event."""
        moment = self.next_moment()
        if self.now < self.down.start <= moment:
            self.move(self.down.end)  # nobody could act in the meantime
            Heartbeat.objects.filter(pk=1).update(at=self.down.start)
        else:
            self.move(moment)
            Heartbeat.objects.filter(pk=1).update(at=self.now)
        if self.now == next_beat(self.now):
            self.work()
            self.record()
        while self.plans and self.plans[0][0] <= self.now:
            _, _, seat, call = heapq.heappop(self.plans)
            self.act(seat, call)
            self.record()

    def next_moment(self) -> datetime:
        """Return when the next player acts or the workers have something to do."""
        due = Message.objects.filter(state__in=("waiting", "sending")).aggregate(due=Min("due"))
        late = Seat.objects.aggregate(takeover=Min("takeover"))
        planned = self.plans[0][0] if self.plans else None
        worked = [next_beat(each) for each in (due["due"], late["takeover"]) if each is not None]
        moments = [*worked, *([planned] if planned else [])]
        return max(self.now + timedelta(seconds=1), min(moments, default=self.now + HOUR))

    def move(self, moment: datetime) -> None:
        """Set the time."""
        self.now = moment
        self.travel.move_to(moment)

    def work(self) -> None:
        """Call the workers as the beat does and wait until they are done; bots play too."""
        for task in (keep_time, deliver_due):
            task.delay()
        if self.now - self.swept > HOUR:
            self.swept = self.now
            sweep.delay()
        self.settle()
        left = Seat.objects.filter(away=True, must_act=True)
        for table in set(left.values_list("table", flat=True)):
            while turns.play_bot_turn(table_id=table, bot_process=Thinker()):  # type: ignore[arg-type]
                pass

    def settle(self) -> None:
        """Wait until every called task is done."""
        end = wall_time.monotonic() + 60
        while self.finished < self.published:
            assert wall_time.monotonic() < end, "the workers do not answer"
            wall_time.sleep(0.0005)

    def person(self, number: int) -> Player:
        """Create a player with random habits."""
        player = Player.objects.create_user(
            f"Person {number}", f"person{number}@example.org", time_zone=ZONES[number % 6]
        )
        Player.objects.filter(pk=player.pk).update(joined_at=START - 300 * DAY)
        player.refresh_from_db()
        EmailAddress.objects.create(user=player, email=player.email, verified=True, primary=True)
        night = (time(23), time(7)) if number % 3 else (None, None)
        rest.set_daily_rest(
            player=player, sleep_from=night[0], sleep_to=night[1], weekend=number % 4 == 1
        )
        if number % 5 == 0:
            first = (START + (3 + number % 7) * DAY).date()
            rest.take_vacation(player=player, first=first, last=first + 5 * DAY)
        return player

    def open_table(self, people: list[Player], number: int) -> None:
        """Open a table of players in different time zones."""
        players = self.chance.sample(people, 2 + number % 2)
        terms = Terms(edition="glen-more-2010", players=len(players), pace=PACES[number % 3])
        seat_together(players=players, terms=terms)

    def record(self) -> None:
        """Record which turns began and ended, and plan each new one."""
        for seat in self.recorder.record(self.now):
            mood = self.chance.random()
            if mood >= 0.15:  # the others forget it
                hours = 0.01 if mood < 0.3 else self.chance.expovariate(1 / 7)
                self.plan(seat, awake(_player(seat), self.now + hours * HOUR))
        lapsed, self.recorder.lapsed = self.recorder.lapsed, []
        for seat in Seat.objects.filter(pk__in=lapsed).select_related("player"):
            if self.chance.random() < 0.7:  # the others never come back
                self.plan(seat, awake(_player(seat), self.now + 20 * HOUR))

    def plan(self, seat: Seat, moment: datetime) -> None:
        """Schedule the player's action."""
        whole = moment.replace(microsecond=0)
        heapq.heappush(self.plans, (whole, next(self.numbers), seat.pk, seat.calls))

    def act(self, seat_id: int, call: int) -> None:
        """Take a whole turn, if it is still pending."""
        seat = Seat.objects.select_related("player", "table").get(pk=seat_id)
        running = seat.table.status == Status.RUNNING
        if running and seat.away and self.chance.random() < 0.5:
            absence.return_to_seat(table_id=seat.table_id, player=_player(seat), seat=seat.number)
        while seat.must_act and seat.calls == call and not seat.stand_in:
            take_turn(seat)
            seat.refresh_from_db()
        follow_up(seat.table_id)


def awake(player: Player, moment: datetime) -> datetime:
    """Return the next hour at which a player is awake."""
    while not 7 <= moment.astimezone(ZoneInfo(player.time_zone)).hour < 23:
        moment += HOUR
    return moment


def take_turn(seat: Seat) -> None:
    """Play anything, up to the next barrier."""
    table = Table.objects.get(pk=seat.table_id)
    secret = f"{seat.pk} {table.move_number}"
    asked = {
        "game": table.snapshot,
        "seat": seat.number,
        "bot": "random",
        "secret": secret,
        "cpu_s": CPU_S,
    }
    context = MoveContext(
        table_id=table.pk, player=_player(seat), seat=seat.number, expected=table.move_number
    )
    play_choices(context=context, choices=choose(asked))


def follow_up(table_id: str) -> None:
    """Open another table after a finished game."""
    table = Table.objects.get(pk=table_id)
    if table.status == Status.FINISHED and not Table.objects.filter(rematch_of=table).exists():
        players = [_player(each) for each in table.seats.select_related("player")]
        terms = Terms(edition=table.edition, players=table.players, pace=table.pace)
        again = seat_together(players=players, terms=terms)
        again.rematch_of = table
        again.save(update_fields=["rematch_of"])


@contextmanager
def workers(broker: str, month: Month) -> Iterator[None]:
    """Run a worker on the broker and count called and finished tasks."""

    def published(**_: object) -> None:
        month.published += 1

    def finished(**_: object) -> None:
        month.finished += 1

    before = app.conf.broker_url
    app.conf.broker_url = broker
    after_task_publish.connect(published)
    task_postrun.connect(finished)
    try:
        with start_worker(app, pool="solo", perform_ping_check=False, shutdown_timeout=60):
            yield
    finally:
        after_task_publish.disconnect(published)
        task_postrun.disconnect(finished)
        app.conf.broker_url = before
        app.close()
        connections.close_all()


def next_beat(moment: datetime) -> datetime:
    """Return the first beat at or after an instant."""
    passed = moment - START
    return START + -(-passed // BEAT) * BEAT


def _player(seat: Seat) -> Player:
    assert seat.player is not None
    return seat.player
