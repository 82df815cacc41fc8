"""What may Prometheus know of the site? What processes measured, and what the database tells."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from math import inf

from django.conf import settings
from django.db.models import Count, Min
from django.utils import timezone
from prometheus_client import REGISTRY, CollectorRegistry, generate_latest, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from games.models import Heartbeat, Status, Table
from notifications.models import Message

UNSETTLED = (Message.State.WAITING, Message.State.SENDING)


class KeptCollector(Collector):
    """What can be asked of the database at any time, whichever process is asked."""

    def collect(self) -> Iterator[Metric]:
        """Ask."""
        late = Message.objects.filter(state__in=UNSETTLED, due__lte=timezone.now())
        told = late.aggregate(count=Count("pk"), oldest=Min("due"))
        yield _gauge(
            "outbox_age_seconds", "How late the message is that waits longest", age(told["oldest"])
        )
        yield _gauge("outbox_due", "Messages that are due and not sent", told["count"])
        beat = last_beat()
        since = age(beat) if beat else inf  # so that whoever waits for an alarm gets one
        yield _gauge("beat_age_seconds", "Time since the last sign of life", since)
        yield _tables()


def _gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(f"glenmore_{name}", told, value=value)


def _tables() -> Metric:
    gauge = GaugeMetricFamily("glenmore_tables", "Tables by status", labels=["status"])
    counts = dict(Table.objects.values_list("status").annotate(Count("pk")))
    for status in Status.values:
        gauge.add_metric([status], counts.get(status, 0))
    return gauge


def last_beat() -> datetime | None:
    """When a worker last said that it lives."""
    return Heartbeat.objects.values_list("at", flat=True).first()


def age(moment: datetime | None) -> float:
    """Seconds since then; none if it never was."""
    return max(0.0, (timezone.now() - moment).total_seconds()) if moment else 0.0


def measured() -> CollectorRegistry:
    """What this process measured, or, where they gather it in a folder, all processes did."""
    if not settings.METRICS_FOLDER:
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry, settings.METRICS_FOLDER)  # type: ignore[no-untyped-call]
    return registry


def exposition() -> bytes:
    """All of it, in Prometheus's own format."""
    kept = CollectorRegistry()
    kept.register(KeptCollector())
    return generate_latest(measured()) + generate_latest(kept)


def serve_measured() -> None:
    """Tell what was measured at a port of its own, in a process that has no pages."""
    if settings.METRICS_PORT:
        start_http_server(settings.METRICS_PORT, registry=measured())
