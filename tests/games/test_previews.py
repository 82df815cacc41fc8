"""A player can preview choices and read past turns, without hidden information."""

import json
from functools import cache
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from drf_spectacular.generators import SchemaGenerator

from games.engine import CHRONICLES
from games.services.payloads import previews
from tests.games.board_fixtures import ALONE, FOLDER, SETUPS
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import acting, begin
from tests.games.test_engine_types import without_nullable

pytestmark = pytest.mark.django_db


def previewed(client: Client, table: str) -> list[Json]:
    previews: list[Json] = client.get(f"/tables/{table}/previews/")["previews"]
    return previews


def last_draft_facts(payload: Json) -> list[Json]:
    """Return the facts of the last choice of a draft."""
    facts: list[Json] = payload["draft"]["facts"][-1]
    return facts


@cache
def document() -> Any:  # noqa: ANN401 - JSON
    return without_nullable(SchemaGenerator().get_schema(public=True))  # type: ignore[no-untyped-call]


def conforms(answer: Json, kind: str) -> None:
    schema = {"$ref": f"#/components/schemas/{kind}", "components": document()["components"]}
    jsonschema.validate(answer, schema)


def test_the_preview_of_a_tile_lists_its_places(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    client, payload = acting(clients, table)
    answer = client.get(f"/tables/{table}/previews/")
    conforms(answer, "Previews")
    by_choice = {tuple(each["choice"]): each for each in answer["previews"]}
    legal = {tuple(each) for each in payload["view"]["choices"] if each[0] == "take"}
    assert {choice for choice, each in by_choice.items() if not each["refused"]} == legal
    for choice in legal:
        played = client.play(payload, choice)
        cells = [each[1] for each in played["view"]["choices"] if each[0] == "place"]
        if cells:
            assert [place["cell"] for place in by_choice[choice]["places"]] == cells
        payload = client.act(played, "undo")


def test_previews_are_still_sent_at_their_former_address(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    client, _ = acting(clients, table)
    answer = client.get(f"/tables/{table}/previews/")
    former = client.get(f"/tables/{table}/outlook/")
    assert former == {"number": answer["number"], "outlook": answer["previews"]}
    assert former["outlook"]


def test_the_preview_of_a_tile_that_fits_one_place_names_it(make_client: MakeClient) -> None:
    table, clients = begin(make_client, edition="glen-more-2")
    client, payload = acting(clients, table)
    placed_at_once = 0
    for each in previewed(client, table):
        if each["refused"]:
            continue
        played = client.play(payload, each["choice"])
        laid = [fact for fact in last_draft_facts(played) if fact["kind"] == "tile-placed"]
        activatable = [choice[1] for choice in played["view"]["choices"] if choice[0] == "activate"]
        for fact in laid:
            placed_at_once += 1
            assert [place["cell"] for place in each["places"]] == [fact["cell"]]
            # the preview answers any question that comes up first
            assert activatable in ([], each["places"][0]["activates"])
        payload = client.act(played, "undo")
    assert placed_at_once


def test_the_preview_of_an_unavailable_tile_gives_reason_and_rule(make_client: MakeClient) -> None:
    table, clients = begin(make_client, edition="glen-more-2")
    refused: list[Json] = []
    for _ in range(30):
        client, payload = acting(clients, table)
        refused += [each for each in previewed(client, table) if each["refused"]]
        client.take_turn(payload)
        if refused:
            break
    assert refused
    assert all(each["rule"].startswith("G2-") and not each["places"] for each in refused)


def test_the_preview_of_a_place_lists_what_it_activates(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    client, payload = acting(clients, table)
    while not any(choice[0] == "place" for choice in payload["view"]["choices"]):
        payload = client.play(payload, payload["view"]["choices"][0])
    for each in previewed(client, table):
        played = client.play(payload, each["choice"])
        activatable = [choice[1] for choice in played["view"]["choices"] if choice[0] == "activate"]
        assert each["places"] == [{"cell": each["choice"][1], "activates": activatable}]
        payload = client.act(played, "undo")


def test_only_the_player_to_act_gets_previews(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    client, _ = acting(clients, table)
    (other,) = [each for each in clients if each is not client]
    assert previewed(client, table)
    assert previewed(other, table) == []
    assert previewed(Client(), table) == []


def test_turns_run_from_the_requested_number_to_the_current_table(
    make_client: MakeClient,
) -> None:
    table, clients = begin(make_client)
    for _ in range(4):
        client, payload = acting(clients, table)
        client.take_turn(payload)
    spectator = Client()
    payload = spectator.table(table)
    turns = spectator.get(f"/tables/{table}/turns/")
    conforms(turns, "Turns")
    first, *rest = turns["turns"]
    assert first["number"] == 0
    assert [move["number"] for turn in rest for move in turn["moves"]] == [
        *range(1, payload["number"] + 1)
    ]
    assert rest[-1]["view"] == payload["view"]
    later = spectator.get(f"/tables/{table}/turns/", after=rest[1]["number"])["turns"]
    assert later[0]["view"] == rest[1]["view"]
    assert len(later) == len(rest) - 1


def test_the_turns_of_a_long_game_are_read_in_parts(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, clients = begin(make_client)
    for _ in range(5):
        client, payload = acting(clients, table)
        client.take_turn(payload)
    whole = Client().get(f"/tables/{table}/turns/")["turns"]
    monkeypatch.setattr(previews, "MAX_TURNS", 3)
    last = Client().get(f"/tables/{table}/turns/")["turns"]
    before = Client().get(f"/tables/{table}/turns/", upto=last[0]["number"])["turns"]
    assert [turn["view"] for turn in (*before[:-1], *last)] == [turn["view"] for turn in whole][1:]


def test_turns_hide_secrets_from_each_viewer(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    client, payload = acting(clients, table)
    client.take_turn(payload)
    for turn in Client().get(f"/tables/{table}/turns/")["turns"]:
        assert turn["view"]["choices"] == []
        assert [seat["points"] for seat in turn["view"]["seats"]] == [None, None]


@pytest.mark.parametrize("chronicles", ["", "1,5,7"])
def test_faces_describe_every_visible_tile(chronicles: str, make_client: MakeClient) -> None:
    answer = Client().get("/editions/glen-more-2/faces/", chronicles=chronicles)
    conforms(answer, "FacesResponse")
    faces = answer["faces"]
    assert faces["tiles"]["elgin"]["cost"] == [{"what": "wood", "number": 1}]
    assert faces["tiles"]["elgin"]["activate"] == [{"what": "points", "number": 8}]
    assert len(faces["clans"]) == 22
    assert ("race-start" in faces["tiles"]) == bool(chronicles)
    numbers = [int(number) for number in chronicles.split(",") if number]
    table, _ = begin(make_client, players=3, edition="glen-more-2", chronicles=numbers)
    view = Client().table(table)["view"]
    assert {tile for _, tile in view["rondel"]["tiles"]} <= set(faces["tiles"])


@pytest.mark.parametrize("number", CHRONICLES)
def test_every_chronicle_has_faces(number: int) -> None:
    faces = Client().get("/editions/glen-more-2/faces/", chronicles=str(number))["faces"]
    own = [tile for tile in faces["tiles"].values() if tile["chronicle"] == number]
    assert all(tile["name"] for tile in own)
    assert set(faces["asides"]) <= set(faces["verbs"])


def test_faces_of_an_unknown_game_are_refused(make_client: MakeClient) -> None:
    with pytest.raises(Refused, match="no game is called"):
        Client().get("/editions/snakes/faces/")
    with pytest.raises(Refused) as refused:
        Client().get("/editions/glen-more-2/faces/", chronicles="x")
    assert refused.value.status == 400


def play_until_clan_marker(clients: list[Client], table: str) -> tuple[Client, Json]:
    """Play until a player may place a clan marker."""
    while True:
        client, payload = acting(clients, table)
        choices = payload["view"]["choices"]
        if any(choice[0] == "claim" for choice in choices):
            return client, payload
        answers = [each for each in choices if each[0] not in ("sell", "move")]
        client.play(payload, (answers or choices)[-1])


def test_the_preview_of_a_clan_field_gives_its_cost(make_client: MakeClient) -> None:
    table, clients = begin(make_client, edition="glen-more-2")
    client, payload = play_until_clan_marker(clients, table)
    claims = [choice for choice in payload["view"]["choices"] if choice[0] == "claim"]
    by_choice = {tuple(each["choice"]): each for each in previewed(client, table)}
    assert set(by_choice) == {tuple(choice) for choice in claims}
    before = payload["view"]["seats"][payload["seat"]]["coins"]
    for choice in claims[:3]:
        played = client.play(payload, choice)
        spent = sum(
            fact["amount"]
            for fact in by_choice[tuple(choice)]["facts"]
            if fact["kind"] == "gained" and fact["what"] == "coins"
        )
        assert played["view"]["seats"][payload["seat"]]["coins"] == before + spent
        payload = client.act(played, "undo")


@pytest.mark.parametrize("name", [*SETUPS, *ALONE])
def test_the_board_fixtures_match_the_document(name: str) -> None:
    fixture = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    conforms({"faces": fixture["faces"]}, "FacesResponse")
    for moment in fixture["moments"].values():
        conforms(moment["view"], "View")
        conforms({"number": 0, "previews": moment.get("previews", [])}, "Previews")


def test_anyone_can_read_what_a_scoring_would_give_now(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    client, payload = acting(clients, table)
    answer = client.get(f"/tables/{table}/standings/")
    conforms(answer, "Standings")
    assert answer["number"] == payload["number"]
    assert [each["seat"] for each in answer["standings"]] == [0, 1]
    assert Client().get(f"/tables/{table}/standings/")["standings"] == answer["standings"]
    # a draft counts only for its own player
    tiles = [each for each in payload["view"]["choices"] if each[0] == "take"]
    drafted = client.play(payload, tiles[0])
    assert client.get(f"/tables/{table}/standings/")["number"] == drafted["number"]
    assert Client().get(f"/tables/{table}/standings/")["number"] == payload["number"]
