"""A game can be replayed move by move, without what is hidden from the viewer."""

import json

import pytest
from django.core.cache import caches

from games.engine import Game, new_game
from games.models import Table
from games.services.payloads import replay
from games.services.payloads.views import view_payload
from games.services.storage.position import read_choice, setup_of
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import acting, begin, finish

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    caches["data"].clear()


def frames(client: Client, table: str, number: int = 0, **more: int) -> list[Json]:
    found: list[Json] = client.get(f"/tables/{table}/frames/", number=number, **more)["frames"]
    return found


def replayed(pk: str, seat: int | None) -> list[Json]:
    """Return the engine's views for a seat at the start and after each move."""
    table = Table.objects.get(pk=pk)
    game = new_game(setup_of(table), table.seed)
    payload = [view_payload(game, seat)]
    for move in table.moves.all():
        game.play(move.seat, read_choice(move.choice))
        payload.append(view_payload(game, seat))
    through_a_wire: list[Json] = json.loads(json.dumps(payload))
    return through_a_wire


def all_frames(client: Client, table: str, **more: int) -> list[Json]:
    """Return the frames of all parts."""
    moves = client.table(table)["moves"]
    parts = [
        frames(client, table, number, **more)
        for number in range(0, moves + 1, replay.FRAMES_PER_PART)
    ]
    return [frame for part in parts for frame in part]


def test_frames_equal_the_viewers_views_after_each_move(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    for turn in range(6):
        client, payload = acting(clients, table)
        client.take_turn(payload, first_pick=turn)
    for seat, client in ((0, clients[0]), (1, clients[1]), (None, Client())):
        shown = all_frames(client, table)
        assert [frame["number"] for frame in shown] == list(range(len(shown)))
        assert [frame["view"] for frame in shown] == replayed(table, seat)
    # a running game cannot be viewed from another player's seat
    assert frames(clients[0], table, seat=1)[0]["view"]["viewer"] == 0
    assert frames(Client(), table, seat=1)[0]["view"]["viewer"] is None


def test_a_finished_game_can_be_viewed_from_any_seat(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    finish(clients, table)
    assert frames(Client(), table, seat=1)[0]["view"]["viewer"] == 1
    last = Client().table(table)["moves"]
    assert frames(Client(), table, last)[-1]["view"] == Client().table(table)["view"]


def test_a_later_part_costs_no_more_than_the_first(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "FRAMES_PER_PART", 5)
    table, clients = begin(make_client)
    for turn in range(6):
        client, payload = acting(clients, table)
        client.take_turn(payload, first_pick=turn)
    last = clients[0].table(table)["moves"]
    frames(clients[0], table, last)
    played: list[object] = []
    play = Game.play

    def counted(game: Game, seat: int, choice: tuple[object, ...]) -> object:
        played.append(choice)
        return play(game, seat, choice)

    monkeypatch.setattr(Game, "play", counted)
    for number in (0, 5, last):
        played.clear()
        assert frames(clients[0], table, number)[0]["number"] == number - number % 5
        assert len(played) < 5


def test_a_number_beyond_the_last_move_is_refused(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    with pytest.raises(Refused, match="400: There are no moves yet"):
        frames(clients[0], table, 1)
    open_table = clients[0].open_table()["id"]
    with pytest.raises(Refused, match="409"):
        frames(clients[0], open_table)
