"""Refuse passwords that are known from breaches or can be guessed.

zxcvbn compares them with the most frequent breached passwords, names and words, variations such as
P@ssw0rd1 included, and with what an attacker knows about the site and the player.
"""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from zxcvbn import zxcvbn

from i18n import translate

#: An attacker who guesses in the best order needs at least a million attempts (score 2).
MIN_SCORE = 2
#: zxcvbn compares no more; a password that is fine up to here is fine.
MAX_COMPARED = 72
#: Words that everybody thinks of on this site.
SITE_WORDS = ("glenmore", "glen more", "chronicles", "scotland", "whisky")


class GuessablePasswordValidator:
    """Checks a new password, for Django's list of validators."""

    def validate(self, password: str, user: Any = None) -> None:  # noqa: ANN401 - Django's
        """Refuse a password that can be guessed."""
        known = [getattr(user, name, "") for name in ("display_name", "email")]
        result = zxcvbn(password[:MAX_COMPARED], user_inputs=[*SITE_WORDS, *filter(None, known)])
        if result["score"] < MIN_SCORE:
            raise ValidationError(self.get_help_text(), code="password_guessable")

    def get_help_text(self) -> str:
        """Say what to do instead."""
        return translate("account-password-guessable")
