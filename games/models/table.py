"""Models of tables, seats, moves and events.

Moves are only ever appended; the snapshot is a cache of them. The seed is secret until the game is
over: only `services.payloads` decides what is sent to players.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from django.conf import settings
from django.db import models
from django.db.models import F, Q

#: The bot that plays for those who have left a running game.
STAND_IN = "medium"
#: Without letters and digits that are easily confused.
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """Return a random id that cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


class Pace(models.TextChoices):
    """The pace of a game, defined by `clock.PACES`."""

    LIVE_QUICK = "live-quick"
    LIVE = "live"
    LIVE_SLOW = "live-slow"
    CORRESPONDENCE_12H = "correspondence-12h"
    CORRESPONDENCE = "correspondence"
    CORRESPONDENCE_3D = "correspondence-3d"
    CORRESPONDENCE_7D = "correspondence-7d"


class Visibility(models.TextChoices):
    """Who can find the table."""

    PUBLIC = "public"
    LINK = "link"
    FRIENDS = "friends"


class Status(models.TextChoices):
    """The state of a table."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    ABORTED = "aborted"


class Colour(models.TextChoices):
    """The colours of the seats."""

    ROWAN = "rowan"
    LOCH = "loch"
    GORSE = "gorse"
    HEATHER = "heather"
    SLATE = "slate"


class Table(models.Model):
    """A table and its game."""

    id = models.CharField(primary_key=True, max_length=12, default=new_id, editable=False)
    edition = models.CharField(max_length=40)
    chronicles = models.JSONField(default=list, blank=True)
    options = models.JSONField(default=list, blank=True)
    rules = models.PositiveSmallIntegerField()
    players = models.PositiveSmallIntegerField()
    pace = models.CharField(max_length=20, choices=Pace)
    #: How much rest it allows each seat.
    sleep_hours = models.PositiveSmallIntegerField(default=0)
    weekend_pause = models.BooleanField(default=False)
    vacation_days = models.PositiveSmallIntegerField(default=0)
    rated = models.BooleanField(default=False)
    visibility = models.CharField(max_length=10, choices=Visibility)
    #: Whether one player holds several seats on a shared device.
    hotseat = models.BooleanField(default=False)
    invite_code = models.CharField(max_length=12, default=new_id, unique=True, editable=False)
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="hosted_tables",
    )
    #: A keyed hash of the network it was opened from, by which open tables and bots are limited.
    network = models.CharField(max_length=16, blank=True, default="", editable=False, db_index=True)
    status = models.CharField(max_length=10, choices=Status, default=Status.OPEN)
    paused = models.BooleanField(default=False)
    #: The lesson played here; its seed is public.
    lesson = models.CharField(max_length=40, blank=True)
    #: Imported from a record, for replay only.
    imported = models.BooleanField(default=False)
    rematch_of = models.OneToOneField(
        "self", null=True, blank=True, on_delete=models.SET_NULL, related_name="rematch"
    )

    seed = models.CharField(max_length=64, editable=False)
    seed_hash = models.CharField(max_length=64, editable=False)
    snapshot = models.JSONField(null=True, editable=False)
    move_number = models.PositiveIntegerField(default=0)
    event_number = models.PositiveIntegerField(default=0)
    #: The unconfirmed choices of the acting seat, and those it has undone.
    draft = models.JSONField(default=list, blank=True, editable=False)
    undone = models.JSONField(default=list, blank=True, editable=False)

    created = models.DateTimeField(auto_now_add=True)
    started = models.DateTimeField(null=True, blank=True)
    finished = models.DateTimeField(null=True, blank=True)

    #: The seats, once `services.seats` has loaded them.
    loaded_seats: list[Seat]
    #: The moves made through this object, which need no query.
    new_moves: Sequence[Move] = ()

    class Meta:
        constraints = (
            models.CheckConstraint(condition=Q(players__range=(2, 5)), name="table_two_to_five"),
            models.CheckConstraint(
                condition=Q(status__in=("open", "aborted")) | Q(snapshot__isnull=False),
                name="table_that_began_has_a_snapshot",
            ),
            models.CheckConstraint(
                condition=~Q(status="open") | Q(move_number=0), name="table_open_without_moves"
            ),
            models.CheckConstraint(
                condition=Q(sleep_hours__lte=12), name="table_sleep_half_a_day_at_most"
            ),
        )
        indexes = (models.Index(fields=("status", "visibility", "-created")),)

    def __str__(self) -> str:
        return f"{self.edition} {self.id}"


class Seat(models.Model):
    """A seat of a player or a bot, or one whose player has deleted their account.

    A resigned seat keeps its player, who may go on watching from it, and is played by a bot.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    colour = models.CharField(max_length=10, choices=Colour)
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="seats",
    )
    bot = models.CharField(max_length=20, blank=True)
    resigned = models.BooleanField(default=False)
    hotseat = models.BooleanField(default=False)
    must_act = models.BooleanField(default=False)
    #: Its player ran out of time: a bot plays until they return.
    away = models.BooleanField(default=False)
    #: How often a bot took over.
    lapses = models.PositiveSmallIntegerField(default=0)
    #: The player who had the seat before a substitute.
    left_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    #: How often its clock has started, and since when it must act.
    calls = models.PositiveIntegerField(default=0)
    called_at = models.DateTimeField(null=True, blank=True)
    #: The time left when its clock last stopped; None means the bank of the pace.
    bank = models.DurationField(null=True, blank=True)
    #: Only set while its clock runs.
    remind = models.DateTimeField(null=True, blank=True)
    deadline = models.DateTimeField(null=True, blank=True)
    takeover = models.DateTimeField(null=True, blank=True, db_index=True)
    points = models.IntegerField(null=True, blank=True)
    place = models.PositiveSmallIntegerField(null=True, blank=True)
    #: Idempotency keys of the last successful requests, with a digest of each request.
    receipts = models.JSONField(default=list, blank=True, editable=False)

    class Meta:
        ordering = ("number",)
        constraints = (
            models.UniqueConstraint(fields=("table", "number"), name="seat_number_once"),
            models.UniqueConstraint(fields=("table", "colour"), name="seat_colour_once"),
            models.UniqueConstraint(
                fields=("table", "player"),
                condition=Q(hotseat=False),
                name="seat_player_once_unless_hotseat",
            ),
            models.CheckConstraint(condition=Q(number__lt=5), name="seat_number_below_five"),
            models.CheckConstraint(
                condition=Q(resigned=False) | ~Q(bot=""), name="seat_resigned_has_a_bot"
            ),
            models.CheckConstraint(
                condition=Q(remind=None, deadline=None, takeover=None)
                | Q(remind__lte=F("deadline"), deadline__lte=F("takeover"), must_act=True),
                name="seat_promises_in_order",
            ),
        )

    def __str__(self) -> str:
        return f"{self.table_id} {self.number}"

    #: The seats that a bot plays, for queries; `stand_in` is the same for a loaded seat.
    BOT_PLAYS = ~Q(bot="") | Q(away=True) | Q(player=None) | Q(player__is_active=False)

    @property
    def stand_in(self) -> str:
        """The bot that plays the seat; empty where its player does.

        The seat of a player who was banned or has deleted their account must not hold up the
        others.
        """
        if self.bot:
            return self.bot
        present = self.player is not None and self.player.is_active and not self.away
        return "" if present else STAND_IN


