"""A full disk is reported to players; nothing is half-done, and play continues afterwards."""

from __future__ import annotations

import json
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from bench.sending import Sent, scripts, send_all
from tests.system.embedded_site import manage, served
from tests.system.stored_moves import check_moves

FULL = "tests.system.full_disk:application"
TABLES, TURNS = 4, 15
SPARE, PLENTY = 30, 1_000_000


def test_a_full_disk_is_reported_and_nothing_is_lost(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    environ = os.environ | {"GLENMORE_VAR": str(tmp_path), "GLENMORE_PAGES": str(pages)}
    manage(environ, "migrate")
    tables = scripts(environ, TABLES, TURNS).tables
    with closing(sqlite3.connect(tmp_path / "glenmore.sqlite3")) as database:
        used = database.execute("PRAGMA page_count").fetchone()[0]
    pages.write_text(str(used + SPARE))

    def make_room(sent: Sent) -> None:
        if len(sent.refusals) >= TABLES:
            roomy = tmp_path / f"roomy-{threading.get_ident()}"  # several threads come here
            roomy.write_text(str(PLENTY))
            roomy.replace(pages)  # at once, for those who read it at this moment

    with served(environ, FULL) as url:
        sent = send_all(url, tables, threads=TABLES, then=make_room)
        check_moves(url, tables)
    assert len(sent.seconds) == TABLES * TURNS
    assert "games checked" in manage(environ, "check_games")
    assert len(sent.refusals) >= TABLES
    for status, answer in sent.refusals:
        assert (status, json.loads(answer)["code"]) == (503, "unavailable")
    assert "database or disk is full" in (tmp_path / "log").read_text()
