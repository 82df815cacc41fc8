"""The Prometheus page: metrics of the processes, and gauges read from the database."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from math import inf

from django.db.models import Count, Min
from django.utils import timezone
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from games.models import Heartbeat, Status, Table
from glenmore_site.base.metrics import process_registry
from notifications.models import Message

UNSETTLED = (Message.State.WAITING, Message.State.SENDING)


class DatabaseCollector(Collector):
    """Gauges read from the database, the same in every process."""

    def collect(self) -> Iterator[Metric]:
        """Query the database."""
        late = Message.objects.filter(state__in=UNSETTLED, due__lte=timezone.now())
        outbox = late.aggregate(count=Count("pk"), oldest=Min("due"))
        yield _gauge(
            "outbox_age_seconds", "How late the oldest message due is", age_s(outbox["oldest"])
        )
        yield _gauge("outbox_due", "Messages that are due and not sent", outbox["count"])
        heartbeat = last_heartbeat()
        # Without any heartbeat the age is infinite, so that alarms fire.
        since = age_s(heartbeat) if heartbeat else inf
        yield _gauge("beat_age_seconds", "Time since the last heartbeat of a worker", since)
        yield _tables()


def _gauge(name: str, description: str, value: float) -> Metric:
    return GaugeMetricFamily(f"glenmore_{name}", description, value=value)


def _tables() -> Metric:
    gauge = GaugeMetricFamily("glenmore_tables", "Tables by status", labels=["status"])
    counts = dict(Table.objects.values_list("status").annotate(Count("pk")))
    for status in Status.values:
        gauge.add_metric([status], counts.get(status, 0))
    return gauge


def last_heartbeat() -> datetime | None:
    """Return when a worker last recorded its heartbeat."""
    return Heartbeat.objects.values_list("at", flat=True).first()


def age_s(moment: datetime | None) -> float:
    """Return the seconds since a moment; 0 without one."""
    return max(0.0, (timezone.now() - moment).total_seconds()) if moment else 0.0


def exposition() -> bytes:
    """Return all metrics in Prometheus's text format."""
    registry = CollectorRegistry()
    registry.register(DatabaseCollector())
    return generate_latest(process_registry()) + generate_latest(registry)
