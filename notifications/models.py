"""Models of messages, their deliveries, and the preferences of players."""

from __future__ import annotations

from datetime import time

from django.conf import settings
from django.db import models
from django.db.models import F, Q

PLAYER = settings.AUTH_USER_MODEL


class Kind(models.TextChoices):
    """The kinds of message."""

    TURN = "turn"
    DEADLINE = "deadline"
    STARTED = "started"
    OVER = "over"
    INVITATION = "invitation"
    MENTION = "mention"
    TAKEOVER = "takeover"
    DIGEST = "digest"


class ChannelChoice(models.TextChoices):
    """Through which channels a player wants a kind of message."""

    EITHER = "either"  # push, or email where no device can be reached
    PUSH = "push"
    MAIL = "mail"
    BOTH = "both"
    NONE = "none"


class Channel(models.TextChoices):
    """The channels through which messages are sent."""

    PUSH = "push"
    MAIL = "mail"


class Message(models.Model):
    """A message to a player: a row of the outbox, and later of the log."""

    class State(models.TextChoices):
        """States from posting to the final outcome."""

        WAITING = "waiting"
        SENDING = "sending"
        SENT = "sent"
        GATHERED = "gathered"  # for the digest
        DROPPED = "dropped"
        FAILED = "failed"
        UNKNOWN = "unknown"

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="notifications")
    kind = models.CharField(max_length=20, choices=Kind)
    #: What the message is about, as the app that posted it defines it: the id of a table.
    about = models.CharField(max_length=40, blank=True)
    #: A key is posted only once.
    key = models.CharField(max_length=120, unique=True)
    facts = models.JSONField(default=dict, blank=True)
    link = models.CharField(max_length=200)
    posted = models.DateTimeField()
    due = models.DateTimeField()
    state = models.CharField(max_length=10, choices=State, default=State.WAITING)
    #: Why it was not sent, or through which channel it was.
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
    """A delivery of a message to one target, stored before it is attempted."""

    class State(models.TextChoices):
        """States from posting to the final outcome."""

        WAITING = "waiting"
        HANDED = "handed"  # the provider may or may not have accepted it
        SENT = "sent"
        FAILED = "failed"
        DROPPED = "dropped"
        UNKNOWN = "unknown"

    message = models.ForeignKey(Message, on_delete=models.CASCADE, related_name="deliveries")
    channel = models.CharField(max_length=10, choices=Channel)
    #: The email address, or the id of the subscription.
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
    """A browser that receives push messages."""

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
    """Through which channels a player wants one kind of message."""

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="preferences")
    kind = models.CharField(max_length=20, choices=Kind)
    way = models.CharField(max_length=10, choices=ChannelChoice)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("player", "kind"), name="preference_once_per_kind"),
        )

    def __str__(self) -> str:
        return f"{self.player_id} {self.kind} {self.way}"


class Hours(models.Model):
    """A player's quiet hours, hour of the digest, and delay before a message about a turn."""

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
    """A table that a player has muted."""

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="silences")
    about = models.CharField(max_length=40)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("player", "about"), name="silence_once"),)

    def __str__(self) -> str:
        return f"{self.player_id} {self.about}"
