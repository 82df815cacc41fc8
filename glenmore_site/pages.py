"""What does a visitor get who opens a screen of the app, or the rules of a game?"""

import json

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from accounts.models import Player
from accounts.serializers import MeSerializer
from glenmore_site.rulebook import read_rulebook

#: Where the app shows a screen of its own; `frontend/src/app/routes.ts` has the same list.
SCREENS = (
    "",
    "games",
    "lobby",
    "find",
    "me",
    "sign-in",
    "sign-up",
    "reset-password",
    "tables/new",
    "tables/<slug:table>",
)


@require_safe
@ensure_csrf_cookie
@cache_control(private=True, no_cache=True)
def screen(request: HttpRequest, **_asked: str) -> HttpResponse:
    """The app, and who looks, so that its first screen need not ask."""
    return render(request, "app.html", {"me": _me(request)})


@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game, one anchor per rule."""
    rulebook = read_rulebook(game)
    if rulebook is None:
        raise Http404("There are no rules of a game by this name.")
    return render(request, "rules.html", {"rulebook": rulebook})


def _me(request: HttpRequest) -> str:
    """What players see of themselves; nothing for a visitor."""
    player = request.user
    return json.dumps(MeSerializer(player).data) if isinstance(player, Player) else ""
