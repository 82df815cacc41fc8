"""Does a screen that listens learn everything, and only what it may?"""

from collections.abc import Callable

import pytest
from asgiref.sync import sync_to_async

from accounts.models import Player
from accounts.services.bans import ban_player
from accounts.services.personal import delete_player
from accounts.services.tokens import revoke_token
from games.models import Seat, Table
from games.services.bots import waits_for_bot
from tests.games.client import Client
from tests.games.conftest import MakeClient
from tests.games.sockets import Socket, in_loop
from tests.games.tables import begin, sit_down

pytestmark = pytest.mark.django_db(transaction=True)


def test_who_comes_back_gets_what_he_missed(make_client: MakeClient) -> None:
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

    in_loop(listen)


def test_old_view_and_events_are_the_new_view(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)

    async def listen() -> None:
        socket = Socket(f"/ws/tables/{table}/", theirs.player)
        seen = (await socket.open())["table"]
        for turn in range(4):
            client = mine if (await sync_to_async(mine.table)(table))["your_turn"] else theirs
            before = await sync_to_async(client.table)(table)
            done = await sync_to_async(client.take_turn)(before, whim=turn)
            news = await socket.hear_event(done["event"])
            told = [move for event in news["events"] for move in event["moves"]]
            assert [move["number"] for move in told][-1] == done["moves"]
            assert news["table"]["moves"] == seen["moves"] + len(told)
            seen = news["table"]
            assert seen == await sync_to_async(theirs.table)(table)

    in_loop(listen)


def test_a_draft_reaches_the_players_other_screens_alone(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)

    async def listen() -> None:
        own, other = (Socket(f"/ws/tables/{table}/", each.player) for each in (mine, theirs))
        spectator = Socket(f"/ws/tables/{table}/")
        start = (await own.open())["table"]
        await other.open()
        await spectator.open()
        choice = start["view"]["choices"][0]
        drafted = await sync_to_async(mine.play)(start, choice)
        heard = await own.hear()
        assert heard["table"]["draft"]["choices"] == [choice]
        assert heard["table"]["view"] == drafted["view"]
        assert await other.silent()
        assert await spectator.silent()

    in_loop(listen)


def test_a_socket_is_no_way_to_act(make_client: MakeClient) -> None:
    table, (_, theirs) = begin(make_client)

    async def listen() -> None:
        socket = Socket(f"/ws/tables/{table}/", theirs.player)
        start = await socket.open()
        await socket.say({"verb": "choices", "seat": 0, "expected": 0, "choices": [["take", 3]]})
        assert await socket.hear() == {"kind": "pong"}
        assert (await sync_to_async(theirs.table)(table)) == start["table"]

    in_loop(listen)


def test_every_push_asks_again_who_may_see(make_client: MakeClient) -> None:
    clients = [make_client() for _ in range(3)]
    table = sit_down(clients, visibility="link")

    async def listen() -> None:
        stranger = Socket(f"/ws/tables/{table}/")
        connected, _ = await stranger._wire.connect()
        assert connected
        assert await stranger.closed_with() == 4404
        banned = Socket(f"/ws/tables/{table}/", clients[0].player)
        gone = Socket(f"/ws/tables/{table}/", clients[1].player)
        invited = Socket(f"/ws/tables/{table}/?code={await _code(table)}")
        for socket in (banned, gone, invited):
            await socket.open()
        await sync_to_async(Player.objects.filter(pk=clients[0].player.pk).update)(is_active=False)
        await sync_to_async(Seat.objects.filter(player=clients[1].player).update)(player=None)
        await sync_to_async(clients[2].post)(f"/tables/{table}/chat/", {"text": "hello"})
        assert await banned.closed_with() == 4404
        assert await gone.closed_with() == 4404
        assert (await invited.hear())["events"][0]["kind"] == "chat"

    in_loop(listen)


async def _code(table: str) -> str:
    found = await sync_to_async(Table.objects.get)(pk=table)
    return str(found.invite_code)


def test_the_muted_are_not_heard(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    mine.put(f"/mutes/{theirs.player.pk}/")

    async def listen() -> None:
        own, spectator = Socket(f"/ws/tables/{table}/", mine.player), Socket(f"/ws/tables/{table}/")
        for socket in (own, spectator):
            await socket.open()
        await sync_to_async(theirs.post)(f"/tables/{table}/chat/", {"text": "hurry"})
        assert "message" not in (await own.hear())["events"][0]
        assert (await spectator.hear())["events"][0]["message"]["text"] == "hurry"

    in_loop(listen)


def ban(client: Client) -> None:
    """Keep the player out."""
    ban_player(player=client.player, reason="a test")


def delete(client: Client) -> None:
    """Let the player delete the account."""
    delete_player(player=client.player, confirmation=client.player.display_name)


def revoke(client: Client) -> None:
    """Let the player revoke a token."""
    token = client.player.api_tokens.get()
    assert revoke_token(player=client.player, token_id=token.pk)


@pytest.mark.parametrize("end", [ban, delete, revoke])
def test_who_may_come_no_more_loses_his_sockets_at_once(
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
            assert await socket.last_code() in (4401, 4404)
        await other.say("still here")
        while (await other.hear())["kind"] != "pong":
            pass

    in_loop(listen)


def test_bots_play_for_a_banned_player_at_once(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)

    async def listen() -> None:
        socket = Socket(f"/ws/tables/{table}/", theirs.player)
        await socket.open()
        await sync_to_async(ban)(mine)
        assert (await socket.hear())["events"][-1]["kind"] == "seats"

    in_loop(listen)
    assert waits_for_bot(Table.objects.get(pk=table))


def test_nobody_finds_what_is_not_there() -> None:
    async def listen() -> None:
        socket = Socket("/ws/tables/nowhere/")
        connected, _ = await socket._wire.connect()
        assert connected
        assert await socket.closed_with() == 4404

    in_loop(listen)
