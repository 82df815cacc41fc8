"""A socket sends every event, without what is hidden from its viewer."""

from collections.abc import Callable

import pytest
from asgiref.sync import sync_to_async

from accounts.models import Player
from accounts.services.bans import ban_player
from accounts.services.export import delete_player
from accounts.services.tokens import revoke_token
from games.models import Seat, Table
from games.services.bots.turns import bot_seat_to_act
from tests.games.client import Client
from tests.games.conftest import MakeClient
from tests.games.sockets import Socket, run_async
from tests.games.tables import begin, fill_table

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_reconnecting_client_receives_missed_events(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)

    async def listen() -> None:
        socket = Socket(f"/ws/tables/{table}/", theirs.player)
        first = await socket.open()
        assert (first["kind"], first["table"]["seat"]) == ("table", 1)
        await socket.close()
        number = first["table"]["event"]
        await sync_to_async(mine.take_turn)(await sync_to_async(mine.table)(table))
        await sync_to_async(mine.post)(f"/tables/{table}/chat/", {"text": "your turn"})
        again = await Socket(f"/ws/tables/{table}/?after={number}", theirs.player).open()
        assert again["kind"] == "events"
        numbers = [event["number"] for event in again["events"]]
        assert numbers == list(range(number + 1, again["table"]["event"] + 1))
        assert [event["kind"] for event in again["events"]][-1] == "chat"
        assert again["events"][-1]["message"]["text"] == "your turn"
        assert again["events"][0]["moves"][0]["facts"]
        assert again["table"] == await sync_to_async(theirs.table)(table)
        for lost in ("999", "-4", "soon"):
            whole = await Socket(f"/ws/tables/{table}/?after={lost}", theirs.player).open()
            assert (whole["kind"], whole["table"]) == ("table", again["table"])

    run_async(listen)


def test_old_view_plus_events_equals_new_view(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)

    async def listen() -> None:
        socket = Socket(f"/ws/tables/{table}/", theirs.player)
        payload = (await socket.open())["table"]
        for turn in range(4):
            client = mine if (await sync_to_async(mine.table)(table))["your_turn"] else theirs
            before = await sync_to_async(client.table)(table)
            done = await sync_to_async(client.take_turn)(before, first_pick=turn)
            news = await socket.receive_event(done["event"])
            received = [move for event in news["events"] for move in event["moves"]]
            assert [move["number"] for move in received][-1] == done["moves"]
            assert news["table"]["moves"] == payload["moves"] + len(received)
            payload = news["table"]
            assert payload == await sync_to_async(theirs.table)(table)

    run_async(listen)


def test_a_draft_is_sent_only_to_the_players_own_sockets(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)

    async def listen() -> None:
        own, other = (Socket(f"/ws/tables/{table}/", each.player) for each in (mine, theirs))
        spectator = Socket(f"/ws/tables/{table}/")
        start = (await own.open())["table"]
        await other.open()
        await spectator.open()
        choice = start["view"]["choices"][0]
        drafted = await sync_to_async(mine.play)(start, choice)
        message = await own.receive()
        assert message["table"]["draft"]["choices"] == [choice]
        assert message["table"]["view"] == drafted["view"]
        assert await other.is_silent()
        assert await spectator.is_silent()

    run_async(listen)


def test_a_socket_accepts_no_actions(make_client: MakeClient) -> None:
    table, (_, theirs) = begin(make_client)

    async def listen() -> None:
        socket = Socket(f"/ws/tables/{table}/", theirs.player)
        start = await socket.open()
        await socket.send({"verb": "choices", "seat": 0, "expected": 0, "choices": [["take", 3]]})
        assert await socket.receive() == {"kind": "pong"}
        assert (await sync_to_async(theirs.table)(table)) == start["table"]

    run_async(listen)


def test_every_push_checks_access_again(make_client: MakeClient) -> None:
    clients = [make_client() for _ in range(3)]
    table = fill_table(clients, visibility="link")

    async def listen() -> None:
        stranger = Socket(f"/ws/tables/{table}/")
        connected, _ = await stranger._wire.connect()
        assert connected
        assert await stranger.close_code() == 4404
        banned = Socket(f"/ws/tables/{table}/", clients[0].player)
        gone = Socket(f"/ws/tables/{table}/", clients[1].player)
        invited = Socket(f"/ws/tables/{table}/?code={await _code(table)}")
        for socket in (banned, gone, invited):
            await socket.open()
        await sync_to_async(Player.objects.filter(pk=clients[0].player.pk).update)(is_active=False)
        await sync_to_async(Seat.objects.filter(player=clients[1].player).update)(player=None)
        await sync_to_async(clients[2].post)(f"/tables/{table}/chat/", {"text": "hello"})
        assert await banned.close_code() == 4404
        assert await gone.close_code() == 4404
        assert (await invited.receive())["events"][0]["kind"] == "chat"

    run_async(listen)


async def _code(table: str) -> str:
    found = await sync_to_async(Table.objects.get)(pk=table)
    return str(found.invite_code)


def test_messages_of_muted_players_are_not_sent(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    mine.put(f"/mutes/{theirs.player.pk}/")

    async def listen() -> None:
        own, spectator = Socket(f"/ws/tables/{table}/", mine.player), Socket(f"/ws/tables/{table}/")
        for socket in (own, spectator):
            await socket.open()
        await sync_to_async(theirs.post)(f"/tables/{table}/chat/", {"text": "hurry"})
        assert "message" not in (await own.receive())["events"][0]
        assert (await spectator.receive())["events"][0]["message"]["text"] == "hurry"

    run_async(listen)


def ban(client: Client) -> None:
    """Ban the player."""
    ban_player(player=client.player, reason="a test")


def delete(client: Client) -> None:
    """Delete the player's account."""
    delete_player(player=client.player, confirmation=client.player.display_name)


def revoke(client: Client) -> None:
    """Revoke the player's token."""
    token = client.player.api_tokens.get()
    assert revoke_token(player=client.player, token_id=token.pk)


@pytest.mark.parametrize("end", [ban, delete, revoke])
def test_losing_access_closes_all_sockets_at_once(
    end: Callable[[Client], None], make_client: MakeClient
) -> None:
    table, (mine, theirs) = begin(make_client)

    async def listen() -> None:
        own = [Socket(f"/ws/{place}/", mine.player) for place in (f"tables/{table}", "lobby")]
        other = Socket("/ws/lobby/", theirs.player)
        for socket in (*own, other):
            await socket.open()
        await sync_to_async(end)(mine)
        for socket in own:
            assert await socket.final_close_code() in (4401, 4404)
        await other.send("still here")
        while (await other.receive())["kind"] != "pong":
            pass

    run_async(listen)


def test_bots_play_for_a_banned_player_at_once(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)

    async def listen() -> None:
        socket = Socket(f"/ws/tables/{table}/", theirs.player)
        await socket.open()
        await sync_to_async(ban)(mine)
        assert (await socket.receive())["events"][-1]["kind"] == "seats"

    run_async(listen)
    assert bot_seat_to_act(Table.objects.get(pk=table))


def test_a_socket_of_an_unknown_table_is_closed() -> None:
    async def listen() -> None:
        socket = Socket("/ws/tables/nowhere/")
        connected, _ = await socket._wire.connect()
        assert connected
        assert await socket.close_code() == 4404

    run_async(listen)
