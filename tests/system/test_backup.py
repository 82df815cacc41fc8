"""Games continue from a backup of the embedded site when its database is lost.

`docs/operate.md` explains both commands; the backup is made while the site runs.
"""

from __future__ import annotations

import os
from pathlib import Path

from bench.sending import scripts, send_all
from tests.system.embedded_site import manage, served
from tests.system.stored_moves import check_moves, select_turns


def test_games_continue_from_a_backup(tmp_path: Path) -> None:
    environ = os.environ | {"GLENMORE_VAR": str(tmp_path)}
    manage(environ, "migrate")
    tables = scripts(environ, 2, 8).tables
    with served(environ) as url:
        send_all(url, select_turns(tables, slice(4)), threads=2)
        copy = manage(environ, "backup").strip()
        send_all(
            url, select_turns(tables, slice(4, 6)), threads=2
        )  # these are lost with the database
    for left in tmp_path.glob("glenmore.sqlite3*"):
        left.unlink()
    manage(environ, "restore", copy)
    with served(environ) as url:
        check_moves(url, select_turns(tables, slice(4)))
        send_all(url, select_turns(tables, slice(4, None)), threads=2)
        check_moves(url, tables)
    assert "2 games checked" in manage(environ, "check_games")
