"""Which names may a player bear, and when are two names the same?"""

import re
import secrets
import unicodedata

from accounts.refusals import AccountRefusal
from words import say

LONGEST = 24
SHORTEST = 2
# Letters and digits of any script, and single signs or blanks between them.
SHAPE = re.compile(r"[^\W_]+(?:[ ._'\u2019-][^\W_]+)*")
RESERVED = frozenset(
    {"admin", "administrator", "anonymous", "bot", "glenmore", "moderator", "system"}
)


def clean_name(name: str) -> str:
    """The name as it will be shown, or a refusal that says what is wrong with it."""
    cleaned = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST <= len(cleaned) <= LONGEST:
        raise _refused(say("account-name-length", shortest=SHORTEST, longest=LONGEST))
    if not SHAPE.fullmatch(cleaned):
        raise _refused(say("account-name-letters"))
    if name_key(cleaned) in RESERVED:
        raise _refused(say("account-name-kept"))
    return cleaned


def name_key(name: str) -> str:
    """What two names share that a reader would take for the same, whatever their case."""
    return unicodedata.normalize("NFKC", name).casefold()


def made_up_name(kind: str) -> str:
    """A name for somebody who has not chosen one; chance makes it unique well enough."""
    return f"{kind} {secrets.token_hex(4)}"


def _refused(message: str) -> AccountRefusal:
    return AccountRefusal(message, field="display_name")
