"""Reports of printed values that differ from ours."""

from __future__ import annotations

from rest_framework import serializers


class OpenCorrection(serializers.Serializer[None]):
    """What was reported about one value of a component."""

    component = serializers.CharField(help_text="The id of the component.")
    group = serializers.CharField(help_text="Where it belongs.")
    name = serializers.CharField()
    field = serializers.CharField(help_text="The name of the value.")
    ours = serializers.CharField(help_text="The value that Glenmore uses.")
    reported = serializers.CharField()
    reports = serializers.IntegerField(help_text="How many reports say so.")
    since = serializers.DateField()


class Corrections(serializers.Serializer[None]):
    """The open reports, newest first."""

    corrections = OpenCorrection(many=True)
