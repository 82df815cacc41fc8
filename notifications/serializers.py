"""Serializers of notifications."""

from __future__ import annotations

from typing import ClassVar

from rest_framework import serializers

from notifications.models import ChannelChoice, Delivery, Hours, Kind, Message, Subscription
from notifications.reasons import reason_text
from notifications.services.preferences import MAX_DELAY_MINUTES

BASE64URL = r"^[A-Za-z0-9_-]+={0,2}$"


class ChannelsSerializer(serializers.Serializer[None]):
    """Through which channels you want each kind of message."""

    def get_fields(self) -> dict[str, serializers.Field]:  # type: ignore[type-arg]
        """Return one field per kind; omitted kinds stay unchanged."""
        return {
            kind.value: serializers.ChoiceField(choices=ChannelChoice.choices, required=False)
            for kind in Kind
        }


class HoursSerializer(serializers.ModelSerializer[Hours]):
    """Your quiet hours, in your own time zone."""

    class Meta:
        model = Hours
        fields: ClassVar[list[str]] = ["quiet_from", "quiet_to", "digest_at", "delay_minutes"]
        extra_kwargs: ClassVar[dict[str, dict[str, object]]] = {
            "quiet_from": {"required": True, "help_text": "Start of the quiet hours."},
            "quiet_to": {"required": True, "help_text": "End of the quiet hours; null for none."},
            "digest_at": {"required": True},
            "delay_minutes": {
                "required": True,
                "min_value": 0,
                "max_value": MAX_DELAY_MINUTES,
                "help_text": "Minutes to wait before a message about your turn.",
            },
        }


class NotificationSettingsSerializer(serializers.Serializer[None]):
    """Which messages you get, how and when."""

    channels = ChannelsSerializer()
    ways = ChannelsSerializer(help_text="Deprecated: the former name of `channels`.")
    hours = HoursSerializer()
    vapid_key = serializers.CharField(read_only=True, help_text="Public key for browsers.")
    address = serializers.CharField(read_only=True, help_text="Confirmed address, or empty.")
    muted_tables = serializers.ListField(child=serializers.CharField(), read_only=True)


class NotificationChangesSerializer(serializers.Serializer[None]):
    """Settings to change; omitted ones stay unchanged."""

    channels = ChannelsSerializer(required=False)
    ways = ChannelsSerializer(
        required=False, help_text="Deprecated: the former name of `channels`."
    )
    hours = HoursSerializer(required=False)


class SubscriptionSerializer(serializers.ModelSerializer[Subscription]):
    """A browser that receives push messages."""

    p256dh = serializers.RegexField(BASE64URL, min_length=86, max_length=90, write_only=True)
    auth = serializers.RegexField(BASE64URL, min_length=20, max_length=30, write_only=True)

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
    """A reason in the reader's language."""

    def to_representation(self, value: str) -> str:
        """Translate the reason."""
        return reason_text(value)


class NotificationDeliverySerializer(serializers.ModelSerializer[Delivery]):
    """A delivery of a message to one target."""

    detail = ReasonField(read_only=True)

    class Meta:
        model = Delivery
        fields: ClassVar[list[str]] = ["channel", "state", "detail", "handed", "settled"]


class NotificationSerializer(serializers.ModelSerializer[Message]):
    """A message: when and why it was sent, or why not."""

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
    """One page of your messages, newest first."""

    messages = NotificationSerializer(many=True)
    more = serializers.BooleanField()


class PageSerializer(serializers.Serializer[None]):
    """Which page of the messages to return."""

    start = serializers.IntegerField(min_value=0, max_value=2**31 - 1, default=0)
    limit = serializers.IntegerField(min_value=1, max_value=100, default=50)
