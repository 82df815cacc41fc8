"""A host invites players by name."""

from __future__ import annotations

import pytest
from asgiref.sync import sync_to_async

from accounts.models import Player
from accounts.services import export
from accounts.services.friends import befriend
from games.models import Invitation
from games.services.lobby import merge_guest, personal_data
from notifications.models import Message
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient
from tests.games.sockets import Socket, run_async
from tests.games.tables import fill_table, finish

pytestmark = pytest.mark.django_db


def invite(host: Client, table: Json, name: str) -> list[Json]:
    """Invite a player by name; return all invitations to the table."""
    answer = host.post(f"/tables/{table['id']}/invitations/", {"name": name})
    invited: list[Json] = answer["invitations"]
    return invited


def invitations(client: Client) -> dict[str, str]:
    """Return the tables a player is invited to and the names of the inviters."""
    tables = client.get("/tables/mine/")["tables"]
    return {each["id"]: each["invited_by"]["name"] for each in tables if each["invited_by"]}


def invitation_messages(client: Client) -> list[tuple[str, str]]:
    """Return the states and reasons of a player's messages about invitations."""
    found = Message.objects.filter(player=client.player, kind="invitation").order_by("pk")
    return list(found.values_list("state", "reason"))


def make_guest(client: Client) -> Client:
    """Turn a player into a guest."""
    Player.objects.filter(pk=client.player.pk).update(is_guest=True)
    client.player.refresh_from_db()
    return client


def test_an_invited_player_is_notified_and_can_join(make_client: MakeClient) -> None:
    host, friend, other = make_client(), make_client(), make_client()
    table = host.open_table(players=3, visibility="link")
    (invited,) = invite(host, table, f"  {friend.player.display_name.upper()} ")
    assert invited["player"] == {"id": friend.player.pk, "name": friend.player.display_name}
    assert (invited["by"]["name"], invited["declined"]) == (host.player.display_name, False)
    assert invitations(friend) == {table["id"]: host.player.display_name}
    assert [state for state, _ in invitation_messages(friend)] == ["waiting"]
    assert invitations(other) == invitations(host) == {}
    with pytest.raises(Refused, match="404"):
        other.table(table["id"])
    friend.post(f"/tables/{table['id']}/join/")
    assert invitations(friend) == {}
    assert host.get(f"/tables/{table['id']}/invitations/") == {"invitations": []}


def test_a_repeated_invitation_is_sent_once(make_client: MakeClient) -> None:
    host, friend = make_client(), make_client()
    table = host.open_table()
    for _ in range(2):
        assert len(invite(host, table, friend.player.display_name)) == 1
    assert len(invitation_messages(friend)) == 1


def test_an_invitation_can_be_withdrawn(make_client: MakeClient) -> None:
    host, friend = make_client(), make_client()
    table = host.open_table(visibility="link")
    invite(host, table, friend.player.display_name)
    address = f"/tables/{table['id']}/invitations/{friend.player.pk}/"
    with pytest.raises(Refused, match="Only the host"):
        make_client().delete(address)
    host.delete(address)
    assert invitations(friend) == {}
    assert invitation_messages(friend) == [("dropped", "why-uninvited")]
    with pytest.raises(Refused, match="404"):
        friend.table(table["id"])
    with pytest.raises(Refused, match="no such invitation"):
        host.delete(address)
    invite(host, table, friend.player.display_name)
    assert [state for state, _ in invitation_messages(friend)] == ["dropped", "waiting"]


def test_a_player_who_declined_cannot_be_invited_again(make_client: MakeClient) -> None:
    host, friend = make_client(), make_client()
    table = host.open_table()
    invite(host, table, friend.player.display_name)
    friend.delete(f"/tables/{table['id']}/invitations/{friend.player.pk}/")
    assert invitations(friend) == {}
    (payload,) = host.get(f"/tables/{table['id']}/invitations/")["invitations"]
    assert payload["declined"]
    with pytest.raises(Refused, match="declined the invitation"):
        invite(host, table, friend.player.display_name)
    friend.post(f"/tables/{table['id']}/join/")  # they may still change their mind


