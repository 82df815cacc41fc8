"""The site on a full disk, simulated by SQLite itself.

Served like the embedded site: `daphne tests.system.full_disk:application`. The file
GLENMORE_PAGES names how many pages the database may have; SQLite refuses to grow beyond, with the
same error as on a full disk.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from django.db.backends.signals import connection_created

from glenmore_site.standalone import application

__all__ = ["application"]

PAGES = Path(os.environ["GLENMORE_PAGES"])


def _limit(connection: Any, **_: object) -> None:  # noqa: ANN401 - any database's
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA max_page_count = {int(PAGES.read_text())}")


connection_created.connect(_limit)
