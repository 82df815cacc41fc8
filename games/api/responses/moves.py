"""Moves, past turns, replays and game records."""

from __future__ import annotations

from rest_framework import serializers

from games.api.fields import ChoiceField, EngineFact, EngineView
from games.models import Move

from .tables import TableDetails


class LogLine(serializers.Serializer[None]):
    """A line of the log."""

    seat = serializers.IntegerField(allow_null=True, help_text="Who did it; null if no player did.")
    text = serializers.CharField()
    tile = serializers.CharField(help_text="The tile to draw beside it, or empty.")
    sign = serializers.CharField(help_text="Otherwise the sign to draw beside it, or empty.")
    rule = serializers.CharField(help_text="The rule by which points were scored, or empty.")
    detail = serializers.BooleanField(help_text="Whether it only says what an action yields.")
    turn = serializers.IntegerField(help_text="How many turns began before it within the move.")


class MoveDetails(serializers.Serializer[None]):
    """A move, without what is hidden from you."""

    number = serializers.IntegerField()
    seat = serializers.IntegerField()
    by = serializers.ChoiceField(choices=Move.By.choices)
    choice = ChoiceField(allow_null=True, help_text="Null while it is secret.")
    rule = serializers.CharField(help_text="The id of the rule that offered the choice.")
    facts = serializers.ListField(child=EngineFact())
    lines = LogLine(many=True, help_text="What happened, in your language, one line per action.")
    made = serializers.DateTimeField()


class MoveResponse(TableDetails):
    """The table after your action, and the moves since the number you expected."""

    news = MoveDetails(many=True)


class Moves(serializers.Serializer[None]):
    """The moves of a game."""

    moves = MoveDetails(many=True)


class TurnDetails(serializers.Serializer[None]):
    """Your view after a turn, and the moves since the turn before."""

    number = serializers.IntegerField()
    view = EngineView()
    moves = MoveDetails(many=True)


class Turns(serializers.Serializer[None]):
    """Past turns of a game."""

    turns = TurnDetails(many=True)


class ReplayFrame(serializers.Serializer[None]):
    """The view after a number of moves."""

    number = serializers.IntegerField()
    view = EngineView()


class Frames(serializers.Serializer[None]):
    """One part of a game, move by move."""

    frames = ReplayFrame(many=True)
    part = serializers.IntegerField(
        help_text="The number of frames per part; the last part may have fewer."
    )


class VerificationResult(serializers.Serializer[None]):
    """Whether replaying the moves from the seed gives the stored game."""

    ok = serializers.BooleanField()
    problems = serializers.ListField(child=serializers.CharField())
    seed_hash = serializers.CharField()
    seed = serializers.CharField(allow_null=True)


class GameRecord(serializers.Serializer[None]):
    """A game as text."""

    record = serializers.CharField()
