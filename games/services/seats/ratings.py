"""Update the ratings of players after finished games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from django.db.models import F, IntegerField, OuterRef, QuerySet, Subquery
from django.db.models.functions import Cast, Round
from openskill.models import PlackettLuce

from games.models import Rating, Seat

MODEL = PlackettLuce()
#: The rating shown for a player without rated games.
INITIAL_RATING = 1000


@cache
def seats_with_ratings() -> QuerySet[Seat]:
    """Seats annotated with the `rating` and `reliability` of their player, None where missing.

    Cached because building this queryset costs more than running it.
    """
    ordinal = Cast(Round(INITIAL_RATING + 40 * (F("mu") - 3 * F("sigma"))), IntegerField())
    known = Rating.objects.filter(player=OuterRef("player"), edition=OuterRef("table__edition"))
    return Seat.objects.annotate(
        rating=Subquery(known.values(shown=ordinal)), reliability=F("player__reliability__percent")
    )


def update_ratings(*, edition: str, seats: Sequence[Seat]) -> None:
    """Rate the players of a finished game without bots from the start.

    Players who resigned or stayed away come last, so that nobody escapes a lost game by leaving.
    A seat with a substitute counts for the player who left it.
    """
    rated = [seat.left_by or seat.player for seat in seats]
    players = [player for player in rated if player is not None]
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
