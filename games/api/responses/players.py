"""Match requests, mutes, ratings and player profiles."""

from __future__ import annotations

from rest_framework import serializers

from accounts.serializers import Person
from games.models import Pace


class MatchRequestDetails(serializers.Serializer[None]):
    """Your match request, or the table you were matched to."""

    waiting = serializers.BooleanField()
    edition = serializers.CharField(allow_null=True)
    chronicles = serializers.ListField(child=serializers.IntegerField(), allow_null=True)
    least = serializers.IntegerField(allow_null=True)
    most = serializers.IntegerField(allow_null=True)
    pace = serializers.ChoiceField(choices=Pace.choices, allow_null=True)
    rated = serializers.BooleanField(allow_null=True)
    table = serializers.CharField(allow_null=True)


class Mutes(serializers.Serializer[None]):
    """The players you have muted."""

    players = Person(many=True)


class PlayerRating(serializers.Serializer[None]):
    """A player's rating."""

    player = Person()
    rating = serializers.IntegerField()
    games = serializers.IntegerField()


class EditionRating(serializers.Serializer[None]):
    """A player's rating at one game."""

    edition = serializers.CharField()
    rating = serializers.IntegerField()
    games = serializers.IntegerField()


class Profile(Person):
    """The public profile of a player."""

    joined = serializers.DateTimeField()
    reliability = serializers.IntegerField(
        allow_null=True,
        help_text="The percentage of games with others they have finished; null if none yet.",
    )
    ratings = EditionRating(many=True)


class Ratings(serializers.Serializer[None]):
    """The highest-rated players of a game."""

    ratings = PlayerRating(many=True)
    yours = PlayerRating(allow_null=True)