def test_invalid_invitations_are_refused_with_a_reason(make_client: MakeClient) -> None:
    host, friend, muting = make_client(), make_client(), make_client()
    table = host.open_table(players=3)
    muting.put(f"/mutes/{host.player.pk}/")
    friend.post(f"/tables/{table['id']}/join/")
    for name, reason in (
        ("Nobody at all", "404: Player not found"),
        (host.player.display_name, "400: You can’t invite yourself"),
        (friend.player.display_name, "400: .* is already at the table"),
        (muting.player.display_name, "403: .* doesn’t accept invitations from you"),
    ):
        with pytest.raises(Refused, match=reason) as refused:
            invite(host, table, name)
        assert [each["field"] for each in refused.value.problem["errors"]] == ["name"]
    with pytest.raises(Refused, match="403: Only the host"):
        invite(friend, table, muting.player.display_name)
    with pytest.raises(Refused, match="403: Only players at the table"):
        make_client().get(f"/tables/{table['id']}/invitations/")
    host.post(f"/tables/{table['id']}/bots/")
    with pytest.raises(Refused, match="409: This table is no longer open"):
        invite(host, table, friend.player.display_name)
    assert not Invitation.objects.exists()


def test_the_invitations_to_a_table_are_limited(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.services.lobby.invitations.MAX_INVITATIONS", 1)
    host, one, two = make_client(), make_client(), make_client()
    table = host.open_table()
    invite(host, table, one.player.display_name)
    with pytest.raises(Refused, match=r"limit for invitations \(1\)"):
        invite(host, table, two.player.display_name)


def test_guests_can_invite_only_friends_and_only_to_unrated_games(make_client: MakeClient) -> None:
    host, guest = make_client(), make_guest(make_client())
    rated, table = host.open_table(rated=True), guest.open_table()
    with pytest.raises(Refused, match="Guests can only play unrated games"):
        invite(host, rated, guest.player.display_name)
    with pytest.raises(Refused, match="Guests can invite friends by name"):
        invite(guest, table, host.player.display_name)
    for one, other in ((guest.player, host.player), (host.player, guest.player)):
        befriend(player=one, other=other)
    assert len(invite(guest, table, host.player.display_name)) == 1


def test_a_rematch_invites_the_previous_players(make_client: MakeClient) -> None:
    clients = [make_client(), make_client()]
    host, friend = clients
    table = fill_table(clients)
    finish(clients, table)
    again = host.post(f"/tables/{table}/rematch/")
    assert invitations(friend) == {again["id"]: host.player.display_name}
    assert [state for state, _ in invitation_messages(friend)] == ["waiting"]


def test_invitations_are_merged_exported_and_deleted_with_their_players(
    make_client: MakeClient,
) -> None:
    host, friend, guest = make_client(), make_client(), make_guest(make_client())
    table, other = host.open_table(), host.open_table()
    for each in (table, other):
        invite(host, each, guest.player.display_name)
    invite(host, table, friend.player.display_name)
    merge_guest.merge_guest(guest.player, friend.player)
    assert set(invitations(friend)) == {table["id"], other["id"]}
    exported = personal_data.export(friend.player)["invitations"]
    assert {each["table"] for each in exported} == {table["id"], other["id"]}
    export.delete_player(player=host.player, confirmation=host.player.display_name)
    assert not Invitation.objects.exclude(player=guest.player).exists()


@pytest.mark.django_db(transaction=True)
def test_invitations_and_withdrawals_are_pushed(make_client: MakeClient) -> None:
    host, friend = make_client(), make_client()
    table = host.open_table(visibility="link")

    async def listen() -> None:
        home = Socket("/ws/lobby/", friend.player)
        assert await home.open() == {"kind": "ready"}
        await sync_to_async(invite)(host, table, friend.player.display_name)
        message = await home.receive()
        assert message["table"]["invited_by"]["name"] == host.player.display_name
        address = f"/tables/{table['id']}/invitations/{friend.player.pk}/"
        await sync_to_async(host.delete)(address)
        assert await home.receive() == {"kind": "gone", "id": table["id"]}

    run_async(listen)
