"""How strong do players seem to be? What a finished game tells about it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from django.db.models import F, IntegerField, OuterRef, QuerySet, Subquery
from django.db.models.functions import Cast, Round
from openskill.models import PlackettLuce

from games.models import Rating, Seat

MODEL = PlackettLuce()
#: What is shown of somebody of whom nothing is known.
FRESH = 1000


@cache
def rated_seats() -> QuerySet[Seat]:
    """Seats with the `rating` and `reliability` of their player; None where he has none yet.

    A question to be asked more closely: putting it together costs more than asking it.
    """
    ordinal = Cast(Round(FRESH + 40 * (F("mu") - 3 * F("sigma"))), IntegerField())
    known = Rating.objects.filter(player=OuterRef("player"), edition=OuterRef("table__edition"))
    return Seat.objects.annotate(
        rating=Subquery(known.values(shown=ordinal)), reliability=F("player__reliability__percent")
    )


def rate(*, edition: str, seats: Sequence[Seat]) -> None:
    """Rate the players of a finished game; one with bots from the start tells nothing.

    Who resigned or stayed away comes last, so that a lost game cannot be escaped; a substitute
    has nothing to lose.
    """
    sitters = [seat.left_by or seat.player for seat in seats]
    players = [player for player in sitters if player is not None]
    if len(players) < len(seats) or len(set(players)) < len(seats):
        return
    ratings = [_rating_of(player.pk, edition) for player in players]
    places = [float(seat.place or 0) + (len(seats) if _left(seat) else 0) for seat in seats]
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    for rating, [after] in zip(ratings, MODEL.rate(teams, ranks=places), strict=True):
        rating.mu, rating.sigma = after.mu, after.sigma
        rating.games += 1
        rating.save()


def _left(seat: Seat) -> bool:
    return seat.resigned or seat.away or seat.left_by_id is not None


def _rating_of(player_id: int, edition: str) -> Rating:
    fresh = MODEL.rating()
    rating, _ = Rating.objects.select_for_update().get_or_create(
        player_id=player_id, edition=edition, defaults={"mu": fresh.mu, "sigma": fresh.sigma}
    )
    return rating
