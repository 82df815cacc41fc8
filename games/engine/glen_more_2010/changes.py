"""The named changes of Glen More (2010) since the oldest rules still played."""

from __future__ import annotations

from games.engine.core.catalogue import Changes

CHANGES = Changes()

since = CHANGES.since
