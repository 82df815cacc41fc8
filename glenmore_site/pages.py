"""What does a visitor get who opens a screen of the app, or the rules of a game?"""

import json

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import cache_control
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from accounts.models import Player
from accounts.serializers import MeSerializer
from glenmore_site.rule_search import address_of, find_rules
from glenmore_site.rulebook import read_rulebook, rulebook_names
from glenmore_site.worker import service_worker

#: Where the app shows a screen of its own; `frontend/src/app/routes.ts` has the same list.
SCREENS = (
    "",
    "games",
    "lobby",
    "find",
    "me",
    "me/notifications",
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
def offline(request: HttpRequest) -> HttpResponse:
    """The app with nobody's name in it: what a device shows without a connection."""
    return render(request, "app.html", {"me": None})


@require_safe
@cache_control(no_cache=True)
def worker(_request: HttpRequest) -> HttpResponse:
    """The service worker, at the root, since it may speak for its own folder alone."""
    return HttpResponse(service_worker(), content_type="text/javascript")


@require_safe
def rules_index(request: HttpRequest) -> HttpResponse:
    """All rules, and those that speak of what is looked for; a rule's number leads to it."""
    asked = request.GET.get("q", "").strip()[:100]
    if found := address_of(asked):
        return redirect(found)
    books = [(name, read_rulebook(name)) for name in (*rulebook_names(), "components")]
    shown = {"books": books, "searched": asked, "finds": find_rules(asked)}
    return render(request, "rules_index.html", shown)


@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game, one anchor per rule; a rule's own number leads to its place."""
    rulebook = read_rulebook(game)
    if rulebook is None and (found := address_of(game)):
        return redirect(found)
    if rulebook is None:
        raise Http404("There are no rules of a game by this name.")
    return render(request, "rules.html", {"rulebook": rulebook})


def _me(request: HttpRequest) -> str:
    """What players see of themselves; nothing for a visitor."""
    player = request.user
    return json.dumps(MeSerializer(player).data) if isinstance(player, Player) else ""
