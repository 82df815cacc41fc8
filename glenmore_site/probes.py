"""Does the site live, is it ready to serve, and what does it measure? For those who watch it.

They call from inside, by whatever name: this comes before the check of hosts and of HTTPS.
/health/live    this process answers; if not, start it anew
/health/ready   what it needs is there; if not, send it no requests
/metrics        for Prometheus, which shows the token
"""

from __future__ import annotations

import hmac
import logging
import secrets
from collections.abc import Callable
from functools import lru_cache
from http import HTTPStatus

from django.conf import settings
from django.core.cache import cache
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, JsonResponse
from prometheus_client import CONTENT_TYPE_LATEST

from glenmore_site.metrics import age, exposition, last_beat

logger = logging.getLogger(__name__)
View = Callable[[HttpRequest], HttpResponse]


class NotFit(Exception):
    """Something that the site needs is not as it should be."""


class ProbesMiddleware:
    """Answers those who watch, before anything else looks at the request."""

    def __init__(self, get_response: View) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer, or pass it on."""
        return PROBES.get(request.path, self.get_response)(request)


def live(_request: HttpRequest) -> HttpResponse:
    """This process answers, whatever else may be."""
    return JsonResponse({"live": True})


def ready(_request: HttpRequest) -> HttpResponse:
    """Whether all is there that a request needs. Why not is in the log, not for everybody.

    A beat that stands still makes nothing unready: games go on without it. It is told all the same.
    """
    checks = {name: _holds(name, check) for name, check in CHECKS.items()}
    beat = last_beat() if checks["database"] and checks["migrations"] else None
    fit = all(checks.values())
    told = {"ready": fit, "checks": checks, "beat_age": age(beat) if beat else None}
    return JsonResponse(told, status=HTTPStatus.OK if fit else HTTPStatus.SERVICE_UNAVAILABLE)


def metrics(request: HttpRequest) -> HttpResponse:
    """What was measured, for one who shows the token; for all others there is nothing here."""
    shown = request.headers.get("Authorization", "").removeprefix("Bearer ")
    token = settings.METRICS_TOKEN
    if not token or not hmac.compare_digest(shown.encode(), token.encode()):
        return HttpResponse(status=HTTPStatus.NOT_FOUND)
    return HttpResponse(exposition(), content_type=CONTENT_TYPE_LATEST)


def _holds(name: str, check: Callable[[], None]) -> bool:
    try:
        check()
    except Exception:
        logger.exception("not ready: %s", name)
        return False
    return True


def check_database() -> None:
    """It answers."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


@lru_cache
def check_migrations() -> None:
    """It has the form that this release expects; what it once had it keeps."""
    executor = MigrationExecutor(connection)
    if missing := executor.migration_plan(executor.loader.graph.leaf_nodes()):
        names = ", ".join(f"{migration.app_label}.{migration.name}" for migration, _ in missing)
        raise NotFit(f"migrations were not applied: {names}")


def check_shared() -> None:
    """What processes share takes a word and gives it back; sockets are told things by the same."""
    word = secrets.token_hex(8)
    cache.set(f"probe.{word}", word, 5)
    if cache.get(f"probe.{word}") != word:
        raise NotFit("the cache forgets")


CHECKS: dict[str, Callable[[], None]] = {
    "database": check_database,
    "migrations": check_migrations,
    "shared": check_shared,
}
PROBES: dict[str, View] = {"/health/live": live, "/health/ready": ready, "/metrics": metrics}
