"""Prometheus metrics of this process, or of all processes that share a metrics folder."""

from __future__ import annotations

from django.conf import settings
from prometheus_client import REGISTRY, CollectorRegistry, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector


def process_registry() -> CollectorRegistry:
    """Return the metrics of this process, or of all processes where a metrics folder is set."""
    if not settings.METRICS_FOLDER:
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry, settings.METRICS_FOLDER)  # type: ignore[no-untyped-call]
    return registry


def serve_metrics() -> None:
    """Serve the metrics on a separate port, in a process that serves no pages."""
    if settings.METRICS_PORT:
        start_http_server(settings.METRICS_PORT, registry=process_registry())
