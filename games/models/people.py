"""Models of the players at tables: chat, notes, ratings, match requests, standing orders."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from .table import Pace, Seat, Table

PLAYER = settings.AUTH_USER_MODEL


class ChatMessage(models.Model):
    """A chat message at a table."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="messages")
    player = models.ForeignKey(PLAYER, null=True, on_delete=models.SET_NULL, related_name="+")
    text = models.CharField(max_length=1000)
    said = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("id",)
        constraints = (models.CheckConstraint(condition=~Q(text=""), name="chat_says_something"),)

    def __str__(self) -> str:
        return self.text[:40]


class Invitation(models.Model):
    """An invitation of a player to an open table by its host."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="invitations")
    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="invitations")
    by = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="+")
    made = models.DateTimeField(auto_now_add=True)
    #: A player who declined cannot be invited again.
    declined = models.BooleanField(default=False)

    class Meta:
        ordering = ("id",)
        constraints = (
            models.UniqueConstraint(fields=("table", "player"), name="invitation_once"),
            models.CheckConstraint(condition=~Q(player=F("by")), name="invitation_not_oneself"),
        )

    def __str__(self) -> str:
        return f"{self.player_id} to {self.table_id}"


class Mute(models.Model):
    """A player hides the chat messages of another player."""

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="mutes")
    muted = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="+")

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("player", "muted"), name="mute_once"),
            models.CheckConstraint(condition=~Q(player=F("muted")), name="mute_not_oneself"),
        )

    def __str__(self) -> str:
        return f"{self.player_id} mutes {self.muted_id}"


class Report(models.Model):
    """A report of a message or a seat to the operator."""

    reporter = models.ForeignKey(PLAYER, null=True, on_delete=models.SET_NULL, related_name="+")
    reported = models.ForeignKey(PLAYER, null=True, on_delete=models.SET_NULL, related_name="+")
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="reports")
    message = models.ForeignKey(
        ChatMessage, null=True, blank=True, on_delete=models.SET_NULL, related_name="reports"
    )
    reason = models.CharField(max_length=1000)
    made = models.DateTimeField(auto_now_add=True)
    settled = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return self.reason[:40]


class Note(models.Model):
    """A private note of a player about a game."""

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="notes")
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="notes")
    text = models.TextField(max_length=5000, blank=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("player", "table"), name="note_once"),)

    def __str__(self) -> str:
        return f"{self.player_id} on {self.table_id}"


class Rating(models.Model):
    """The rating of a player at a game."""

    player = models.ForeignKey(PLAYER, on_delete=models.CASCADE, related_name="ratings")
    edition = models.CharField(max_length=40)
    mu = models.FloatField()
    sigma = models.FloatField()
    games = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("player", "edition"), name="rating_once_per_game"),
            models.CheckConstraint(condition=Q(sigma__gt=0), name="rating_is_never_certain"),
        )

    def __str__(self) -> str:
        return f"{self.player_id} {self.edition} {self.ordinal}"

    @property
    def ordinal(self) -> int:
        """The rating that is shown: a lower bound of the strength (mu - 3 sigma), scaled."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


class MatchRequest(models.Model):
    """A player waits to be matched with others who want the same game."""

    player = models.OneToOneField(PLAYER, on_delete=models.CASCADE, related_name="match_request")
    edition = models.CharField(max_length=40)
    chronicles = models.JSONField(default=list, blank=True)
    least = models.PositiveSmallIntegerField()
    most = models.PositiveSmallIntegerField()
    pace = models.CharField(max_length=20, choices=Pace)
    rated = models.BooleanField(default=False)
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        db_table = "games_wish"
        constraints = (
            models.CheckConstraint(
                condition=Q(least__gte=2, most__lte=5, least__lte=F("most")),
                name="wish_for_two_to_five",
            ),
        )

    def __str__(self) -> str:
        return f"{self.player_id} wants {self.edition}"


class StandingOrder(models.Model):
    """An answer in advance to a question that may come in another seat's turn."""

    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="orders")
    question = models.CharField(max_length=40)
    choice = models.JSONField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("seat", "question"), name="order_once_per_question"),
        )

    def __str__(self) -> str:
        return f"{self.seat_id} {self.question}"
