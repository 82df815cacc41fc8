"""An owner of the game corrects the catalogue: a row each, and one line that names the change."""

from pathlib import Path

from tests.corrected_copy import NEWEST, contents, copy_and_correct, run_in

GENERATED = {
    "docs/components.md",
    "tests/engine/option_counts.json",
    "tests/engine/printed_rows.json",
}
NEW_RECORD = f"tests/engine/records/glen-more-2-rules-{NEWEST}-"
#: The tests of printed values, of both editions' set-up, and of everything recorded before.
TESTS = (
    "tests/engine/core/test_components.py",
    "tests/engine/core/test_generated.py",
    "tests/engine/core/test_recorded_games.py",
    "tests/engine/core/test_rules_versions.py",
    "tests/engine/core/test_tables.py",
    "tests/engine/core/test_valuation.py",
    "tests/engine/rules_2/test_clan_board.py",
    "tests/engine/rules_2/test_set_up.py",
    "tests/engine/rules_2/test_tiles.py",
    "tests/games/test_lessons.py::test_the_script_of_a_lesson_can_be_played",
    "tests/upgrade/test_records.py",
)


def test_a_correction_changes_only_what_is_generated_and_old_games_replay(tmp_path: Path) -> None:
    copy = copy_and_correct(tmp_path)
    before = contents(copy)
    run_in(copy, "tests.rewrite_generated")
    after = contents(copy)

    changed = {name for name, each in after.items() if before.get(name) != each}
    assert {name for name in changed if name in before} == GENERATED
    assert len(changed - GENERATED) == 6
    assert all(name.startswith(NEW_RECORD) for name in changed - GENERATED)
    page = (copy / "docs" / "components.md").read_text("utf-8")
    for row in (
        "| Rannoch | material |  |  | 2 sheep |",
        "| Moray | field |  |  |  |  | 2 barley |",
        "| Glen Shee | animal |",
        "| Ross | Gunn | 3 |",
    ):
        assert row in page
    run_in(copy, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *TESTS)
