"""Chat, notes, reports and standing orders reach only the right readers."""

import pytest

from games.models import Report
from tests.games.client import Client, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db


def test_only_players_at_the_table_can_chat(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    mine.post(f"/tables/{table}/chat/", {"text": "Slàinte!"})
    said = Client().get(f"/tables/{table}/chat/")["messages"]
    assert [(each["player"]["name"], each["text"]) for each in said] == [
        (mine.player.display_name, "Slàinte!")
    ]
    with pytest.raises(Refused, match="403"):
        make_client().post(f"/tables/{table}/chat/", {"text": "hello"})
    with pytest.raises(Refused, match="401"):
        Client().post(f"/tables/{table}/chat/", {"text": "hello"})
    with pytest.raises(Refused, match="400"):
        theirs.post(f"/tables/{table}/chat/", {"text": ""})
    assert len(theirs.get(f"/tables/{table}/chat/")["messages"]) == 1


def test_messages_of_muted_players_are_hidden(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    theirs.post(f"/tables/{table}/chat/", {"text": "hurry up"})
    mine.put(f"/mutes/{theirs.player.pk}/")
    assert mine.get(f"/tables/{table}/chat/")["messages"] == []
    assert len(Client().get(f"/tables/{table}/chat/")["messages"]) == 1
    assert mine.get("/mutes/")["players"][0]["id"] == theirs.player.pk
    mine.delete(f"/mutes/{theirs.player.pk}/")
    assert len(mine.get(f"/tables/{table}/chat/")["messages"]) == 1
    with pytest.raises(Refused, match="400"):
        mine.put(f"/mutes/{mine.player.pk}/")


def test_reports_reach_the_operator(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    said = theirs.post(f"/tables/{table}/chat/", {"text": "something bad"})
    mine.post(f"/tables/{table}/reports/", {"reason": "rude", "message": said["id"]})
    mine.post(f"/tables/{table}/reports/", {"reason": "stalls", "seat": 1})
    for wrong in ({}, {"message": said["id"] + 1}, {"seat": 4}):
        with pytest.raises(Refused, match="400"):
            mine.post(f"/tables/{table}/reports/", {"reason": "why", **wrong})
    reported = [report.reported for report in Report.objects.all()]
    assert reported == [theirs.player, theirs.player]


def test_notes_are_private(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    mine.put(f"/tables/{table}/note/", {"text": "he wants the loch"})
    assert mine.get(f"/tables/{table}/note/") == {"text": "he wants the loch"}
    assert theirs.get(f"/tables/{table}/note/") == {"text": ""}
    with pytest.raises(Refused, match="401"):
        Client().get(f"/tables/{table}/note/")


def test_standing_orders_are_private_to_the_seat(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    order = {"seat": 0, "question": "pay", "choice": ["pay", "wood", [0, 0]]}
    assert mine.put(f"/tables/{table}/orders/", order) == order
    assert mine.get(f"/tables/{table}/orders/")["orders"] == [order]
    assert theirs.get(f"/tables/{table}/orders/") == {"orders": [], "questions": []}
    with pytest.raises(Refused, match="403"):
        theirs.put(f"/tables/{table}/orders/", order)
    with pytest.raises(Refused, match="400"):
        mine.put(f"/tables/{table}/orders/", order | {"question": "no-such"})
    with pytest.raises(Refused, match="403"):
        theirs.delete(f"/tables/{table}/orders/?seat=0&question=pay")
    mine.delete(f"/tables/{table}/orders/?seat=0&question=pay")
    assert mine.get(f"/tables/{table}/orders/")["orders"] == []


def test_a_table_lists_the_questions_of_its_chronicles_that_accept_orders(
    make_client: MakeClient,
) -> None:
    client = make_client()
    terms = {"edition": "glen-more-2", "players": 3, "bots": ["random"] * 2}

    def foreseen(*chronicles: int) -> dict[str, dict[str, str]]:
        table = client.open_table(**terms, chronicles=list(chronicles))
        found = client.get(f"/tables/{table['id']}/orders/")["questions"]
        assert all(each["text"] and each["rule"] for each in found)
        return {each["question"]: each["orders"] for each in found}

    assert foreseen() == {}
    assert foreseen(7) == {"vote": {"always": "aye", "never": "nay"}}
    assert {"starve", "reroll", "roll-for-whisky"} < set(foreseen(5, 8))
    assert set(foreseen(5, 8)["hand-over-token"]) == {"always"}


def test_a_question_lists_the_answers_the_viewers_seat_can_order(
    make_client: MakeClient,
) -> None:
    table, (mine, theirs) = begin(make_client, edition="glen-more-2", chronicles=[8])

    def answers(client: Client, **query: int) -> list[object]:
        found = client.get(f"/tables/{table}/orders/", **query)["questions"]
        by_name = {each["question"]: each["answers"] for each in found}
        return list(by_name["place-figure"])

    assert answers(mine) == [["haunt", 1, [0, 0]], ["haunt", 1, [1, 0]]]
    assert answers(theirs) == [["haunt", 0, [0, 0]], ["haunt", 0, [1, 0]]]
    assert answers(mine, seat=1) == answers(mine)
    assert answers(make_client()) == []
