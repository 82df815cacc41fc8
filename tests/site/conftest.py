"""Serve no static files in these tests."""

from pathlib import Path

import pytest
from pytest_django import Settings


@pytest.fixture(autouse=True)
def no_static_files(settings: Settings, tmp_path: Path) -> None:
    settings.STATIC_ROOT = tmp_path
