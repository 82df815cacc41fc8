"""The operators' guide lists exactly the existing variables and metrics."""

from __future__ import annotations

import os
import re
import runpy
from pathlib import Path

import pytest
from django.conf import settings
from prometheus_client.metrics import MetricWrapperBase

from games.services import metrics
from glenmore_site.web.metrics import DatabaseCollector

OURS = re.compile(r"GLENMORE_\w+|DATABASE_URL|REDIS_URL|PROMETHEUS_\w+")


class Reader(dict[str, str]):
    """An environment that records which variables are read."""

    def __init__(self) -> None:
        super().__init__(os.environ)
        self.asked: set[str] = set()

    def get(self, name: str, *default: object) -> object:  # type: ignore[override]
        """Record the name."""
        self.asked.add(name)
        return super().get(name, *default)

    def __getitem__(self, name: str) -> str:
        self.asked.add(name)
        return super().__getitem__(name)


def test_the_table_of_variables_is_complete_and_exact(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GLENMORE_VAR", str(tmp_path))
    reader = Reader()
    monkeypatch.setattr(os, "environ", reader)
    runpy.run_path(str(settings.BASE_DIR / "glenmore_site" / "settings.py"))
    book = (settings.BASE_DIR / "docs" / "operate.md").read_text("utf-8")
    documented = re.findall(r"^\| `([A-Z_]+)` \|", book, re.MULTILINE)
    assert len(documented) == len(set(documented))
    assert set(documented) == {name for name in reader.asked if OURS.fullmatch(name)}


@pytest.mark.django_db
def test_the_table_of_metrics_is_complete_and_exact() -> None:
    book = (settings.BASE_DIR / "docs" / "operate.md").read_text("utf-8")
    rows = [line for line in book.splitlines() if line.startswith("| `glenmore_")]
    documented = {name for row in rows for name in re.findall(r"`(glenmore_\w+)", row)}
    measured = [value for value in vars(metrics).values() if isinstance(value, MetricWrapperBase)]
    there = {family.name for metric in measured for family in metric.describe()}
    there |= {family.name for family in DatabaseCollector().collect()}
    assert {name.removesuffix("_total") for name in documented} == there
