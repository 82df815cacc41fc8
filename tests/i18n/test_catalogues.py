"""All languages have the same messages, and every message is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from i18n import LANGUAGES, current_language, listed, translate, use_language
from i18n.catalogues import PACKAGES, ROOT, bundle_of, catalogue_files

IN_TEMPLATE = re.compile(r'{% translate "([a-z0-9-]+)"((?: \w+=[^ %]+)*)')


class Entry(NamedTuple):
    """A message: where it stands, its key, and what it asks for."""

    place: str
    key: str
    wants: frozenset[str]


class Wants(Visitor):
    """Collect the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """All messages of a language."""
    return tuple(entry for path in catalogue_files(language) for entry in read(path, language))


def read(path: Path, language: str) -> Iterator[Entry]:
    place = path.relative_to(ROOT).as_posix().replace(f"/locales/{language}/", "/locales/*/")
    for node in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(node, ftl.Junk), f"{path} cannot be read: {node.content}"
        if isinstance(node, ftl.Message):
            wants = Wants()
            wants.visit(node)
            yield Entry(place, node.id.name, frozenset(wants.names))


@cache
def sources() -> tuple[ast.Module, ...]:
    """List all modules that may translate something."""
    paths = (path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
    return tuple(ast.parse(path.read_text("utf-8")) for path in paths)


@cache
def in_templates() -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the keys used in templates, with their arguments."""
    paths = [path for package in PACKAGES for path in (ROOT / package).rglob("templates/**/*.*")]
    found = [each for path in paths for each in IN_TEMPLATE.findall(path.read_text("utf-8"))]
    return tuple((key, frozenset(re.findall(r"(\w+)=", given))) for key, given in found)


def nodes() -> Iterator[ast.AST]:
    return (node for module in sources() for node in ast.walk(module))


def said() -> Iterator[tuple[str, frozenset[str]]]:
    """Return the literal keys in the code, each with its arguments."""
    yield from in_templates()
    for call in nodes():
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id == "translate"
        ):
            given = frozenset(word.arg or "" for word in call.keywords)
            for key in keys_in(call.args[0]):
                yield key, given
    yield from ((key, frozenset()) for key in declared("question_key"))


def declared(name: str) -> Iterator[str]:
    """Yield the keys that classes declare under a name."""
    for node in nodes():
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and node.target.id == name
            and isinstance(node.value, ast.Constant)
            and node.value.value
        ):
            yield str(node.value.value)


def keys_in(asked: ast.expr) -> Iterable[str]:
    if isinstance(asked, ast.IfExp):
        return [*keys_in(asked.body), *keys_in(asked.orelse)]
    whole = isinstance(asked, ast.Constant) and isinstance(asked.value, str)
    return [asked.value] if whole else []  # type: ignore[attr-defined]


def form_of(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"


def forms() -> list[re.Pattern[str]]:
    """Return the patterns of composed keys: `f"message-{kind}"`."""
    made = [node for node in nodes() if isinstance(node, ast.JoinedStr)]
    texts = ["".join(map(form_of, each.values)) for each in made]
    return [re.compile(text) for text in texts if re.match(r"[a-z0-9]+\\-", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_holds_the_same_messages_as_english(language: str) -> None:
    assert set(entries(language)) == set(entries("en"))


def test_a_message_stands_once_in_the_catalogue_that_it_is_named_after() -> None:
    keys = [entry.key for entry in entries("en")]
    assert len(set(keys)) == len(keys)
    for entry in entries("en"):
        assert entry.key.startswith(Path(entry.place).stem + "-"), entry


def test_every_key_in_the_code_has_a_message_and_passes_its_arguments() -> None:
    wanted = {entry.key: entry.wants for entry in entries("en")}
    for key, given in said():
        assert wanted.get(key) == given, key
    for key in declared("words_key"):
        assert wanted[key] <= {"number"}, key


def test_no_message_is_unused() -> None:
    texts = (node.value for node in nodes() if isinstance(node, ast.Constant))
    whole = {text for text in texts if isinstance(text, str)} | {key for key, _ in in_templates()}
    made = forms()
    unused = [entry.key for entry in entries("en") if entry.key not in whole]
    assert not [key for key in unused if not any(form.fullmatch(key) for form in made)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    bundle = bundle_of(language)
    for entry in entries(language):
        given = dict.fromkeys(entry.wants, 2)
        pattern = bundle.get_message(entry.key).value
        assert pattern
        text, errors = bundle.format_pattern(pattern, given)
        assert text
        assert not errors, entry.key


def test_plural_forms_are_those_of_the_language() -> None:
    assert translate("counted-coins", number=1) == "1 coin"
    assert translate("counted-coins", number=0) == "0 coins"
    with use_language("fr"):
        assert translate("counted-coins", number=0) == "0 pièce"


def test_things_in_a_row_are_joined_as_the_language_does() -> None:
    assert listed(["wood", "stone", "grain"]) == "wood, stone and grain"
    with use_language("de"):
        assert listed(["Holz", "Stein"], either=True) == "Holz oder Stein"


def test_a_language_is_used_until_its_block_ends() -> None:
    with use_language("nl"):
        assert current_language() == "nl"
    assert current_language() == "en"


def test_an_unknown_language_becomes_english() -> None:
    with use_language("pt"):
        assert translate("counted-coins", number=2) == "2 coins"
