"""Invite players by name, and withdraw or decline invitations."""

from __future__ import annotations

from django.db import transaction

from accounts.models import Player
from accounts.services.friends import find_player, friends_of
from games.models import Event, Invitation, Mute, Table
from games.services.messages import live_updates, notify
from games.services.refusals import NoSuchTable, NotNow, NotYours, TableRefusal
from games.services.seats.access import lock_table, require_host, require_open, seats_of
from i18n import translate

#: Per table.
MAX_INVITATIONS = 20


@transaction.atomic
def invite(*, table_id: str, host: Player, name: str) -> Table:
    """Invite a player; repeating an invitation has no effect."""
    table = lock_table(table_id)
    require_host(table, host)
    require_open(table)
    player = find_player(name=name)
    if not table.invitations.filter(player=player, declined=False).exists():
        _check_may_invite(table, host, player)
        _invite(table, player, host)
        live_updates.publish_event(table, Event.Kind.SEATS)
    return table


@transaction.atomic
def end_invitation(*, table_id: str, asker: Player, player_id: int) -> None:
    """Withdraw an invitation as the host, or decline it as the invited player."""
    table = lock_table(table_id)
    found = table.invitations.filter(player=player_id).first()
    if asker.pk != player_id:
        require_host(table, asker)
    if found is None:
        raise NoSuchTable(translate("refused-nobody-invited"))
    notify.withdraw_invitation(found)
    if asker.pk == player_id:
        found.declined = True
        found.save(update_fields=["declined"])
    else:
        found.delete()
    live_updates.publish_table_gone(table, player_id)
    live_updates.publish_event(table, Event.Kind.SEATS)


def pending_invitations(*, table: Table, viewer: Player) -> list[Invitation]:
    """The invitations of a table, for players who sit there."""
    if not seats_of(table, viewer):
        raise NotYours(translate("refused-see-invited"))
    return list(table.invitations.select_related("player", "by"))


def invite_previous_players(table: Table, again: Table, host: Player) -> None:
    """Invite the players of the previous game to a rematch."""
    muting = Mute.objects.filter(muted=host).values("player")
    others = Player.objects.filter(seats__table=table, is_active=True).exclude(pk=host.pk)
    for player in others.exclude(pk__in=muting).distinct():
        _invite(again, player, host)


def _invite(table: Table, player: Player, host: Player) -> None:
    notify.notify_invited(Invitation.objects.create(table=table, player=player, by=host))


def _check_may_invite(table: Table, host: Player, player: Player) -> None:
    name = player.display_name
    if player == host:
        raise TableRefusal(translate("refused-invite-self"), field="name")
    if table.seats.filter(player=player).exists():
        raise TableRefusal(translate("refused-sits-already", name=name), field="name")
    if table.invitations.filter(player=player).exists():
        raise NotNow(translate("refused-declined", name=name), field="name")
    if player.mutes.filter(muted=host).exists():
        raise NotYours(translate("refused-takes-none", name=name), field="name")
    if table.rated and player.is_guest:
        raise TableRefusal(translate("table-guests-unrated"), field="name")
    if host.is_guest and not friends_of(host).filter(pk=player.pk).exists():
        raise NotYours(translate("refused-guest-invites"), field="name")
    if table.invitations.count() >= MAX_INVITATIONS:
        raise NotNow(translate("refused-most-invited", most=MAX_INVITATIONS))
