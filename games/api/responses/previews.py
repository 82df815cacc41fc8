"""Previews, hints, expected scores and faces."""

from __future__ import annotations

from rest_framework import serializers

from games.api.fields import ChoiceField, EngineFaces, EnginePreview


class Previews(serializers.Serializer[None]):
    """Previews of your choices, at the table's current number."""

    number = serializers.IntegerField()
    previews = serializers.ListField(child=EnginePreview())


class Hint(serializers.Serializer[None]):
    """The choice a bot would make for you, at the table's current number."""

    number = serializers.IntegerField()
    choice = ChoiceField()


class ComparisonDetails(serializers.Serializer[None]):
    """What a seat has in one scoring category, and the points its lead would score."""

    name = serializers.CharField()
    value = serializers.IntegerField()
    points = serializers.IntegerField()


class SeatStanding(serializers.Serializer[None]):
    """The points of a seat if the table were scored now."""

    seat = serializers.IntegerField()
    comparisons = ComparisonDetails(many=True)
    scoring = serializers.IntegerField(help_text="The points of all categories together.")
    end = serializers.IntegerField(help_text="The points the end of the game would add now.")


class Standings(serializers.Serializer[None]):
    """The expected scores of all seats, at the table's current number."""

    number = serializers.IntegerField()
    standings = SeatStanding(many=True)


class FacesResponse(serializers.Serializer[None]):
    """What is printed on the pieces of a game."""

    faces = EngineFaces()
