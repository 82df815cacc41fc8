"""A site of version 0.1.0 goes on with this version: nothing stored is lost."""

from __future__ import annotations

import re
from datetime import timedelta
from io import StringIO
from operator import itemgetter
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
import time_machine
from django.core import mail
from django.core.management import call_command
from django.db import connection
from django.test import Client as Http

from notifications.services.delivery import sweep
from notifications.services.digests import post_due_digests
from tests.games.client import API, Client, Json, Refused
from tests.notifications.messages import deliver_all
from tests.upgrade.old_site import MANIFEST, SITE, TABLES, Site, changed, running
from tests.upgrade.stable import FOLDER, digest

DRAFT = "2010, two, draft with choices taken back"
SEALED = "II, three, sealed vote"
PAUSED = "paused"
#: A substitute for an absent player was the greedy bot in version 0.1.0.
SUBSTITUTE = re.compile(r".*/seats/\d/bot: 'greedy' became 'medium'")
HOUR = timedelta(hours=1)
RECORDS = sorted((FOLDER / SITE / "records").glob("*.txt"))

# One worker restores the site, instead of all of them.
pytestmark = pytest.mark.xdist_group("upgrade")


def said(command: str, *arguments: str) -> str:
    """Return the output of a `manage.py` command."""
    out = StringIO()
    call_command(command, *arguments, stdout=out)
    return out.getvalue()


def count(table: str) -> int:
    """Return the number of rows of a database table."""
    with connection.cursor() as cursor:
        cursor.execute(f'SELECT count(*) FROM "{table}"')
        return int(cursor.fetchone()[0])


def from_seat(seat: int | None) -> dict[str, int]:
    """Return the query by which a table is looked at from a seat."""
    return {} if seat is None else {"seat": seat}


def ids(names: list[str]) -> list[str]:
    """Return the ids of tables."""
    return [TABLES[name]["id"] for name in names]


def path_of(name: str) -> str:
    """Return the address of a table."""
    return f"/tables/{TABLES[name]['id']}"


def draft_of(payload: Json) -> list[object]:
    """Return the choices of the draft."""
    choices: list[object] = payload["draft"]["choices"]
    return choices


def test_every_row_is_kept_and_every_game_matches_its_moves(site: Site) -> None:
    rows: dict[str, int] = MANIFEST["rows"]
    assert {table: count(table) for table in rows} == rows
    games = len([name for name, kept in TABLES.items() if "snapshot_hash" in kept])
    assert f"{games} games checked" in said("check_games")


def test_every_table_looks_the_same_to_everybody(site: Site) -> None:
    found = {
        (name, look["player"], look["seat"]): places
        for name, kept in TABLES.items()
        for look in kept["views"]
        if (places := changed_look(site, kept["id"], look))
    }
    assert found == {}


def changed_look(site: Site, table: str, look: Json) -> list[str]:
    """List the differences in a viewer's table and moves."""
    viewer, seat = site.client(look["player"]), from_seat(look["seat"])
    payload = viewer.table(table, **seat)
    places = unexpected(look["table"] | {"view": look["view"]}, payload)
    moves = viewer.get(f"/tables/{table}/moves/", **seat)["moves"]
    if (len(moves), digest(moves)) != (look["moves"], look["moves_hash"]):
        places.append("moves")
    return places


def unexpected(before: Json, after: Json) -> list[str]:
    """List the differences between answers, except the level of substitutes."""
    return [place for place in changed(before, after) if not SUBSTITUTE.fullmatch(place)]


def test_players_find_everything_that_they_had(site: Site) -> None:
    found = {}
    for kept in MANIFEST["answers"]:
        answer = answer_at(site.client(kept["player"]), kept["path"])
        if places := unexpected(in_order(kept["answer"]), in_order(answer)):
            found[kept["player"], kept["path"]] = places
    assert found == {}


def answer_at(client: Client, path: str) -> Json:
    """Return what a client gets at an address."""
    place, _, query = path.partition("?")
    return client.get(place, **dict(parse_qsl(query)))


def in_order(answer: Json) -> Json:
    """Sort what comes in no particular order: tables made at once, questions to be foreseen."""
    for name, key in (("tables", "id"), ("questions", "question")):
        if name in answer:
            answer |= {name: sorted(answer[name], key=itemgetter(key))}
    return answer


def test_a_draft_goes_on_and_can_be_taken_back(site: Site) -> None:
    kept = TABLES[DRAFT]
    request = kept["last_request"]
    player = site.client(request["player"])
    payload = player.table(kept["id"])
    made = draft_of(payload)
    assert len(made) == 2
    again = {"seat": request["seat"], "expected": request["expected"]}
    repeated = player.post(f"{path_of(DRAFT)}/undo/", again, key=request["key"])
    assert draft_of(repeated) == made
    redone = player.act(repeated, "redo")
    assert draft_of(redone)[:2] == made
    assert len(draft_of(redone)) == 3
    for left in (2, 1, 0):
        redone = player.act(redone, "undo")
        assert draft_of(redone) == made[:left]
    assert player.take_turn(redone)["moves"] > kept["views"][0]["moves"]


