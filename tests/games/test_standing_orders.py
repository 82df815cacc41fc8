"""A standing order answers in other players' turns, if its answer is possible."""

import pytest

from games.engine import save_game
from games.models import Move, Table
from tests.engine.chronicles.test_penny_mobs_powers import producing
from tests.games.client import Client
from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db


def at_production(make_client: MakeClient) -> tuple[str, Client, Client]:
    """Return a table where the first player can produce wood that the second may buy."""
    table, (producer, buyer, _) = begin(
        make_client, players=3, edition="glen-more-2", chronicles=[8]
    )
    Table.objects.filter(pk=table).update(snapshot=save_game(producing().game))
    return table, producer, buyer


def order(client: Client, table: str, *choice: object) -> None:
    """Set a standing order from the listed answers."""
    found = client.get(f"/tables/{table}/orders/")["questions"]
    by_name = {each["question"]: each["answers"] for each in found}
    assert list(choice) in by_name["buy-produce"]
    asked = {"seat": 1, "question": "buy-produce", "choice": choice}
    client.put(f"/tables/{table}/orders/", asked)


def test_a_possible_order_is_played_at_once(make_client: MakeClient) -> None:
    table, producer, buyer = at_production(make_client)
    order(buyer, table, "mail", "wood", [1, 0])

    payload = producer.play(producer.table(table), ["activate", [0, 1]])

    assert payload["your_turn"]
    last = Move.objects.filter(table=table).latest("number")
    assert (last.seat, last.by, last.choice) == (1, Move.By.ORDER, ["mail", "wood", [1, 0]])


def test_an_impossible_order_leaves_the_question_to_the_player(make_client: MakeClient) -> None:
    table, producer, buyer = at_production(make_client)
    order(buyer, table, "fence", "stone")

    producer.play(producer.table(table), ["activate", [0, 1]])

    payload = buyer.table(table)
    assert payload["your_turn"]
    assert payload["view"]["prompt"]["kind"] == "buy-produce"
    assert ["fence", "wood"] in payload["view"]["choices"]


def test_a_new_order_replaces_the_previous_one(make_client: MakeClient) -> None:
    table, producer, buyer = at_production(make_client)
    order(buyer, table, "fence", "stone")
    order(buyer, table, "fence", "wood")
    assert len(buyer.get(f"/tables/{table}/orders/")["orders"]) == 1

    producer.play(producer.table(table), ["activate", [0, 1]])

    assert Move.objects.filter(table=table).latest("number").choice == ["fence", "wood"]
