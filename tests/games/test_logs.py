"""Does any log, however talkative, tell what players may not know, or what is nobody's business?"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from io import StringIO
from json import JSONDecodeError

import pytest

from games.models import Table
from games.services import playing
from glenmore_site.logs import Json
from tests.games.client import Refused
from tests.games.conftest import MakeClient
from tests.games.test_votes import at_vote

pytestmark = pytest.mark.django_db


@pytest.fixture
def written() -> Iterator[StringIO]:
    """All that is logged, at the finest level."""
    root, text = logging.getLogger(), StringIO()
    handler, level = logging.StreamHandler(text), root.level
    handler.setFormatter(Json(["name", "levelname", "message"]))
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield text
    root.removeHandler(handler)
    root.setLevel(level)


def test_votes_seeds_notes_and_tokens_stay_out_of_the_logs_even_when_something_breaks(
    make_client: MakeClient, written: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (one, two, three) = at_vote(make_client)
    one.put(f"/tables/{table}/note/", {"text": "Ewan bluffs"})
    one.play(one.table(table), ["vote", "aye"])
    with pytest.raises(Refused):
        one.play(one.table(table), ["vote", "aye"])

    def break_down(**_: object) -> None:
        raise RuntimeError("the engine is broken")

    monkeypatch.setattr(playing, "play_on", break_down)
    two._http.raise_request_exception = False
    with pytest.raises(JSONDecodeError):  # a page for people, not a document
        two.play(two.table(table), ["vote", "nay"])
    told = written.getvalue()
    assert "the engine is broken" in told
    tokens = [client.headers["Authorization"].split()[1] for client in (one, two, three)]
    for secret in ("aye", "nay", Table.objects.get(pk=table).seed, "Ewan", *tokens):
        assert secret not in told