class Move(models.Model):
    """A choice that was committed, and its facts."""

    class By(models.TextChoices):
        """Who chose the move."""

        PLAYER = "player"
        BOT = "bot"
        ORDER = "order"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="moves")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    choice = models.JSONField()
    facts = models.JSONField()
    #: The id of the rule behind the choice.
    rule = models.CharField(max_length=40, blank=True)
    by = models.CharField(max_length=10, choices=By)
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("number",)
        constraints = (
            models.UniqueConstraint(fields=("table", "number"), name="move_number_once"),
            models.CheckConstraint(condition=Q(number__gte=1), name="move_numbers_begin_at_one"),
        )

    def __str__(self) -> str:
        return f"{self.table_id} {self.number}"


class Event(models.Model):
    """A numbered event at a table, from which a client finds out what it missed."""

    class Kind(models.TextChoices):
        """The kind of an event."""

        SEATS = "seats"
        STARTED = "started"
        MOVES = "moves"
        CHAT = "chat"
        PAUSE = "pause"
        REMATCH = "rematch"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="events")
    number = models.PositiveIntegerField()
    kind = models.CharField(max_length=10, choices=Kind)
    #: The moves of the event: those after the first number, up to the last.
    after_move = models.PositiveIntegerField(default=0)
    last_move = models.PositiveIntegerField(default=0)
    message = models.ForeignKey(
        "games.ChatMessage", null=True, blank=True, on_delete=models.CASCADE, related_name="+"
    )
    happened = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("number",)
        constraints = (
            models.UniqueConstraint(fields=("table", "number"), name="event_number_once"),
            models.CheckConstraint(
                condition=Q(last_move__gte=F("after_move")), name="event_moves_in_order"
            ),
        )

    def __str__(self) -> str:
        return f"{self.table_id} {self.number} {self.kind}"
