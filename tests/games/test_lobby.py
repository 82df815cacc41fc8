"""The lobby lists the tables that a viewer filters for, and pushes their changes."""

import pytest
from asgiref.sync import sync_to_async
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import Rating
from tests.games.client import Client, Refused
from tests.games.conftest import MakeClient
from tests.games.sockets import Socket, run_async
from tests.games.tables import fill_table, listed

pytestmark = pytest.mark.django_db


def rate(client: Client, rating: int, edition: str = "glen-more-2010") -> None:
    """Give a player a rating."""
    Rating.objects.create(
        player=client.player, edition=edition, mu=3 + (rating - 1000) / 40, sigma=1
    )


def test_the_lobby_can_be_filtered(make_client: MakeClient) -> None:
    client = make_client()
    two = client.open_table()["id"]
    three = client.open_table(edition="glen-more-2", players=3, pace="live")["id"]
    assert listed(Client()) == [three, two]
    assert listed(client, players=2) == [two]
    assert listed(client, edition="glen-more-2") == [three]
    assert listed(client, pace="live") == [three]
    assert listed(client, rated="true") == []
    assert listed(client, status="running") == []
    assert client.get("/tables/", limit=1)["more"]
    assert listed(client, start=1, limit=1) == [two]
    with pytest.raises(Refused, match="400"):
        listed(client, players=9)


def test_tables_can_be_filtered_by_chronicles(make_client: MakeClient) -> None:
    client = make_client()
    base, boats, both = (
        client.open_table(edition="glen-more-2", players=3, chronicles=chronicles)["id"]
        for chronicles in ([], [1], [1, 5])
    )
    assert listed(client, chronicles=1) == [both, boats]
    assert listed(client, chronicles=5) == [both]
    assert listed(client, chronicles=[1, 5]) == [both]
    assert listed(client, chronicles=7) == []
    assert listed(client, base_game="true") == [base]
    for wrong in ("soon", 0, 1000):
        with pytest.raises(Refused, match="400"):
            listed(client, chronicles=wrong)


def test_tables_can_be_filtered_by_the_ratings_of_their_players(make_client: MakeClient) -> None:
    strong, weak, new = (make_client() for _ in range(3))
    rate(strong, 1600)
    rate(weak, 700)
    rate(new, 2000, edition="glen-more-2")  # ratings of another game do not count
    tables = {client: client.open_table(players=3)["id"] for client in (strong, weak, new)}
    assert listed(new, rating_from=1500) == [tables[strong]]
    assert listed(new, rating_to=999) == [tables[weak]]
    assert listed(new, rating_from=1000, rating_to=1000) == [tables[new]]
    assert listed(new, rating_from=600, rating_to=1700) == [
        tables[each] for each in (new, weak, strong)
    ]
    weak.post(f"/tables/{tables[strong]}/join/")
    assert listed(new, rating_from=1500) == []
    assert [seat["rating"] for seat in new.table(tables[strong])["seats"]] == [1600, 700]
    assert new.table(tables[new])["seats"][0]["rating"] is None
    with pytest.raises(Refused, match="400"):
        listed(new, rating_from=-1)


def test_my_tables_list_those_awaiting_my_turn_first(make_client: MakeClient) -> None:
    mine, theirs = make_client(), make_client()
    still_open = mine.open_table()["id"]
    waiting = fill_table([theirs, mine], options=["fixed-order"])
    acts = fill_table([mine, theirs], options=["fixed-order"])
    found = mine.get("/tables/mine/")["tables"]
    assert [table["id"] for table in found] == [acts, waiting, still_open]
    assert [table["your_turn"] for table in found] == [True, False, False]
    with pytest.raises(Refused, match="403"):
        Client().get("/tables/mine/")


@pytest.mark.parametrize("address", ["/tables/", "/tables/mine/"])
def test_a_long_list_needs_no_more_queries_than_a_short_one(
    address: str, make_client: MakeClient
) -> None:
    client, other = make_client(), make_client()

    def query_count() -> int:
        with CaptureQueriesContext(
            connection,
        ) as queries:
            client.get(address)
        return len(queries)

    fill_table([client, other])
    other.open_table(players=3)
    short = query_count()
    for _ in range(5):
        fill_table([client, other])
        other.open_table(players=3)
    assert len(client.get(address)["tables"]) > 5
    assert query_count() == short < 10


