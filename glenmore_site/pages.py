"""What does a visitor get who opens a screen of the app, or the rules of a game?"""

import json

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import cache_control
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from accounts.models import Player
from accounts.serializers import MeSerializer
from glenmore_site.foresight import faces_address
from glenmore_site.installing import web_manifest
from glenmore_site.rule_search import address_of, find_rules
from glenmore_site.rulebook import COMPONENTS, read_rulebook, rulebook_names
from glenmore_site.worker import service_worker
from words import LANGUAGES, speaking, spoken

#: Where the app shows a screen of its own, and in which file it is: loaded with the page, not when
#: the app has begun. `frontend/src/app/routes.ts` has the same list.
SCREENS = {
    "": "home/Home",
    "games": "home/Games",
    "lobby": "lobby/Lobby",
    "find": "lobby/Find",
    "me": "me/Me",
    "me/notifications": "notifications/Notifications",
    "sign-in": "auth/SignIn",
    "sign-up": "auth/SignUp",
    "reset-password": "auth/ResetPassword",
    "tables/new": "tables/NewTable",
    "tables/<slug:table>": "tables/TablePage",
    "tables/<slug:table>/replay": "replay/ReplayScreen",
    "import": "replay/ImportScreen",
    "learn": "tutorial/LearnScreen",
    "verify": "replay/VerifyScreen",
}


@require_safe
@ensure_csrf_cookie
@cache_control(private=True, no_cache=True)
def screen(request: HttpRequest, file: str, table: str = "") -> HttpResponse:
    """The app, who looks, so that its first screen need not ask, and that screen's own file."""
    faces = faces_address(request, table) if table else ""
    shown = {"me": _me(request), "file": f"src/{file}.svelte", "faces": faces}
    return render(request, "app.html", shown)


@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """The app with nobody's name or language in it: what a device shows without a connection."""
    return render(request, "app.html", {"me": None, "language": ""})


@require_safe
@cache_control(no_cache=True)
def worker(_request: HttpRequest) -> HttpResponse:
    """The service worker, at the root, since it may speak for its own folder alone."""
    return HttpResponse(service_worker(), content_type="text/javascript")


@require_safe
@cache_control(public=True, max_age=3600)
def manifest(_request: HttpRequest, language: str) -> HttpResponse:
    """The app as it is installed; its address names the language, as no cookie comes along."""
    if language not in LANGUAGES:
        raise Http404
    with speaking(language):
        told = web_manifest(language)
    headers = {"Content-Language": language}
    return JsonResponse(told, content_type="application/manifest+json", headers=headers)


@require_safe
def rules_index(request: HttpRequest) -> HttpResponse:
    """All rules, and those that speak of what is looked for; a rule's number leads to it."""
    asked = request.GET.get("q", "").strip()[:100]
    if found := address_of(asked):
        return redirect(found)
    names = (*rulebook_names(), COMPONENTS)
    books = [(name, read_rulebook(name, spoken())) for name in names]
    finds = find_rules(asked, spoken())
    shown = {"books": books, "searched": asked, "finds": finds, "found": len(finds)}
    return render(request, "rules_index.html", shown)


@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game, one anchor per rule; a rule's own number leads to its place."""
    rulebook = read_rulebook(game, spoken())
    if rulebook is None and (found := address_of(game)):
        return redirect(found)
    if rulebook is None:
        raise Http404("There are no rules of a game by this name.")
    return render(request, "rules.html", {"rulebook": rulebook})


def _me(request: HttpRequest) -> str:
    """What players see of themselves; nothing for a visitor."""
    player = request.user
    return json.dumps(MeSerializer(player).data) if isinstance(player, Player) else ""
