"""Render the Markdown documents of the rules as pages with an anchor per rule.

A rule is a list item that opens with its id in bold: `- **G1-PLC-2** At least one ...`. The id
becomes the item's anchor and a link to itself. Ids may end in a name:
`- **G2-CLN-MacDonald** 1 stone ...`.

A link to another document, `rules/glen-more-2.md#G2-PLC-2`, becomes a link to its page,
`glen-more-2#G2-PLC-2`.

Translations are in a folder named after the language and have the same rules in the same order.
A page has the same URL in all languages, so a section of a translation has the anchor of the
English section besides its own.
"""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from django.conf import settings
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import slugify
from markdown_it import MarkdownIt
from markdown_it.token import Token

from games.engine.component_list import components_page
from i18n import ENGLISH, translate, use_language

#: The page that is generated from the tables of the engine instead of a document.
COMPONENTS = "components"
DOCUMENT = re.compile(r"(?:[\w.-]+/)*(?P<name>[\w-]+)\.md(?P<anchor>#.*)?")
#: G1-PLC-2, G2-CLN-MacDonald; of a Chronicle C7-VOTE-1; of two Chronicles together X-1-3.
RULE_ID = re.compile(
    r"(?P<id>(?:[CG]\d|X)(?:-(?:\d+|[A-Z][A-Za-z]*))+)(?:\s+(?P<name>.+))?",
)
MAX_NAME_LENGTH = 100


@dataclass(frozen=True)
class Section:
    """A heading, as listed in the table of contents."""

    anchor: str
    title: str


@dataclass(frozen=True)
class Rule:
    """A rule: its id and its plain text."""

    id: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """A rendered rules document."""

    language: str
    title: str
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]
    body: SafeString


def rulebook_names() -> list[str]:
    """Return the names of all rules documents: the two games, then the Chronicles in order."""
    names = sorted(path.stem for path in settings.RULEBOOKS.glob("*.md"))
    return sorted(names, key=lambda name: name.startswith("chronicle"))


def read_rulebook(name: str, language: str) -> Rulebook | None:
    """Return the rules of a game, or the page of components; None if there is no such page.

    A document without a translation is returned in English.
    """
    if name == COMPONENTS:
        return _components(language)
    if len(name) > MAX_NAME_LENGTH:
        return None  # the file system refuses to look for it
    for each in (language, ENGLISH):
        path = _path(name, each)
        if path.is_file():
            return _rendered(path, path.stat().st_mtime_ns, each, _anchors(name, each))
    return None


def _path(name: str, language: str) -> Path:
    rulebooks: Path = settings.RULEBOOKS
    return (rulebooks if language == ENGLISH else rulebooks / language) / f"{name}.md"


def _anchors(name: str, language: str) -> tuple[str, ...]:
    """Return the anchors of the English document, for a translation."""
    english = None if language == ENGLISH else read_rulebook(name, ENGLISH)
    return tuple(section.anchor for section in english.sections) if english else ()


@lru_cache(maxsize=64)
def _rendered(path: Path, _changed: int, language: str, anchors: tuple[str, ...]) -> Rulebook:
    return render_rulebook(path.read_text("utf-8"), language, anchors)


@cache
def _components(language: str) -> Rulebook:
    with use_language(language):
        page = components_page()
    return render_rulebook(page, language, _anchors(COMPONENTS, language))


def render_rulebook(text: str, language: str = ENGLISH, anchors: tuple[str, ...] = ()) -> Rulebook:
    """Render a document: title, table of contents, and body with an anchor per rule."""
    # Raw HTML is off, so that documents cannot inject any.
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    title = _pop_title(tokens)
    sections = _anchor_sections(tokens, anchors)
    rules = _anchor_rules(tokens)
    _mark_rulings(tokens, language)
    _link_to_pages(tokens)
    _wrap_tables(tokens)
    body = markdown.renderer.render(tokens, markdown.options, {})
    return Rulebook(language, title, sections, rules, mark_safe(body))  # noqa: S308 - our document, rendered without HTML


def _pop_title(tokens: list[Token]) -> str:
    """Remove and return the first-level heading, which the page template renders."""
    start = next(i for i, token in enumerate(tokens) if token.tag == "h1")
    title = tokens[start + 1].content
    del tokens[start : start + 3]
    return title


