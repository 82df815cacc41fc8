"""Rewrite everything that is generated from the tables of tiles, roads, cards and counts.

    make generated

writes the page of components, the numbers of options, the fingerprints of printed rows and
recorded games under the newest rules, and names the lessons whose scripts break under them.
Review the difference before committing. Rows that running games use may not change in place:
if no game has begun under the newest rules yet, `--amend` accepts that.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import django

ROOT = Path(__file__).parents[1]


def main() -> int:
    """Rewrite all files, and print what has changed and what needs a look."""
    parser = ArgumentParser(description=__doc__, usage="python -m tests.rewrite_generated")
    parser.add_argument("--amend", action="store_true", help="accept rows changed in place")
    amend: bool = parser.parse_args().amend
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glenmore_site.settings")
    django.setup()
    from tests.engine.core import printed_rows  # noqa: PLC0415 - needs the settings

    changed = printed_rows.changed_in_place(
        printed_rows.read_known(), printed_rows.all_fingerprints()
    )
    if changed and not amend:
        _say("These rows changed under rules that games may have begun with:")
        _say(*(f"  {row}" for row in changed))
        _say("Keep the row as it was and add one with since(...): see CONTRIBUTING.md.")
        return 1
    for path, text in generated_files():
        _write(path, text)
    _say(*broken_lessons())
    return 0


def generated_files() -> Iterator[tuple[Path, str]]:
    """Yield every generated file with its text."""
    from games.engine.component_list import components_page  # noqa: PLC0415
    from tests.engine.core import option_counts, printed_rows, recorded_games  # noqa: PLC0415

    yield ROOT / "docs" / "components.md", components_page()
    yield option_counts.FILE, option_counts.write_counts(option_counts.all_counts())
    yield printed_rows.FILE, printed_rows.write_fingerprints(printed_rows.all_fingerprints())
    yield from recorded_games.missing_records()


def broken_lessons() -> Iterator[str]:
    """Yield the lessons whose scripts cannot be played under the newest rules, by name."""
    from games.engine import EDITIONS  # noqa: PLC0415
    from games.lessons import LESSONS  # noqa: PLC0415
    from tests.games.lesson_scripts import failing_step  # noqa: PLC0415

    for lesson in LESSONS.values():
        newest = EDITIONS[lesson.edition].rules_version
        if failed := failing_step(lesson, newest):
            yield (
                f"the lesson {lesson.name} stays under rules {lesson.rules}:"
                f" under rules {newest} it breaks at {failed}"
            )


def _write(path: Path, text: str) -> None:
    if path.is_file() and path.read_text("utf-8") == text:
        return
    path.write_text(text, encoding="utf-8")
    _say(f"{path.relative_to(ROOT)} written")


def _say(*lines: str) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
