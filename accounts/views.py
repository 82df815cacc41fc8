"""API views of a player's own account, friends and tokens."""

from collections.abc import Iterable
from typing import Any

from django.contrib.auth import login, logout
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import status
from rest_framework.exceptions import NotFound, PermissionDenied
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import current_player
from accounts.models import Player
from accounts.permissions import IsSessionUser, IsSessionUserOrReadOnly
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
from accounts.services import export, friends, guests, profile, tokens
from accounts.services.fresh_log_in import require_fresh_log_in
from glenmore_site.base.origins import is_same_origin
from i18n import current_language


class GuestView(APIView):
    """Play without an account."""

    permission_classes = (AllowAny,)
    throttle_scope = "guest"

    @extend_schema(
        operation_id="become_guest", request=ProfileSerializer, responses={201: MeSerializer}
    )
    def post(self, request: Request) -> Response:
        """Become a guest and be logged in as one; all fields are optional."""
        _refuse_other_sites(request)
        if isinstance(request.user, Player):
            raise AlreadyLoggedIn
        profile_data = ProfileSerializer(data=request.data)
        profile_data.is_valid(raise_exception=True)
        fields = {"language": current_language()} | profile_data.validated_data
        guest = guests.create_guest(**fields)
        login(request._request, guest)  # noqa: SLF001 - REST framework has no other name for it
        return Response(MeSerializer(guest).data, status=status.HTTP_201_CREATED)


def _refuse_other_sites(request: Request) -> None:
    """Refuse pages of other sites: without a session there is no CSRF token that they lack."""
    origin = request.headers.get("Origin")
    if origin is not None and not is_same_origin(origin, request.get_host()):
        raise PermissionDenied


class MeView(APIView):
    """Your own account."""

    permission_classes = (IsSessionUserOrReadOnly,)

    @extend_schema(operation_id="read_me", responses=MeSerializer)
    def get(self, request: Request) -> Response:
        """Read your account."""
        return Response(MeSerializer(current_player(request)).data)

    @extend_schema(operation_id="update_me", request=ProfileSerializer, responses=MeSerializer)
    def patch(self, request: Request) -> Response:
        """Change your name, your language or your time zone."""
        changes = ProfileSerializer(data=request.data)
        changes.is_valid(raise_exception=True)
        player = profile.update_profile(player=current_player(request), **changes.validated_data)
        return Response(MeSerializer(player).data)

    @extend_schema(operation_id="delete_me", request=DeletionSerializer, responses={204: None})
    def delete(self, request: Request) -> Response:
        """Delete your account; needs a fresh log-in. Your games stay, without your name."""
        deletion = DeletionSerializer(data=request.data)
        deletion.is_valid(raise_exception=True)
        require_fresh_log_in(request)
        export.delete_player(player=current_player(request), **deletion.validated_data)
        logout(request._request)  # noqa: SLF001 - REST framework has no other name for it
        return Response(status=status.HTTP_204_NO_CONTENT)


class ExportView(APIView):
    """Everything that the site stores about you."""

    permission_classes = (IsSessionUser,)
    throttle_scope = "export"

    @extend_schema(operation_id="export_me", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request) -> Response:
        """Download it as one JSON document; needs a fresh log-in."""
        require_fresh_log_in(request)
        exported = export.export_player(player=current_player(request))
        disposition = 'attachment; filename="glenmore.json"'
        return Response(exported, headers={"Content-Disposition": disposition})


class FriendsView(APIView):
    """Your friends: they see the tables that you open for friends."""

    throttle_scope = "friends"

    @extend_schema(operation_id="list_friends", responses=FriendsSerializer)
    def get(self, request: Request) -> Response:
        """List your friends and the open requests in both directions."""
        return Response(_friends_payload(current_player(request)))

    @extend_schema(
        operation_id="ask_friend", request=FriendAskedSerializer, responses=FriendsSerializer
    )
    def post(self, request: Request) -> Response:
        """Send a friend request by name, or accept the one that the player has sent you."""
        asked = FriendAskedSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        other = friends.find_player(**asked.validated_data)
        friends.befriend(player=current_player(request), other=other)
        return Response(_friends_payload(current_player(request)))


class FriendView(APIView):
    """A friend, or a player whom you may befriend."""

    throttle_scope = "friends"

    @extend_schema(operation_id="befriend", request=None, responses=FriendsSerializer)
    def put(self, request: Request, player_id: int) -> Response:
        """Accept the request of a player, or send them one."""
        other = friends.find_player_by_id(player_id=player_id)
        friends.befriend(player=current_player(request), other=other)
        return Response(_friends_payload(current_player(request)))

    @extend_schema(operation_id="unfriend", request=None, responses={204: None})
    def delete(self, request: Request, player_id: int) -> Response:
        """End a friendship, decline a request or withdraw one."""
        friends.unfriend(player=current_player(request), other_id=player_id)
        return Response(status=status.HTTP_204_NO_CONTENT)


def _friends_payload(player: Player) -> dict[str, Any]:
    friendships = friends.friendships_of(player)
    requests = [each for each in friendships if each.accepted_at is None]
    return {
        "friends": _people(friends.friends_of(player).order_by("display_name")),
        "asking_you": _people(each.asker for each in requests if each.asked_id == player.pk),
        "asked_by_you": _people(each.asked for each in requests if each.asker_id == player.pk),
    }


def _people(players: Iterable[Player]) -> list[dict[str, Any]]:
    return [{"id": player.pk, "name": player.display_name} for player in players]


class TokensView(APIView):
    """Your API tokens for programs that act for you."""

    permission_classes = (IsSessionUser,)
    throttle_scope = "tokens"

    @extend_schema(operation_id="list_tokens", responses=TokenSerializer(many=True))
    def get(self, request: Request) -> Response:
        """List your tokens, newest first."""
        return Response(TokenSerializer(current_player(request).api_tokens.all(), many=True).data)

    @extend_schema(
        operation_id="create_token",
        request=TokenSerializer,
        responses={201: NewTokenSerializer},
    )
    def post(self, request: Request) -> Response:
        """Create a token. Its secret is shown only once; needs a fresh log-in."""
        new = TokenSerializer(data=request.data)
        new.is_valid(raise_exception=True)
        require_fresh_log_in(request)
        token, secret = tokens.create_token(player=current_player(request), **new.validated_data)
        payload = TokenSerializer(token).data | {"secret": secret}
        return Response(payload, status=status.HTTP_201_CREATED)

    @extend_schema(operation_id="revoke_tokens", responses={204: None})
    def delete(self, request: Request) -> Response:
        """Revoke all of them."""
        tokens.revoke_all_tokens(player=current_player(request))
        return Response(status=status.HTTP_204_NO_CONTENT)


class TokenView(APIView):
    """One of your tokens."""

    permission_classes = (IsSessionUser,)

    @extend_schema(operation_id="revoke_token", responses={204: None})
    def delete(self, request: Request, token_id: int) -> Response:
        """Revoke it at once."""
        if not tokens.revoke_token(player=current_player(request), token_id=token_id):
            raise NotFound
        return Response(status=status.HTTP_204_NO_CONTENT)
