"""Editions, match requests, mutes, ratings and player profiles."""

from __future__ import annotations

from django.db.models import F
from django.shortcuts import get_object_or_404
from drf_spectacular.utils import extend_schema
from rest_framework.permissions import IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import current_player
from accounts.models import Player
from games.engine import EDITIONS, Edition
from games.engine.bots import BOTS, LEVELS
from games.engine.chronicles import ALL_CHRONICLES, Chronicle
from games.engine.core.choices import VERBS
from games.engine.core.naming import chronicle_adds, chronicle_name, option_text
from games.models import MatchRequest, Rating
from games.services.clocks.reliability import reliability_percent
from games.services.lobby import matchmaking
from games.services.messages import chat
from games.services.payloads.table import Json

from . import requests, responses
from .base import body, query, viewer_of

MAX_LEADERS = 100


class EditionsView(APIView):
    """The games that can be played."""

    permission_classes = (IsAuthenticatedOrReadOnly,)

    @extend_schema(operation_id="list_editions", responses=responses.Editions)
    def get(self, request: Request) -> Response:
        """List every game with its table options and bots."""
        return Response({"editions": [_edition_payload(each) for each in EDITIONS.values()]})


class MatchRequestView(APIView):
    """Your match request: the game you want to be matched for."""

    @extend_schema(operation_id="read_match_request", responses=responses.MatchRequestDetails)
    def get(self, request: Request) -> Response:
        """Read your match request."""
        return Response(
            _match_request_payload(
                MatchRequest.objects.filter(player=current_player(request)).first()
            )
        )

    @extend_schema(
        operation_id="request_match",
        request=requests.MatchTerms,
        responses=responses.MatchRequestDetails,
    )
    def put(self, request: Request) -> Response:
        """Request a match; returns a table at once if other requests fit."""
        asked = body(requests.MatchTerms, request)
        player = current_player(request)
        terms = matchmaking.MatchTerms(**asked | {"chronicles": tuple(asked["chronicles"])})
        table = matchmaking.request_match(player=player, terms=terms)
        payload = _match_request_payload(MatchRequest.objects.filter(player=player).first())
        return Response(payload | {"table": table.pk if table else None})

    @extend_schema(operation_id="cancel_match_request", responses={204: None})
    def delete(self, request: Request) -> Response:
        """Cancel your match request."""
        matchmaking.cancel_match_request(player=current_player(request))
        return Response(status=204)


class MutesView(APIView):
    """The players you have muted."""

    @extend_schema(operation_id="list_mutes", responses=responses.Mutes)
    def get(self, request: Request) -> Response:
        """List the players you have muted."""
        mutes = current_player(request).mutes.select_related("muted")
        return Response({"players": [_person(each.muted) for each in mutes]})


class MuteView(APIView):
    """One muted player."""

    @extend_schema(operation_id="mute", request=None, responses={204: None})
    def put(self, request: Request, player: int) -> Response:
        """Mute a player: their chat messages are hidden from you."""
        other = get_object_or_404(Player, pk=player)
        chat.mute(player=current_player(request), other=other)
        return Response(status=204)

    @extend_schema(operation_id="unmute", request=None, responses={204: None})
    def delete(self, request: Request, player: int) -> Response:
        """Unmute a player."""
        other = get_object_or_404(Player, pk=player)
        chat.unmute(player=current_player(request), other=other)
        return Response(status=204)


class RatingsView(APIView):
    """The ratings of a game."""

    permission_classes = (IsAuthenticatedOrReadOnly,)

    @extend_schema(
        operation_id="list_ratings", parameters=[requests.EditionName], responses=responses.Ratings
    )
    def get(self, request: Request) -> Response:
        """List the highest-rated players of a game, and your own rating."""
        edition = query(requests.EditionName, request)["edition"]
        found = Rating.objects.filter(edition=edition, player__is_active=True)
        ranked = found.select_related("player").order_by(3 * F("sigma") - F("mu"), "pk")
        yours = ranked.filter(player=viewer_of(request)).first()
        return Response(
            {
                "ratings": [_rating_payload(each) for each in ranked[:MAX_LEADERS]],
                "yours": _rating_payload(yours) if yours else None,
            }
        )


class PlayerView(APIView):
    """The public profile of a player."""

    permission_classes = (IsAuthenticatedOrReadOnly,)

    @extend_schema(operation_id="read_player", responses=responses.Profile)
    def get(self, request: Request, player: int) -> Response:
        """Read a player's ratings and reliability."""
        found = get_object_or_404(Player, pk=player, deleted_at=None)
        payload = {
            **_person(found),
            "joined": found.joined_at,
            "reliability": reliability_percent(found.pk),
            "ratings": [_edition_rating_payload(each) for each in found.ratings.all()],
        }
        return Response(payload)


def _edition_rating_payload(rating: Rating) -> Json:
    return {"edition": rating.edition, "rating": rating.ordinal, "games": rating.games}


def _edition_payload(edition: Edition) -> Json:
    chronicles = ALL_CHRONICLES if edition.supports_chronicles else ()
    return {
        "id": edition.id,
        "name": edition.name,
        "rules": edition.rules_version,
        "players": list(edition.players),
        "chronicles": [_chronicle_payload(each) for each in chronicles],
        "options": [
            {"name": name, "text": option_text(name, rule)}
            for name, rule in edition.options.items()
        ],
        "goods": list(edition.goods),
        "bots": list(BOTS),
        "levels": list(LEVELS),
        "verbs": {verb: list(kinds) for verb, kinds in VERBS.items()},
    }


def _chronicle_payload(chronicle: Chronicle) -> Json:
    return {
        "number": chronicle.number,
        "name": chronicle_name(chronicle.number),
        "adds": chronicle_adds(chronicle.number),
        "least": chronicle.min_players,
        "length": chronicle.length,
        "difficulty": chronicle.difficulty,
        "for_first": chronicle.for_beginners,
    }


def _match_request_payload(request: MatchRequest | None) -> Json:
    names = ("edition", "chronicles", "least", "most", "pace", "rated")
    payload: Json = {name: getattr(request, name, None) for name in names}
    return payload | {"waiting": request is not None, "table": None}


def _rating_payload(rating: Rating) -> Json:
    return {
        "player": _person(rating.player),
        "rating": rating.ordinal,
        "games": rating.games,
    }


def _person(player: Player) -> Json:
    return {"id": player.pk, "name": player.display_name}
