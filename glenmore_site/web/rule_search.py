"""Search the rules by words or by rule id.

The words are those of the reader's language, with or without accents.
"""

from dataclasses import dataclass
from functools import lru_cache
from unicodedata import combining, normalize

from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from glenmore_site.web.rulebook import Rule, Rulebook, read_rulebook, rulebook_names
from i18n import ENGLISH

MAX_RESULTS = 60
#: Letters without accents that are often typed differently.
TYPED_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "\N{RIGHT SINGLE QUOTATION MARK}": "'"})


@dataclass(frozen=True)
class Match:
    """A rule that matches a search."""

    game: str
    book: Rulebook
    rule: Rule
    words: tuple[str, ...]

    @property
    def address(self) -> str:
        """The URL of the rule."""
        return f"/rules/{self.game}#{self.rule.id}"

    @property
    def text(self) -> SafeString:
        """The text of the rule, with the words of the query highlighted."""
        return _highlighted(self.rule.text, self.words)


def find_rules(query: str, language: str) -> list[Match]:
    """Return the rules that contain every word, in their text or as a prefix of their id."""
    words = tuple(_folded(query).split())
    if not words:
        return []
    matches = [Match(game, book, rule, words) for game, book, rule in _all_rules(language)]
    return [match for match in matches if _matches(match.rule, words)][:MAX_RESULTS]


def rule_url(rule_id: str) -> str | None:
    """Return the URL of the rule with this id, ignoring case."""
    wanted = rule_id.casefold()
    rules = _all_rules(ENGLISH)
    return next(
        (f"/rules/{game}#{rule.id}" for game, _, rule in rules if rule.id.casefold() == wanted),
        None,
    )


def _all_rules(language: str) -> list[tuple[str, Rulebook, Rule]]:
    found = ((name, read_rulebook(name, language)) for name in rulebook_names())
    return [(name, book, rule) for name, book in found if book for rule in book.rules]


@lru_cache(maxsize=4096)
def _folded(text: str) -> str:
    """Return the text in lower case and without accents, for comparison."""
    letters = normalize("NFKD", text.casefold().translate(TYPED_LETTERS))
    return "".join(letter for letter in letters if not combining(letter))


def _matches(rule: Rule, words: tuple[str, ...]) -> bool:
    text, number = _folded(rule.text), rule.id.casefold()
    return all(word in text or number.startswith(word) for word in words)


def _highlighted(text: str, words: tuple[str, ...]) -> SafeString:
    pieces = [(text, False)]
    for word in words:
        pieces = [part for piece in pieces for part in _split(piece, word)]
    # Both forms take the text as an argument, so that it is escaped.
    html = (
        format_html_join("", "<mark>{}</mark>" if hit else "{}", [(piece,)])
        for piece, hit in pieces
    )
    return format_html_join("", "{}", ((piece,) for piece in html))


def _split(piece: tuple[str, bool], word: str) -> list[tuple[str, bool]]:
    """Split a text at each occurrence of the word; highlighted parts stay whole."""
    text, hit = piece
    at = _folded(text).find(word)
    if hit or at < 0:
        return [piece]
    # Folding may turn one letter into several, or into none.
    letters = [i for i, letter in enumerate(text) for _ in _folded(letter)]
    start, end = letters[at], letters[at + len(word) - 1] + 1
    return [(text[:start], False), (text[start:end], True), *_split((text[end:], False), word)]
