"""No response, socket, log or export reveals more than the engine's view.

Random games of every edition and Chronicle are played on from a random moment through the
API; after each choice all seats and a spectator are compared with the engine's own view.
"""

import json
import logging
from collections.abc import Iterator
from unittest.mock import patch

import msgspec
import pytest
from asgiref.sync import sync_to_async
from django.db import transaction
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from accounts.services.export import export_player
from games.engine import BadSetup, Game, Setup, new_seed, visible_facts
from games.engine.editions import CHRONICLES, EDITIONS, rules_for
from games.models import Move, Table
from games.services.lobby import tables
from games.services.payloads.views import view_payload
from games.services.play.commit import commit
from games.services.seats.access import lock_table
from games.services.storage.position import (
    PlayedChoice,
    committed_game,
    read_choices,
    read_facts,
    write_facts,
)
from tests.engine.core.random_games import RandomGame, chooser, play_on, set_ups
from tests.games.client import Client, Json, Refused
from tests.games.conftest import SEARCHING, MakeClient
from tests.games.sockets import Socket, run_async
from tests.games.tables import acting, fill_table

pytestmark = pytest.mark.django_db(transaction=True)

#: Each edition alone, and each Chronicle with or without others.
KINDS = [*((name, None) for name in EDITIONS), *(("glen-more-2", each) for each in CHRONICLES)]
DECISIONS = 5
SEARCH_SETTINGS = settings(
    max_examples=30 if SEARCHING else 2,
    derandomize=not SEARCHING,
    database=None,
    phases=list(Phase) if SEARCHING else [Phase.generate],
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
Viewers = list[tuple[int | None, Client]]


def games_of(edition: str, chronicle: int | None) -> st.SearchStrategy[RandomGame]:
    """Generate games of an edition; if a Chronicle is given, with it and perhaps others."""
    numbers = st.sets(st.sampled_from(sorted(CHRONICLES)), max_size=2)
    chosen = numbers.map(lambda others: tuple(sorted({*others, chronicle})) if chronicle else ())
    setups = st.builds(_with_chronicles, set_ups(edition), chosen).filter(_is_possible)
    return st.builds(RandomGame, setups, st.integers(0, 2**32), chooser())


def _with_chronicles(setup: Setup, chronicles: tuple[int, ...]) -> Setup:
    return msgspec.structs.replace(setup, chronicles=chronicles)


def _is_possible(setup: Setup) -> bool:
    try:
        rules_for(setup)
    except BadSetup:
        return False
    return True


def open_table(clients: list[Client], played: RandomGame) -> str:
    """Open a table with the setup and seed of a random game."""
    terms = {"chronicles": played.setup.chronicles, "options": played.setup.options}
    with patch.object(tables, "new_seed", lambda _: new_seed(played.secret)):
        return fill_table(clients, edition=played.setup.game, **terms)


class Moment(msgspec.Struct, frozen=True):
    """A number of decisions; with `several`, the next simultaneous decision after it, if any."""

    several: bool
    depth: int

    def number(self, game: Game, played: RandomGame) -> int:
        """Return the number of decisions."""
        if not self.several:
            return self.depth
        ahead = game.clone()
        for number, _ in enumerate(play_on(ahead, played.chooser), start=1):
            if number >= self.depth and len(ahead.to_act) > 1:
                return number
        return self.depth


@transaction.atomic
def play_to_moment(table_id: str, played: RandomGame, moment: Moment) -> None:
    """Play a game to a moment without the API."""
    table = lock_table(table_id)
    game = committed_game(table)
    steps = play_on(game, played.chooser, most=moment.number(game, played))
    made = [PlayedChoice(each.seat, each.choice, each.facts) for each in steps]
    if made:
        commit(table=table, game=game, played=made, by=Move.By.PLAYER)


MOMENTS = st.builds(Moment, st.sampled_from((True, False)), st.integers(0, 250))


def plain(value: object) -> Json:
    """Return the value after a round trip through JSON."""
    return json.loads(json.dumps(msgspec.to_builtins(value)))  # type: ignore[no-any-return]


def is_drafting(table: Table, seat: int | None) -> bool:
    """Return whether the seat has choices that the others cannot see."""
    return bool(table.draft) and committed_game(table).to_act == (seat,)


def engine_view(table: Table, seat: int | None) -> Json:
    """Return the engine's view for a seat, its own draft included."""
    game = committed_game(table)
    if is_drafting(table, seat):
        for choice in read_choices(table.draft):
            game.play(game.to_act[0], choice)
    return plain(view_payload(game, seat))


def visible_facts_of(table: Table, seat: int | None, numbers: list[int]) -> list[Json]:
    """Return the facts of these moves that the seat may see."""
    moves = table.moves.filter(number__in=numbers)
    return [plain(write_facts(visible_facts(read_facts(move.facts), seat))) for move in moves]


def check(shown: Json, table: Table, seat: int | None) -> None:
    """Compare a response with what the seat may see."""
    assert shown["view"] == engine_view(table, seat)
    assert shown["seat"] == seat
    drafted = len(table.draft) if is_drafting(table, seat) else 0
    assert shown["number"] == table.move_number + drafted
    assert len(shown["draft"]["choices"] if shown["draft"] else []) == drafted
    check_secrets(shown, table, seat)


def check_secrets(shown: object, table: Table, seat: int | None) -> None:
    """Search a response for the seed, the snapshot and the invite code."""
    text = json.dumps(shown, default=str)
    assert (table.seed in text) <= (table.status == "finished")
    assert (table.invite_code in text) <= (seat is not None)
    assert '"snapshot"' not in text


def hidden_answers(table: Table) -> Iterator[int]:
    """Return the numbers of the moves that are still secret."""
    sealed = committed_game(table).state.sealed
    yield from range(table.move_number - len(sealed) + 1, table.move_number + 1)


def check_moves(moves: list[Json], table: Table, seat: int | None) -> None:
    """Compare moves in a response with what the seat may see of them."""
    known = visible_facts_of(table, seat, [move["number"] for move in moves])
    assert [move["facts"] for move in moves] == known
    hidden = set(hidden_answers(table))
    for move in moves:
        assert (move["choice"] is None) == (move["number"] in hidden and move["seat"] != seat)


def check_all_else(viewer: Client, table: Table, seat: int | None) -> None:
    """Check all other responses about the table."""
    address = f"/tables/{table.pk}"
    moves = viewer.get(f"{address}/moves/")["moves"]
    assert len(moves) == table.move_number
    check_moves(moves, table, seat)
    turns = viewer.get(f"{address}/turns/", after=max(0, table.move_number - 20))["turns"]
    assert turns[-1]["view"] == plain(view_payload(committed_game(table), seat))
    check_moves([move for turn in turns for move in turn["moves"]], table, seat)
    answers = [viewer.get(f"{address}/{name}/") for name in ("previews", "verify", "chat")]
    assert answers[0]["previews"] == [] or seat in committed_game(table).to_act
    check_secrets([moves, turns, *answers, viewer.get("/tables/")], table, seat)
    if table.status == "running":
        with pytest.raises(Refused, match="409"):
            viewer.get(f"{address}/record/")
    if seat is not None:
        check_secrets(export_player(player=viewer.player), table, seat)


async def check_socket(socket: Socket, table: Table, seat: int | None) -> None:
    """Check the messages of a socket until it is up to date."""
    number = table.move_number + (len(table.draft) if is_drafting(table, seat) else 0)
    while True:
        message = await socket.receive()
        for event in message["events"]:
            await sync_to_async(check_moves)(event.get("moves", []), table, seat)
        payload = message["table"]
        if (payload["event"], payload["number"]) == (table.event_number, number):
            break
    await sync_to_async(check)(payload, table, seat)


async def play_and_compare(pk: str, played: RandomGame, viewers: Viewers) -> None:
    """Play through the API; after each choice check what all viewers receive."""
    sockets = [Socket(f"/ws/tables/{pk}/", client._player) for _, client in viewers]
    for socket in sockets:
        await socket.open()
    clients = [client for seat, client in viewers if seat is not None]
    for number in range(DECISIONS):
        before = await Table.objects.aget(pk=pk)
        if before.status == "finished":
            break
        client, payload = await sync_to_async(acting)(clients, pk)
        choices = payload["view"]["choices"]
        first_pick = played.chooser.numbers[number % len(played.chooser.numbers)]
        await sync_to_async(client.play)(payload, choices[first_pick % len(choices)])
        table = await Table.objects.aget(pk=pk)
        for (seat, viewer), socket in zip(viewers, sockets, strict=True):
            await sync_to_async(check)(await sync_to_async(viewer.table)(pk), table, seat)
            if table.event_number > before.event_number or is_drafting(table, seat):
                await check_socket(socket, table, seat)
    for socket in sockets:
        await socket.close()


@pytest.mark.parametrize(("edition", "chronicle"), KINDS)
def test_every_viewer_receives_exactly_the_engines_view(
    edition: str,
    chronicle: int | None,
    make_client: MakeClient,
    caplog: pytest.LogCaptureFixture,
) -> None:
    clients = [make_client() for _ in range(5)]

    @SEARCH_SETTINGS
    @given(games_of(edition, chronicle), MOMENTS)
    def compare_game(played: RandomGame, moment: Moment) -> None:
        players = clients[: played.setup.players]
        pk = open_table(players, played)
        play_to_moment(pk, played, moment)
        viewers: Viewers = [*enumerate(players), (None, Client())]
        run_async(lambda: play_and_compare(pk, played, viewers))
        table = Table.objects.get(pk=pk)
        for seat, viewer in viewers:
            check_all_else(viewer, table, seat)
        check_secrets(caplog.text, table, None)

    with caplog.at_level(logging.INFO):
        compare_game()


def test_the_checks_detect_leaked_secrets(make_client: MakeClient) -> None:
    clients = [make_client() for _ in range(2)]
    pk = fill_table(clients)
    table = Table.objects.get(pk=pk)
    assert any(committed_game(table).state.stacks.values())
    assert engine_view(table, 0) != engine_view(table, 1)
    with pytest.raises(AssertionError):
        check(clients[0].table(pk), table, 1)
    with pytest.raises(AssertionError):
        check_secrets([table.seed], table, 0)
