"""Tests of `manage.py write_components`."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from pytest_django import Settings


@pytest.fixture
def page(settings: Settings, tmp_path: Path) -> Path:
    """Return the path of a page that does not exist yet."""
    settings.COMPONENTS = tmp_path / "components.md"
    return tmp_path / "components.md"


def output_of(*arguments: str) -> str:
    """Return the command's output."""
    out = StringIO()
    call_command("write_components", *arguments, stdout=out)
    return out.getvalue()


def test_a_page_just_written_is_up_to_date(page: Path) -> None:
    assert output_of() == "components.md written\n"
    assert output_of("--check") == "components.md is up to date\n"
    assert page.read_text("utf-8").startswith("# The components of Glen More and Glen More II\n")


def test_a_page_that_is_missing_is_not_current_and_stays_missing(page: Path) -> None:
    with pytest.raises(CommandError, match=r"components\.md is not up to date"):
        output_of("--check")
    assert not page.exists()


def test_a_page_that_differs_is_not_up_to_date(page: Path) -> None:
    output_of()
    other = page.read_text("utf-8").replace("Halkirk", "Halifax")
    page.write_text(other, encoding="utf-8")
    with pytest.raises(CommandError, match=r"python manage\.py write_components"):
        output_of("--check")
    assert page.read_text("utf-8") == other


def test_the_page_in_the_repository_is_up_to_date() -> None:
    """Where a table has changed: make generated."""
    assert output_of("--check") == "components.md is up to date\n"