def test_sealed_answers_stay_hidden_until_the_last(site: Site) -> None:
    payload = site.client("").table(TABLES[SEALED]["id"])
    number, (first,) = payload["moves"], payload["view"]["answered"]
    while len(payload["view"]["answered"]) and (found := site.acting(payload)):
        last = site.client("").get(f"{path_of(SEALED)}/moves/")["moves"][number - 1]
        assert (last["seat"], last["choice"]) == (first, None)
        client, seat = found
        client.take_turn(client.table(payload["id"], seat=seat))
        payload = site.client("").table(payload["id"])
    move = site.client("").get(f"{path_of(SEALED)}/moves/")["moves"][number - 1]
    assert move["choice"] is not None


def test_every_running_table_is_played_to_its_end(site: Site, database: str) -> None:
    played = [name for name in running() if name != PAUSED]
    half = played[::2] if database.startswith("sqlite") else played[1::2]
    assert {site.play_to_end(table)["status"] for table in ids(half)} == {"finished"}
    assert "games checked" in said("check_games")


def test_a_paused_table_still_waits(site: Site) -> None:
    payload = site.client("").table(TABLES[PAUSED]["id"])
    found = site.acting(payload)
    assert found is not None
    client, seat = found
    payload = client.table(payload["id"], seat=seat)
    with pytest.raises(Refused, match="409"):
        client.play(payload, payload["view"]["choices"][0])


def test_seats_are_taken_back_and_handed_over(site: Site) -> None:
    away = site.client("").table(TABLES["an absent player"]["id"])
    seat = next(each for each in away["seats"] if each["away"])
    back = site.client(seat["player"]["name"]).post(
        f"{path_of('an absent player')}/return/", {"seat": seat["number"]}
    )
    assert not back["seats"][seat["number"]]["away"]
    left = site.client("").table(TABLES["a player who resigned"]["id"])
    seat = next(each for each in left["seats"] if each["resigned"])
    taken = site.client("Ailsa").post(
        f"{path_of('a player who resigned')}/substitute/", {"seat": seat["number"]}
    )
    assert taken["your_seats"] == [seat["number"]]


def test_open_tables_fill_and_match_requests_are_met(site: Site) -> None:
    code = TABLES["open, by link"]["code"]
    site.client("Bruce").post(f"{path_of('open, by link')}/join/")
    begun = site.client("Fergus").post(f"{path_of('open, by link')}/join/", {"code": code})
    assert begun["status"] == "running"
    terms = {"edition": "glen-more-2", "least": 2, "most": 2, "pace": "correspondence"}
    met = site.client("Fergus").put("/match-request/", terms | {"chronicles": [3]})
    assert met["table"] is not None


def test_waiting_messages_are_sent_or_dropped(
    site: Site, now: time_machine.Traveller, pushed: list[str]
) -> None:
    waiting = MANIFEST["messages"]["waiting"]
    assert len(open_messages()) == waiting + MANIFEST["messages"]["sending"]
    before = open_messages()
    for _ in range(72):  # a month of ten hours each: nights pass, and deadlines come near
        now.shift(10 * HOUR)
        run_tasks()
    assert before.isdisjoint(open_messages())
    assert mail.outbox
    assert pushed


def open_messages() -> set[int]:
    """Return the numbers of the messages that wait or are being sent."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT id FROM notifications_message WHERE state IN ('waiting', 'sending')")
        return {row[0] for row in cursor.fetchall()}


def run_tasks() -> None:
    """Do what workers do again and again."""
    post_due_digests()
    deliver_all()
    sweep()


def test_players_log_in_by_password_session_and_link(site: Site) -> None:
    login = {"email": "ailsa@example.org", "password": MANIFEST["password"]}
    answer = Http().post(
        f"{API}/auth/browser/v1/auth/login", login, content_type="application/json"
    )
    assert answer.status_code == 200
    for name in site.clients:
        visitor = Http()
        visitor.cookies["sessionid"] = MANIFEST["players"][name]["session"]
        assert visitor.get(f"{API}/me/").json()["display_name"] == name
    for link in MANIFEST["links"]:
        answer = Http().get(link["path"])
        assert (answer.status_code, answer.headers.get("Location", "")) == (
            link["status"],
            link["location"],
        )


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_exported_record_is_replayed(path: Path) -> None:
    said("replay", str(path))


def test_exported_records_are_imported_and_exported_again(site: Site) -> None:
    for path in RECORDS:
        text = path.read_text("utf-8")
        table = site.client("Ailsa").post("/tables/import/", {"record": text})
        assert site.client("Ailsa").get(f"/tables/{table['id']}/record/")["record"] == text
