"""Reports of printed values that differ from ours."""

from __future__ import annotations

from django.conf import settings
from django.db import models

MAX_VALUE_CHARS = 100
MAX_SOURCE_CHARS = 1000


class CorrectionReport(models.Model):
    """Somebody tells what is really printed on a component, and how they know."""

    class State(models.TextChoices):
        """What became of a report."""

        OPEN = "open"
        ACCEPTED = "accepted"
        DECLINED = "declined"

    #: The id of a component, and the key of one of its values.
    component = models.CharField(max_length=80)
    field = models.CharField(max_length=20)
    value = models.CharField(max_length=MAX_VALUE_CHARS)
    source = models.CharField(max_length=MAX_SOURCE_CHARS, verbose_name="how they know")
    #: Nobody if the reporter was not logged in or the account is gone.
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    made = models.DateTimeField(auto_now_add=True)
    state = models.CharField(max_length=10, choices=State, default=State.OPEN)
    settled = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("-made", "-id")
        permissions = (("settle_correctionreport", "Can settle correction reports"),)
        indexes = (models.Index(fields=("state", "-made"), name="corrections_by_state"),)

    def __str__(self) -> str:
        return f"{self.component}, {self.field}: {self.value}"
