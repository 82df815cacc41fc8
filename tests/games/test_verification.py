"""Verification finds games that were tampered with."""

from collections.abc import Callable
from io import StringIO

import pytest
from django.contrib.admin import site
from django.core.management import CommandError, call_command
from django.test import Client as Http

from accounts.models import Player
from games.models import Move, Report, Table
from tests.games.client import Client, Refused
from tests.games.conftest import MakeClient, MakePlayer
from tests.games.tables import acting, begin

pytestmark = pytest.mark.django_db


def some_turns(make_client: MakeClient, turns: int = 4) -> str:
    """Return a game after some turns, with a draft."""
    table, clients = begin(make_client)
    for turn in range(turns):
        client, payload = acting(clients, table)
        client.take_turn(payload, first_pick=turn)
    client, payload = acting(clients, table)
    client.play(payload, payload["view"]["choices"][0])
    return table


def change_seed(table: Table) -> None:
    """Replace the seed by one that does not match the published hash."""
    table.seed = "0" * 64
    table.save()


def change_snapshot(table: Table) -> None:
    """Add coins to the snapshot."""
    assert table.snapshot is not None
    table.snapshot["state"]["territories"][0]["coins"] += 1
    table.save()


def drop_move(table: Table) -> None:
    """Delete a move."""
    Move.objects.filter(table=table, number=2).delete()


def change_choice(table: Table) -> None:
    """Replace a choice."""
    Move.objects.filter(table=table, number=1).update(choice=["take", 13])


def change_facts(table: Table) -> None:
    """Replace the facts of a move."""
    Move.objects.filter(table=table, number=1).update(facts=[])


TAMPERING = [change_seed, change_snapshot, drop_move, change_choice, change_facts]


def test_an_intact_game_passes(make_client: MakeClient) -> None:
    table = some_turns(make_client)
    out = StringIO()
    call_command("verify", table, stdout=out)
    call_command("check_games", stdout=out)
    assert "seed and snapshot agree" in out.getvalue()
    assert "1 games checked" in out.getvalue()
    verdict = Client().get(f"/tables/{table}/verify/")
    assert (verdict["ok"], verdict["problems"], verdict["seed"]) == (True, [], None)


@pytest.mark.parametrize("tamper", TAMPERING)
def test_a_tampered_game_fails(tamper: Callable[[Table], None], make_client: MakeClient) -> None:
    pk = some_turns(make_client)
    tamper(Table.objects.get(pk=pk))
    with pytest.raises(CommandError, match=pk):
        call_command("verify", pk)
    err = StringIO()
    with pytest.raises(CommandError, match="1 of 1"):
        call_command("check_games", stderr=err)
    assert pk in err.getvalue()
    assert not Client().get(f"/tables/{pk}/verify/")["ok"]


def test_anyone_can_verify_a_game(make_client: MakeClient) -> None:
    pk = some_turns(make_client)
    table = Table.objects.get(pk=pk)
    payload = Client().get(f"/tables/{pk}/verify/")
    assert (payload["ok"], payload["seed_hash"], payload["seed"]) == (True, table.seed_hash, None)
    change_snapshot(table)
    Table.objects.update(status="finished")
    payload = Client().get(f"/tables/{pk}/verify/")
    assert payload["problems"] == ["the snapshot is not what the moves lead to"]
    assert payload["seed"] == table.seed


def test_a_hidden_game_cannot_be_verified_by_strangers(make_client: MakeClient) -> None:
    pk = make_client().open_table(visibility="link")["id"]
    table = Table.objects.get(pk=pk)
    with pytest.raises(Refused, match="There is no such table, or"):
        Client().get(f"/tables/{pk}/verify/", code="wrong")
    shown = Client().get(f"/tables/{pk}/verify/", code=table.invite_code)
    assert shown["seed_hash"] == table.seed_hash


def test_an_unknown_table_cannot_be_verified() -> None:
    with pytest.raises(CommandError, match="table not found"):
        call_command("verify", "nowhere")


@pytest.mark.parametrize("text", ["", "nonsense", "glenmore record 1\ngame: chess\n"])
def test_an_invalid_record_is_not_imported(text: str, make_client: MakeClient) -> None:
    with pytest.raises(Refused, match="400"):
        make_client().post("/tables/import/", {"record": text})
    assert not Table.objects.exists()


def test_the_operator_can_pause_tables_but_not_read_their_secrets(
    make_client: MakeClient, make_player: MakePlayer
) -> None:
    pk = some_turns(make_client, turns=1)
    table = Table.objects.get(pk=pk)
    operator = make_player()
    Player.objects.filter(pk=operator.pk).update(is_staff=True, is_superuser=True)
    http = Http()
    http.force_login(Player.objects.get(pk=operator.pk))
    assert table.seats.first() is not None
    Report.objects.create(reporter=operator, reported=operator, table=table, reason="a test")
    for address in (f"games/table/{pk}/change/", "games/table/", "games/report/"):
        page = http.get(f"/admin/{address}").content.decode()
        assert table.seed not in page
        assert pk in page
    report = Report.objects.get()
    page = http.get(f"/admin/games/report/{report.pk}/change/").content.decode()
    assert f"/admin/accounts/player/{operator.pk}/change/" in page
    for action, paused in (("pause", True), ("resume", False)):
        http.post("/admin/games/table/", {"action": action, "_selected_action": pk})
        assert Table.objects.get(pk=pk).paused is paused
    http.post("/admin/games/report/", {"action": "settle", "_selected_action": report.pk})
    assert Report.objects.get().settled is not None
    assert site.is_registered(Table)
