"""What can players do with their own account, besides logging in and out?"""

from collections.abc import Iterable
from typing import Any

from django.contrib.auth import login, logout
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import status
from rest_framework.exceptions import NotFound
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import signed_in
from accounts.models import Player
from accounts.permissions import IsInPerson, IsInPersonToChange
from accounts.refusals import AlreadyLoggedIn
from accounts.serializers import (
    DeletionSerializer,
    FriendAskedSerializer,
    FriendsSerializer,
    MeSerializer,
    NewTokenSerializer,
    ProfileSerializer,
    TokenSerializer,
)
from accounts.services import friends, guests, personal, profile, tokens
from words import spoken


class GuestView(APIView):
    """Play without an account."""

    permission_classes = (AllowAny,)
    throttle_scope = "guest"

    @extend_schema(
        operation_id="become_guest", request=ProfileSerializer, responses={201: MeSerializer}
    )
    def post(self, request: Request) -> Response:
        """Become a guest and be logged in as one; all fields are optional."""
        if isinstance(request.user, Player):
            raise AlreadyLoggedIn
        wishes = ProfileSerializer(data=request.data)
        wishes.is_valid(raise_exception=True)
        guest = guests.create_guest(**{"language": spoken()} | wishes.validated_data)
        login(request._request, guest)  # noqa: SLF001 - REST framework has no other name for it
        return Response(MeSerializer(guest).data, status=status.HTTP_201_CREATED)


class MeView(APIView):
    """Your own account."""

    permission_classes = (IsInPersonToChange,)

    @extend_schema(operation_id="read_me", responses=MeSerializer)
    def get(self, request: Request) -> Response:
        """Who you are."""
        return Response(MeSerializer(signed_in(request)).data)

    @extend_schema(operation_id="update_me", request=ProfileSerializer, responses=MeSerializer)
    def patch(self, request: Request) -> Response:
        """Change your name, your language or your time zone."""
        changes = ProfileSerializer(data=request.data)
        changes.is_valid(raise_exception=True)
        player = profile.update_profile(player=signed_in(request), **changes.validated_data)
        return Response(MeSerializer(player).data)

    @extend_schema(operation_id="delete_me", request=DeletionSerializer, responses={204: None})
    def delete(self, request: Request) -> Response:
        """Delete your account. The games that you played stay, without your name."""
        meant = DeletionSerializer(data=request.data)
        meant.is_valid(raise_exception=True)
        personal.delete_player(player=signed_in(request), **meant.validated_data)
        logout(request._request)  # noqa: SLF001 - REST framework has no other name for it
        return Response(status=status.HTTP_204_NO_CONTENT)


class ExportView(APIView):
    """All that the site keeps about you."""

    permission_classes = (IsInPerson,)
    throttle_scope = "export"

    @extend_schema(operation_id="export_me", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request) -> Response:
        """Get it as one JSON document."""
        exported = personal.export_player(player=signed_in(request))
        disposition = 'attachment; filename="glenmore.json"'
        return Response(exported, headers={"Content-Disposition": disposition})


class FriendsView(APIView):
    """Your friends: they see the tables that you open for friends."""

    throttle_scope = "friends"

    @extend_schema(operation_id="list_friends", responses=FriendsSerializer)
    def get(self, request: Request) -> Response:
        """Your friends, who asks to be one, and whom you have asked."""
        return Response(_friends_seen(signed_in(request)))

    @extend_schema(
        operation_id="ask_friend", request=FriendAskedSerializer, responses=FriendsSerializer
    )
    def post(self, request: Request) -> Response:
        """Ask a player by name to be your friend; if they have asked you, you are friends."""
        asked = FriendAskedSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        other = friends.find_player(**asked.validated_data)
        friends.befriend(player=signed_in(request), other=other)
        return Response(_friends_seen(signed_in(request)))


class FriendView(APIView):
    """One who is your friend, or may become one."""

    throttle_scope = "friends"

    @extend_schema(operation_id="befriend", request=None, responses=FriendsSerializer)
    def put(self, request: Request, player_id: int) -> Response:
        """Accept a player who has asked you; else ask them."""
        other = friends.find_player_by_id(player_id=player_id)
        friends.befriend(player=signed_in(request), other=other)
        return Response(_friends_seen(signed_in(request)))

    @extend_schema(operation_id="unfriend", request=None, responses={204: None})
    def delete(self, request: Request, player_id: int) -> Response:
        """End a friendship, refuse to begin one, or ask no more."""
        friends.unfriend(player=signed_in(request), other_id=player_id)
        return Response(status=status.HTTP_204_NO_CONTENT)


def _friends_seen(player: Player) -> dict[str, Any]:
    known = friends.friendships_of(player)
    open_ones = [each for each in known if each.accepted_at is None]
    return {
        "friends": _people(friends.friends_of(player).order_by("display_name")),
        "asking_you": _people(each.asker for each in open_ones if each.asked_id == player.pk),
        "asked_by_you": _people(each.asked for each in open_ones if each.asker_id == player.pk),
    }


def _people(players: Iterable[Player]) -> list[dict[str, Any]]:
    return [{"id": player.pk, "name": player.display_name} for player in players]


class TokensView(APIView):
    """Your tokens for programs that act for you."""

    permission_classes = (IsInPerson,)
    throttle_scope = "tokens"

    @extend_schema(operation_id="list_tokens", responses=TokenSerializer(many=True))
    def get(self, request: Request) -> Response:
        """All of them, the newest first."""
        return Response(TokenSerializer(signed_in(request).api_tokens.all(), many=True).data)

    @extend_schema(
        operation_id="create_token",
        request=TokenSerializer,
        responses={201: NewTokenSerializer},
    )
    def post(self, request: Request) -> Response:
        """Make one. Its secret is told this once: keep it."""
        wish = TokenSerializer(data=request.data)
        wish.is_valid(raise_exception=True)
        token, secret = tokens.create_token(player=signed_in(request), **wish.validated_data)
        told = TokenSerializer(token).data | {"secret": secret}
        return Response(told, status=status.HTTP_201_CREATED)


class TokenView(APIView):
    """One of your tokens."""

    permission_classes = (IsInPerson,)

    @extend_schema(operation_id="revoke_token", responses={204: None})
    def delete(self, request: Request, token_id: int) -> Response:
        """Make it worthless at once."""
        if not tokens.revoke_token(player=signed_in(request), token_id=token_id):
            raise NotFound
        return Response(status=status.HTTP_204_NO_CONTENT)
