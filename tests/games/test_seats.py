"""Tables are filled, listed, left and started."""

import pytest
from django.db import IntegrityError, transaction

from accounts.models import Player
from accounts.services.export import delete_player
from games.models import Rating, Reliability, Seat, Status, Table
from games.services.bots.turns import play_bot_turn
from games.services.lobby import personal_data
from tests.games.client import Client, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import begin, finish, listed

pytestmark = pytest.mark.django_db


def test_the_game_starts_when_the_last_seat_is_taken(make_client: MakeClient) -> None:
    host, other = make_client(), make_client()
    table = host.open_table()
    assert (table["status"], table["view"], table["your_turn"]) == ("open", None, False)
    assert len(table["seed_hash"]) == 64
    begun = other.post(f"/tables/{table['id']}/join/")
    assert begun["status"] == "running"
    assert begun["seed_hash"] == table["seed_hash"]
    assert {seat["colour"] for seat in begun["seats"]} == {"rowan", "loch"}
    assert other.post(f"/tables/{table['id']}/join/")["your_seats"] == begun["your_seats"]
    with pytest.raises(Refused, match="409"):
        make_client().post(f"/tables/{table['id']}/join/")


def test_invalid_terms_are_refused(make_client: MakeClient) -> None:
    client = make_client()
    for terms in (
        {"edition": "chess"},
        {"players": 6},
        {"options": ["no-such"]},
        {"chronicles": [1]},
        {"bots": ["greedy", "greedy"]},
        {"bots": ["deep-thought"]},
        {"rated": True, "bots": ["greedy"]},
        {"rated": True, "hotseat": True},
    ):
        with pytest.raises(Refused, match=r"4(00|22)"):
            client.open_table(**terms)
    assert not Table.objects.exists()


@pytest.mark.parametrize(
    ("terms", "rule", "words"),
    [
        ({"players": 2, "chronicles": [4]}, "C4-SET-1", "Hammer of the Scots needs at least 3"),
        ({"players": 3, "chronicles": [9]}, "G2-CHR-2", "no Chronicle has number 9"),
        ({"players": 5, "chronicles": [1]}, "G2-SET-1", "for 2 to 4 players, not 5"),
    ],
)
def test_unplayable_chronicles_are_refused_with_their_rule(
    terms: dict[str, object], rule: str, words: str, make_client: MakeClient
) -> None:
    with pytest.raises(Refused, match=words) as refused:
        make_client().open_table(edition="glen-more-2", **terms)
    assert (refused.value.problem["status"], refused.value.problem["rule"]) == (422, rule)
    assert not Table.objects.exists()


def test_leaving_frees_the_seat_and_the_last_player_closes_the_table(
    make_client: MakeClient,
) -> None:
    host, other = make_client(), make_client()
    table = host.open_table(players=3)["id"]
    other.post(f"/tables/{table}/join/")
    left = host.post(f"/tables/{table}/leave/")
    assert [seat["number"] for seat in left["seats"]] == [1]
    assert left["host"]["id"] == other.player.pk
    with pytest.raises(Refused, match="403"):
        host.post(f"/tables/{table}/leave/")
    host.post(f"/tables/{table}/join/")
    begun = other.post(f"/tables/{table}/start/")
    assert (begun["status"], begun["players"]) == ("running", 2)
    with pytest.raises(Refused, match="409"):
        host.post(f"/tables/{table}/leave/")
    alone = host.open_table()["id"]
    assert host.post(f"/tables/{alone}/leave/")["status"] == "aborted"


def test_only_the_host_can_add_bots_and_start(make_client: MakeClient) -> None:
    host, other = make_client(), make_client()
    table = host.open_table(players=4)["id"]
    other.post(f"/tables/{table}/join/")
    for verb in ("bots", "start"):
        with pytest.raises(Refused, match="403"):
            other.post(f"/tables/{table}/{verb}/")
    begun = host.post(f"/tables/{table}/bots/", {"bot": "random"})
    assert begun["status"] == "running"
    assert [seat["bot"] for seat in begun["seats"]] == ["", "", "random", "random"]


def test_hidden_tables_are_reachable_only_by_link(make_client: MakeClient) -> None:
    host, other = make_client(), make_client()
    table = host.open_table(visibility="link", players=3)
    assert table["id"] in listed(host)
    assert table["id"] not in listed(other)
    for path in ("", "moves/", "chat/", "verify/", "record/", "invite/"):
        with pytest.raises(Refused, match="404"):
            other.get(f"/tables/{table['id']}/{path}")
    with pytest.raises(Refused, match="404"):
        other.post(f"/tables/{table['id']}/join/")
    code = host.get(f"/tables/{table['id']}/invite/")["code"]
    assert Client().table(table["id"], code=code)["invite_code"] is None
    other.post(f"/tables/{table['id']}/join/", {"code": code})
    assert table["id"] in listed(other)


