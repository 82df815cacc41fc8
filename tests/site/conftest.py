"""Which files does the site serve in these tests? None: they look at the pages alone."""

from pathlib import Path

import pytest
from pytest_django import Settings


@pytest.fixture(autouse=True)
def no_static_files(settings: Settings, tmp_path: Path) -> None:
    settings.STATIC_ROOT = tmp_path
