"""What is kept about messages: what is to be told, how it was sent, who wants which how?"""

from __future__ import annotations

from datetime import time

from django.conf import settings
from django.db import models
from django.db.models import F, Q

PLAYER = settings.AUTH_USER_MODEL


class Kind(models.TextChoices):
    """What is a message about?"""

    TURN = "turn"
    DEADLINE = "deadline"
    STARTED = "started"
    OVER = "over"
    INVITATION = "invitation"
    MENTION = "mention"
    TAKEOVER = "takeover"
    DIGEST = "digest"


class Way(models.TextChoices):
    """By what way does a player want to hear of it?"""

    EITHER = "either"  # push, or mail where no device can be reached
    PUSH = "push"
    MAIL = "mail"
    BOTH = "both"
    NONE = "none"


class Channel(models.TextChoices):
    """By what way was it sent?"""

    PUSH = "push"
    MAIL = "mail"


class Message(models.Model):
    """Something to be told to a player: a row of the outbox, and later of the log."""

    class State(models.TextChoices):
        """How far has it come?"""

        WAITING = "waiting"
        SENDING = "sending"
        SENT = "sent"
        GATHERED = "gathered"  # for the digest
        DROPPED = "dropped"
        FAILED = "failed"
        UNKNOWN = "unknown"

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="notifications")
    kind = models.CharField(max_length=20, choices=Kind)
    #: What it is about, in the words of the app that posted it: the id of a table.
    about = models.CharField(max_length=40, blank=True)
    #: Two messages with one key are one message.
    key = models.CharField(max_length=120, unique=True)
    facts = models.JSONField(default=dict, blank=True)
    link = models.CharField(max_length=200)
    posted = models.DateTimeField()
    due = models.DateTimeField()
    state = models.CharField(max_length=10, choices=State, default=State.WAITING)
    #: Why it was not sent, or by which way it was.
    reason = models.CharField(max_length=200, blank=True)
    title = models.CharField(max_length=200, blank=True)
    settled = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("-posted", "-id")
        indexes = (
            models.Index(
                fields=("due",), condition=Q(state__in=("waiting", "sending")), name="due"
            ),
            models.Index(fields=("player", "-posted")),
        )

    def __str__(self) -> str:
        return self.key


class Delivery(models.Model):
    """One attempt to hand a message to a provider, written down before it is made."""

    class State(models.TextChoices):
        """How far has it come?"""

        WAITING = "waiting"
        HANDED = "handed"  # the provider may or may not have it
        SENT = "sent"
        FAILED = "failed"
        DROPPED = "dropped"
        UNKNOWN = "unknown"

    message = models.ForeignKey(Message, on_delete=models.CASCADE, related_name="deliveries")
    channel = models.CharField(max_length=10, choices=Channel)
    #: The address, or the number of the subscription.
    target = models.CharField(max_length=254)
    state = models.CharField(max_length=10, choices=State, default=State.WAITING)
    attempts = models.PositiveSmallIntegerField(default=0)
    detail = models.CharField(max_length=300, blank=True)
    handed = models.DateTimeField(null=True, blank=True)
    settled = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("id",)
        constraints = (
            models.UniqueConstraint(
                fields=("message", "channel", "target"), name="delivery_once_per_target"
            ),
        )
        verbose_name_plural = "deliveries"

    def __str__(self) -> str:
        return f"{self.message_id} {self.channel} {self.state}"


class Subscription(models.Model):
    """A browser that takes pushes."""

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="subscriptions")
    endpoint = models.URLField(max_length=1000, unique=True)
    p256dh = models.CharField(max_length=100)
    auth = models.CharField(max_length=40)
    device = models.CharField(max_length=80, blank=True)
    made = models.DateTimeField(auto_now_add=True)
    used = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("id",)

    def __str__(self) -> str:
        return self.device or f"device {self.pk}"


class Preference(models.Model):
    """By what way a player wants to hear of a kind of things."""

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="preferences")
    kind = models.CharField(max_length=20, choices=Kind)
    way = models.CharField(max_length=10, choices=Way)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("player", "kind"), name="preference_once_per_kind"),
        )

    def __str__(self) -> str:
        return f"{self.player_id} {self.kind} {self.way}"


class Hours(models.Model):
    """When a player wants to be left in peace, when he reads his digest, how long to wait."""

    player = models.OneToOneField(PLAYER, on_delete=models.CASCADE, related_name="hours")
    quiet_from = models.TimeField(null=True, blank=True, default=time(22))
    quiet_to = models.TimeField(null=True, blank=True, default=time(8))
    digest_at = models.TimeField(default=time(8))
    delay_minutes = models.PositiveSmallIntegerField(default=2)

    class Meta:
        constraints = (
            models.CheckConstraint(
                condition=Q(quiet_from=None, quiet_to=None)
                | Q(quiet_from__isnull=False, quiet_to__isnull=False)
                & ~Q(quiet_from=F("quiet_to")),
                name="quiet_hours_have_a_beginning_and_an_end",
            ),
        )
        verbose_name_plural = "hours"

    def __str__(self) -> str:
        return f"{self.player_id} {self.quiet_from}-{self.quiet_to}"


class Silence(models.Model):
    """A player wants to hear nothing more of one table."""

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="silences")
    about = models.CharField(max_length=40)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("player", "about"), name="silence_once"),)

    def __str__(self) -> str:
        return f"{self.player_id} {self.about}"
