"""Match players who want the same game."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from django.db import transaction

from accounts.models import Player
from games.engine import Setup
from games.engine.editions import rules_for
from games.models import MatchRequest, Table, Visibility
from games.services.refusals import NotYours, TableRefusal
from i18n import translate

from .tables import Terms, seat_together


class MatchTerms(msgspec.Struct, frozen=True, kw_only=True):
    """The game, number of players, pace and Chronicles that a player wants."""

    edition: str
    least: int
    most: int
    pace: str
    rated: bool
    chronicles: tuple[int, ...] = ()


def request_match(*, player: Player, terms: MatchTerms) -> Table | None:
    """Wait for a game, or get one at once; a new request replaces the previous one."""
    if terms.least > terms.most:
        raise TableRefusal(translate("table-fewest-most"), field="least")
    if terms.rated and player.is_guest:
        raise NotYours(translate("table-guests-unrated"))
    for players in (terms.least, terms.most):
        rules_for(Setup(game=terms.edition, players=players, chronicles=terms.chronicles))
    MatchRequest.objects.update_or_create(player=player, defaults=msgspec.structs.asdict(terms))
    # In a separate transaction, so that two simultaneous requests see each other.
    return _match(terms, player)


def cancel_match_request(*, player: Player) -> None:
    """Stop waiting for a game."""
    MatchRequest.objects.filter(player=player).delete()


@transaction.atomic
def _match(terms: MatchTerms, player: Player) -> Table | None:
    same = MatchRequest.objects.select_for_update(of=("self",)).filter(
        edition=terms.edition,
        chronicles=list(terms.chronicles),
        pace=terms.pace,
        rated=terms.rated,
    )
    waiting = list(same.filter(player__is_active=True).select_related("player").order_by("pk"))
    group = _largest_group(waiting)
    if not group:
        return None
    agreed = Terms(
        edition=terms.edition,
        players=len(group),
        chronicles=terms.chronicles,
        pace=terms.pace,
        rated=terms.rated,
        visibility=Visibility.PUBLIC,
    )
    table = seat_together(players=[request.player for request in group], terms=agreed)
    MatchRequest.objects.filter(pk__in=[request.pk for request in group]).delete()
    return table if any(request.player == player for request in group) else None


def _largest_group(waiting: Iterable[MatchRequest]) -> list[MatchRequest]:
    """The largest group whose size all accept, those who waited longest first."""
    requests = list(waiting)
    for number in (5, 4, 3, 2):
        group = [each for each in requests if each.least <= number <= each.most]
        if len(group) >= number:
            return group[:number]
    return []
