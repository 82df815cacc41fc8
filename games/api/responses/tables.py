"""Tables: in lists and in full."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from accounts.serializers import Person
from games.api.fields import ChoiceField, EngineFact, EngineView
from games.models import Colour, Pace, Status, Visibility


class SeatDetails(serializers.Serializer[None]):
    """A seat at a table."""

    number = serializers.IntegerField()
    colour = serializers.ChoiceField(choices=Colour.choices)
    name = serializers.CharField(help_text="What the seat is called in the game.")
    player = Person(allow_null=True)
    bot = serializers.CharField(help_text="The bot that plays this seat; empty for a person.")
    resigned = serializers.BooleanField()
    anonymous = serializers.BooleanField(help_text="The player has deleted their account.")
    away = serializers.BooleanField(help_text="A bot plays until the player returns.")
    vacant = serializers.BooleanField(help_text="A substitute may take this seat.")
    must_act = serializers.BooleanField()
    bank = serializers.IntegerField(
        allow_null=True, help_text="Remaining seconds, while the clock is stopped."
    )
    deadline = serializers.DateTimeField(allow_null=True, help_text="Set while the clock runs.")
    takeover = serializers.DateTimeField(allow_null=True, help_text="When a bot takes over.")
    points = serializers.IntegerField(allow_null=True, help_text="Set when the game is finished.")
    place = serializers.IntegerField(allow_null=True)
    rating = serializers.IntegerField(
        allow_null=True, help_text="The player's rating at this game, if any."
    )
    reliability = serializers.IntegerField(
        allow_null=True, help_text="The percentage of games the player has finished."
    )


class TableSummary(serializers.Serializer[None]):
    """A table in a list."""

    id = serializers.CharField()
    edition = serializers.CharField()
    chronicles = serializers.ListField(child=serializers.IntegerField())
    options = serializers.ListField(child=serializers.CharField())
    rules = serializers.IntegerField()
    players = serializers.IntegerField()
    pace = serializers.ChoiceField(choices=Pace.choices)
    sleep_hours = serializers.IntegerField(help_text="Hours of daily rest granted to each seat.")
    weekend_pause = serializers.BooleanField()
    vacation_days = serializers.IntegerField()
    timed = serializers.BooleanField(help_text="Whether the table has clocks.")
    alone = serializers.BooleanField(
        help_text="One person plays against bots; hints are available."
    )
    rated = serializers.BooleanField()
    visibility = serializers.ChoiceField(choices=Visibility.choices)
    hotseat = serializers.BooleanField()
    status = serializers.ChoiceField(choices=Status.choices)
    paused = serializers.BooleanField()
    imported = serializers.BooleanField()
    lesson = serializers.CharField(help_text="The active lesson; empty if none.")
    retired = serializers.BooleanField(
        help_text="Its rules version is retired: the game can be read but not played."
    )
    host = Person(allow_null=True)
    seats = SeatDetails(many=True)
    your_seats = serializers.ListField(child=serializers.IntegerField())
    your_turn = serializers.BooleanField()
    invited_by = Person(
        allow_null=True, help_text="The player who invited you to this table, if any."
    )
    moves = serializers.IntegerField()
    event = serializers.IntegerField(help_text="The number of the last event.")
    created = serializers.DateTimeField()
    started = serializers.DateTimeField(allow_null=True)
    finished = serializers.DateTimeField(allow_null=True)


@extend_schema_serializer(many=False)  # a single object that holds a list
class TableSummaries(serializers.Serializer[None]):
    """One page of a list of tables."""

    tables = TableSummary(many=True)
    more = serializers.BooleanField()


class Draft(serializers.Serializer[None]):
    """Your choices that are not confirmed yet."""

    choices = serializers.ListField(child=ChoiceField())
    facts = serializers.ListField(child=serializers.ListField(child=EngineFact()))
    free_activations = serializers.ListField(
        child=ChoiceField(),
        help_text="Activations that ask, cost and waste nothing, in an order to play them in.",
    )
    can_undo = serializers.BooleanField()
    can_redo = serializers.BooleanField()
    can_confirm = serializers.BooleanField()


class LessonStep(serializers.Serializer[None]):
    """The current step of a lesson."""

    texts = serializers.ListField(
        child=serializers.CharField(), help_text="The keys of the texts to show."
    )
    move = serializers.CharField(
        allow_null=True, help_text="The move to make, in text notation; null while others act."
    )
    done = serializers.IntegerField(help_text="The number of steps you have completed.")
    steps = serializers.IntegerField(help_text="The number of steps in the lesson.")
    over = serializers.BooleanField(
        help_text="All steps are completed; only the last texts remain to be read."
    )


class TableDetails(TableSummary):
    """A table from the viewer's perspective."""

    seat = serializers.IntegerField(allow_null=True, help_text="The seat you view the table from.")
    invite_code = serializers.CharField(allow_null=True)
    seed_hash = serializers.CharField()
    seed = serializers.CharField(allow_null=True, help_text="Set when the game is finished.")
    rematch = serializers.CharField(allow_null=True)
    step = LessonStep(allow_null=True, help_text="The current step of your lesson, if any.")
    number = serializers.IntegerField(
        help_text="The value to send as `expected` in your next request."
    )
    view = EngineView(allow_null=True, help_text="The game, without what is hidden from you.")
    draft = Draft(allow_null=True)
