"""The embedded site with short time limits: `daphne tests.system.short_limits:application`."""

from __future__ import annotations

from glenmore_site.base import daphne_limits
from glenmore_site.standalone import application

__all__ = ["application"]

daphne_limits.REQUEST_TIMEOUT_S = 2.0
daphne_limits.MAX_CONNECTIONS_PER_ADDRESS = 50
