"""How does a choice travel in a request?"""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games.engine import Choice
from games.engine.choices import choice_from_json
from words import say

WORD = {
    "oneOf": [
        {"type": "string"},
        {"type": "integer"},
        {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
    ]
}
CHOICE = {
    "type": "array",
    "items": WORD,
    "minItems": 1,
    "description": 'A verb and what it is about: ["place", [0, 1]]. One of the view\'s choices.',
}


@extend_schema_field(CHOICE)
class Choices(serializers.Field[Choice, Any, Any, Any]):
    """A verb and what it is about; whether it is legal is the engine's to say."""

    def to_internal_value(self, given: Any) -> Choice:  # noqa: ANN401 - JSON
        """A choice, if it has the form of one."""
        choice = choice_from_json(given)
        if choice is None:
            raise serializers.ValidationError(say("refused-no-choice"))
        return choice

    def to_representation(self, choice: Choice) -> Choice:
        """As it is."""
        return choice


@extend_schema_field({"$ref": "#/components/schemas/View"})
class EngineView(serializers.JSONField):
    """The game as the engine shows it to a seat."""


@extend_schema_field({"$ref": "#/components/schemas/Fact"})
class EngineFact(serializers.JSONField):
    """Something that happened, as the engine tells it."""


@extend_schema_field({"$ref": "#/components/schemas/Outlook"})
class EngineOutlook(serializers.JSONField):
    """What would come of a choice, as the engine tries it."""


@extend_schema_field({"$ref": "#/components/schemas/Faces"})
class EngineFaces(serializers.JSONField):
    """What is printed on the pieces, as the engine's tables say."""