def _anchor_sections(tokens: list[Token], anchors: tuple[str, ...]) -> tuple[Section, ...]:
    headings = [
        (token, tokens[i + 1])
        for i, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag == "h2"
    ]
    given = dict(enumerate(anchors))
    return tuple(
        _anchor_section(heading, title, given.get(i)) for i, (heading, title) in enumerate(headings)
    )


def _anchor_section(heading: Token, title: Token, anchor: str | None) -> Section:
    own = slugify(title.content, allow_unicode=True)
    heading.attrSet("id", anchor or own)
    if anchor not in {None, own}:
        title.children = [*_empty_anchor(own), *(title.children or [])]
    return Section(anchor or own, title.content)


def _empty_anchor(anchor: str) -> list[Token]:
    """Return an invisible link target."""
    return [Token("place_open", "span", 1, attrs={"id": anchor}), Token("place_close", "span", -1)]


def _anchor_rules(tokens: list[Token]) -> tuple[Rule, ...]:
    """Give each rule's list item its id. An item opens with: item, paragraph, inline text."""
    rules = []
    for i, token in enumerate(tokens):
        if token.type != "list_item_open":
            continue
        if rule_id := _anchor_rule(token, tokens[i + 2]):
            rules.append(Rule(rule_id, _plain_text(tokens[i:], rule_id)))
    return tuple(rules)


def _anchor_rule(item: Token, inline: Token) -> str | None:
    children = inline.children or []
    # Text that begins in bold is tokenized as: empty text, strong_open, text, strong_close.
    if [child.type for child in children[:2]] != ["text", "strong_open"] or children[0].content:
        return None
    if not (rule := RULE_ID.fullmatch(children[2].content)):
        return None
    item.attrSet("id", rule["id"])
    item.attrSet("class", "rule")
    children[1:4] = [*_self_link(rule["id"]), *_strong(rule["name"])]
    return rule["id"]


def _plain_text(tokens: list[Token], rule_id: str) -> str:
    """Return the plain text of the list item that these tokens begin with, without its id."""
    item = tokens[0]
    end = next(
        i
        for i, token in enumerate(tokens)
        if token.type == "list_item_close" and token.level == item.level
    )
    paragraphs = [token.children for token in tokens[:end] if token.children]
    text = " ".join("".join(_token_text(child) for child in children) for children in paragraphs)
    return " ".join(text.replace(rule_id, "", 1).split())


def _token_text(token: Token) -> str:
    return " " if token.type in {"softbreak", "hardbreak"} else token.content


def _self_link(rule_id: str) -> list[Token]:
    link = Token("link_open", "a", 1, attrs={"class": "rule-id", "href": f"#{rule_id}"})
    return [link, _text_token(rule_id), Token("link_close", "a", -1)]


def _strong(name: str | None) -> list[Token]:
    if not name:
        return []
    return [
        _text_token(" "),
        Token("strong_open", "strong", 1),
        _text_token(name),
        Token("strong_close", "strong", -1),
    ]


def _text_token(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _mark_rulings(tokens: list[Token], language: str) -> None:
    """Mark our rulings, so that the page shows them differently from the printed rules."""
    with use_language(language):
        ruling = translate("rules-ruling").casefold().split()
    for children in (token.children for token in tokens if token.children):
        for i, token in enumerate(children):
            # French has a no-break space before the colon.
            words = children[i + 1].content.casefold().split() if token.type == "em_open" else []
            if words == ruling:
                token.attrSet("class", "ruling")


def _link_to_pages(tokens: list[Token]) -> None:
    """Turn links to documents into links to their pages, which share one folder."""
    for link in (child for token in tokens for child in token.children or []):
        if link.type == "link_open" and (page := DOCUMENT.fullmatch(str(link.attrGet("href")))):
            link.attrSet("href", page["name"] + (page["anchor"] or ""))


def _wrap_tables(tokens: list[Token]) -> None:
    """Wrap each table in an element that scrolls if the table is wider than the screen."""
    for i, token in reversed(list(enumerate(tokens))):
        if token.type == "table_open":
            attributes: dict[str, str | int | float] = {"class": "table", "tabindex": 0}
            tokens.insert(i, Token("frame_open", "div", 1, attrs=attributes, block=True))
        elif token.type == "table_close":
            tokens.insert(i + 1, Token("frame_close", "div", -1, block=True))