def test_the_invite_link_is_available_as_a_qr_code(make_client: MakeClient) -> None:
    host = make_client()
    table = host.open_table()
    invite = host.get(f"/tables/{table['id']}/invite/")
    assert invite["url"].endswith(f"/tables/{table['id']}?code={invite['code']}")
    assert invite["qr"].startswith("<svg")
    with pytest.raises(Refused, match="403"):
        make_client().get(f"/tables/{table['id']}/invite/")


def test_only_the_hosts_friends_see_tables_for_friends(make_client: MakeClient) -> None:
    host, friend, stranger = (make_client() for _ in range(3))
    host.put(f"/friends/{stranger.player.pk}/")  # has not accepted
    friend.post("/friends/", {"name": host.player.display_name})
    host.put(f"/friends/{friend.player.pk}/")
    table = host.open_table(visibility="friends")["id"]
    assert table in listed(friend)
    assert table not in listed(stranger)
    assert friend.table(table)["id"] == table
    with pytest.raises(Refused, match="404"):
        stranger.table(table)
    assert friend.post(f"/tables/{table}/join/")["status"] == "running"


def test_a_bot_plays_for_a_player_who_resigned(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    payload = mine.table(table)
    mine.play(payload, payload["view"]["choices"][0])
    left = mine.post(f"/tables/{table}/resign/", {"seat": 0})
    assert (left["seats"][0]["resigned"], left["seats"][0]["bot"]) == (True, "medium")
    assert Table.objects.get(pk=table).draft == []
    assert mine.post(f"/tables/{table}/resign/", {"seat": 0})["seats"] == left["seats"]
    with pytest.raises(Refused, match="403"):
        mine.play(mine.table(table), payload["view"]["choices"][0])
    assert play_bot_turn(table_id=table)
    while not theirs.table(table)["your_turn"]:
        assert play_bot_turn(table_id=table)
    assert not play_bot_turn(table_id=table)
    moves = theirs.get(f"/tables/{table}/moves/")["moves"]
    assert {move["by"] for move in moves} == {"bot"}


def test_a_deleted_account_leaves_an_anonymous_seat_and_the_game_continues(
    make_client: MakeClient,
) -> None:
    table, (mine, theirs) = begin(make_client)
    still_open = mine.open_table()["id"]
    mine.post(f"/tables/{table}/chat/", {"text": "hello"})
    assert personal_data.export(mine.player)["messages"][0]["text"] == "hello"
    assert personal_data.blocks_deletion(mine.player)
    delete_player(player=mine.player, confirmation=mine.player.display_name)
    assert Table.objects.get(pk=still_open).status == Status.ABORTED
    seat = theirs.table(table)["seats"][0]
    assert (seat["player"], seat["anonymous"]) == (None, True)
    assert theirs.get(f"/tables/{table}/chat/")["messages"][0]["player"] is None
    assert play_bot_turn(table_id=table)


def test_rated_games_change_ratings_and_a_rematch_follows(make_client: MakeClient) -> None:
    table, clients = begin(make_client, rated=True)
    with pytest.raises(Refused, match="409"):
        clients[0].post(f"/tables/{table}/rematch/")
    end = finish(clients, table)
    assert Rating.objects.count() == 2
    assert list(Reliability.objects.values_list("kept", "percent")) == [(1, 100), (1, 100)]
    ranked = Client().get("/ratings/", edition="glen-more-2010")["ratings"]
    winner = next(seat for seat in end["seats"] if seat["place"] == 1)
    assert ranked[0]["player"] == winner["player"]
    assert [each["games"] for each in ranked] == [1, 1]
    yours = clients[0].get("/ratings/", edition="glen-more-2010")["yours"]
    assert yours in ranked
    assert yours["player"]["id"] == clients[0].player.pk
    assert Client().get("/ratings/", edition="glen-more-2010")["yours"] is None
    again = clients[1].post(f"/tables/{table}/rematch/")
    assert (again["status"], again["rated"], again["your_seats"]) == ("open", True, [0])
    assert clients[0].post(f"/tables/{table}/rematch/")["id"] == again["id"]
    assert clients[0].table(table)["rematch"] == again["id"]
    with pytest.raises(Refused, match="403"):
        make_client().post(f"/tables/{table}/rematch/")


def test_guests_play_only_unrated_games(make_client: MakeClient) -> None:
    host, guest = make_client(), make_client()
    Player.objects.filter(pk=guest.player.pk).update(is_guest=True)
    table = host.open_table(rated=True)["id"]
    with pytest.raises(Refused, match="403"):
        guest.post(f"/tables/{table}/join/")
    with pytest.raises(Refused, match="400"):
        guest.open_table(rated=True)
    assert guest.open_table()["status"] == "open"


def test_compatible_match_requests_become_a_table(make_client: MakeClient) -> None:
    one, two, three = (make_client() for _ in range(3))
    terms = {"edition": "glen-more-2", "least": 2, "most": 3, "pace": "live"}
    assert one.put("/match-request/", terms | {"least": 3})["waiting"]
    assert two.put("/match-request/", terms | {"pace": "correspondence"})["table"] is None
    got = three.put("/match-request/", terms)
    assert (got["waiting"], got["table"]) == (True, None)
    table = two.put("/match-request/", terms)
    assert not table["waiting"]
    payload = two.table(table["table"])
    assert (payload["status"], payload["players"], payload["pace"]) == ("running", 3, "live")
    assert not any(client.get("/match-request/")["waiting"] for client in (one, two, three))
    with pytest.raises(Refused, match="400"):
        one.put("/match-request/", terms | {"least": 4})
    one.put("/match-request/", terms)
    one.delete("/match-request/")
    assert not one.get("/match-request/")["waiting"]


def test_match_requests_still_work_at_their_former_address(make_client: MakeClient) -> None:
    one, two = make_client(), make_client()
    terms = {"edition": "glen-more-2", "least": 2, "most": 2, "pace": "live"}
    assert one.put("/wish/", terms) == one.get("/match-request/")
    exported = personal_data.export(one.player)
    assert exported["wish"] == exported["match_request"] != []
    one.delete("/wish/")
    assert not one.get("/wish/")["waiting"]
    one.put("/wish/", terms)
    assert two.put("/match-request/", terms)["table"] is not None


def test_match_requests_for_different_chronicles_do_not_match(make_client: MakeClient) -> None:
    one, two, three = (make_client() for _ in range(3))
    terms = {"edition": "glen-more-2", "least": 2, "most": 2, "pace": "live"}
    assert one.put("/match-request/", terms | {"chronicles": [1]})["chronicles"] == [1]
    assert two.put("/match-request/", terms)["table"] is None
    got = three.put("/match-request/", terms | {"chronicles": [1]})
    assert three.table(got["table"])["chronicles"] == [1]
    assert two.get("/match-request/")["waiting"]
    for wrong in ([99], [5, 1]):
        with pytest.raises(Refused, match="422"):
            one.put("/match-request/", terms | {"chronicles": wrong})


def test_players_choose_among_free_colours(make_client: MakeClient) -> None:
    host, other = make_client(), make_client()
    table = host.open_table(players=3, colour="heather", bots=["random"])
    assert [seat["colour"] for seat in table["seats"]] == ["heather", "rowan"]
    join = f"/tables/{table['id']}/join/"
    with pytest.raises(Refused, match="taken"):
        other.post(join, {"colour": "heather"})
    with pytest.raises(Refused, match="400"):
        other.post(join, {"colour": "pink"})
    colour = f"/tables/{table['id']}/colour/"
    changed = host.post(colour, {"seat": 0, "colour": "slate"})
    assert changed["seats"][0]["colour"] == "slate"
    assert host.post(colour, {"seat": 0, "colour": "slate"})["seats"] == changed["seats"]
    for client, wrong, status in (
        (host, "rowan", "409"),
        (host, "pink", "400"),
        (other, "loch", "403"),
    ):
        with pytest.raises(Refused, match=status):
            client.post(colour, {"seat": 0, "colour": wrong})
    begun = other.post(join, {"colour": "heather"})
    assert [seat["colour"] for seat in begun["seats"]] == ["slate", "rowan", "heather"]
    with pytest.raises(Refused, match="409"):
        host.post(colour, {"seat": 0, "colour": "loch"})


def test_database_constraints_reject_invalid_rows(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    for wrong in (
        {"number": 0, "colour": "slate"},
        {"number": 2, "colour": "rowan"},
        {"number": 2, "colour": "slate", "player": mine.player},
        {"number": 5, "colour": "slate"},
        {"number": 2, "colour": "slate", "resigned": True},
    ):
        with pytest.raises(IntegrityError), transaction.atomic():
            Seat.objects.create(table_id=table, **wrong)


def test_editions_are_listed_with_all_choices_of_a_host() -> None:
    editions = {each["id"]: each for each in Client().get("/editions/")["editions"]}
    assert editions["glen-more-2010"]["players"] == [2, 3, 4, 5]
    assert editions["glen-more-2"]["chronicles"]
    assert {"greedy", "medium"} <= set(editions["glen-more-2"]["bots"])
    assert editions["glen-more-2"]["levels"] == ["beginner", "easy", "medium", "hard", "expert"]
    assert editions["glen-more-2"]["verbs"]["place"] == ["cell"]
