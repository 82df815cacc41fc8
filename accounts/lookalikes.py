"""Decide which scripts a name may mix, and which names look alike (Unicode Technical Standard 39).

Scripts and confusable characters come from Unicode's data, as `confusable-homoglyphs` ships them:
docs/decisions/0024.
"""

import unicodedata
from collections import defaultdict
from functools import cache

from confusable_homoglyphs import categories, confusables

#: Scripts that Unicode recommends for identifiers.
SCRIPTS = frozenset(
    {
        "ARABIC",
        "ARMENIAN",
        "BENGALI",
        "BOPOMOFO",
        "CYRILLIC",
        "DEVANAGARI",
        "ETHIOPIC",
        "GEORGIAN",
        "GREEK",
        "GUJARATI",
        "GURMUKHI",
        "HAN",
        "HANGUL",
        "HEBREW",
        "HIRAGANA",
        "KANNADA",
        "KATAKANA",
        "KHMER",
        "LAO",
        "LATIN",
        "MALAYALAM",
        "MYANMAR",
        "ORIYA",
        "SINHALA",
        "TAMIL",
        "TELUGU",
        "THAANA",
        "THAI",
        "TIBETAN",
    }
)
#: Scripts that one writing system uses together, its level "highly restrictive"; also with Latin.
MIXES = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "BOPOMOFO"}),
    frozenset({"HAN", "HANGUL"}),
)
#: Letters of European languages; the rest of Latin is phonetic signs, small capitals and clicks.
LATIN_RANGES = ((0x41, 0x1BF), (0x1C4, 0x24F), (0x1E00, 0x1EFF))
#: Letters, to Unicode, that are drawn as nothing at all.
FILLERS = frozenset("\u115f\u1160\u3164\uffa0")
#: Lengthens a vowel in kana; Unicode lists it under no script of its own.
SOUND_MARK = "\u30fc"


def has_allowed_scripts(name: str) -> bool:
    """Whether all letters belong to one writing system, and all digits to one set of digits."""
    letters = [letter for letter in name if letter.isalpha()]
    digits = [digit for digit in name if not digit.isalpha() and digit.isalnum()]
    scripts = {_script(letter) for letter in letters}
    if not scripts <= SCRIPTS or FILLERS & set(name):
        return False
    return _can_be_mixed(scripts) and len({_zero_of(digit) for digit in digits}) <= 1


def skeleton(name: str) -> str:
    """Return a text that is the same for names that a reader could mistake for each other.

    Upper and lower case are the same to us, so characters are compared before and after folding.
    """
    folded = _replace_confusables(unicodedata.normalize("NFKC", name)).casefold()
    # Unicode's data lack this one.
    return _replace_confusables(folded).replace("vv", "w")


def _replace_confusables(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", decomposed.translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    """Map each confusable character to the one that stands for all that look like it."""
    groups = defaultdict[str, set[str]](set)
    for character, others in confusables.confusables_data.items():
        for other in others:
            one, another = _without_marks(character), _without_marks(other["c"])
            groups[one].add(another)
            groups[another].add(one)
    return {
        ord(character): _prototype(character, groups) for character in groups if len(character) == 1
    }


def _prototype(character: str, groups: dict[str, set[str]]) -> str:
    """Return the centre of a group: what all the others name, while they name nothing else."""
    return max(
        {character, *groups[character]}, key=lambda each: (len(groups[each]), len(each), each)
    )


def _without_marks(text: str) -> str:
    """Remove the marks that Unicode's table has around characters written from right to left."""
    return text.replace("\u200e", "")


def _script(letter: str) -> str:
    if letter == SOUND_MARK:
        return "KATAKANA"
    script: str = categories.alias(letter)
    if script == "LATIN" and not any(low <= ord(letter) <= high for low, high in LATIN_RANGES):
        return "OTHER LATIN"
    return script


def _can_be_mixed(scripts: set[str]) -> bool:
    others = scripts - {"LATIN"}
    return len(scripts) <= 1 or any(others <= mix for mix in MIXES)


def _zero_of(digit: str) -> int | None:
    value = unicodedata.decimal(digit, None)
    return None if value is None else ord(digit) - int(value)
