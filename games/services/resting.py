"""How does a player say when his clocks shall stand still?"""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from django.db import transaction
from django.utils import timezone

from accounts.models import Player
from games.clock import Span, allowance
from games.clock.wall import first_shown
from games.models import DailyRest, Vacation
from words import say

from .clocks import rest_changes
from .refusals import NotNow, TableRefusal

LONGEST_SLEEP = timedelta(hours=12)
DAY = timedelta(days=1)


def daily_rest(*, player: Player) -> DailyRest:
    """A player's nights and weekends."""
    return DailyRest.objects.filter(player=player).first() or DailyRest(player=player)


@transaction.atomic
def set_daily_rest(
    *, player: Player, sleep_from: time | None, sleep_to: time | None, weekend: bool
) -> DailyRest:
    """Sleep from then to then each day, and rest on Saturdays and Sundays, or not."""
    _check_night(sleep_from, sleep_to)
    with rest_changes(player):
        kept, _ = DailyRest.objects.update_or_create(
            player=player,
            defaults={"sleep_from": sleep_from, "sleep_to": sleep_to, "weekend": weekend},
        )
    return kept


def vacation_left(*, player: Player) -> timedelta:
    """How much vacation a player has saved up."""
    return allowance(player.joined_at, _spans(player), timezone.now())


@transaction.atomic
def take_vacation(*, player: Player, first: date, last: date) -> Vacation:
    """Be away on these days, in the player's own time zone."""
    Player.objects.select_for_update().get(pk=player.pk)
    start, end = _span(player, first, last)
    if any(start < span.end and span.start < end for span in _spans(player)):
        raise TableRefusal(say("table-vacation-then"), field="first")
    if end - start > vacation_left(player=player):
        days = vacation_left(player=player) // DAY
        raise TableRefusal(say("table-vacation-saved", days=days), field="last")
    with rest_changes(player):
        return Vacation.objects.create(player=player, start=start, end=end)


@transaction.atomic
def end_vacation(*, player: Player, vacation: int) -> None:
    """Come back early, or stay after all: what was not used up can be taken later."""
    now = timezone.now()
    found = player.vacations.filter(pk=vacation).first()
    if found is None:
        raise TableRefusal(say("table-no-vacation"), field="vacation")
    if found.end <= now:
        raise NotNow(say("table-vacation-over"))
    with rest_changes(player):
        if found.start >= now:
            found.delete()
        else:
            found.end = now
            found.save(update_fields=["end"])


def _check_night(sleep_from: time | None, sleep_to: time | None) -> None:
    if (sleep_from is None) != (sleep_to is None):
        raise TableRefusal(say("table-sleep-both"), field="sleep_to")
    if sleep_from is None or sleep_to is None:
        return
    length = (_minutes(sleep_to) - _minutes(sleep_from)) % DAY
    if not timedelta() < length <= LONGEST_SLEEP:
        raise TableRefusal(say("table-long-night"), field="sleep_to")


def _minutes(wall: time) -> timedelta:
    return timedelta(hours=wall.hour, minutes=wall.minute)


def _span(player: Player, first: date, last: date) -> Span:
    """Whole days, but from now on where the first is today."""
    zone, now = ZoneInfo(player.time_zone), timezone.now()
    if first > last:
        raise TableRefusal(say("table-last-first"), field="last")
    if first < now.astimezone(zone).date():
        raise TableRefusal(say("table-vacation-begun"), field="first")
    start, end = (first_shown(datetime.combine(day, time()), zone) for day in (first, last + DAY))
    return Span(max(start, now), end)


def _spans(player: Player) -> list[Span]:
    return [Span(each.start, each.end) for each in player.vacations.all()]
