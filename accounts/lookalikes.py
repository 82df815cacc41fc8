"""Decide which scripts a name may mix, and which names look alike.

A small part of Unicode Technical Standard 39: the scripts recommended for identifiers, its
level "highly restrictive" for mixing them, and a skeleton that look-alikes share.
"""

import unicodedata

#: Scripts that identifiers may use, as the names of their characters begin.
SCRIPTS = frozenset(
    {
        "ARABIC",
        "ARMENIAN",
        "BENGALI",
        "BOPOMOFO",
        "CJK",
        "CYRILLIC",
        "DEVANAGARI",
        "ETHIOPIC",
        "GEORGIAN",
        "GREEK",
        "GUJARATI",
        "GURMUKHI",
        "HANGUL",
        "HEBREW",
        "HIRAGANA",
        "KANNADA",
        "KATAKANA",
        "KATAKANA-HIRAGANA",
        "KHMER",
        "LAO",
        "LATIN",
        "MALAYALAM",
        "MYANMAR",
        "ORIYA",
        "SINHALA",
        "TAMIL",
        "TELUGU",
        "THAI",
        "TIBETAN",
    }
)
#: Scripts that one writing system uses together; each of them also with Latin.
MIXES = (
    frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}),
    frozenset({"CJK", "BOPOMOFO"}),
    frozenset({"CJK", "HANGUL"}),
)
#: Letters of European languages; the rest of Latin is phonetic signs, small capitals and clicks.
LATIN_RANGES = ((0x41, 0x1BF), (0x1C4, 0x24F), (0x1E00, 0x1EFF))
#: Letters, to Unicode, that are drawn as nothing at all.
FILLERS = frozenset("\u115f\u1160\u3164\uffa0")

_LOOKS_LIKE = {
    "I1|\u0131": "ll|i",
    "0\u2019": "o'",
    # Cyrillic, capitals and small letters
    "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e": "abesljkmho",
    "\u0420\u0421\u0422\u0423\u0425\u0417\u04c0": "pctyx3l",
    "\u0430\u0432\u0435\u0455\u0456\u0458\u043a\u043c\u043d\u043e": "abesijkmho",
    "\u0440\u0441\u0442\u0443\u0445\u0437\u04cf\u0433\u043f\u044c": "pctyx3lrnb",
    "\u0501\u051b\u051d\u04bb\u0475": "dqwhv",
    # Greek, capitals and small letters
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f": "abezhlkmno",
    "\u03a1\u03a4\u03a5\u03a7": "ptyx",
    "\u03b1\u03b2\u03b3\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1": "abyenikvop",
    "\u03c3\u03c4\u03c5\u03c7\u03c9": "otuxw",
    # Armenian
    "\u0585\u0555\u057d\u0578\u0570\u0581\u0566\u0561": "oounhgqw",
}
_SKELETON = str.maketrans(
    {
        letter: like
        for group, likes in _LOOKS_LIKE.items()
        for letter, like in zip(group, likes, strict=True)
    }
)


def has_allowed_scripts(name: str) -> bool:
    """Whether all letters belong to one writing system, and all digits to one set of digits."""
    letters = [letter for letter in name if letter.isalpha()]
    digits = [digit for digit in name if not digit.isalpha() and digit.isalnum()]
    scripts = {_script(letter) for letter in letters}
    if not scripts <= SCRIPTS or FILLERS & set(name):
        return False
    return _can_be_mixed(scripts) and len({_zero_of(digit) for digit in digits}) <= 1


def skeleton(name: str) -> str:
    """Return a text that is the same for names that a reader could mistake for each other."""
    decomposed = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    plain = decomposed.translate(_SKELETON).casefold()
    return unicodedata.normalize("NFC", plain.replace("rn", "m").replace("vv", "w"))


def _script(letter: str) -> str:
    script = unicodedata.name(letter, "UNKNOWN").partition(" ")[0]
    if script == "LATIN" and not any(low <= ord(letter) <= high for low, high in LATIN_RANGES):
        return "OTHER LATIN"
    return script


def _can_be_mixed(scripts: set[str]) -> bool:
    others = scripts - {"LATIN"}
    return len(scripts) <= 1 or any(others <= mix for mix in MIXES)


def _zero_of(digit: str) -> int | None:
    value = unicodedata.decimal(digit, None)
    return None if value is None else ord(digit) - int(value)
