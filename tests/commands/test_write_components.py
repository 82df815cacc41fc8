"""Does `manage.py write_components` write the page, and tell whether it is current?"""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from pytest_django import Settings


@pytest.fixture
def page(settings: Settings, tmp_path: Path) -> Path:
    """A page that is not there yet."""
    settings.COMPONENTS = tmp_path / "components.md"
    return tmp_path / "components.md"


def told(*arguments: str) -> str:
    """What the command prints."""
    out = StringIO()
    call_command("write_components", *arguments, stdout=out)
    return out.getvalue()


def test_a_page_just_written_is_current(page: Path) -> None:
    assert told() == "components.md written\n"
    assert told("--check") == "components.md is current\n"
    assert page.read_text("utf-8").startswith("# The components of Glen More and Glen More II\n")


def test_a_page_that_is_missing_is_not_current_and_stays_missing(page: Path) -> None:
    with pytest.raises(CommandError, match=r"components\.md is not current"):
        told("--check")
    assert not page.exists()


def test_a_page_that_says_something_else_is_not_current(page: Path) -> None:
    told()
    other = page.read_text("utf-8").replace("Halkirk", "Halifax")
    page.write_text(other, encoding="utf-8")
    with pytest.raises(CommandError, match=r"python manage\.py write_components"):
        told("--check")
    assert page.read_text("utf-8") == other


def test_the_page_in_the_repository_is_current() -> None:
    """Where a table has changed: python manage.py write_components."""
    assert told("--check") == "components.md is current\n"
