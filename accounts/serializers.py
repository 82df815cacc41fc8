"""Serializers of accounts."""

from typing import ClassVar

from rest_framework import serializers

from accounts.models import ApiToken, Player


class MeSerializer(serializers.ModelSerializer[Player]):
    """A player's own account."""

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
    """The fields that players may change; the service validates the values."""

    class Meta:
        model = Player
        fields: ClassVar[list[str]] = ["display_name", "language", "time_zone"]
        extra_kwargs: ClassVar[dict[str, dict[str, object]]] = {
            # The service refuses names that are too long, like other invalid names.
            "display_name": {"required": False, "validators": [], "max_length": 200},
        }


class DeletionSerializer(serializers.Serializer[Player]):
    """The confirmation of a deletion."""

    confirmation = serializers.CharField(help_text="Your own name, as it is shown.")


class Person(serializers.Serializer[None]):
    """A player as shown to others."""

    id = serializers.IntegerField()
    name = serializers.CharField()


class FriendsSerializer(serializers.Serializer[None]):
    """A player's friends and open friend requests."""

    friends = Person(many=True)
    asking_you = Person(many=True, help_text="They wait for your answer.")
    asked_by_you = Person(many=True, help_text="You wait for theirs.")


class FriendAskedSerializer(serializers.Serializer[None]):
    """The player to ask."""

    name = serializers.CharField(max_length=200)


class TokenSerializer(serializers.ModelSerializer[ApiToken]):
    """A token, without its secret."""

    class Meta:
        model = ApiToken
        fields: ClassVar[list[str]] = ["id", "name", "hint", "created_at", "used_at"]
        read_only_fields: ClassVar[list[str]] = ["hint", "created_at", "used_at"]


class NewTokenSerializer(TokenSerializer):
    """A new token with its secret, which is shown only once."""

    secret = serializers.CharField(read_only=True)

    class Meta(TokenSerializer.Meta):
        fields: ClassVar[list[str]] = [*TokenSerializer.Meta.fields, "secret"]
