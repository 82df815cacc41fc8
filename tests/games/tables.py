"""Open and play tables in tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.games.client import Client, Json, Word


def fill_table(clients: Sequence[Client], **terms: object) -> str:
    """Open a table and let all clients join; the game starts with the last one."""
    host, *others = clients
    table = host.open_table(players=len(clients), **terms)
    for client in others:
        payload = client.post(f"/tables/{table['id']}/join/", {"code": table["invite_code"]})
        assert payload["your_seats"]
    return str(table["id"])


def begin(
    make_client: Callable[[], Client], players: int = 2, **terms: object
) -> tuple[str, list[Client]]:
    """Return a running table and its players in seat order; the first is to act."""
    clients = [make_client() for _ in range(players)]
    return fill_table(clients, **{"options": ["fixed-order"]} | terms), clients


def acting(clients: Sequence[Client], table: str) -> tuple[Client, Json]:
    """Return the client who must act, and the table they see."""
    for client in clients:
        payload = client.table(table)
        if payload["your_turn"]:
            return client, payload
    raise AssertionError("the game waits for nobody")


def listed(client: Client, **wanted: Word | list[int]) -> list[str]:
    """Return the ids of the tables that a client finds in the lobby."""
    return [table["id"] for table in client.get("/tables/", **wanted)["tables"]]


def finish(clients: Sequence[Client], table: str) -> Json:
    """Play the game to its end."""
    turn = 0
    while clients[0].table(table)["status"] == "running":
        client, payload = acting(clients, table)
        client.take_turn(payload, first_pick=(turn := turn + 1))
    return clients[0].table(table)
