"""API views of a player's messages, settings and devices."""

from __future__ import annotations

from django.db.models import F, Q
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import current_player
from accounts.models import Player
from accounts.permissions import IsSessionUserOrReadOnly
from notifications import vapid
from notifications.models import Kind, Message
from notifications.serializers import (
    HoursSerializer,
    NotificationChangesSerializer,
    NotificationSerializer,
    NotificationSettingsSerializer,
    NotificationsSerializer,
    PageSerializer,
    SubscriptionSerializer,
)
from notifications.services import devices, preferences
from notifications.services.hours import hours_of
from notifications.services.targets import confirmed_email

#: Reminders of turns that were played in time are left out of the list.
NEVER_DUE = Q(kind=Kind.DEADLINE, state=Message.State.DROPPED, settled__lt=F("due"))


class MessagesView(APIView):
    """Your messages."""

    @extend_schema(
        operation_id="list_notifications",
        parameters=[PageSerializer],
        responses=NotificationsSerializer,
    )
    def get(self, request: Request) -> Response:
        """List what was sent to you, when and why, or why not."""
        part = PageSerializer(data=request.query_params.dict())
        part.is_valid(raise_exception=True)
        start, limit = part.validated_data["start"], part.validated_data["limit"]
        own = Message.objects.filter(player=current_player(request)).exclude(NEVER_DUE)
        found = list(own.prefetch_related("deliveries")[start : start + limit + 1])
        messages = NotificationSerializer(found[:limit], many=True).data
        return Response({"messages": messages, "more": len(found) > limit})


class SettingsView(APIView):
    """Which messages you get, how and when."""

    permission_classes = (IsSessionUserOrReadOnly,)

    @extend_schema(
        operation_id="read_notification_settings", responses=NotificationSettingsSerializer
    )
    def get(self, request: Request) -> Response:
        """Read your settings."""
        return Response(_settings_payload(current_player(request)))

    @extend_schema(
        operation_id="change_notification_settings",
        request=NotificationChangesSerializer,
        responses=NotificationSettingsSerializer,
    )
    def patch(self, request: Request) -> Response:
        """Change some of your settings."""
        changed = NotificationChangesSerializer(data=request.data)
        changed.is_valid(raise_exception=True)
        player = current_player(request)
        given = changed.validated_data
        if choices := given.get("channels") or given.get("ways"):
            preferences.set_channel_choices(player=player, choices=dict(choices))
        if hours := given.get("hours"):
            preferences.set_hours(player=player, **hours)
        return Response(_settings_payload(player))


class DevicesView(APIView):
    """Your browsers that receive push messages."""

    permission_classes = (IsSessionUserOrReadOnly,)

    @extend_schema(operation_id="list_devices", responses=SubscriptionSerializer(many=True))
    def get(self, request: Request) -> Response:
        """List your devices."""
        found = current_player(request).subscriptions.all()
        return Response(SubscriptionSerializer(found, many=True).data)

    @extend_schema(
        operation_id="subscribe",
        request=SubscriptionSerializer,
        responses={201: SubscriptionSerializer},
    )
    def post(self, request: Request) -> Response:
        """Subscribe this browser to push messages."""
        asked = SubscriptionSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        made = devices.subscribe(player=current_player(request), **asked.validated_data)
        return Response(SubscriptionSerializer(made).data, status=201)


class DeviceView(APIView):
    """One of your browsers."""

    permission_classes = (IsSessionUserOrReadOnly,)

    @extend_schema(operation_id="unsubscribe", responses={204: None})
    def delete(self, request: Request, device: int) -> Response:
        """Unsubscribe it."""
        if not devices.unsubscribe(player=current_player(request), subscription=device):
            raise NotFound
        return Response(status=204)


class SilenceView(APIView):
    """A table that you have muted."""

    @extend_schema(operation_id="mute_table", request=None, responses={204: None})
    def put(self, request: Request, about: str) -> Response:
        """Get no more messages about it."""
        preferences.mute(player=current_player(request), about=about)
        return Response(status=204)

    @extend_schema(operation_id="unmute_table", request=None, responses={204: None})
    def delete(self, request: Request, about: str) -> Response:
        """Get messages about it again."""
        preferences.unmute(player=current_player(request), about=about)
        return Response(status=204)


def _settings_payload(player: Player) -> dict[str, object]:
    channels = preferences.channel_choices(player)
    return {
        "channels": channels,
        "ways": channels,
        "hours": HoursSerializer(hours_of(player)).data,
        "vapid_key": vapid.public_key(),
        "address": confirmed_email(player),
        "muted_tables": list(player.silences.values_list("about", flat=True)),
    }
