"""The games that can be played."""

from __future__ import annotations

from rest_framework import serializers


class TableOption(serializers.Serializer[None]):
    """A table option."""

    name = serializers.CharField()
    text = serializers.CharField()


class ChronicleDetails(serializers.Serializer[None]):
    """A Chronicle that can be added to a game."""

    number = serializers.IntegerField()
    name = serializers.CharField()
    adds = serializers.CharField(help_text="A short description of what it adds.")
    least = serializers.IntegerField(help_text="The minimum number of players.")
    length = serializers.IntegerField(help_text="How much longer games get, from 1 to 3.")
    difficulty = serializers.IntegerField(help_text="How much harder games get, from 1 to 3.")
    for_first = serializers.BooleanField(help_text="Whether it suits beginners.")


class EditionDetails(serializers.Serializer[None]):
    """A game that can be played."""

    id = serializers.CharField()
    name = serializers.CharField()
    rules = serializers.IntegerField()
    players = serializers.ListField(child=serializers.IntegerField())
    chronicles = ChronicleDetails(many=True)
    options = TableOption(many=True)
    goods = serializers.ListField(child=serializers.CharField())
    bots = serializers.ListField(child=serializers.CharField())
    levels = serializers.ListField(
        child=serializers.CharField(), help_text="The bots for players, weakest first."
    )
    verbs = serializers.DictField(
        child=serializers.ListField(child=serializers.CharField()),
        help_text="The argument kinds of each verb of a choice.",
    )


class Editions(serializers.Serializer[None]):
    """The games that can be played."""

    editions = EditionDetails(many=True)
