"""Where do the rules speak of something? In which rule, by its words or by its number.

The words are those of the reader's language, with or without accents.
"""

from dataclasses import dataclass
from functools import lru_cache
from unicodedata import combining, normalize

from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from glenmore_site.rulebook import Rule, Rulebook, read_rulebook, rulebook_names
from words import ENGLISH

MOST = 60
#: Letters that are typed otherwise than they are written, besides those with accents.
TYPED = str.maketrans({"œ": "oe", "æ": "ae", "\N{RIGHT SINGLE QUOTATION MARK}": "'"})


@dataclass(frozen=True)
class Find:
    """A rule that was found."""

    game: str
    book: Rulebook
    rule: Rule
    words: tuple[str, ...]

    @property
    def address(self) -> str:
        """Where it stands."""
        return f"/rules/{self.game}#{self.rule.id}"

    @property
    def text(self) -> SafeString:
        """Its words, those looked for marked."""
        return _marked(self.rule.text, self.words)


def find_rules(asked: str, language: str) -> list[Find]:
    """The rules in which every word occurs, in their text or as the beginning of their number."""
    words = tuple(_folded(asked).split())
    if not words:
        return []
    finds = [Find(game, book, rule, words) for game, book, rule in _all_rules(language)]
    return [find for find in finds if _fits(find.rule, words)][:MOST]


def address_of(rule_id: str) -> str | None:
    """Where the rule with this number stands, however its letters are written."""
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
    """Text as it is compared: in small letters, without accents."""
    letters = normalize("NFKD", text.casefold().translate(TYPED))
    return "".join(letter for letter in letters if not combining(letter))


def _fits(rule: Rule, words: tuple[str, ...]) -> bool:
    text, number = _folded(rule.text), rule.id.casefold()
    return all(word in text or number.startswith(word) for word in words)


def _marked(text: str, words: tuple[str, ...]) -> SafeString:
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
    """A piece of text cut at each place where the word occurs; what is marked stays whole."""
    text, hit = piece
    at = _folded(text).find(word)
    if hit or at < 0:
        return [piece]
    # A letter may be compared as several, or as none.
    letters = [i for i, letter in enumerate(text) for _ in _folded(letter)]
    start, end = letters[at], letters[at + len(word) - 1] + 1
    return [(text[:start], False), (text[start:end], True), *_split((text[end:], False), word)]
