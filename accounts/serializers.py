"""In which shape do accounts go over the wire?"""

from typing import ClassVar

from rest_framework import serializers

from accounts.models import ApiToken, Player


class MeSerializer(serializers.ModelSerializer[Player]):
    """What players see of themselves."""

    class Meta:
        model = Player
        fields: ClassVar[list[str]] = [
            "id",
            "display_name",
            "email",
            "is_guest",
            "is_staff",
            "language",
            "time_zone",
            "joined_at",
        ]
        read_only_fields = fields


class ProfileSerializer(serializers.ModelSerializer[Player]):
    """What players may change of themselves; the service judges the values."""

    class Meta:
        model = Player
        fields: ClassVar[list[str]] = ["display_name", "language", "time_zone"]
        extra_kwargs: ClassVar[dict[str, dict[str, object]]] = {
            # Longer names are told what is wrong by the service, as all other names are.
            "display_name": {"required": False, "validators": [], "max_length": 200},
        }


class DeletionSerializer(serializers.Serializer[Player]):
    """The word that a deletion is meant."""

    confirmation = serializers.CharField(help_text="Your own name, as you see it.")


class Person(serializers.Serializer[None]):
    """A player as others know them."""

    id = serializers.IntegerField()
    name = serializers.CharField()


class FriendsSerializer(serializers.Serializer[None]):
    """A player's friends, and those who might become some."""

    friends = Person(many=True)
    asking_you = Person(many=True, help_text="They wait for your answer.")
    asked_by_you = Person(many=True, help_text="You wait for theirs.")


class FriendAskedSerializer(serializers.Serializer[None]):
    """Whom to ask."""

    name = serializers.CharField(max_length=200)


class TokenSerializer(serializers.ModelSerializer[ApiToken]):
    """A token, without its secret."""

    class Meta:
        model = ApiToken
        fields: ClassVar[list[str]] = ["id", "name", "hint", "created_at", "used_at"]
        read_only_fields: ClassVar[list[str]] = ["hint", "created_at", "used_at"]


class NewTokenSerializer(TokenSerializer):
    """A token that was just made, with its secret, which is told this once."""

    secret = serializers.CharField(read_only=True)

    class Meta(TokenSerializer.Meta):
        fields: ClassVar[list[str]] = [*TokenSerializer.Meta.fields, "secret"]