@pytest.mark.django_db(transaction=True)
def test_the_lobby_socket_sends_only_visible_tables(make_client: MakeClient) -> None:
    host, other = make_client(), make_client()

    async def listen() -> None:
        visitor, own = Socket("/ws/lobby/"), Socket("/ws/lobby/", host.player)
        for socket in (visitor, own):
            assert await socket.open() == {"kind": "ready"}
        hidden = await sync_to_async(host.open_table)(visibility="link")
        public = await sync_to_async(host.open_table)()
        for table in (hidden, public):
            await sync_to_async(other.post)(
                f"/tables/{table['id']}/join/", {"code": table["invite_code"]}
            )
        message = await visitor.receive()
        assert (message["table"]["id"], message["table"]["your_turn"]) == (public["id"], False)
        assert (await own.receive())["table"]["id"] == hidden["id"]

    run_async(listen)


@pytest.mark.django_db(transaction=True)
def test_the_lobby_socket_says_whether_a_table_matches_the_filters(make_client: MakeClient) -> None:
    host, other = make_client(), make_client()

    async def listen() -> None:
        wanted = "edition=glen-more-2&chronicles=1&status=open&rating_to=1000"
        socket = Socket(f"/ws/lobby/?{wanted}")
        assert await socket.open() == {"kind": "ready"}
        with_boats = {"edition": "glen-more-2", "chronicles": [1], "players": 3}
        boats = await sync_to_async(host.open_table)(**with_boats)
        assert await is_listed_in_next_message(socket, boats["id"])
        await sync_to_async(other.post)(f"/tables/{boats['id']}/join/")
        assert await is_listed_in_next_message(socket, boats["id"])
        await sync_to_async(host.post)(f"/tables/{boats['id']}/start/")
        assert not await is_listed_in_next_message(socket, boats["id"])
        plain = await sync_to_async(host.open_table)(edition="glen-more-2")
        assert not await is_listed_in_next_message(socket, plain["id"])

    run_async(listen)


@pytest.mark.django_db(transaction=True)
def test_a_matched_player_is_notified_of_the_table(make_client: MakeClient) -> None:
    early, late = make_client(), make_client()
    terms = {"edition": "glen-more-2", "least": 2, "most": 2, "pace": "live"}
    early.put("/match-request/", terms)

    async def listen() -> None:
        socket = Socket("/ws/lobby/", early.player)
        await socket.open()
        got = await sync_to_async(late.put)("/match-request/", terms)
        message = (await socket.receive())["table"]
        assert (message["id"], message["status"]) == (got["table"], "running")
        assert len(message["your_seats"]) == 1

    run_async(listen)


async def is_listed_in_next_message(socket: Socket, table: str) -> bool:
    """Return whether the next message lists the table."""
    message = await socket.receive()
    assert message["table"]["id"] == table
    return bool(message["listed"])


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("wanted", ["players=many", "chronicles=0", "rating_from=-1", "pace=fast"])
def test_a_lobby_socket_with_invalid_filters_is_closed(wanted: str) -> None:
    async def listen() -> None:
        socket = Socket(f"/ws/lobby/?{wanted}")
        connected, _ = await socket._wire.connect()
        assert connected
        assert await socket.close_code() == 4400

    run_async(listen)


@pytest.mark.django_db(transaction=True)
def test_a_move_is_pushed_to_the_players_but_not_to_the_lobby(make_client: MakeClient) -> None:
    mine, theirs = make_client(), make_client()
    table = fill_table([mine, theirs], options=["fixed-order"])

    async def listen() -> None:
        visitor, own = Socket("/ws/lobby/"), Socket("/ws/lobby/", theirs.player)
        for socket in (visitor, own):
            await socket.open()
        await sync_to_async(mine.take_turn)(await sync_to_async(mine.table)(table))
        assert (await own.receive())["table"]["moves"] > 0
        assert await visitor.is_silent()

    run_async(listen)
