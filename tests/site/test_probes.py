"""Health checks and metrics."""

from __future__ import annotations

from math import inf

import pytest
from django.core.cache import cache
from django.db import OperationalError, connection
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from games.models import Heartbeat
from glenmore_site.web import health
from tests.games.client import Refused
from tests.games.conftest import MakeClient, _isolated_site, make_client, make_player
from tests.games.tables import begin

__all__ = ["_isolated_site", "make_client", "make_player"]

TOKEN = "a token of Prometheus, long enough"


def scrape(token: str = TOKEN) -> str:
    """Return what Prometheus reads."""
    answer = Client().get("/metrics", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200
    return answer.content.decode()


def value(line: str) -> float:
    """Return the value of a metric with these labels; 0 if it was never counted."""
    found = [said for said in scrape().splitlines() if said.startswith(f"{line} ")]
    return float(found[0].rsplit(" ", 1)[1]) if found else 0.0


def test_liveness_needs_no_known_host_and_no_https(settings: Settings) -> None:
    settings.SECURE_SSL_REDIRECT = True
    answer = Client().get("/health/live", headers={"Host": "10.1.2.3:8000"})
    assert (answer.status_code, answer.json()) == (200, {"live": True})


@pytest.mark.django_db
def test_a_healthy_site_is_ready_and_reports_the_age_of_the_beat() -> None:
    Heartbeat.objects.create(pk=1, at=timezone.now())
    answer = Client().get("/health/ready")
    body = answer.json()
    assert (answer.status_code, body["ready"]) == (200, True)
    assert body["checks"] == {"database": True, "migrations": True, "shared": True}
    assert 0 <= body["beat_age"] < 60


@pytest.mark.django_db
def test_a_site_without_a_beat_is_ready() -> None:
    answer = Client().get("/health/ready")
    assert (answer.status_code, answer.json()["beat_age"]) == (200, None)


@pytest.mark.django_db
def test_a_site_without_its_cache_is_not_ready_and_only_logs_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ConnectionError("redis.internal does not answer")

    monkeypatch.setattr(cache, "get", fail)
    answer = Client().get("/health/ready")
    assert answer.status_code == 503
    assert answer.json()["checks"] == {"database": True, "migrations": True, "shared": False}
    assert b"redis.internal" not in answer.content
    assert "redis.internal" in caplog.text


def test_a_site_without_its_database_is_live_and_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> None:
        raise OperationalError

    health.check_migrations.cache_clear()
    monkeypatch.setattr(connection, "cursor", fail)
    assert Client().get("/health/live").status_code == 200
    answer = Client().get("/health/ready")
    assert answer.status_code == 503
    assert answer.json()["checks"]["database"] is False
    assert answer.json()["checks"]["migrations"] is False


@pytest.mark.django_db
def test_a_site_with_an_older_database_is_not_ready(caplog: pytest.LogCaptureFixture) -> None:
    health.check_migrations.cache_clear()
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'games'")
    answer = Client().get("/health/ready")
    assert answer.status_code == 503
    assert answer.json()["checks"]["migrations"] is False
    assert "games.0001" in caplog.text


@pytest.mark.parametrize("shown", ["", "Bearer ", "Bearer another token of the same length"])
def test_metrics_need_the_token(settings: Settings, shown: str) -> None:
    for token in ("", TOKEN):
        settings.METRICS_TOKEN = token
        answer = Client().get("/metrics", headers={"Authorization": shown})
        assert (answer.status_code, answer.content) == (404, b"")


@pytest.mark.django_db
def test_turns_refusals_outbox_and_beat_are_measured(
    settings: Settings, make_client: MakeClient
) -> None:
    settings.METRICS_TOKEN = TOKEN
    turns = 'glenmore_turn_seconds_count{verb="choices"}'
    before = value(turns)
    table, clients = begin(make_client)
    waiting = next(client for client in clients if not client.table(table)["view"]["choices"])
    with pytest.raises(Refused):
        waiting.play(waiting.table(table), ["end"])
    body = scrape()
    assert value(turns) == before + 1
    assert 'glenmore_refused_moves_total{rule="' in body
    assert value("glenmore_outbox_age_seconds") == 0
    assert value("glenmore_beat_age_seconds") == inf
    assert value('glenmore_tables{status="running"}') == 1
    assert table not in body
