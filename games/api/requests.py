"""Serializers of requests."""

from __future__ import annotations

from rest_framework import serializers

from games.engine.bots import DEFAULT_LEVEL
from games.models import Colour, Pace, Status, Visibility
from games.models.corrections import MAX_SOURCE_CHARS, MAX_VALUE_CHARS
from games.services.lobby.listing import MAX_CHRONICLES
from games.services.payloads.records import MAX_RECORD_CHARS

from .fields import ChoiceField

MAX_INTEGER = 2**31 - 1


class Terms(serializers.Serializer[None]):
    """The terms of a new table."""

    edition = serializers.CharField(max_length=40)
    players = serializers.IntegerField(min_value=2, max_value=5)
    chronicles = serializers.ListField(
        child=serializers.IntegerField(min_value=1, max_value=99), default=list, max_length=20
    )
    options = serializers.ListField(
        max_length=20, child=serializers.CharField(max_length=40), default=list
    )
    pace = serializers.ChoiceField(choices=Pace.choices, default=Pace.CORRESPONDENCE)
    sleep_hours = serializers.IntegerField(
        min_value=0,
        max_value=12,
        required=False,
        help_text="Daily rest granted to each seat; defaults to the pace's usual value.",
    )
    weekend_pause = serializers.BooleanField(required=False)
    vacation_days = serializers.IntegerField(min_value=0, max_value=60, required=False)
    rated = serializers.BooleanField(default=False)
    visibility = serializers.ChoiceField(choices=Visibility.choices, default=Visibility.PUBLIC)
    hotseat = serializers.BooleanField(default=False)
    bots = serializers.ListField(
        child=serializers.CharField(max_length=20),
        default=list,
        max_length=4,
        help_text="A bot for each of the last seats, by its level.",
    )
    colour = serializers.ChoiceField(
        choices=Colour.choices, default="", help_text="Your color; any free one if omitted."
    )


class TableFilters(serializers.Serializer[None]):
    """Filters of a list of tables."""

    edition = serializers.CharField(max_length=40, required=False)
    players = serializers.IntegerField(min_value=2, max_value=5, required=False)
    pace = serializers.ChoiceField(choices=Pace.choices, required=False)
    rated = serializers.BooleanField(required=False, allow_null=True, default=None)
    status = serializers.ChoiceField(choices=Status.choices, required=False)
    chronicles = serializers.ListField(
        child=serializers.IntegerField(min_value=1, max_value=MAX_CHRONICLES),
        required=False,
        max_length=MAX_CHRONICLES,
        help_text="Tables with all of these Chronicles; repeat the parameter for more than one.",
    )
    base_game = serializers.BooleanField(default=False, help_text="Only tables without Chronicles.")
    rating_from = serializers.IntegerField(
        min_value=0,
        max_value=1_000_000,
        required=False,
        help_text="Every player has at least this rating; unrated players count as 1000.",
    )
    rating_to = serializers.IntegerField(min_value=0, max_value=1_000_000, required=False)
    reliability_from = serializers.IntegerField(
        min_value=0,
        max_value=100,
        required=False,
        help_text="Every player has finished at least this percentage of their games.",
    )
    vacant = serializers.BooleanField(
        default=False, help_text="Only tables with a seat for a substitute."
    )
    start = serializers.IntegerField(min_value=0, max_value=MAX_INTEGER, default=0)
    limit = serializers.IntegerField(min_value=1, max_value=100, default=50)


class ViewerQuery(serializers.Serializer[None]):
    """The seat to view a table from, and an invite code if the table needs one."""

    seat = serializers.IntegerField(min_value=0, max_value=4, required=False)
    code = serializers.CharField(max_length=12, default="", allow_blank=True)


class HintQuery(ViewerQuery):
    """The seat to give a hint to."""

    seat = serializers.IntegerField(min_value=0, max_value=4)


class MovesQuery(ViewerQuery):
    """The number after which moves are listed."""

    after = serializers.IntegerField(min_value=0, max_value=MAX_INTEGER, default=0)


class TurnsQuery(MovesQuery):
    """The range of turns to list."""

    upto = serializers.IntegerField(
        min_value=0,
        max_value=MAX_INTEGER,
        required=False,
        help_text="The number of the last move to include.",
    )


class FramesQuery(ViewerQuery):
    """The part of a game to replay."""

    number = serializers.IntegerField(
        min_value=0, max_value=MAX_INTEGER, default=0, help_text="A move number in that part."
    )


