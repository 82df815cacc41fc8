"""Serializer fields for choices and for the engine's types."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games.engine import Choice
from games.engine.core.choices import choice_from_json
from i18n import translate

#: Choices are stored; the longest that a rule offers has fewer than half as many characters.
MAX_CHOICE_CHARACTERS = 500
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
    "description": 'A verb and its arguments: ["place", [0, 1]]. One of the view\'s choices.',
}


@extend_schema_field(CHOICE)
class ChoiceField(serializers.Field[Choice, Any, Any, Any]):
    """A verb and its arguments; only the engine can check whether it is legal."""

    def to_internal_value(self, given: Any) -> Choice:  # noqa: ANN401 - JSON
        """Return the choice, if its form and length are valid."""
        if len(str(given)) > MAX_CHOICE_CHARACTERS:
            message = translate("refused-long-choice", most=MAX_CHOICE_CHARACTERS)
            raise serializers.ValidationError(message)
        choice = choice_from_json(given)
        if choice is None:
            raise serializers.ValidationError(translate("refused-no-choice"))
        return choice

    def to_representation(self, choice: Choice) -> Choice:
        """Return the choice unchanged."""
        return choice


@extend_schema_field({"$ref": "#/components/schemas/View"})
class EngineView(serializers.JSONField):
    """The engine's view of the game for one seat."""


@extend_schema_field({"$ref": "#/components/schemas/Fact"})
class EngineFact(serializers.JSONField):
    """A fact: one thing that happened in the game."""


@extend_schema_field({"$ref": "#/components/schemas/Preview"})
class EnginePreview(serializers.JSONField):
    """The engine's preview of the effects of one choice."""


@extend_schema_field({"$ref": "#/components/schemas/Faces"})
class EngineFaces(serializers.JSONField):
    """The engine's data on what is printed on the pieces."""
