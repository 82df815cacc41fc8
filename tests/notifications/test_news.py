"""What an email says about another player's turn."""

from __future__ import annotations

import pytest

from games.engine import Fact
from games.engine.chronicles.single_cask.facts import CaskStored
from games.engine.core.facts import GoodBought, ScotsmanCame, TileTaken
from games.engine.glen_more_2.facts import MarkerPlaced
from games.models import Move, Table
from games.services.messages.recap import recap_lines
from games.services.storage.position import committed_game, write_facts
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
    ("language", "sentence"),
    [
        ("en", "took {tile}, gained 1 Scotsman, bought 2 wood, {more}."),
        ("fr", "a pris {tile}, a reçu 1 Écossais, a acheté 2 bois, {more}."),
        ("nl", "nam {tile}, kreeg 1 Schot, kocht 2 hout, {more}."),
        ("de", "nahm {tile}, bekam 1 Schotten, kaufte 2 Holz, {more}."),
    ],
)
def test_a_turn_is_described_with_the_facts_of_a_chronicle(
    make_client: MakeClient, language: str, sentence: str
) -> None:
    table = Table.objects.get(pk=begin(make_client, edition="glen-more-2")[0])
    tile = next(
        name for name, each in committed_game(table).tiles.items() if each.name == "Inshriach"
    )
    more = {
        "en": "befriended a clan and laid down 2 casks",
        "fr": "a gagné l\u2019amitié d\u2019un clan et a mis 2 fûts en cave",
        "nl": "sloot vriendschap met een clan en legde 2 vaten in de kelder",
        "de": "befreundete sich mit einem Clan und legte 2 Fässer in den Keller",
    }
    facts = [
        TileTaken(0, tile, 3),
        ScotsmanCame(0, (0, 0)),
        *[GoodBought(0, "wood", 1)] * 2,
        MarkerPlaced(0, "Fraser"),
        *[CaskStored(0, 0)] * 2,
    ]
    expected = sentence.format(tile="Inshriach", more=more[language])
    assert recap_in(table, facts, language) == [f"Player 1 {expected}"]
