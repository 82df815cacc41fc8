"""Health checks and metrics for monitoring.

Monitoring calls from inside, by any host name, so these URLs precede the checks of host and HTTPS.
/health/live    the process responds; restart it if not
/health/ready   what it depends on is available; send it no requests if not
/metrics        for Prometheus, which sends the token
"""

from __future__ import annotations

import hmac
import logging
from collections.abc import Callable
from functools import lru_cache
from http import HTTPStatus

from django.conf import settings
from django.core.cache import cache
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, JsonResponse
from prometheus_client import CONTENT_TYPE_LATEST

from glenmore_site.web.metrics import age_s, exposition, last_heartbeat

logger = logging.getLogger(__name__)
View = Callable[[HttpRequest], HttpResponse]


class NotReady(Exception):
    """A dependency of the site is not ready."""


class ProbesMiddleware:
    """Responds to health checks before any other middleware."""

    def __init__(self, get_response: View) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Respond to a health check, or pass the request on."""
        return PROBES.get(request.path, self.get_response)(request)


def live(_request: HttpRequest) -> HttpResponse:
    """Respond that this process is alive."""
    return JsonResponse({"live": True})


def ready(_request: HttpRequest) -> HttpResponse:
    """Respond whether all dependencies are ready; errors are only logged.

    The age of the heartbeat is reported, but games go on without a worker.
    """
    checks = {name: _passes(name, check) for name, check in CHECKS.items()}
    heartbeat = last_heartbeat() if checks["database"] and checks["migrations"] else None
    is_ready = all(checks.values())
    report = {
        "ready": is_ready,
        "checks": checks,
        "beat_age": age_s(heartbeat) if heartbeat else None,
    }
    status = HTTPStatus.OK if is_ready else HTTPStatus.SERVICE_UNAVAILABLE
    return JsonResponse(report, status=status)


def metrics(request: HttpRequest) -> HttpResponse:
    """Respond with the metrics to a client with the token, else with 404."""
    shown = request.headers.get("Authorization", "").removeprefix("Bearer ")
    token = settings.METRICS_TOKEN
    if not token or not hmac.compare_digest(shown.encode(), token.encode()):
        return HttpResponse(status=HTTPStatus.NOT_FOUND)
    return HttpResponse(exposition(), content_type=CONTENT_TYPE_LATEST)


def _passes(name: str, check: Callable[[], None]) -> bool:
    try:
        check()
    except Exception:
        logger.exception("not ready: %s", name)
        return False
    return True


def check_database() -> None:
    """Check that the database responds."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


@lru_cache
def check_migrations() -> None:
    """Check that all migrations are applied; cached once it has succeeded."""
    executor = MigrationExecutor(connection)
    if missing := executor.migration_plan(executor.loader.graph.leaf_nodes()):
        names = ", ".join(f"{migration.app_label}.{migration.name}" for migration, _ in missing)
        raise NotReady(f"migrations were not applied: {names}")


def check_cache() -> None:
    """Check that the cache responds, without writing: anybody may call this."""
    cache.get("probe")


CHECKS: dict[str, Callable[[], None]] = {
    "database": check_database,
    "migrations": check_migrations,
    "shared": check_cache,
}
PROBES: dict[str, View] = {"/health/live": live, "/health/ready": ready, "/metrics": metrics}
