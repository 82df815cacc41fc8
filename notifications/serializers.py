"""In which shape do notifications go over the wire?"""

from __future__ import annotations

from typing import ClassVar

from rest_framework import serializers

from notifications.models import Delivery, Hours, Kind, Message, Subscription, Way
from notifications.reasons import said
from notifications.services.preferences import LONGEST_DELAY

KEY = r"^[A-Za-z0-9_-]+={0,2}$"


class WaysSerializer(serializers.Serializer[None]):
    """By what way you want to hear of each kind of things."""

    def get_fields(self) -> dict[str, serializers.Field]:  # type: ignore[type-arg]
        """One field for each kind; what is left out stays as it is."""
        return {
            kind.value: serializers.ChoiceField(choices=Way.choices, required=False)
            for kind in Kind
        }


class HoursSerializer(serializers.ModelSerializer[Hours]):
    """When you want to be left in peace, in your own time zone."""

    class Meta:
        model = Hours
        fields: ClassVar[list[str]] = ["quiet_from", "quiet_to", "digest_at", "delay_minutes"]
        extra_kwargs: ClassVar[dict[str, dict[str, object]]] = {
            "quiet_from": {"required": True, "help_text": "Nothing comes from then ..."},
            "quiet_to": {"required": True, "help_text": "... to then; null: at any hour."},
            "digest_at": {"required": True},
            "delay_minutes": {
                "required": True,
                "min_value": 0,
                "max_value": LONGEST_DELAY,
                "help_text": "How long to wait whether you come by yourself.",
            },
        }


class NotificationSettingsSerializer(serializers.Serializer[None]):
    """What you hear of, how and when."""

    ways = WaysSerializer()
    hours = HoursSerializer()
    vapid_key = serializers.CharField(read_only=True, help_text="What a browser subscribes with.")
    address = serializers.CharField(read_only=True, help_text="Where mails go; empty: nowhere.")
    muted_tables = serializers.ListField(child=serializers.CharField(), read_only=True)


class NotificationChangesSerializer(serializers.Serializer[None]):
    """What shall be otherwise; the rest stays."""

    ways = WaysSerializer(required=False)
    hours = HoursSerializer(required=False)


class SubscriptionSerializer(serializers.ModelSerializer[Subscription]):
    """A browser that takes pushes."""

    p256dh = serializers.RegexField(KEY, min_length=86, max_length=90, write_only=True)
    auth = serializers.RegexField(KEY, min_length=20, max_length=30, write_only=True)

    class Meta:
        model = Subscription
        fields: ClassVar[list[str]] = [
            "id",
            "endpoint",
            "p256dh",
            "auth",
            "device",
            "made",
            "used",
        ]
        read_only_fields: ClassVar[list[str]] = ["id", "made", "used"]
        extra_kwargs: ClassVar[dict[str, dict[str, object]]] = {
            "endpoint": {"validators": [], "max_length": 1000},
        }


class ReasonField(serializers.CharField):
    """Why, in the reader's language."""

    def to_representation(self, value: str) -> str:
        """The reason in words."""
        return said(value)


class NotificationDeliverySerializer(serializers.ModelSerializer[Delivery]):
    """One attempt to hand a message over."""

    detail = ReasonField(read_only=True)

    class Meta:
        model = Delivery
        fields: ClassVar[list[str]] = ["channel", "state", "detail", "handed", "settled"]


class NotificationSerializer(serializers.ModelSerializer[Message]):
    """What was sent, when and why, or why not."""

    reason = ReasonField(read_only=True)
    deliveries = NotificationDeliverySerializer(many=True)

    class Meta:
        model = Message
        fields: ClassVar[list[str]] = [
            "id",
            "kind",
            "about",
            "title",
            "link",
            "posted",
            "due",
            "state",
            "reason",
            "settled",
            "deliveries",
        ]


class NotificationsSerializer(serializers.Serializer[None]):
    """A part of your messages, the newest first."""

    messages = NotificationSerializer(many=True)
    more = serializers.BooleanField()


class PartSerializer(serializers.Serializer[None]):
    """Which part?"""

    start = serializers.IntegerField(min_value=0, max_value=2**31 - 1, default=0)
    limit = serializers.IntegerField(min_value=1, max_value=100, default=50)
