"""Validate and compare the names of players."""

import re
import secrets
import unicodedata

from accounts.lookalikes import has_allowed_scripts, skeleton
from accounts.refusals import AccountRefusal
from i18n import translate

MAX_LENGTH = 24
MIN_LENGTH = 2
# Letters and digits of any script, with single punctuation marks or spaces between them.
PATTERN = re.compile(r"[^\W_]+(?:[ ._'\u2019-][^\W_]+)*")
RESERVED = frozenset(
    {"admin", "administrator", "anonymous", "bot", "glenmore", "moderator", "system"}
)
_RESERVED_SKELETONS = frozenset(map(skeleton, RESERVED))


def clean_name(name: str) -> str:
    """Return the name as it will be shown; refuse an invalid one."""
    cleaned = " ".join(unicodedata.normalize("NFKC", name).split())
    if not MIN_LENGTH <= len(cleaned) <= MAX_LENGTH:
        raise _refused(translate("account-name-length", shortest=MIN_LENGTH, longest=MAX_LENGTH))
    if not PATTERN.fullmatch(cleaned):
        raise _refused(translate("account-name-letters"))
    if not has_allowed_scripts(cleaned):
        raise _refused(translate("account-name-scripts"))
    if skeleton(cleaned) in _RESERVED_SKELETONS:
        raise _refused(translate("account-name-kept"))
    return cleaned


def name_key(name: str) -> str:
    """Return a key that is the same for names that differ only in case."""
    return unicodedata.normalize("NFKC", name).casefold()


def generated_name(kind: str) -> str:
    """Return a random name, unique with near certainty."""
    return f"{kind} {secrets.token_hex(4)}"


def _refused(message: str) -> AccountRefusal:
    return AccountRefusal(message, field="display_name")