class FacesQuery(serializers.Serializer[None]):
    """The Chronicles and the rules version whose pieces are described."""

    chronicles = serializers.RegexField(
        r"^(\d{1,2}(,\d{1,2})*)?\Z",
        default="",
        allow_blank=True,
        max_length=60,
        help_text="Their numbers in ascending order, separated by commas.",
    )
    rules = serializers.IntegerField(
        min_value=1,
        max_value=10_000,
        required=False,
        help_text="The version of the rules; the newest if omitted.",
    )


class InviteCode(serializers.Serializer[None]):
    """The code of an invite link, if the table needs one."""

    code = serializers.CharField(max_length=12, default="", allow_blank=True)


class PlayerName(serializers.Serializer[None]):
    """The name of the player to invite."""

    name = serializers.CharField(max_length=100)


class JoinTable(InviteCode):
    """The invite code and the color of a player who joins."""

    colour = serializers.ChoiceField(
        choices=Colour.choices, default="", help_text="Any free color if omitted."
    )


class BotName(serializers.Serializer[None]):
    """The bot for the empty seats."""

    bot = serializers.CharField(max_length=20, default=DEFAULT_LEVEL)


class SeatNumber(serializers.Serializer[None]):
    """The number of one of your seats."""

    seat = serializers.IntegerField(min_value=0, max_value=4)


class ChooseColour(SeatNumber):
    """A new color for your seat."""

    colour = serializers.ChoiceField(choices=Colour.choices)


class SeatAction(SeatNumber):
    """The seat to act for, and the number the table is expected to be at."""

    expected = serializers.IntegerField(
        min_value=0, max_value=MAX_INTEGER, help_text="The last `number` of the table you received."
    )


class PlayChoices(SeatAction):
    """Choices to play in order, all or none."""

    choices = serializers.ListField(child=ChoiceField(), min_length=1, max_length=100)
    together = serializers.BooleanField(
        default=False, help_text="Undo and redo take these choices as one."
    )


class ChatMessage(serializers.Serializer[None]):
    """The text of a chat message."""

    text = serializers.CharField(max_length=1000)


class Note(serializers.Serializer[None]):
    """The text of a private note."""

    text = serializers.CharField(max_length=5000, allow_blank=True)


class Report(serializers.Serializer[None]):
    """A report to the operator, about a seat or a message."""

    reason = serializers.CharField(max_length=1000)
    seat = serializers.IntegerField(min_value=0, max_value=4, required=False)
    message = serializers.IntegerField(min_value=1, max_value=MAX_INTEGER, required=False)


class Correction(serializers.Serializer[None]):
    """What is really printed on a component."""

    component = serializers.CharField(
        max_length=80, help_text="The game and the tile, `glen-more-2:rannoch`."
    )
    field = serializers.CharField(
        max_length=20, help_text="A value that the faces call reconstructed, or `other`."
    )
    value = serializers.CharField(max_length=MAX_VALUE_CHARS, help_text="What is printed.")
    source = serializers.CharField(  # type: ignore[assignment]
        max_length=MAX_SOURCE_CHARS, help_text="How you know."
    )


class StandingOrder(SeatNumber):
    """An answer in advance to a question in another seat's turn."""

    question = serializers.CharField(max_length=40)
    choice = ChoiceField()


class StandingOrderQuery(SeatNumber):
    """The seat and the question of a standing order."""

    question = serializers.CharField(max_length=40)


class MatchTerms(serializers.Serializer[None]):
    """The terms of a match request."""

    edition = serializers.CharField(max_length=40)
    least = serializers.IntegerField(min_value=2, max_value=5)
    most = serializers.IntegerField(min_value=2, max_value=5)
    pace = serializers.ChoiceField(choices=Pace.choices)
    rated = serializers.BooleanField(default=False)
    chronicles = serializers.ListField(
        child=serializers.IntegerField(min_value=1, max_value=99), default=list, max_length=20
    )


class LessonName(serializers.Serializer[None]):
    """The name of a lesson."""

    lesson = serializers.CharField(max_length=40, help_text="The name of an edition.")


class RecordText(serializers.Serializer[None]):
    """A record: a game as text."""

    record = serializers.CharField(max_length=MAX_RECORD_CHARS)


class EditionName(serializers.Serializer[None]):
    """The name of a game."""

    edition = serializers.CharField(max_length=40)
