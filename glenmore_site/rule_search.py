"""Where do the rules speak of something? In which rule, by its words or by its number."""

from dataclasses import dataclass

from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from glenmore_site.rulebook import Rule, read_rulebook, rulebook_names

MOST = 60


@dataclass(frozen=True)
class Find:
    """A rule that was found."""

    game: str
    title: str
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


def find_rules(asked: str) -> list[Find]:
    """The rules in which every word occurs, in their text or as the beginning of their number."""
    words = tuple(asked.casefold().split())
    if not words:
        return []
    finds = [Find(game, title, rule, words) for game, title, rule in _all_rules()]
    return [find for find in finds if _fits(find.rule, words)][:MOST]


def address_of(rule_id: str) -> str | None:
    """Where the rule with this number stands, however its letters are written."""
    wanted = rule_id.casefold()
    rules = _all_rules()
    return next(
        (f"/rules/{game}#{rule.id}" for game, _, rule in rules if rule.id.casefold() == wanted),
        None,
    )


def _all_rules() -> list[tuple[str, str, Rule]]:
    found = ((name, read_rulebook(name)) for name in rulebook_names())
    return [(name, book.title, rule) for name, book in found if book for rule in book.rules]


def _fits(rule: Rule, words: tuple[str, ...]) -> bool:
    text, number = rule.text.casefold(), rule.id.casefold()
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
    at = text.casefold().find(word)
    # Letters that have another length in small are rare: then nothing is marked.
    if hit or at < 0 or len(text.casefold()) != len(text):
        return [piece]
    end = at + len(word)
    return [(text[:at], False), (text[at:end], True), *_split((text[end:], False), word)]
