"""Recognise a browser in which a player has logged in before, by a signed cookie.

Strangers who guess passwords use up the limits of an account; its owner, in a browser that is
known, is not counted among them and cannot be locked out.
"""

from __future__ import annotations

from collections.abc import Mapping

from django.core import signing

COOKIE = "device"
MAX_AGE_S = 365 * 24 * 3600
MAX_PLAYERS = 5
SALT = "accounts.device"


def known_players(cookies: Mapping[str, str]) -> list[int]:
    """Ids of the players who have logged in in this browser, the last one first."""
    try:
        players = signing.loads(cookies.get(COOKIE, ""), salt=SALT, max_age=MAX_AGE_S)
    except signing.BadSignature:
        return []
    return [player for player in players if isinstance(player, int)]


def signed_players(cookies: Mapping[str, str], player_id: int) -> str:
    """The cookie's new value after a player has logged in."""
    others = [known for known in known_players(cookies) if known != player_id]
    return signing.dumps([player_id, *others][:MAX_PLAYERS], salt=SALT)
