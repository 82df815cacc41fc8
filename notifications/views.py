"""What can players ask about their messages?"""

from __future__ import annotations

from django.db.models import F, Q
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import signed_in
from accounts.models import Player
from accounts.permissions import IsInPersonToChange
from notifications import vapid
from notifications.models import Kind, Message
from notifications.serializers import (
    HoursSerializer,
    NotificationChangesSerializer,
    NotificationSerializer,
    NotificationSettingsSerializer,
    NotificationsSerializer,
    PartSerializer,
    SubscriptionSerializer,
)
from notifications.services import devices, preferences
from notifications.services.hours import hours_of
from notifications.services.targets import mail_target

#: Reminders of turns that were played in time: nobody asks why they did not come.
NEVER_DUE = Q(kind=Kind.DEADLINE, state=Message.State.DROPPED, settled__lt=F("due"))


class MessagesView(APIView):
    """Your messages."""

    @extend_schema(
        operation_id="list_notifications",
        parameters=[PartSerializer],
        responses=NotificationsSerializer,
    )
    def get(self, request: Request) -> Response:
        """What was sent to you, when and why, or why not."""
        part = PartSerializer(data=request.query_params.dict())
        part.is_valid(raise_exception=True)
        start, limit = part.validated_data["start"], part.validated_data["limit"]
        own = Message.objects.filter(player=signed_in(request)).exclude(NEVER_DUE)
        found = list(own.prefetch_related("deliveries")[start : start + limit + 1])
        seen = NotificationSerializer(found[:limit], many=True).data
        return Response({"messages": seen, "more": len(found) > limit})


class SettingsView(APIView):
    """What you hear of, how and when."""

    permission_classes = (IsInPersonToChange,)

    @extend_schema(
        operation_id="read_notification_settings", responses=NotificationSettingsSerializer
    )
    def get(self, request: Request) -> Response:
        """As it is."""
        return Response(_settings_seen(signed_in(request)))

    @extend_schema(
        operation_id="change_notification_settings",
        request=NotificationChangesSerializer,
        responses=NotificationSettingsSerializer,
    )
    def patch(self, request: Request) -> Response:
        """Change a part of it."""
        changed = NotificationChangesSerializer(data=request.data)
        changed.is_valid(raise_exception=True)
        player = signed_in(request)
        if ways := changed.validated_data.get("ways"):
            preferences.set_ways(player=player, ways=dict(ways))
        if hours := changed.validated_data.get("hours"):
            preferences.set_hours(player=player, **hours)
        return Response(_settings_seen(player))


class DevicesView(APIView):
    """Your browsers that take pushes."""

    permission_classes = (IsInPersonToChange,)

    @extend_schema(operation_id="list_devices", responses=SubscriptionSerializer(many=True))
    def get(self, request: Request) -> Response:
        """All of them."""
        found = signed_in(request).subscriptions.all()
        return Response(SubscriptionSerializer(found, many=True).data)

    @extend_schema(
        operation_id="subscribe",
        request=SubscriptionSerializer,
        responses={201: SubscriptionSerializer},
    )
    def post(self, request: Request) -> Response:
        """Let this browser take pushes."""
        asked = SubscriptionSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        made = devices.subscribe(player=signed_in(request), **asked.validated_data)
        return Response(SubscriptionSerializer(made).data, status=201)


class DeviceView(APIView):
    """One of your browsers."""

    permission_classes = (IsInPersonToChange,)

    @extend_schema(operation_id="unsubscribe", responses={204: None})
    def delete(self, request: Request, device: int) -> Response:
        """Send it no more pushes."""
        if not devices.unsubscribe(player=signed_in(request), subscription=device):
            raise NotFound
        return Response(status=204)


class SilenceView(APIView):
    """A table you want to hear nothing of."""

    @extend_schema(operation_id="mute_table", request=None, responses={204: None})
    def put(self, request: Request, about: str) -> Response:
        """Hear nothing more of it."""
        preferences.silence(player=signed_in(request), about=about)
        return Response(status=204)

    @extend_schema(operation_id="unmute_table", request=None, responses={204: None})
    def delete(self, request: Request, about: str) -> Response:
        """Hear of it again."""
        preferences.end_silence(player=signed_in(request), about=about)
        return Response(status=204)


def _settings_seen(player: Player) -> dict[str, object]:
    return {
        "ways": preferences.ways_of(player),
        "hours": HoursSerializer(hours_of(player)).data,
        "vapid_key": vapid.public_key(),
        "address": mail_target(player),
        "muted_tables": list(player.silences.values_list("about", flat=True)),
    }
