"""Is an answer that was chosen in advance given in another's turn, and only if it is possible?"""

import pytest

from games.engine import save_game
from games.models import Move, Table
from tests.engine.chronicles.test_penny_mobs_powers import producing
from tests.games.client import Client
from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db


def at_production(make_client: MakeClient) -> tuple[str, Client, Client]:
    """A table where the first player can produce wood, which the second may buy by McMail."""
    table, (producer, buyer, _) = begin(
        make_client, players=3, edition="glen-more-2", chronicles=[8]
    )
    Table.objects.filter(pk=table).update(snapshot=save_game(producing().game))
    return table, producer, buyer


def order(client: Client, table: str, *choice: object) -> None:
    """Order one of the answers that the site names."""
    found = client.get(f"/tables/{table}/orders/")["questions"]
    by_name = {each["question"]: each["answers"] for each in found}
    assert list(choice) in by_name["buy-produce"]
    asked = {"seat": 1, "question": "buy-produce", "choice": choice}
    client.put(f"/tables/{table}/orders/", asked)


def test_what_is_possible_is_answered_at_once(make_client: MakeClient) -> None:
    table, producer, buyer = at_production(make_client)
    order(buyer, table, "mail", "wood", [1, 0])

    seen = producer.play(producer.table(table), ["activate", [0, 1]])

    assert seen["your_turn"]
    last = Move.objects.filter(table=table).latest("number")
    assert (last.seat, last.by, last.choice) == (1, Move.By.ORDER, ["mail", "wood", [1, 0]])


def test_what_is_not_possible_is_asked(make_client: MakeClient) -> None:
    table, producer, buyer = at_production(make_client)
    order(buyer, table, "fence", "stone")

    producer.play(producer.table(table), ["activate", [0, 1]])

    seen = buyer.table(table)
    assert seen["your_turn"]
    assert seen["view"]["prompt"]["kind"] == "buy-produce"
    assert ["fence", "wood"] in seen["view"]["choices"]


def test_another_order_takes_the_place_of_the_one_before(make_client: MakeClient) -> None:
    table, producer, buyer = at_production(make_client)
    order(buyer, table, "fence", "stone")
    order(buyer, table, "fence", "wood")
    assert len(buyer.get(f"/tables/{table}/orders/")["orders"]) == 1

    producer.play(producer.table(table), ["activate", [0, 1]])

    assert Move.objects.filter(table=table).latest("number").choice == ["fence", "wood"]
