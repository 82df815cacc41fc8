"""No log contains secrets or personal data."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from io import StringIO
from json import JSONDecodeError

import pytest

from games.models import Table
from games.services.play import moves
from glenmore_site.base.logs import RedactingJsonFormatter
from tests.games.client import Refused
from tests.games.conftest import MakeClient
from tests.games.test_votes import at_vote

pytestmark = pytest.mark.django_db


@pytest.fixture
def captured_log() -> Iterator[StringIO]:
    """Capture everything that is logged, at the lowest level."""
    root, text = logging.getLogger(), StringIO()
    handler, level = logging.StreamHandler(text), root.level
    handler.setFormatter(RedactingJsonFormatter(["name", "levelname", "message"]))
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield text
    root.removeHandler(handler)
    root.setLevel(level)


def test_votes_seeds_notes_and_tokens_are_never_logged_even_on_errors(
    make_client: MakeClient, captured_log: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (one, two, three) = at_vote(make_client)
    one.put(f"/tables/{table}/note/", {"text": "Ewan bluffs"})
    one.play(one.table(table), ["vote", "aye"])
    with pytest.raises(Refused):
        one.play(one.table(table), ["vote", "aye"])

    def break_down(**_: object) -> None:
        raise RuntimeError("the engine is broken")

    monkeypatch.setattr(moves, "play_on", break_down)
    two._http.raise_request_exception = False
    with pytest.raises(JSONDecodeError):  # an HTML error page, not JSON
        two.play(two.table(table), ["vote", "nay"])
    log = captured_log.getvalue()
    assert "the engine is broken" in log
    tokens = [client.headers["Authorization"].split()[1] for client in (one, two, three)]
    for secret in (Table.objects.get(pk=table).seed, "Ewan", *tokens):
        assert secret not in log
    assert not re.search(r"\b(aye|nay)\b", log)  # whole words: "player" contains "aye"
