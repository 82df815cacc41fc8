"""What may a request say?"""

from __future__ import annotations

from rest_framework import serializers

from games.models import Colour, Pace, Status, Visibility
from games.services.lobby import MOST_CHRONICLES
from games.services.recording import LONGEST

from .fields import Choices

MOST = 2**31 - 1


class Terms(serializers.Serializer[None]):
    """A table to be opened."""

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
        help_text="How much rest each seat is granted; as usual at this pace if left out.",
    )
    weekend_pause = serializers.BooleanField(required=False)
    vacation_days = serializers.IntegerField(min_value=0, max_value=60, required=False)
    rated = serializers.BooleanField(default=False)
    visibility = serializers.ChoiceField(choices=Visibility.choices, default=Visibility.PUBLIC)
    hotseat = serializers.BooleanField(default=False)
    bots = serializers.ListField(
        child=serializers.CharField(max_length=20), default=list, max_length=4
    )
    colour = serializers.ChoiceField(
        choices=Colour.choices, default="", help_text="Yours; any that is free if you name none."
    )


class Filters(serializers.Serializer[None]):
    """Which tables are looked for?"""

    edition = serializers.CharField(max_length=40, required=False)
    players = serializers.IntegerField(min_value=2, max_value=5, required=False)
    pace = serializers.ChoiceField(choices=Pace.choices, required=False)
    rated = serializers.BooleanField(required=False, allow_null=True, default=None)
    status = serializers.ChoiceField(choices=Status.choices, required=False)
    chronicles = serializers.ListField(
        child=serializers.IntegerField(min_value=1, max_value=MOST_CHRONICLES),
        required=False,
        max_length=MOST_CHRONICLES,
        help_text="With all of these; repeat the parameter for more than one.",
    )
    base_game = serializers.BooleanField(default=False, help_text="Without any Chronicle.")
    rating_from = serializers.IntegerField(
        min_value=0,
        max_value=1_000_000,
        required=False,
        help_text="Everybody there has at least this rating; who has none counts as 1000.",
    )
    rating_to = serializers.IntegerField(min_value=0, max_value=1_000_000, required=False)
    reliability_from = serializers.IntegerField(
        min_value=0,
        max_value=100,
        required=False,
        help_text="Everybody there has seen at least this share of his games through, per cent.",
    )
    vacant = serializers.BooleanField(default=False, help_text="Where a substitute is welcome.")
    start = serializers.IntegerField(min_value=0, max_value=MOST, default=0)
    limit = serializers.IntegerField(min_value=1, max_value=100, default=50)


class From(serializers.Serializer[None]):
    """From which seat, and with which invitation, is a table looked at?"""

    seat = serializers.IntegerField(min_value=0, max_value=4, required=False)
    code = serializers.CharField(max_length=12, default="", allow_blank=True)


class At(From):
    """At which seat is advice asked for?"""

    seat = serializers.IntegerField(min_value=0, max_value=4)


class Since(From):
    """Which moves are asked for?"""

    after = serializers.IntegerField(min_value=0, max_value=MOST, default=0)


class Between(Since):
    """Which turns are asked for?"""

    upto = serializers.IntegerField(
        min_value=0, max_value=MOST, required=False, help_text="Nothing that was played later."
    )


class FrameNumber(From):
    """Which part of a game is looked at again?"""

    number = serializers.IntegerField(
        min_value=0, max_value=MOST, default=0, help_text="A number of moves in that part."
    )


class WithChronicles(serializers.Serializer[None]):
    """With which Chronicles is a game drawn?"""

    chronicles = serializers.RegexField(
        r"^(\d{1,2}(,\d{1,2})*)?\Z",
        default="",
        allow_blank=True,
        max_length=60,
        help_text="Their numbers, rising, with commas between them.",
    )
    rules = serializers.IntegerField(
        min_value=1,
        max_value=10_000,
        required=False,
        help_text="The version of the rules; the newest if you name none.",
    )


class Invitation(serializers.Serializer[None]):
    """The code of a link, where the table needs one."""

    code = serializers.CharField(max_length=12, default="", allow_blank=True)


class PlayerName(serializers.Serializer[None]):
    """Somebody to be invited."""

    name = serializers.CharField(max_length=100)


class SeatTaken(Invitation):
    """How somebody sits down."""

    colour = serializers.ChoiceField(
        choices=Colour.choices, default="", help_text="Any that is free if you name none."
    )


class BotName(serializers.Serializer[None]):
    """A bot for the empty seats."""

    bot = serializers.CharField(max_length=20, default="greedy")


class SeatNumber(serializers.Serializer[None]):
    """Which of one's seats?"""

    seat = serializers.IntegerField(min_value=0, max_value=4)


class ColourChosen(SeatNumber):
    """Another colour for one's seat."""

    colour = serializers.ChoiceField(choices=Colour.choices)


class Moment(SeatNumber):
    """For which seat, and at which number, is the request made?"""

    expected = serializers.IntegerField(
        min_value=0, max_value=MOST, help_text="The `number` of the table as you know it."
    )


class ChoicesMade(Moment):
    """Choices to be played in a row, all or none."""

    choices = serializers.ListField(child=Choices(), min_length=1, max_length=100)


class Saying(serializers.Serializer[None]):
    """Something to say."""

    text = serializers.CharField(max_length=1000)


class Written(serializers.Serializer[None]):
    """Something to write down."""

    text = serializers.CharField(max_length=5000, allow_blank=True)


class Complaint(serializers.Serializer[None]):
    """What the operator should look at."""

    reason = serializers.CharField(max_length=1000)
    seat = serializers.IntegerField(min_value=0, max_value=4, required=False)
    message = serializers.IntegerField(min_value=1, max_value=MOST, required=False)


class Order(SeatNumber):
    """An answer in advance."""

    question = serializers.CharField(max_length=40)
    choice = Choices()


class OrderName(SeatNumber):
    """Which order?"""

    question = serializers.CharField(max_length=40)


class WishMade(serializers.Serializer[None]):
    """A game one would like to play."""

    edition = serializers.CharField(max_length=40)
    least = serializers.IntegerField(min_value=2, max_value=5)
    most = serializers.IntegerField(min_value=2, max_value=5)
    pace = serializers.ChoiceField(choices=Pace.choices)
    rated = serializers.BooleanField(default=False)
    chronicles = serializers.ListField(
        child=serializers.IntegerField(min_value=1, max_value=99), default=list, max_length=20
    )


class LessonName(serializers.Serializer[None]):
    """Which lesson?"""

    lesson = serializers.CharField(max_length=40, help_text="The name of a game.")


class RecordText(serializers.Serializer[None]):
    """A game as text."""

    record = serializers.CharField(max_length=LONGEST)


class EditionName(serializers.Serializer[None]):
    """Which game?"""

    edition = serializers.CharField(max_length=40)
