"""List, open, join, leave and read tables."""

from __future__ import annotations

from typing import Any

import segno
from django.db.models import QuerySet
from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle

from accounts.authentication import current_player
from games.models import Table
from games.services.bots.turns import bot_seat_to_act
from games.services.lobby import tables
from games.services.lobby.listing import TableFilter, lobby_tables, own_tables
from games.services.messages import live_updates
from games.services.payloads import records
from games.services.payloads.table import (
    Json,
    move_payloads,
    table_payload,
    table_summaries,
    table_summary,
)
from games.services.refusals import NotYours
from games.services.seats.access import viewing_seat
from games.services.storage import verify
from glenmore_site.base.throttling import NetworkRateThrottle, network_key
from i18n import translate

from . import requests, responses
from .base import TableViews, body, query, table_of, viewer_of


class OpeningThrottle(NetworkRateThrottle):
    """Limit the tables opened from one network."""

    scope = "tables"


class TableViewSet(TableViews):
    """Tables, from the lobby to the game record."""

    def get_throttles(self) -> list[BaseThrottle]:
        """Limit actions that open a table by network as well."""
        throttles = super().get_throttles()
        opens = self.action in {"create", "import_", "rematch"}
        return [*throttles, OpeningThrottle()] if opens else throttles

    @extend_schema(
        operation_id="list_tables",
        parameters=[requests.TableFilters],
        responses=responses.TableSummaries,
    )
    def list(self, request: Request) -> Response:
        """List the tables in the lobby that you may see, newest first."""
        wanted = query(requests.TableFilters, request)
        return Response(_part(lobby_tables(viewer_of(request), _filter(wanted)), wanted, request))

    @extend_schema(
        operation_id="create_table", request=requests.Terms, responses={201: responses.TableDetails}
    )
    def create(self, request: Request) -> Response:
        """Open a table and take its first seat."""
        asked = body(requests.Terms, request)
        bots, colour = tuple(asked.pop("bots")), asked.pop("colour")
        lists = {name: tuple(asked[name]) for name in ("chronicles", "options")}
        terms = tables.Terms(**asked | lists)
        host = current_player(request)
        table = tables.create_table(
            host=host, terms=terms, bots=bots, colour=colour, network=network_key(request)
        )
        return Response(table_payload(table, viewer_of(request)), status=201)

    @extend_schema(
        operation_id="read_table",
        parameters=[requests.ViewerQuery],
        responses=responses.TableDetails,
    )
    def retrieve(self, request: Request, pk: str) -> Response:
        """Read a table from your perspective."""
        table = table_of(request, pk)
        if bot_seat_to_act(table):
            live_updates.wake_bots(
                table.pk
            )  # a stopped process may have left a bot's turn unplayed
        seat = query(requests.ViewerQuery, request).get("seat")
        return Response(table_payload(table, viewer_of(request), seat))

    @extend_schema(
        operation_id="list_my_tables",
        parameters=[requests.TableFilters],
        responses=responses.TableSummaries,
    )
    @action(detail=False)
    def mine(self, request: Request) -> Response:
        """List your tables and those you are invited to, those awaiting your turn first."""
        player = viewer_of(request)
        if player is None:
            raise NotYours(translate("refused-log-in"))
        wanted = query(requests.TableFilters, request)
        return Response(_part(own_tables(player, _filter(wanted)), wanted, request))

    @extend_schema(
        operation_id="join_table", request=requests.JoinTable, responses=responses.TableDetails
    )
    @action(detail=True, methods=["post"])
    def join(self, request: Request, pk: str) -> Response:
        """Take a seat at a table."""
        asked = body(requests.JoinTable, request)
        table = tables.join_table(table_id=pk, player=current_player(request), **asked)
        return Response(table_payload(table, viewer_of(request)))

    @extend_schema(
        operation_id="choose_colour",
        request=requests.ChooseColour,
        responses=responses.TableDetails,
    )
    @action(detail=True, methods=["post"])
    def colour(self, request: Request, pk: str) -> Response:
        """Change your color before the game starts."""
        asked = body(requests.ChooseColour, request)
        table = tables.choose_colour(table_id=pk, player=current_player(request), **asked)
        return Response(table_payload(table, viewer_of(request), asked["seat"]))

    @extend_schema(operation_id="leave_table", request=None, responses=responses.TableSummary)
    @action(detail=True, methods=["post"])
    def leave(self, request: Request, pk: str) -> Response:
        """Leave your seat before the game starts."""
        table = tables.leave_table(table_id=pk, player=current_player(request))
        return Response(table_summary(table, viewer_of(request)))

    @extend_schema(
        operation_id="fill_with_bots", request=requests.BotName, responses=responses.TableDetails
    )
    @action(detail=True, methods=["post"])
    def bots(self, request: Request, pk: str) -> Response:
        """Fill all empty seats with a bot."""
        bot = body(requests.BotName, request)["bot"]
        table = tables.fill_with_bots(table_id=pk, player=current_player(request), bot=bot)
        return Response(table_payload(table, viewer_of(request)))

    @extend_schema(operation_id="start_table", request=None, responses=responses.TableDetails)
    @action(detail=True, methods=["post"])
    def start(self, request: Request, pk: str) -> Response:
        """Start the game with the players who have joined."""
        table = tables.start_table(table_id=pk, player=current_player(request))
        return Response(table_payload(table, viewer_of(request)))

    @extend_schema(operation_id="rematch", request=None, responses=responses.TableDetails)
    @action(detail=True, methods=["post"])
    def rematch(self, request: Request, pk: str) -> Response:
        """Open a table with the same terms, or return the one another player opened."""
        player, network = current_player(request), network_key(request)
        table = tables.rematch(table_id=pk, player=player, network=network)
        return Response(table_payload(table, viewer_of(request)))

    @extend_schema(operation_id="read_invite", responses=responses.InviteLink)
    @action(detail=True)
    def invite(self, request: Request, pk: str) -> Response:
        """Read the invite link, also as a QR code; for players at the table only."""
        table = table_of(request, pk)
        if not table_summary(table, viewer_of(request))["your_seats"]:
            raise NotYours(translate("refused-invite-seated"))
        link = f"/tables/{table.pk}?code={table.invite_code}"
        url = request.build_absolute_uri(link)
        qr = segno.make(url).svg_inline(omitsize=True)
        return Response({"code": table.invite_code, "url": url, "qr": qr})

    @extend_schema(
        operation_id="list_moves", parameters=[requests.MovesQuery], responses=responses.Moves
    )
    @action(detail=True)
    def moves(self, request: Request, pk: str) -> Response:
        """List the moves of the game, without what is hidden from you."""
        table = table_of(request, pk)
        asked = query(requests.MovesQuery, request)
        seat = viewing_seat(table, viewer_of(request), asked.get("seat"))
        return Response({"moves": move_payloads(table, seat, after=asked["after"])})

    @extend_schema(
        operation_id="verify_table",
        parameters=[requests.InviteCode],
        responses=responses.VerificationResult,
    )
    @action(detail=True, throttle_scope="replays")
    def verify(self, request: Request, pk: str) -> Response:
        """Replay the moves from the seed and compare the result with the stored game."""
        table = table_of(request, pk)
        problems = verify.find_problems(table)
        payload = table_payload(table, None)
        verdict = {"ok": not problems, "problems": problems}
        return Response(verdict | {"seed_hash": payload["seed_hash"], "seed": payload["seed"]})

    @extend_schema(
        operation_id="export_record",
        parameters=[requests.InviteCode],
        responses=responses.GameRecord,
    )
    @action(detail=True)
    def record(self, request: Request, pk: str) -> Response:
        """Export a finished game as text."""
        return Response({"record": records.export_record(table=table_of(request, pk))})

    @extend_schema(
        operation_id="import_record",
        request=requests.RecordText,
        responses={201: responses.TableDetails},
    )
    @action(detail=False, methods=["post"], url_path="import", throttle_scope="replays")
    def import_(self, request: Request) -> Response:
        """Import a game record as a replay."""
        text = body(requests.RecordText, request)["record"]
        table = records.import_record(player=current_player(request), text=text)
        return Response(table_payload(table, viewer_of(request)), status=201)


def _filter(wanted: dict[str, Any]) -> TableFilter:
    names = [name for name in TableFilter.__struct_fields__ if name in wanted]
    return TableFilter(**{name: wanted[name] for name in names})


def _part(tables: QuerySet[Table], wanted: dict[str, Any], request: Request) -> Json:
    start, limit = wanted["start"], wanted["limit"]
    found = list(tables.select_related("host")[start : start + limit + 1])
    summaries = table_summaries(found[:limit], viewer_of(request))
    return {"tables": summaries, "more": len(found) > limit}
