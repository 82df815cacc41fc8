"""What an email says about another player's turn."""

from __future__ import annotations

import pytest

from games.engine import Fact
from games.engine.chronicles.single_cask.facts import CaskStored
from games.engine.core.facts import GoodBought, ScotsmanCame, TileTaken
from games.models import Move, Table
from games.services.messages.recap import recap_lines
from games.services.storage.position import write_facts
from i18n import use_language
from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db


def recap_in(table: Table, facts: list[Fact], language: str) -> list[str]:
    """Return the second seat's recap after these facts of the first seat."""
    Move.objects.create(
        table=table,
        number=table.moves.count() + 1,
        seat=0,
        choice=["end"],
        facts=write_facts(facts),
        by=Move.By.PLAYER,
    )
    with use_language(language):
        return recap_lines(table, 1)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["takes Inshriach.", "buys 1 wood for 1 coin.", "stores a cask."]),
        ("fr", ["prend Inshriach.", "achète 1 bois pour 1 pièce.", "stocke un tonneau."]),
        ("nl", ["neemt Inshriach.", "koopt 1 hout voor 1 munt.", "slaat een vat op."]),
        ("de", ["nimmt Inshriach.", "kauft 1 Holz für 1 Münze.", "lagert ein Fass ein."]),
    ],
)
def test_a_turn_is_told_by_the_lines_of_the_log_without_details(
    make_client: MakeClient, language: str, lines: list[str]
) -> None:
    table = Table.objects.get(pk=begin(make_client, edition="glen-more-2")[0])
    facts = [
        TileTaken(0, "inshriach", 3),
        GoodBought(0, "wood", 1),
        ScotsmanCame(0, (0, 0)),
        CaskStored(0, 0),
    ]
    assert recap_in(table, facts, language) == [f"Player 1 {line}" for line in lines]
