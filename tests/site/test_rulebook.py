"""Rules documents become pages."""

from pathlib import Path

import pytest
from pytest_django import Settings

from glenmore_site.web.rulebook import Rule, Section, read_rulebook, render_rulebook


def test_the_title_is_taken_out_and_the_sections_are_listed() -> None:
    rulebook = render_rulebook("# A game\n\nHello.\n\n## The end of it\n\nBye.\n")
    assert rulebook.title == "A game"
    assert rulebook.sections == (Section("the-end-of-it", "The end of it"),)
    assert (
        rulebook.body == '<p>Hello.</p>\n<h2 id="the-end-of-it">The end of it</h2>\n<p>Bye.</p>\n'
    )


def test_a_rule_has_its_id_as_anchor_and_as_link_to_itself() -> None:
    body = render_rulebook("# A\n\n- **G1-PLC-2** Stay close.\n").body
    assert '<li id="G1-PLC-2" class="rule">' in body
    assert '<a class="rule-id" href="#G1-PLC-2">G1-PLC-2</a> Stay close.' in body


def test_a_rule_has_its_plain_text() -> None:
    text = "# A\n\n- **G1-PLC-2** Stay *close*, by\n  `all` means.\n\n  Always.\n- No rule.\n"
    assert render_rulebook(text).rules == (Rule("G1-PLC-2", "Stay close, by all means. Always."),)


def test_a_rule_with_a_name_keeps_the_name_in_bold() -> None:
    body = render_rulebook("# A\n\n- **G1-LOC-2 Iona Abbey** End.\n").body
    assert 'href="#G1-LOC-2">G1-LOC-2</a> <strong>Iona Abbey</strong> End.' in body


@pytest.mark.parametrize("rule_id", ["G2-CLN-MacDonald", "C7-CARD-Square", "C7-VOTE-1", "X-1-3"])
def test_a_rule_may_be_numbered_by_a_name(rule_id: str) -> None:
    body = render_rulebook(f"# A\n\n- **{rule_id}** 1 stone.\n").body
    assert f'<li id="{rule_id}" class="rule">' in body
    assert f'<a class="rule-id" href="#{rule_id}">{rule_id}</a> 1 stone.' in body


@pytest.mark.parametrize(
    "item", ["- **Piece** is what acts.", "- plain", "- a **G1-PLC-2** b", "- **G2-CLN-the** b"]
)
def test_other_list_items_are_unchanged(item: str) -> None:
    assert "rule" not in render_rulebook(f"# A\n\n{item}\n").body


@pytest.mark.parametrize("words", ["Ruling:", "ruling:"])
def test_a_ruling_is_marked_and_other_emphasis_is_not(words: str) -> None:
    body = render_rulebook(f"# A\n\n*{words}* so be it, *truly*.\n").body
    assert body == f'<p><em class="ruling">{words}</em> so be it, <em>truly</em>.</p>\n'


@pytest.mark.parametrize(
    ("link", "address"),
    [
        ("rules/glen-more-2.md#G2-PLC-2", "glen-more-2#G2-PLC-2"),
        ("../components.md", "components"),
        ("glen-more-2.md", "glen-more-2"),
        ("#words", "#words"),
        ("/rules/else", "/rules/else"),
        ("https://example.org/notes.md", "https://example.org/notes.md"),
    ],
)
def test_a_link_to_a_document_leads_to_its_page(link: str, address: str) -> None:
    body = render_rulebook(f"# A\n\n[b]({link})\n").body
    assert body == f'<p><a href="{address}">b</a></p>\n'


def test_a_table_can_scroll_in_its_container() -> None:
    body = render_rulebook("# A\n\n| a |\n| --- |\n| b |\n").body
    assert body.startswith('<div class="table" tabindex="0">\n<table>')
    assert body.endswith("</table>\n</div>\n")


def test_markup_in_a_document_is_shown_as_text() -> None:
    body = render_rulebook("# A\n\n<script>alert(1)</script>\n").body
    assert "<script>" not in body


def test_there_are_no_rules_of_an_unknown_game() -> None:
    assert read_rulebook("snakes-and-ladders", "en") is None
    assert read_rulebook("snakes-and-ladders", "de") is None


# --- in other languages ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "Décision\N{NO-BREAK SPACE}:"), ("nl", "Beslissing:"), ("de", "Entscheidung:")],
)
def test_a_ruling_is_marked_in_each_language(language: str, words: str) -> None:
    body = render_rulebook(f"# A\n\n*{words}* B, *Ruling:* C.\n", language).body
    assert body == f'<p><em class="ruling">{words}</em> B, <em>Ruling:</em> C.</p>\n'


def test_a_section_has_a_shared_address_and_one_in_its_language() -> None:
    text = "# A\n\n[Ziel](#übergänge)\n\n## Übergänge\n"
    rulebook = render_rulebook(text, "de", ("crossings",))
    assert rulebook.sections == (Section("crossings", "Übergänge"),)
    assert '<a href="#%C3%BCberg%C3%A4nge">' in rulebook.body
    assert '<h2 id="crossings"><span id="übergänge"></span>Übergänge</h2>' in rulebook.body


def test_a_section_that_is_called_the_same_has_one_anchor() -> None:
    body = render_rulebook("# A\n\n## Whisky\n", "fr", ("whisky",)).body
    assert body == '<h2 id="whisky">Whisky</h2>\n'


@pytest.fixture
def shelf(settings: Settings, tmp_path: Path) -> Path:
    """Create a game in English and German, and one in English only."""
    settings.RULEBOOKS = tmp_path
    (tmp_path / "de").mkdir()
    (tmp_path / "chess.md").write_text("# Chess\n\n## The board\n", "utf-8")
    (tmp_path / "go.md").write_text("# Go\n\n## The board\n", "utf-8")
    (tmp_path / "de" / "chess.md").write_text("# Schach\n\n## Das Brett\n", "utf-8")
    return tmp_path


@pytest.mark.usefixtures("shelf")
def test_rules_are_read_in_the_language_asked_for_or_in_english() -> None:
    found = [read_rulebook(name, "de") for name in ("chess", "go")]
    read = [(book.language, book.title, book.sections[0].anchor) for book in found if book]
    assert read == [("de", "Schach", "the-board"), ("en", "Go", "the-board")]


def test_a_page_is_rendered_again_when_its_document_changes(shelf: Path) -> None:
    assert read_rulebook("chess", "de")
    (shelf / "de" / "chess.md").write_text("# Königsspiel\n", "utf-8")
    changed = read_rulebook("chess", "de")
    assert changed
    assert changed.title == "Königsspiel"
