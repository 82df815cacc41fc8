"""Clock arithmetic is correct in every time zone and across every daylight saving change."""

from datetime import UTC, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

from hypothesis import assume, example, given
from hypothesis import strategies as st

from clock import (
    NO_REST,
    PACES,
    Rest,
    RestLimits,
    Span,
    begin_turn,
    deadline,
    rest_spans,
    running_time,
)
from clock.rests import DAY
from clock.turns import limit_rest, schedule_turn, time_left_at
from clock.vacations import MAX_BALANCE, allowance

HOUR, SECOND = timedelta(hours=1), timedelta(seconds=1)
instants = st.datetimes(datetime(2000, 1, 1), datetime(2037, 1, 1)).map(  # noqa: DTZ001
    lambda moment: moment.replace(microsecond=0, tzinfo=UTC)
)
lengths = st.integers(0, 20 * 86_400).map(lambda seconds: timedelta(seconds=seconds))
minutes = st.integers(0, 24 * 60 - 1)


@st.composite
def nights(draw: st.DrawFn) -> tuple[time, time]:
    """Generate nights of half an hour to twelve hours."""
    falls, length = draw(minutes), draw(st.integers(30, 12 * 60))
    wakes = (falls + length) % (24 * 60)
    return time(falls // 60, falls % 60), time(wakes // 60, wakes % 60)


spans = st.builds(lambda start, length: Span(start, start + length), instants, lengths)
rests = st.builds(
    Rest,
    zone=st.timezone_keys(allow_prefix=False),
    sleep=st.none() | nights(),
    weekend=st.booleans(),
    away=st.lists(spans, max_size=3).map(tuple),
)


def sleeps(rest: Rest, moment: datetime) -> bool:
    """Return whether the local time is within the rest, computed independently of the module."""
    wall = moment.astimezone(ZoneInfo(rest.zone))
    if rest.weekend and wall.weekday() >= 5:
        return True
    if rest.sleep is None:
        return False
    falls, wakes = rest.sleep
    shown = wall.time()
    return falls <= shown < wakes if falls < wakes else shown >= falls or shown < wakes


def changes_near(zone: str, moment: datetime) -> bool:
    """Return whether daylight saving starts or ends within a day of the moment."""
    near = {(moment + hours * HOUR).astimezone(ZoneInfo(zone)).utcoffset() for hours in (-26, 26)}
    return len(near) > 1


@given(rests, instants, lengths)
@example(Rest("Europe/Berlin", (time(22), time(2, 30))), datetime(2026, 3, 28, 20, tzinfo=UTC), DAY)
@example(Rest("Europe/Berlin", (time(2, 30), time(9))), datetime(2026, 10, 24, tzinfo=UTC), DAY)
@example(Rest("Pacific/Apia", None, True), datetime(2011, 12, 29, 3, tzinfo=UTC), 5 * DAY)
def test_a_deadline_is_the_first_instant_at_which_the_time_is_spent(
    rest: Rest, start: datetime, left: timedelta
) -> None:
    end = deadline(rest, start, left)
    assert running_time(rest, start, end) == left
    assert left == timedelta() or running_time(rest, start, end - SECOND) == left - SECOND


@given(rests, instants, lengths, lengths)
def test_time_spent_adds_up(
    rest: Rest, start: datetime, first: timedelta, second: timedelta
) -> None:
    middle, end = start + first, start + first + second
    assert running_time(rest, start, middle) + running_time(rest, middle, end) == running_time(
        rest, start, end
    )


@given(rests, instants, lengths, st.integers(0, 100))
def test_rest_by_local_time_is_never_charged(
    rest: Rest, start: datetime, length: timedelta, share: int
) -> None:
    moment = start + length * share / 100
    still = rest_spans(rest, start, start + length + SECOND)
    if sleeps(rest, moment):
        assert any(span.start <= moment < span.end for span in still)


@given(rests, instants, lengths, st.integers(0, 100))
def test_only_rest_stops_the_clock_on_days_without_a_time_change(
    rest: Rest, start: datetime, length: timedelta, share: int
) -> None:
    moment = start + length * share / 100
    assume(not changes_near(rest.zone, moment))
    still = rest_spans(rest, start, start + length + SECOND)
    away = any(span.start <= moment < span.end for span in rest.away)
    if any(span.start <= moment < span.end for span in still):
        assert away or sleeps(rest, moment)


@given(rests, instants, lengths)
def test_rest_intervals_are_sorted_and_disjoint(
    rest: Rest, start: datetime, length: timedelta
) -> None:
    still = rest_spans(rest, start, start + length)
    assert all(span.start < span.end for span in still)
    assert all(one.end < other.start for one, other in pairwise(still))


@given(rests, instants, st.sampled_from(sorted(PACES)), lengths)
def test_a_deadline_recomputed_during_the_turn_is_the_same(
    rest: Rest, start: datetime, pace: str, passed: timedelta
) -> None:
    turn = begin_turn(rest, PACES[pace], PACES[pace].bank, start)
    assert start < turn.remind < turn.deadline < turn.takeover
    now = min(start + passed, turn.takeover - SECOND)
    left = time_left_at(rest, turn.deadline, turn.takeover, now)
    again = schedule_turn(rest, left, now)
    assert again.takeover == turn.takeover
    assert again.deadline == max(turn.deadline, now)


@given(rests, instants, lengths)
def test_a_deadline_is_never_during_rest(rest: Rest, start: datetime, left: timedelta) -> None:
    end = deadline(rest, start, left + SECOND)
    last = end - SECOND
    assert not sleeps(rest, last)
    assert not any(span.start <= last < span.end for span in rest.away)


@given(rests, instants, lengths)
def test_a_table_grants_no_more_rest_than_its_limits(
    rest: Rest, since: datetime, vacation: timedelta
) -> None:
    limits = RestLimits(sleep=6 * HOUR, vacation=vacation)
    granted = limit_rest(rest, limits, since)
    away = sum((span.end - span.start for span in granted.away), timedelta())
    assert away <= vacation
    assert not granted.weekend
    assert all(span.start >= since for span in granted.away)
    quiet = Rest("UTC", granted.sleep)
    assert running_time(quiet, since, since + 10 * DAY) >= 10 * 18 * HOUR - 6 * HOUR
    assert limit_rest(rest, RestLimits(), since) == Rest(rest.zone)


@given(instants, lengths, st.lists(spans, max_size=4))
def test_vacation_accrues_up_to_a_limit_and_is_never_negative(
    joined: datetime, since: timedelta, taken: list[Span]
) -> None:
    now = joined + since
    assert timedelta() <= allowance(joined, taken, now) <= allowance(joined, [], now) <= MAX_BALANCE


def test_without_rest_all_elapsed_time_counts() -> None:
    start = datetime(2026, 3, 29, tzinfo=UTC)
    assert deadline(NO_REST, start, 3 * DAY) == start + 3 * DAY


def test_a_night_is_an_hour_shorter_when_daylight_saving_starts() -> None:
    rest = Rest("Europe/Berlin", (time(22), time(8)))
    noon = datetime(2026, 3, 28, 11, tzinfo=UTC)
    assert deadline(rest, noon, 11 * HOUR) == datetime(2026, 3, 29, 7, tzinfo=UTC)
    assert running_time(rest, noon, noon + DAY) == 15 * HOUR
    autumn = datetime(2026, 10, 24, 10, tzinfo=UTC)
    assert running_time(rest, autumn, autumn + 25 * HOUR) == 14 * HOUR


def test_a_bank_never_exceeds_its_maximum() -> None:
    start, pace = datetime(2026, 1, 1, tzinfo=UTC), PACES["correspondence"]
    turn = begin_turn(NO_REST, pace, pace.most, start)
    assert turn.deadline == start + pace.most
    assert turn.remind == start + pace.most * 0.8
    assert turn.takeover == turn.deadline + pace.grace
