"""Require that a player has logged in, or given password or passkey again, a moment ago.

So a browser left open, or a stolen session, is not enough to take over or take away an account.
"""

from __future__ import annotations

import time

from allauth.account import app_settings
from allauth.account.internal.flows.reauthentication import did_recently_reauthenticate
from django.http import HttpRequest
from rest_framework.request import Request

from accounts.models import Player
from accounts.refusals import LogInAgain

SESSION_KEY = "logged_in_at"


def record_log_in(request: HttpRequest) -> None:
    """Remember in the session when the player logged in."""
    request.session[SESSION_KEY] = time.time()


def require_fresh_log_in(request: Request) -> None:
    """Refuse unless the log-in is fresh; guests have nothing to log in with."""
    if not (isinstance(request.user, Player) and request.user.is_guest) and not is_fresh(request):
        raise LogInAgain


def is_fresh(request: Request) -> bool:
    """Whether the player has logged in, or proved again who they are, a moment ago."""
    age = time.time() - float(request.session.get(SESSION_KEY, 0))
    is_recent = 0 <= age < app_settings.REAUTHENTICATION_TIMEOUT
    return is_recent or bool(did_recently_reauthenticate(request))
