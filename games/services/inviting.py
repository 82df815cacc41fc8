"""How does a host ask a player by name to sit down, and how does the player say no?"""

from __future__ import annotations

from django.db import transaction

from accounts.models import Player
from accounts.services.friends import find_player, friends_of
from games.models import Event, Invitation, Mute, Table
from words import say

from . import push, telling
from .access import lock, require_host, require_open, seats_of
from .refusals import NoSuchTable, NotNow, NotYours, TableRefusal

#: Nobody needs more for four seats; who wants to reach all opens a public table.
MOST = 20


@transaction.atomic
def invite(*, table_id: str, host: Player, name: str) -> Table:
    """Ask a player to sit down; once, however often he is asked."""
    table = lock(table_id)
    require_host(table, host)
    require_open(table)
    player = find_player(name=name)
    if not table.invitations.filter(player=player, declined=False).exists():
        _check_may_invite(table, host, player)
        _invite(table, player, host)
        push.announce(table, Event.Kind.SEATS)
    return table


@transaction.atomic
def end_invitation(*, table_id: str, asker: Player, player_id: int) -> None:
    """Let the host withdraw an invitation, or the one who is invited decline it."""
    table = lock(table_id)
    found = table.invitations.filter(player=player_id).first()
    if asker.pk != player_id:
        require_host(table, asker)
    if found is None:
        raise NoSuchTable(say("refused-nobody-invited"))
    telling.take_back_invitation(found)
    if asker.pk == player_id:
        found.declined = True
        found.save(update_fields=["declined"])
    else:
        found.delete()
    push.table_gone(table, player_id)
    push.announce(table, Event.Kind.SEATS)


def invitations_seen(*, table: Table, viewer: Player) -> list[Invitation]:
    """Who was asked and does not sit there yet; for those who do."""
    if not seats_of(table, viewer):
        raise NotYours(say("refused-see-invited"))
    return list(table.invitations.select_related("player", "by"))


def invite_again(table: Table, again: Table, host: Player) -> None:
    """Ask those who played before to a rematch."""
    deaf = Mute.objects.filter(muted=host).values("player")
    others = Player.objects.filter(seats__table=table, is_active=True).exclude(pk=host.pk)
    for player in others.exclude(pk__in=deaf).distinct():
        _invite(again, player, host)


def _invite(table: Table, player: Player, host: Player) -> None:
    telling.tell_invited(Invitation.objects.create(table=table, player=player, by=host))


def _check_may_invite(table: Table, host: Player, player: Player) -> None:
    name = player.display_name
    if player == host:
        raise TableRefusal(say("refused-invite-self"), field="name")
    if table.seats.filter(player=player).exists():
        raise TableRefusal(say("refused-sits-already", name=name), field="name")
    if table.invitations.filter(player=player).exists():
        raise NotNow(say("refused-declined", name=name), field="name")
    if player.mutes.filter(muted=host).exists():
        raise NotYours(say("refused-takes-none", name=name), field="name")
    if table.rated and player.is_guest:
        raise TableRefusal(say("table-guests-unrated"), field="name")
    if host.is_guest and not friends_of(host).filter(pk=player.pk).exists():
        raise NotYours(say("refused-guest-invites"), field="name")
    if table.invitations.count() >= MOST:
        raise NotNow(say("refused-most-invited", most=MOST))
