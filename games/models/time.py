"""Models of rest, reliability and the uptime of the site."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q

PLAYER = settings.AUTH_USER_MODEL


class DailyRest(models.Model):
    """When a player's clocks stop each day and each week."""

    player = models.OneToOneField(PLAYER, on_delete=models.CASCADE, related_name="daily_rest")
    sleep_from = models.TimeField(null=True, blank=True)
    sleep_to = models.TimeField(null=True, blank=True)
    weekend = models.BooleanField(default=False)

    class Meta:
        constraints = (
            models.CheckConstraint(
                condition=Q(sleep_from=None, sleep_to=None)
                | Q(sleep_from__isnull=False, sleep_to__isnull=False)
                & ~Q(sleep_from=F("sleep_to")),
                name="sleep_has_a_beginning_and_an_end",
            ),
        )

    def __str__(self) -> str:
        return f"{self.player_id} {self.sleep_from}-{self.sleep_to}"


class Vacation(models.Model):
    """A period in which a player's clocks stop."""

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="vacations")
    start = models.DateTimeField()
    end = models.DateTimeField()

    class Meta:
        ordering = ("start",)
        constraints = (
            models.CheckConstraint(condition=Q(start__lt=F("end")), name="vacation_has_a_length"),
        )

    def __str__(self) -> str:
        return f"{self.player_id} {self.start:%Y-%m-%d}"


class Reliability(models.Model):
    """How many games a player has finished, and in how many a bot took over."""

    player = models.OneToOneField(PLAYER, on_delete=models.CASCADE, related_name="reliability")
    kept = models.PositiveIntegerField(default=0)
    lapsed = models.PositiveIntegerField(default=0)
    percent = models.PositiveSmallIntegerField(default=100, db_index=True)

    class Meta:
        constraints = (
            models.CheckConstraint(condition=Q(percent__lte=100), name="reliability_is_a_share"),
        )

    def __str__(self) -> str:
        return f"{self.player_id} {self.percent} %"


class Heartbeat(models.Model):
    """The last heartbeat of the site, in one row."""

    at = models.DateTimeField()

    class Meta:
        constraints = (models.CheckConstraint(condition=Q(id=1), name="heartbeat_is_one_row"),)

    def __str__(self) -> str:
        return f"{self.at:%Y-%m-%d %H:%M:%S}"
