"""How do players find each other who want the same game?"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from django.db import transaction

from accounts.models import Player
from games.engine import Setup, edition
from games.engine.editions import rules_for
from games.models import Table, Visibility, Wish
from words import say

from .refusals import NotYours, TableRefusal
from .seating import Terms, seat_together


class Hope(msgspec.Struct, frozen=True, kw_only=True):
    """Which game, with which Chronicles, with how many, how fast."""

    edition: str
    least: int
    most: int
    pace: str
    rated: bool
    chronicles: tuple[int, ...] = ()


def make_wish(*, player: Player, hope: Hope) -> Table | None:
    """Wait for a game, or get one at once; a new wish replaces the one before."""
    if hope.least > hope.most:
        raise TableRefusal(say("table-fewest-most"), field="least")
    if hope.rated and player.is_guest:
        raise NotYours(say("table-guests-unrated"))
    rules, chronicles = edition(hope.edition).rules_version, hope.chronicles
    for players in (hope.least, hope.most):
        rules_for(Setup(game=hope.edition, players=players, chronicles=chronicles, rules=rules))
    Wish.objects.update_or_create(player=player, defaults=msgspec.structs.asdict(hope))
    # In a transaction of its own: two who wish at the same time must see each other.
    return _match(hope, player)


def drop_wish(*, player: Player) -> None:
    """Wait no longer."""
    Wish.objects.filter(player=player).delete()


@transaction.atomic
def _match(hope: Hope, player: Player) -> Table | None:
    alike = Wish.objects.select_for_update(of=("self",)).filter(
        edition=hope.edition,
        chronicles=list(hope.chronicles),
        pace=hope.pace,
        rated=hope.rated,
    )
    waiting = list(alike.filter(player__is_active=True).select_related("player").order_by("pk"))
    group = _largest_group(waiting)
    if not group:
        return None
    terms = Terms(
        edition=hope.edition,
        players=len(group),
        chronicles=hope.chronicles,
        pace=hope.pace,
        rated=hope.rated,
        visibility=Visibility.PUBLIC,
    )
    table = seat_together(players=[wish.player for wish in group], terms=terms)
    Wish.objects.filter(pk__in=[wish.pk for wish in group]).delete()
    return table if any(wish.player == player for wish in group) else None


def _largest_group(waiting: Iterable[Wish]) -> list[Wish]:
    """Those who waited longest among as many as all of them want at one table."""
    wishes = list(waiting)
    for number in (5, 4, 3, 2):
        content = [wish for wish in wishes if wish.least <= number <= wish.most]
        if len(content) >= number:
            return content[:number]
    return []
