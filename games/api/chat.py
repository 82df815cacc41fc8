"""Chat, notes, reports and standing orders of a table."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import current_player
from games.engine.core.serial import plain
from games.models import StandingOrder
from games.services.messages import chat
from games.services.payloads.table import Json, message_payload
from games.services.play import standing_orders

from . import requests, responses
from .base import TableViews, body, query, table_of, viewer_of


class ChatViewSet(TableViews):
    """Chat, notes, reports and standing orders."""

    throttle_scope = "chat"

    @extend_schema(
        operation_id="list_messages",
        parameters=[requests.InviteCode],
        responses=responses.Messages,
    )
    @action(detail=True)
    def chat(self, request: Request, pk: str) -> Response:
        """List the chat messages of the table, except those of players you muted."""
        found = chat.visible_messages(table=table_of(request, pk), viewer=viewer_of(request))
        return Response({"messages": [message_payload(each) for each in found]})

    @extend_schema(
        operation_id="post_chat", request=requests.ChatMessage, responses={201: responses.Message}
    )
    @chat.mapping.post
    def post_chat(self, request: Request, pk: str) -> Response:
        """Post a chat message to everyone at the table."""
        text = body(requests.ChatMessage, request)["text"]
        message = chat.post_chat(table_id=pk, player=current_player(request), text=text)
        return Response(message_payload(message), status=201)

    @extend_schema(operation_id="report", request=requests.Report, responses={204: None})
    @action(detail=True, methods=["post"])
    def reports(self, request: Request, pk: str) -> Response:
        """Report a seat or a message to the operator."""
        asked = body(requests.Report, request)
        chat.report(
            table_id=pk,
            player=current_player(request),
            reason=asked["reason"],
            seat=asked.get("seat"),
            message=asked.get("message"),
        )
        return Response(status=204)


class PrivateViewSet(TableViews):
    """Private notes and standing orders of a player."""

    permission_classes = (IsAuthenticated,)  # type: ignore[assignment]

    @extend_schema(operation_id="read_note", responses=responses.PrivateNote)
    @action(detail=True)
    def note(self, request: Request, pk: str) -> Response:
        """Read your private note about this game."""
        return Response({"text": chat.read_note(table_id=pk, player=current_player(request))})

    @extend_schema(
        operation_id="write_note", request=requests.Note, responses=responses.PrivateNote
    )
    @note.mapping.put
    def write_note(self, request: Request, pk: str) -> Response:
        """Replace your private note about this game."""
        text = body(requests.Note, request)["text"]
        note = chat.write_note(table_id=pk, player=current_player(request), text=text)
        return Response({"text": note.text})

    @extend_schema(
        operation_id="list_orders",
        parameters=[requests.ViewerQuery],
        responses=responses.StandingOrders,
    )
    @action(detail=True)
    def orders(self, request: Request, pk: str) -> Response:
        """List your standing orders, and the questions that accept one."""
        table, player = table_of(request, pk), current_player(request)
        seat = query(requests.ViewerQuery, request).get("seat")
        found = standing_orders.standing_orders(table=table, player=player)
        foreseen = standing_orders.foreseeable_questions(table=table, player=player, seat=seat)
        questions = [plain(each) for each in foreseen]
        return Response(
            {"orders": [_order_payload(each) for each in found], "questions": questions}
        )

    @extend_schema(
        operation_id="set_order",
        request=requests.StandingOrder,
        responses=responses.StandingOrderDetails,
    )
    @orders.mapping.put
    def set_order(self, request: Request, pk: str) -> Response:
        """Set a standing order: an answer to a question in another seat's turn."""
        asked = body(requests.StandingOrder, request)
        order = standing_orders.set_standing_order(
            table_id=pk, player=current_player(request), **asked
        )
        return Response(_order_payload(order))

    @extend_schema(
        operation_id="delete_order", parameters=[requests.StandingOrderQuery], responses={204: None}
    )
    @orders.mapping.delete
    def delete_order(self, request: Request, pk: str) -> Response:
        """Delete a standing order; you are asked again from now on."""
        asked = query(requests.StandingOrderQuery, request)
        standing_orders.delete_standing_order(table_id=pk, player=current_player(request), **asked)
        return Response(status=204)


def _order_payload(order: StandingOrder) -> Json:
    return {"seat": order.seat.number, "question": order.question, "choice": order.choice}
