"""The clocks of a table start and stop as required, and a game never stalls."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from django.utils import timezone

from accounts.models import Player
from clock import PACES
from games.models import Heartbeat, Pace, Reliability, Seat, Table
from games.services.bots import turns
from games.services.clocks import absence, rest, uptime
from games.services.clocks.reliability import record_finish
from games.services.lobby import tables
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import acting, begin, listed

pytestmark = pytest.mark.django_db

MONDAY = datetime(2026, 6, 1, 12, tzinfo=UTC)
DAY, HOUR = timedelta(days=1), timedelta(hours=1)


def seat_details(client: Client, table: str, number: int) -> Json:
    """Return a seat as a client sees it."""
    seat: Json = client.table(table)["seats"][number]
    return seat


def deadline_of(client: Client, table: str, number: int = 0) -> datetime:
    """Return the deadline of a seat."""
    return datetime.fromisoformat(seat_details(client, table, number)["deadline"])


def miss_a_turn(table: str, travel: time_machine.Traveller) -> Seat:
    """Let the acting seat run out of time."""
    seat = Seat.objects.get(table=table, must_act=True)
    assert seat.takeover is not None
    travel.move_to(seat.takeover)
    assert seat.pk in absence.overdue_seats(seat.takeover)
    assert absence.take_over_seat(seat_id=seat.pk)
    seat.refresh_from_db()
    return seat


def test_every_pace_of_a_table_has_clock_settings() -> None:
    assert set(Pace.values) == set(PACES)


def test_the_clock_runs_only_for_the_seat_to_act(
    make_client: MakeClient,
) -> None:
    with time_machine.travel(MONDAY, tick=False):
        table, (first, _) = begin(make_client)
        pace = PACES["correspondence"]
        assert deadline_of(first, table) == MONDAY + pace.bank + pace.increment
        assert seat_details(first, table, 1)["deadline"] is None
        assert seat_details(first, table, 1)["bank"] == pace.bank.total_seconds()


def test_unused_time_stays_in_the_bank(make_client: MakeClient) -> None:
    pace = PACES["correspondence"]
    with time_machine.travel(MONDAY, tick=False) as travel:
        table, clients = begin(make_client)
        travel.shift(30 * HOUR)
        client, payload = acting(clients, table)
        client.take_turn(payload)
        seat = Seat.objects.get(table=table, number=0)
        assert seat.must_act or seat.bank == pace.bank + pace.increment - 30 * HOUR


def test_a_draft_does_not_stop_the_clock(make_client: MakeClient) -> None:
    with time_machine.travel(MONDAY, tick=False) as travel:
        table, (first, _) = begin(make_client)
        before = deadline_of(first, table)
        travel.shift(HOUR)
        payload = first.table(table)
        first.play(payload, payload["view"]["choices"][0])
        assert deadline_of(first, table) == before


def test_tables_without_opponents_have_no_clock(make_client: MakeClient) -> None:
    table_against_bot = make_client().open_table(bots=["greedy"])
    hotseat = make_client().open_table(hotseat=True)
    for each in (table_against_bot, hotseat):
        assert each["status"] == "running"
        assert not each["timed"]
        assert [seat["deadline"] for seat in each["seats"]] == [None, None]


def test_sleep_stops_the_clock_up_to_the_tables_limit(make_client: MakeClient) -> None:
    night = {"sleep_from": "22:00", "sleep_to": "08:00", "weekend": False}
    with time_machine.travel(MONDAY, tick=False):
        table, (first, _) = begin(make_client)
        short, (other, _) = begin(make_client, sleep_hours=2)
        none, (third, _) = begin(make_client, sleep_hours=0)
        for client in (first, other, third):
            assert client.put("/me/rest/", night)["sleep_from"] == "22:00:00"
        charged = PACES["correspondence"].bank + PACES["correspondence"].increment
        nights = charged / (14 * HOUR)
        assert int(nights) == 6
        assert deadline_of(first, table) == MONDAY + charged + 7 * 10 * HOUR
        assert deadline_of(other, short) == MONDAY + charged + 4 * 2 * HOUR
        assert deadline_of(third, none) == MONDAY + charged


def test_live_tables_do_not_stop_the_clock_for_sleep(make_client: MakeClient) -> None:
    with time_machine.travel(MONDAY, tick=False):
        table, (first, _) = begin(make_client, pace="live")
        first.put("/me/rest/", {"sleep_from": "08:00", "sleep_to": "20:00", "weekend": True})
        assert deadline_of(first, table) == MONDAY + timedelta(minutes=22)


def test_a_vacation_stops_the_clock_and_unused_days_are_returned(
    make_client: MakeClient,
) -> None:
    with time_machine.travel(MONDAY, tick=False) as travel:
        table, (first, _) = begin(make_client)
        before = deadline_of(first, table)
        travel.shift(HOUR)
        taken = first.post("/me/vacations/", {"first": "2026-06-01", "last": "2026-06-03"})
        assert deadline_of(first, table) == before + timedelta(days=2, hours=11)
        assert first.get("/me/vacations/")["days_left"] == pytest.approx(7 - 2 - 11 / 24, abs=0.01)
        travel.shift(5 * HOUR)
        first.delete(f"/me/vacations/{taken['id']}/")
        assert deadline_of(first, table) == before + 5 * HOUR
        assert first.get("/me/vacations/")["days_left"] == pytest.approx(7 - 5 / 24, abs=0.05)


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"first": "2026-05-30", "last": "2026-06-02"}, "first"),
        ({"first": "2026-06-03", "last": "2026-06-02"}, "last"),
        ({"first": "2026-06-20", "last": "2026-07-20"}, "last"),
        ({"first": "2026-06-10", "last": "2026-06-12"}, "first"),
    ],
)
def test_an_invalid_vacation_is_refused_with_its_field(
    make_client: MakeClient, asked: Json, field: str
) -> None:
    with time_machine.travel(MONDAY, tick=False):
        client = make_client()
        client.post("/me/vacations/", {"first": "2026-06-10", "last": "2026-06-11"})
        with pytest.raises(Refused) as refused:
            client.post("/me/vacations/", asked)
        assert refused.value.problem["errors"][0]["field"] == field


@pytest.mark.parametrize(("start", "end"), [("22:00", None), ("20:00", "09:00"), ("8:00", "8:00")])
def test_an_invalid_night_is_refused(make_client: MakeClient, start: str, end: str | None) -> None:
    with pytest.raises(Refused) as refused:
        make_client().put("/me/rest/", {"sleep_from": start, "sleep_to": end, "weekend": False})
    assert refused.value.problem["errors"][0]["field"] == "sleep_to"


def test_the_operators_pause_stops_all_clocks(make_client: MakeClient) -> None:
    with time_machine.travel(MONDAY, tick=False) as travel:
        table, (first, _) = begin(make_client)
        before = deadline_of(first, table)
        tables.pause_table(table_id=table, paused=True)
        assert seat_details(first, table, 0)["deadline"] is None
        travel.shift(10 * DAY)
        assert absence.overdue_seats(MONDAY + 10 * DAY) == []
        tables.pause_table(table_id=table, paused=False)
        assert deadline_of(first, table) == before + 10 * DAY


def test_downtime_is_credited_to_running_clocks(make_client: MakeClient) -> None:
    with time_machine.travel(MONDAY, tick=False) as travel:
        uptime.record_heartbeat()
        table, (first, _) = begin(make_client)
        before = deadline_of(first, table)
        travel.shift(timedelta(minutes=1))
        assert uptime.record_heartbeat() == timedelta()
        travel.shift(9 * HOUR)
        assert uptime.record_heartbeat() == 9 * HOUR
        assert uptime.record_heartbeat() == timedelta()
        assert deadline_of(first, table) == before + 9 * HOUR


def test_a_server_clock_jump_leaves_no_timestamp_in_the_future(
    make_client: MakeClient,
) -> None:
    year = timedelta(days=365)
    with time_machine.travel(MONDAY, tick=False) as travel:
        uptime.record_heartbeat()
        table, (first, _) = begin(make_client)
        before = deadline_of(first, table)
        travel.shift(timedelta(minutes=1))
        uptime.record_heartbeat()
        travel.shift(year)
        assert uptime.record_heartbeat() == year
        later, (second, _) = begin(make_client)
        travel.shift(timedelta(minutes=1))
        uptime.record_heartbeat()
        travel.shift(-year)
        assert uptime.record_heartbeat() == timedelta()
        now = timezone.now()
        assert Heartbeat.objects.get().at == now
        assert deadline_of(first, table) == before
        assert deadline_of(second, later) <= before + timedelta(minutes=1)
        assert not Seat.objects.filter(called_at__gt=now).exists()
        travel.shift(timedelta(minutes=1))
        assert uptime.record_heartbeat() == timedelta()


def test_changes_during_the_grace_period_do_not_restart_it(make_client: MakeClient) -> None:
    with time_machine.travel(MONDAY, tick=False) as travel:
        table, (first, _) = begin(make_client)
        seat = Seat.objects.get(table=table, must_act=True)
        assert seat.deadline is not None
        assert seat.takeover is not None
        grace = seat.takeover - seat.deadline
        travel.move_to(seat.deadline + grace / 2)
        rest.set_daily_rest(player=first.player, sleep_from=None, sleep_to=None, weekend=False)
        seat.refresh_from_db()
        assert seat.takeover == timezone.now() + grace / 2
        uptime.record_heartbeat()
        travel.shift(5 * HOUR)
        uptime.record_heartbeat()
        seat.refresh_from_db()
        assert seat.takeover == timezone.now() + grace / 2


def test_after_deadline_and_grace_a_bot_plays_until_the_player_returns(
    make_client: MakeClient,
) -> None:
    with time_machine.travel(MONDAY, tick=False) as travel:
        table, clients = begin(make_client)
        seat = Seat.objects.get(table=table, must_act=True)
        assert seat.deadline is not None
        travel.move_to(seat.deadline + HOUR)
        assert not absence.take_over_seat(seat_id=seat.pk)
        seat = miss_a_turn(table, travel)
        assert not absence.take_over_seat(seat_id=seat.pk)
        late = clients[seat.number]
        payload = late.table(table)
        assert (payload["seats"][0]["bot"], payload["seats"][0]["away"]) == ("medium", True)
        assert not payload["your_turn"]
        with pytest.raises(Refused, match="Rejoin first"):
            late.take_turn(payload)
        assert turns.play_bot_turn(table_id=table)
        moves = Table.objects.get(pk=table).move_number
        assert moves > 0
        late.post(f"/tables/{table}/return/", {"seat": 0})
        back = late.table(table)["seats"][0]
        assert (back["bot"], back["away"]) == ("", False)


def test_a_returning_player_has_time_for_a_turn(make_client: MakeClient) -> None:
    with time_machine.travel(MONDAY, tick=False) as travel:
        table, clients = begin(make_client)
        seat = miss_a_turn(table, travel)
        payload = clients[0].post(f"/tables/{table}/return/", {"seat": seat.number})
        assert payload["your_turn"]
        assert deadline_of(clients[0], table) == timezone.now() + DAY
        clients[0].take_turn(payload)


def test_a_substitute_takes_a_seat_permanently(make_client: MakeClient) -> None:
    with time_machine.travel(MONDAY, tick=False) as travel:
        table, (first, second) = begin(make_client)
        miss_a_turn(table, travel)
        stranger = make_client()
        assert stranger.table(table)["seats"][0]["vacant"]
        with pytest.raises(Refused, match="This seat is still taken"):
            stranger.post(f"/tables/{table}/substitute/", {"seat": 1})
        with pytest.raises(Refused, match="You have a seat"):
            second.post(f"/tables/{table}/substitute/", {"seat": 0})
        payload = stranger.post(f"/tables/{table}/substitute/", {"seat": 0})
        assert payload["your_turn"]
        stranger.take_turn(payload)
        with pytest.raises(Refused, match="your seat"):
            first.post(f"/tables/{table}/return/", {"seat": 0})
        with pytest.raises(Refused, match="or had one"):
            first.post(f"/tables/{table}/substitute/", {"seat": 0})


def test_a_bots_own_seat_has_no_substitute(make_client: MakeClient) -> None:
    table = make_client().open_table(bots=["greedy"])
    with pytest.raises(Refused, match="This seat is still taken"):
        make_client().post(f"/tables/{table['id']}/substitute/", {"seat": 1})


def reliability_of(player: Player) -> list[int]:
    """Return the games finished, the games abandoned and the percentage."""
    found = Reliability.objects.get(player=player)
    return [found.kept, found.lapsed, found.percent]


def test_reliability_counts_finished_games(make_client: MakeClient) -> None:
    with time_machine.travel(MONDAY, tick=False) as travel:
        table, clients = begin(make_client)
        first = miss_a_turn(table, travel).number
        clients[first].post(f"/tables/{table}/return/", {"seat": first})
        miss_a_turn(table, travel)
        clients[first].post(f"/tables/{table}/return/", {"seat": first})
        record_finish(Table.objects.get(pk=table), list(Seat.objects.filter(table=table)))
        assert reliability_of(clients[first].player) == [0, 1, 0]
        assert reliability_of(clients[1 - first].player) == [1, 0, 100]


def test_the_lobby_can_be_filtered_by_reliability(make_client: MakeClient) -> None:
    reliable, fresh, sloppy = make_client(), make_client(), make_client()
    for client, kept, lapsed, percent in ((reliable, 9, 1, 90), (sloppy, 1, 1, 50)):
        player = client.player
        Reliability.objects.create(player=player, kept=kept, lapsed=lapsed, percent=percent)
    tables = [client.open_table()["id"] for client in (reliable, fresh, sloppy)]
    assert set(listed(fresh, reliability_from=80)) == set(tables[:2])
    assert set(listed(fresh, reliability_from=50)) == set(tables)
    profile = fresh.get(f"/players/{sloppy.player.pk}/")
    assert (profile["name"], profile["reliability"]) == (sloppy.player.display_name, 50)
    assert fresh.get(f"/players/{fresh.player.pk}/")["reliability"] is None


def test_the_lobby_lists_tables_that_need_a_substitute(make_client: MakeClient) -> None:
    with time_machine.travel(MONDAY, tick=False) as travel:
        table, clients = begin(make_client)
        begin(make_client)
        assert listed(clients[0], vacant=True) == []
        miss_a_turn(table, travel)
        assert listed(clients[0], vacant=True) == [table]
