"""What else can be asked around the tables: games, wishes, mutes, ratings?"""

from __future__ import annotations

from django.db.models import F
from django.shortcuts import get_object_or_404
from drf_spectacular.utils import extend_schema
from rest_framework.permissions import IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import signed_in
from accounts.models import Player
from games.engine import EDITIONS, Edition
from games.engine.bots import BOTS
from games.engine.choices import VERBS
from games.engine.chronicles import ALL_CHRONICLES, Chronicle
from games.engine.naming import chronicle_adds, chronicle_name, option_text
from games.models import Rating, Wish
from games.services import talking, wishing
from games.services.reliability import percent_of
from games.services.seen import Json

from . import answers, requests
from .base import body, query, viewer_of

LEADERS = 100


class EditionsView(APIView):
    """The games that can be played."""

    permission_classes = (IsAuthenticatedOrReadOnly,)

    @extend_schema(operation_id="list_editions", responses=answers.Editions)
    def get(self, request: Request) -> Response:
        """Every game with its table options and bots."""
        return Response({"editions": [_edition_seen(each) for each in EDITIONS.values()]})


class WishView(APIView):
    """Find me a game."""

    @extend_schema(operation_id="read_wish", responses=answers.WishSeen)
    def get(self, request: Request) -> Response:
        """What you wait for."""
        return Response(_wish_seen(Wish.objects.filter(player=signed_in(request)).first()))

    @extend_schema(operation_id="make_wish", request=requests.WishMade, responses=answers.WishSeen)
    def put(self, request: Request) -> Response:
        """Wait for a game, or get a table at once."""
        asked = body(requests.WishMade, request)
        player = signed_in(request)
        hope = wishing.Hope(**asked | {"chronicles": tuple(asked["chronicles"])})
        table = wishing.make_wish(player=player, hope=hope)
        seen = _wish_seen(Wish.objects.filter(player=player).first())
        return Response(seen | {"table": table.pk if table else None})

    @extend_schema(operation_id="drop_wish", responses={204: None})
    def delete(self, request: Request) -> Response:
        """Wait no longer."""
        wishing.drop_wish(player=signed_in(request))
        return Response(status=204)


class MutesView(APIView):
    """Whom you do not read."""

    @extend_schema(operation_id="list_mutes", responses=answers.Mutes)
    def get(self, request: Request) -> Response:
        """The players you have muted."""
        mutes = signed_in(request).mutes.select_related("muted")
        return Response({"players": [_person(each.muted) for each in mutes]})


class MuteView(APIView):
    """One whom you do not read."""

    @extend_schema(operation_id="mute", request=None, responses={204: None})
    def put(self, request: Request, player: int) -> Response:
        """Read no more of a player."""
        other = get_object_or_404(Player, pk=player)
        talking.mute(player=signed_in(request), other=other)
        return Response(status=204)

    @extend_schema(operation_id="unmute", request=None, responses={204: None})
    def delete(self, request: Request, player: int) -> Response:
        """Read a player again."""
        other = get_object_or_404(Player, pk=player)
        talking.unmute(player=signed_in(request), other=other)
        return Response(status=204)


class RatingsView(APIView):
    """How strong players seem to be."""

    permission_classes = (IsAuthenticatedOrReadOnly,)

    @extend_schema(
        operation_id="list_ratings", parameters=[requests.EditionName], responses=answers.Ratings
    )
    def get(self, request: Request) -> Response:
        """The strongest players of a game, and how strong you are."""
        edition = query(requests.EditionName, request)["edition"]
        found = Rating.objects.filter(edition=edition, player__is_active=True)
        ranked = found.select_related("player").order_by(3 * F("sigma") - F("mu"), "pk")
        yours = ranked.filter(player=viewer_of(request)).first()
        return Response(
            {
                "ratings": [_rating_seen(each) for each in ranked[:LEADERS]],
                "yours": _rating_seen(yours) if yours else None,
            }
        )


class PlayerView(APIView):
    """A player as others may know him."""

    permission_classes = (IsAuthenticatedOrReadOnly,)

    @extend_schema(operation_id="read_player", responses=answers.Profile)
    def get(self, request: Request, player: int) -> Response:
        """How strong and how reliable he is."""
        found = get_object_or_404(Player, pk=player, deleted_at=None)
        seen = {
            **_person(found),
            "joined": found.joined_at,
            "reliability": percent_of(found.pk),
            "ratings": [_strength_seen(each) for each in found.ratings.all()],
        }
        return Response(seen)


def _strength_seen(rating: Rating) -> Json:
    return {"edition": rating.edition, "rating": rating.ordinal, "games": rating.games}


def _edition_seen(edition: Edition) -> Json:
    chronicles = ALL_CHRONICLES if edition.takes_chronicles else ()
    return {
        "id": edition.id,
        "name": edition.name,
        "rules": edition.rules_version,
        "players": list(edition.players),
        "chronicles": [_chronicle_seen(each) for each in chronicles],
        "options": [
            {"name": name, "text": option_text(name, rule)}
            for name, rule in edition.options.items()
        ],
        "goods": list(edition.goods),
        "bots": list(BOTS),
        "verbs": {verb: list(kinds) for verb, kinds in VERBS.items()},
    }


def _chronicle_seen(chronicle: Chronicle) -> Json:
    return {
        "number": chronicle.number,
        "name": chronicle_name(chronicle.number),
        "adds": chronicle_adds(chronicle.number),
        "least": chronicle.min_players,
        "length": chronicle.length,
        "difficulty": chronicle.difficulty,
        "for_first": chronicle.for_first,
    }


def _wish_seen(wish: Wish | None) -> Json:
    names = ("edition", "chronicles", "least", "most", "pace", "rated")
    seen: Json = {name: getattr(wish, name, None) for name in names}
    return seen | {"waiting": wish is not None, "table": None}


def _rating_seen(rating: Rating) -> Json:
    return {
        "player": _person(rating.player),
        "rating": rating.ordinal,
        "games": rating.games,
    }


def _person(player: Player) -> Json:
    return {"id": player.pk, "name": player.display_name}
