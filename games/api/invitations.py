"""How is somebody invited by name?"""

from __future__ import annotations

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.decorators import action
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import signed_in
from accounts.models import Player
from games.models import Invitation, Table
from games.services import inviting
from games.services.seen import Json, person_seen

from . import answers, requests
from .base import TableViews, body, table_of


class InvitationViewSet(TableViews):
    """Who is invited to a table."""

    permission_classes = (IsAuthenticated,)  # type: ignore[assignment]

    @property
    def throttle_scope(self) -> str | None:  # type: ignore[override]
        """Reading is free; people may not be asked at will."""
        return "invitations" if self.action == "invite_player" else None

    @extend_schema(operation_id="list_invitations", responses=answers.Invitations)
    @action(detail=True)
    def invitations(self, request: Request, pk: str) -> Response:
        """Who was asked by name and does not sit here yet; for those who do."""
        return Response(_seen(table_of(request, pk), signed_in(request)))

    @extend_schema(
        operation_id="invite_player",
        request=requests.PlayerName,
        responses={201: answers.Invitations},
    )
    @invitations.mapping.post
    def invite_player(self, request: Request, pk: str) -> Response:
        """Ask a player by name to sit down at your table."""
        host, name = signed_in(request), body(requests.PlayerName, request)["name"]
        table = inviting.invite(table_id=pk, host=host, name=name)
        return Response(_seen(table, host), status=201)

    @extend_schema(
        operation_id="end_invitation",
        parameters=[OpenApiParameter("player", OpenApiTypes.INT, OpenApiParameter.PATH)],
        responses={204: None},
    )
    @action(detail=True, methods=["delete"], url_path=r"invitations/(?P<player>\d{1,18})")
    def invitation(self, request: Request, pk: str, player: str) -> Response:
        """Withdraw an invitation of yours, or decline one that you got."""
        asker = signed_in(request)
        inviting.end_invitation(table_id=pk, asker=asker, player_id=int(player))
        return Response(status=204)


def _seen(table: Table, viewer: Player) -> Json:
    found = inviting.invitations_seen(table=table, viewer=viewer)
    return {"invitations": [_invitation_seen(each) for each in found]}


def _invitation_seen(invitation: Invitation) -> Json:
    return {
        "player": person_seen(invitation.player),
        "by": person_seen(invitation.by),
        "made": invitation.made,
        "declined": invitation.declined,
    }
