"""What is said and written at a table?"""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import signed_in
from games.engine.serial import plain
from games.models import StandingOrder
from games.services import ordering, talking
from games.services.seen import Json, message_seen

from . import answers, requests
from .base import TableViews, body, query, table_of, viewer_of


class TalkViewSet(TableViews):
    """Chat, notes, reports and standing orders."""

    throttle_scope = "chat"

    @extend_schema(
        operation_id="list_messages",
        parameters=[requests.Invitation],
        responses=answers.Messages,
    )
    @action(detail=True)
    def chat(self, request: Request, pk: str) -> Response:
        """What was said, but for those whom you have muted."""
        found = talking.messages_seen(table=table_of(request, pk), viewer=viewer_of(request))
        return Response({"messages": [message_seen(each) for each in found]})

    @extend_schema(
        operation_id="post_chat", request=requests.Saying, responses={201: answers.Message}
    )
    @chat.mapping.post
    def post_chat(self, request: Request, pk: str) -> Response:
        """Say something to all at the table."""
        text = body(requests.Saying, request)["text"]
        said = talking.post_chat(table_id=pk, player=signed_in(request), text=text)
        return Response(message_seen(said), status=201)

    @extend_schema(operation_id="report", request=requests.Complaint, responses={204: None})
    @action(detail=True, methods=["post"])
    def reports(self, request: Request, pk: str) -> Response:
        """Ask the operator to look at something."""
        asked = body(requests.Complaint, request)
        talking.report(
            table_id=pk,
            player=signed_in(request),
            reason=asked["reason"],
            seat=asked.get("seat"),
            message=asked.get("message"),
        )
        return Response(status=204)


class PrivateViewSet(TableViews):
    """What a player keeps at a table for himself."""

    permission_classes = (IsAuthenticated,)  # type: ignore[assignment]

    @extend_schema(operation_id="read_note", responses=answers.NoteSeen)
    @action(detail=True)
    def note(self, request: Request, pk: str) -> Response:
        """What you wrote down about this game."""
        return Response({"text": talking.read_note(table_id=pk, player=signed_in(request))})

    @extend_schema(operation_id="write_note", request=requests.Written, responses=answers.NoteSeen)
    @note.mapping.put
    def write_note(self, request: Request, pk: str) -> Response:
        """Write something down for yourself."""
        text = body(requests.Written, request)["text"]
        note = talking.write_note(table_id=pk, player=signed_in(request), text=text)
        return Response({"text": note.text})

    @extend_schema(operation_id="list_orders", parameters=[requests.From], responses=answers.Orders)
    @action(detail=True)
    def orders(self, request: Request, pk: str) -> Response:
        """Your standing orders, and the questions that wait for one."""
        table, player = table_of(request, pk), signed_in(request)
        seat = query(requests.From, request).get("seat")
        found = ordering.standing_orders(table=table, player=player)
        foreseen = ordering.questions_foreseen(table=table, player=player, seat=seat)
        questions = [plain(each) for each in foreseen]
        return Response({"orders": [_order_seen(each) for each in found], "questions": questions})

    @extend_schema(operation_id="set_order", request=requests.Order, responses=answers.OrderSeen)
    @orders.mapping.put
    def set_order(self, request: Request, pk: str) -> Response:
        """Answer a question of another seat's turn in advance."""
        asked = body(requests.Order, request)
        order = ordering.set_standing_order(table_id=pk, player=signed_in(request), **asked)
        return Response(_order_seen(order))

    @extend_schema(
        operation_id="drop_order", parameters=[requests.OrderName], responses={204: None}
    )
    @orders.mapping.delete
    def drop_order(self, request: Request, pk: str) -> Response:
        """Be asked again."""
        asked = query(requests.OrderName, request)
        ordering.drop_standing_order(table_id=pk, player=signed_in(request), **asked)
        return Response(status=204)


def _order_seen(order: StandingOrder) -> Json:
    return {"seat": order.seat.number, "question": order.question, "choice": order.choice}
