"""Do games go on from a backup of the embedded site, when its database is gone?

`docs/operate.md` says how it is made: by SQLite itself, while the site runs.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bench.sending import scripts, send_all
from tests.system.embedded_site import manage, served
from tests.system.kept import check_kept, part


def back_up(database: Path, copy: Path) -> None:
    """What the command .backup of SQLite does."""
    with closing(sqlite3.connect(database)) as kept, closing(sqlite3.connect(copy)) as taken:
        kept.backup(taken)


def test_games_go_on_from_a_backup(tmp_path: Path) -> None:
    environ = os.environ | {"GLENMORE_VAR": str(tmp_path)}
    database, copy = tmp_path / "glenmore.sqlite3", tmp_path / "glenmore.backup"
    manage(environ, "migrate")
    tables = scripts(environ, 2, 8).tables
    with served(environ) as url:
        send_all(url, part(tables, slice(4)), threads=2)
        back_up(database, copy)
        send_all(url, part(tables, slice(4, 6)), threads=2)  # these are lost with the database
    for left in tmp_path.glob("glenmore.sqlite3*"):
        left.unlink()
    copy.rename(database)
    with served(environ) as url:
        check_kept(url, part(tables, slice(4)))
        send_all(url, part(tables, slice(4, None)), threads=2)
        check_kept(url, tables)
    assert "2 games checked" in manage(environ, "check_games")
