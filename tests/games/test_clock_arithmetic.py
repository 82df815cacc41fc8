"""Does the clock's arithmetic hold in every time zone, across every change of the clocks?"""

from datetime import UTC, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

from hypothesis import assume, example, given
from hypothesis import strategies as st

from games.clock import NO_REST, PACES, Limits, Rest, Span, begin_turn, deadline, resting, spent
from games.clock.rests import DAY
from games.clock.turns import left_at, promise, restricted
from games.clock.vacations import MOST, allowance

HOUR, SECOND = timedelta(hours=1), timedelta(seconds=1)
instants = st.datetimes(datetime(2000, 1, 1), datetime(2037, 1, 1)).map(  # noqa: DTZ001
    lambda moment: moment.replace(microsecond=0, tzinfo=UTC)
)
lengths = st.integers(0, 20 * 86_400).map(lambda seconds: timedelta(seconds=seconds))
minutes = st.integers(0, 24 * 60 - 1)


@st.composite
def nights(draw: st.DrawFn) -> tuple[time, time]:
    """A night of half an hour to twelve hours."""
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
    """Whether the clock on the wall shows a time of rest: told without the module under test."""
    wall = moment.astimezone(ZoneInfo(rest.zone))
    if rest.weekend and wall.weekday() >= 5:
        return True
    if rest.sleep is None:
        return False
    falls, wakes = rest.sleep
    shown = wall.time()
    return falls <= shown < wakes if falls < wakes else shown >= falls or shown < wakes


def changes_near(zone: str, moment: datetime) -> bool:
    """Whether the clocks are changed within a day of the moment."""
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
    assert spent(rest, start, end) == left
    assert left == timedelta() or spent(rest, start, end - SECOND) == left - SECOND


@given(rests, instants, lengths, lengths)
def test_time_spent_adds_up(
    rest: Rest, start: datetime, first: timedelta, second: timedelta
) -> None:
    middle, end = start + first, start + first + second
    assert spent(rest, start, middle) + spent(rest, middle, end) == spent(rest, start, end)


@given(rests, instants, lengths, st.integers(0, 100))
def test_no_rest_is_charged_that_the_clock_on_the_wall_shows(
    rest: Rest, start: datetime, length: timedelta, share: int
) -> None:
    moment = start + length * share / 100
    still = resting(rest, start, start + length + SECOND)
    if sleeps(rest, moment):
        assert any(span.start <= moment < span.end for span in still)


@given(rests, instants, lengths, st.integers(0, 100))
def test_nothing_else_stands_still_on_days_without_a_change_of_the_clocks(
    rest: Rest, start: datetime, length: timedelta, share: int
) -> None:
    moment = start + length * share / 100
    assume(not changes_near(rest.zone, moment))
    still = resting(rest, start, start + length + SECOND)
    away = any(span.start <= moment < span.end for span in rest.away)
    if any(span.start <= moment < span.end for span in still):
        assert away or sleeps(rest, moment)


@given(rests, instants, lengths)
def test_spans_of_rest_are_in_order_and_apart(
    rest: Rest, start: datetime, length: timedelta
) -> None:
    still = resting(rest, start, start + length)
    assert all(span.start < span.end for span in still)
    assert all(one.end < other.start for one, other in pairwise(still))


@given(rests, instants, st.sampled_from(sorted(PACES)), lengths)
def test_a_promise_made_again_in_the_middle_of_a_turn_is_the_same(
    rest: Rest, start: datetime, pace: str, passed: timedelta
) -> None:
    turn = begin_turn(rest, PACES[pace], PACES[pace].bank, start)
    assert start < turn.remind < turn.deadline < turn.takeover
    now = min(start + passed, turn.takeover - SECOND)
    left = left_at(rest, turn.deadline, turn.takeover, now)
    again = promise(rest, left, now)
    assert again.takeover == turn.takeover
    assert again.deadline == max(turn.deadline, now)


@given(rests, instants, lengths)
def test_nobody_runs_out_of_time_in_a_rest(rest: Rest, start: datetime, left: timedelta) -> None:
    end = deadline(rest, start, left + SECOND)
    last = end - SECOND
    assert not sleeps(rest, last)
    assert not any(span.start <= last < span.end for span in rest.away)


@given(rests, instants, lengths)
def test_a_table_grants_no_more_than_its_limits(
    rest: Rest, since: datetime, vacation: timedelta
) -> None:
    limits = Limits(sleep=6 * HOUR, vacation=vacation)
    granted = restricted(rest, limits, since)
    away = sum((span.end - span.start for span in granted.away), timedelta())
    assert away <= vacation
    assert not granted.weekend
    assert all(span.start >= since for span in granted.away)
    quiet = Rest("UTC", granted.sleep)
    assert spent(quiet, since, since + 10 * DAY) >= 10 * 18 * HOUR - 6 * HOUR
    assert restricted(rest, Limits(), since) == Rest(rest.zone)


@given(instants, lengths, st.lists(spans, max_size=4))
def test_vacation_is_saved_up_to_a_limit_and_never_owed(
    joined: datetime, since: timedelta, taken: list[Span]
) -> None:
    now = joined + since
    assert timedelta() <= allowance(joined, taken, now) <= allowance(joined, [], now) <= MOST


def test_without_rest_time_is_time() -> None:
    start = datetime(2026, 3, 29, tzinfo=UTC)
    assert deadline(NO_REST, start, 3 * DAY) == start + 3 * DAY


def test_a_night_is_an_hour_shorter_when_the_clocks_are_put_forward() -> None:
    rest = Rest("Europe/Berlin", (time(22), time(8)))
    noon = datetime(2026, 3, 28, 11, tzinfo=UTC)
    assert deadline(rest, noon, 11 * HOUR) == datetime(2026, 3, 29, 7, tzinfo=UTC)
    assert spent(rest, noon, noon + DAY) == 15 * HOUR
    autumn = datetime(2026, 10, 24, 10, tzinfo=UTC)
    assert spent(rest, autumn, autumn + 25 * HOUR) == 14 * HOUR


def test_a_bank_never_holds_more_than_its_most() -> None:
    start, pace = datetime(2026, 1, 1, tzinfo=UTC), PACES["correspondence"]
    turn = begin_turn(NO_REST, pace, pace.most, start)
    assert turn.deadline == start + pace.most
    assert turn.remind == start + pace.most * 0.8
    assert turn.takeover == turn.deadline + pace.grace
