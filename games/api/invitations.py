"""Invitations of players by name."""

from __future__ import annotations

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.decorators import action
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import current_player
from accounts.models import Player
from games.models import Invitation, Table
from games.services.lobby import invitations
from games.services.payloads.table import Json, player_payload

from . import requests, responses
from .base import TableViews, body, table_of


class InvitationViewSet(TableViews):
    """The invitations to a table."""

    permission_classes = (IsAuthenticated,)  # type: ignore[assignment]

    @property
    def throttle_scope(self) -> str | None:  # type: ignore[override]
        """Throttle sending invitations, but not reading them."""
        return "invitations" if self.action == "invite_player" else None

    @extend_schema(operation_id="list_invitations", responses=responses.Invitations)
    @action(detail=True)
    def invitations(self, request: Request, pk: str) -> Response:
        """List the invited players who have not joined yet; for players at the table only."""
        return Response(_payload(table_of(request, pk), current_player(request)))

    @extend_schema(
        operation_id="invite_player",
        request=requests.PlayerName,
        responses={201: responses.Invitations},
    )
    @invitations.mapping.post
    def invite_player(self, request: Request, pk: str) -> Response:
        """Invite a player by name to your table."""
        host, name = current_player(request), body(requests.PlayerName, request)["name"]
        table = invitations.invite(table_id=pk, host=host, name=name)
        return Response(_payload(table, host), status=201)

    @extend_schema(
        operation_id="end_invitation",
        parameters=[OpenApiParameter("player", OpenApiTypes.INT, OpenApiParameter.PATH)],
        responses={204: None},
    )
    @action(detail=True, methods=["delete"], url_path=r"invitations/(?P<player>\d{1,18})")
    def invitation(self, request: Request, pk: str, player: str) -> Response:
        """Withdraw an invitation you sent, or decline one you received."""
        asker = current_player(request)
        invitations.end_invitation(table_id=pk, asker=asker, player_id=int(player))
        return Response(status=204)


def _payload(table: Table, viewer: Player) -> Json:
    found = invitations.pending_invitations(table=table, viewer=viewer)
    return {"invitations": [_invitation_payload(each) for each in found]}


def _invitation_payload(invitation: Invitation) -> Json:
    return {
        "player": player_payload(invitation.player),
        "by": player_payload(invitation.by),
        "made": invitation.made,
        "declined": invitation.declined,
    }
