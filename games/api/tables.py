"""Which tables are there, and how does one sit down?"""

from __future__ import annotations

from typing import Any

import segno
from django.db.models import Case, Q, QuerySet, When
from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import signed_in
from games.models import Status, Table
from games.services import checking, push, recording, seating
from games.services.access import invited_to, listed_tables
from games.services.bots import waits_for_bot
from games.services.lobby import Wanted, like
from games.services.refusals import NotYours
from games.services.seen import (
    Json,
    eyes_of,
    moves_seen,
    summaries_seen,
    summary_seen,
    table_seen,
)
from words import say

from . import answers, requests
from .base import TableViews, body, query, table_of, viewer_of


class TableViewSet(TableViews):
    """Tables, from the lobby to the record."""

    @extend_schema(
        operation_id="list_tables",
        parameters=[requests.Filters],
        responses=answers.Summaries,
    )
    def list(self, request: Request) -> Response:
        """The lobby: tables that you may find, the newest first."""
        wanted = query(requests.Filters, request)
        tables = listed_tables(viewer_of(request)).filter(imported=False).order_by("-created")
        return Response(_part(tables.filter(_like(wanted)), wanted, request))

    @extend_schema(
        operation_id="create_table", request=requests.Terms, responses={201: answers.TableSeen}
    )
    def create(self, request: Request) -> Response:
        """Open a table and take its first seat."""
        asked = body(requests.Terms, request)
        bots, colour = tuple(asked.pop("bots")), asked.pop("colour")
        lists = {name: tuple(asked[name]) for name in ("chronicles", "options")}
        terms = seating.Terms(**asked | lists)
        host = signed_in(request)
        table = seating.create_table(host=host, terms=terms, bots=bots, colour=colour)
        return Response(table_seen(table, viewer_of(request)), status=201)

    @extend_schema(
        operation_id="read_table", parameters=[requests.From], responses=answers.TableSeen
    )
    def retrieve(self, request: Request, pk: str) -> Response:
        """A table as you may see it."""
        table = table_of(request, pk)
        if waits_for_bot(table):
            push.wake_bots(table.pk)  # what a process that stopped left behind
        seat = query(requests.From, request).get("seat")
        return Response(table_seen(table, viewer_of(request), seat))

    @extend_schema(
        operation_id="list_my_tables",
        parameters=[requests.Filters],
        responses=answers.Summaries,
    )
    @action(detail=False)
    def mine(self, request: Request) -> Response:
        """Your tables and those you are invited to, those first at which it is your turn."""
        player = viewer_of(request)
        if player is None:
            raise NotYours(say("refused-log-in"))
        wanted = query(requests.Filters, request)
        invited = Q(pk__in=invited_to(player).values("table"))
        own = Q(pk__in=player.seats.values("table")) | Q(host=player)
        tables = Table.objects.filter(own | invited)
        turn = player.seats.filter(must_act=True, bot="", away=False).values("table")
        urgency = Case(
            When(Q(status=Status.RUNNING, pk__in=turn), then=0),
            When(status=Status.RUNNING, then=1),
            When(status=Status.OPEN, then=2),
            default=3,
        )
        ordered = tables.filter(_like(wanted)).order_by(urgency, "-finished", "created")
        return Response(_part(ordered, wanted, request))

    @extend_schema(
        operation_id="join_table", request=requests.SeatTaken, responses=answers.TableSeen
    )
    @action(detail=True, methods=["post"])
    def join(self, request: Request, pk: str) -> Response:
        """Take a seat."""
        asked = body(requests.SeatTaken, request)
        table = seating.join_table(table_id=pk, player=signed_in(request), **asked)
        return Response(table_seen(table, viewer_of(request)))

    @extend_schema(
        operation_id="choose_colour", request=requests.ColourChosen, responses=answers.TableSeen
    )
    @action(detail=True, methods=["post"])
    def colour(self, request: Request, pk: str) -> Response:
        """Take another colour before the game begins."""
        asked = body(requests.ColourChosen, request)
        table = seating.choose_colour(table_id=pk, player=signed_in(request), **asked)
        return Response(table_seen(table, viewer_of(request), asked["seat"]))

    @extend_schema(operation_id="leave_table", request=None, responses=answers.Summary)
    @action(detail=True, methods=["post"])
    def leave(self, request: Request, pk: str) -> Response:
        """Get up before the game begins."""
        table = seating.leave_table(table_id=pk, player=signed_in(request))
        return Response(summary_seen(table, viewer_of(request)))

    @extend_schema(
        operation_id="fill_with_bots", request=requests.BotName, responses=answers.TableSeen
    )
    @action(detail=True, methods=["post"])
    def bots(self, request: Request, pk: str) -> Response:
        """Give all empty seats to a bot."""
        bot = body(requests.BotName, request)["bot"]
        table = seating.fill_with_bots(table_id=pk, player=signed_in(request), bot=bot)
        return Response(table_seen(table, viewer_of(request)))

    @extend_schema(operation_id="start_table", request=None, responses=answers.TableSeen)
    @action(detail=True, methods=["post"])
    def start(self, request: Request, pk: str) -> Response:
        """Begin with those who are there."""
        table = seating.start_table(table_id=pk, player=signed_in(request))
        return Response(table_seen(table, viewer_of(request)))

    @extend_schema(operation_id="rematch", request=None, responses=answers.TableSeen)
    @action(detail=True, methods=["post"])
    def rematch(self, request: Request, pk: str) -> Response:
        """Open the same table again, or find the one that another player opened."""
        table = seating.rematch(table_id=pk, player=signed_in(request))
        return Response(table_seen(table, viewer_of(request)))

    @extend_schema(operation_id="read_invite", responses=answers.Invite)
    @action(detail=True)
    def invite(self, request: Request, pk: str) -> Response:
        """The link that leads others here, also as a QR code; for those who sit here."""
        table = table_of(request, pk)
        if not summary_seen(table, viewer_of(request))["your_seats"]:
            raise NotYours(say("refused-invite-seated"))
        link = f"/tables/{table.pk}?code={table.invite_code}"
        url = request.build_absolute_uri(link)
        qr = segno.make(url).svg_inline(omitsize=True)
        return Response({"code": table.invite_code, "url": url, "qr": qr})

    @extend_schema(operation_id="list_moves", parameters=[requests.Since], responses=answers.Moves)
    @action(detail=True)
    def moves(self, request: Request, pk: str) -> Response:
        """What was played, as you may know it."""
        table = table_of(request, pk)
        asked = query(requests.Since, request)
        seat = eyes_of(table, viewer_of(request), asked.get("seat"))
        return Response({"moves": moves_seen(table, seat, after=asked["after"])})

    @extend_schema(
        operation_id="verify_table",
        parameters=[requests.Invitation],
        responses=answers.Verdict,
    )
    @action(detail=True, throttle_scope="replays")
    def verify(self, request: Request, pk: str) -> Response:
        """Play the moves again from the seed and compare."""
        table = table_of(request, pk)
        problems = checking.problems_of(table)
        seen = table_seen(table, None)
        verdict = {"ok": not problems, "problems": problems}
        return Response(verdict | {"seed_hash": seen["seed_hash"], "seed": seen["seed"]})

    @extend_schema(
        operation_id="export_record",
        parameters=[requests.Invitation],
        responses=answers.RecordSeen,
    )
    @action(detail=True)
    def record(self, request: Request, pk: str) -> Response:
        """A finished game as text."""
        return Response({"record": recording.export_record(table=table_of(request, pk))})

    @extend_schema(
        operation_id="import_record",
        request=requests.RecordText,
        responses={201: answers.TableSeen},
    )
    @action(detail=False, methods=["post"], url_path="import", throttle_scope="replays")
    def import_(self, request: Request) -> Response:
        """Open a record as a replay."""
        text = body(requests.RecordText, request)["record"]
        table = recording.import_record(player=signed_in(request), text=text)
        return Response(table_seen(table, viewer_of(request)), status=201)


def _like(wanted: dict[str, Any]) -> Q:
    return like(
        Wanted(**{name: wanted[name] for name in wanted if name in Wanted.__struct_fields__})
    )


def _part(tables: QuerySet[Table], wanted: dict[str, Any], request: Request) -> Json:
    start, limit = wanted["start"], wanted["limit"]
    found = list(tables.select_related("host")[start : start + limit + 1])
    seen = summaries_seen(found[:limit], viewer_of(request))
    return {"tables": seen, "more": len(found) > limit}
