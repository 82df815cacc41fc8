"""Does anybody get to know more than the engine shows him, over HTTP or a socket?"""

import json
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from asgiref.sync import sync_to_async

from games.engine import Game, facts_seen, view
from games.engine.editions import CHRONICLES, EDITIONS
from games.models import Table
from games.services.position import committed, read_choices, read_facts, write_facts
from tests.games.client import Client, Json
from tests.games.conftest import MakeClient
from tests.games.sockets import Socket, in_loop
from tests.games.tables import acting, sit_down

pytestmark = pytest.mark.django_db(transaction=True)

KINDS = [
    ("glen-more-2010", [], []),
    ("glen-more-2010", [], ["open-scores", "lenient-take"]),
    *((name, [], []) for name in EDITIONS if name != "glen-more-2010"),
    *(("glen-more-2", [number], []) for number in CHRONICLES),
]
DECISIONS = 30


def plain(value: object) -> Json:
    """As it looks when it came through a wire."""
    return json.loads(json.dumps(msgspec.to_builtins(value)))  # type: ignore[no-any-return]


def as_seen(table: Table, seat: int | None) -> Json:
    """What the engine shows a seat, his own draft included."""
    game = committed(table)
    if table.draft and game.to_act == (seat,):
        for choice in read_choices(table.draft):
            game.play(game.to_act[0], choice)
    return plain(view(game, seat))


def facts_known(table: Table, seat: int | None) -> list[Json]:
    """What the engine lets a seat know of what happened."""
    moves = table.moves.all()
    return [plain(write_facts(facts_seen(read_facts(move.facts), seat))) for move in moves]


def check(shown: Json, table: Table, seat: int | None) -> None:
    """Compare what was shown with what may be shown; look for secrets."""
    assert shown["view"] == as_seen(table, seat)
    assert shown["seat"] == seat
    assert shown["seed"] is None
    drafting = bool(table.draft) and committed(table).to_act == (seat,)
    assert shown["number"] == table.move_number + (len(table.draft) if drafting else 0)
    assert bool(shown["draft"] and shown["draft"]["choices"]) == drafting
    text = json.dumps(shown)
    assert table.seed not in text
    assert "stacks" in shown["view"]
    assert all(type(number) is int for number in shown["view"]["stacks"].values())
    if seat is None:
        assert table.invite_code not in text


def hidden_answers(table: Table) -> Iterator[int]:
    """The numbers of moves that are still sealed."""
    sealed = committed(table).state.sealed
    yield from range(table.move_number - len(sealed) + 1, table.move_number + 1)


def check_history(viewer: Client, table: Table, seat: int | None) -> None:
    """Compare the history with what may be known of it."""
    moves = viewer.get(f"/tables/{table.pk}/moves/")["moves"]
    assert [move["facts"] for move in moves] == facts_known(table, seat)
    hidden = set(hidden_answers(table))
    for move in moves:
        secret = move["number"] in hidden and move["seat"] != seat
        assert (move["choice"] is None) == secret


@pytest.mark.parametrize(("edition", "chronicles", "options"), KINDS)
def test_everybody_sees_what_the_engine_shows_him(
    edition: str, chronicles: list[int], options: list[str], make_client: MakeClient
) -> None:
    clients = [make_client() for _ in range(3)]
    pk = sit_down(
        clients, edition=edition, chronicles=chronicles, options=options, visibility="public"
    )
    chance = Random(f"{edition} {chronicles}")
    viewers = [*enumerate(clients), (None, Client())]
    for number in range(DECISIONS):
        client, seen = acting(clients, pk)
        client.play(seen, chance.choice(seen["view"]["choices"]))
        table = Table.objects.get(pk=pk)
        for seat, viewer in viewers:
            check(viewer.table(pk), table, seat)
            if number % 10 == 9:
                check_history(viewer, table, seat)


@pytest.mark.parametrize(("edition", "chronicles"), [(kind[0], kind[1]) for kind in KINDS[1:]])
def test_sockets_bring_what_the_engine_shows_each(
    edition: str, chronicles: list[int], make_client: MakeClient
) -> None:
    clients = [make_client() for _ in range(3)]
    pk = sit_down(clients, edition=edition, chronicles=chronicles)

    async def listen() -> None:
        everybody: dict[int | None, Socket] = {None: Socket(f"/ws/tables/{pk}/")}
        for number, each in enumerate(clients):
            everybody[number] = Socket(f"/ws/tables/{pk}/", each.player)
        for socket in everybody.values():
            await socket.open()
        for turn in range(8):
            client, seen = await sync_to_async(acting)(clients, pk)
            await sync_to_async(client.take_turn)(seen, whim=turn)
            table = await sync_to_async(Table.objects.get)(pk=pk)
            for seat, socket in everybody.items():
                message = await socket.hear_event(table.event_number)
                await sync_to_async(check)(message["table"], table, seat)
                await sync_to_async(check_events)(message, table, seat)
        for socket in everybody.values():
            await socket.close()

    in_loop(listen)


def check_events(message: Json, table: Table, seat: int | None) -> None:
    """Compare the facts that a socket told with those that may be known."""
    known = facts_known(table, seat)
    told = [move for event in message["events"] for move in event.get("moves", [])]
    assert told
    assert [move["facts"] for move in told] == [known[move["number"] - 1] for move in told]


def test_these_tests_look_at_a_game_with_secrets(make_client: MakeClient) -> None:
    clients = [make_client() for _ in range(2)]
    pk = sit_down(clients)
    game: Game = committed(Table.objects.get(pk=pk))
    assert any(game.state.stacks.values())
    assert as_seen(Table.objects.get(pk=pk), 0) != as_seen(Table.objects.get(pk=pk), 1)
