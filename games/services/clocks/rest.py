"""Set when a player's clocks stop: nights, weekends and vacations."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from django.db import transaction
from django.utils import timezone

from accounts.models import Player
from clock import Span, allowance
from clock.wall import earliest_instant
from games.models import DailyRest, Vacation
from games.services.refusals import NotNow, TableRefusal
from i18n import translate

from .deadlines import keep_time_left

MAX_SLEEP = timedelta(hours=12)
MAX_VACATION_AHEAD = timedelta(days=731)
DAY = timedelta(days=1)


def daily_rest(*, player: Player) -> DailyRest:
    """A player's nights and weekends."""
    return DailyRest.objects.filter(player=player).first() or DailyRest(player=player)


@transaction.atomic
def set_daily_rest(
    *, player: Player, sleep_from: time | None, sleep_to: time | None, weekend: bool
) -> DailyRest:
    """Set the nightly sleep and whether weekends are free."""
    _check_night(sleep_from, sleep_to)
    with keep_time_left(player):
        kept, _ = DailyRest.objects.update_or_create(
            player=player,
            defaults={"sleep_from": sleep_from, "sleep_to": sleep_to, "weekend": weekend},
        )
    return kept


def vacation_left(*, player: Player) -> timedelta:
    """How much vacation a player may still take."""
    return allowance(player.joined_at, _spans(player), timezone.now())


@transaction.atomic
def take_vacation(*, player: Player, first: date, last: date) -> Vacation:
    """Take a vacation on these days of the player's time zone."""
    Player.objects.select_for_update().get(pk=player.pk)
    start, end = _span(player, first, last)
    if any(start < span.end and span.start < end for span in _spans(player)):
        raise TableRefusal(translate("table-vacation-then"), field="first")
    if end - start > vacation_left(player=player):
        days = vacation_left(player=player) // DAY
        raise TableRefusal(translate("table-vacation-saved", days=days), field="last")
    with keep_time_left(player):
        return Vacation.objects.create(player=player, start=start, end=end)


@transaction.atomic
def end_vacation(*, player: Player, vacation: int) -> None:
    """End or cancel a vacation; the unused part can be taken later."""
    now = timezone.now()
    found = player.vacations.filter(pk=vacation).first()
    if found is None:
        raise TableRefusal(translate("table-no-vacation"), field="vacation")
    if found.end <= now:
        raise NotNow(translate("table-vacation-over"))
    with keep_time_left(player):
        if found.start >= now:
            found.delete()
        else:
            found.end = now
            found.save(update_fields=["end"])


def _check_night(sleep_from: time | None, sleep_to: time | None) -> None:
    if (sleep_from is None) != (sleep_to is None):
        raise TableRefusal(translate("table-sleep-both"), field="sleep_to")
    if sleep_from is None or sleep_to is None:
        return
    length = (_minutes(sleep_to) - _minutes(sleep_from)) % DAY
    if not timedelta() < length <= MAX_SLEEP:
        raise TableRefusal(translate("table-long-night"), field="sleep_to")


def _minutes(wall: time) -> timedelta:
    return timedelta(hours=wall.hour, minutes=wall.minute)


def _span(player: Player, first: date, last: date) -> Span:
    """Whole days, starting now if the first day is today."""
    zone, now = ZoneInfo(player.time_zone), timezone.now()
    if first > last:
        raise TableRefusal(translate("table-last-first"), field="last")
    if first < now.astimezone(zone).date():
        raise TableRefusal(translate("table-vacation-begun"), field="first")
    if last > now.date() + MAX_VACATION_AHEAD:
        raise TableRefusal(translate("table-vacation-far"), field="last")
    start, end = (
        earliest_instant(datetime.combine(day, time()), zone) for day in (first, last + DAY)
    )
    return Span(max(start, now), end)


def _spans(player: Player) -> list[Span]:
    return [Span(each.start, each.end) for each in player.vacations.all()]
