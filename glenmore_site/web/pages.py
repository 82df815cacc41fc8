"""Pages: the screens of the app, its manifest and service worker, and the rules."""

import json

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import cache_control
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from accounts.models import Player
from accounts.serializers import MeSerializer
from glenmore_site.web.app_manifest import web_manifest
from glenmore_site.web.corrections import ReportForm
from glenmore_site.web.preload import faces_url
from glenmore_site.web.rule_search import find_rules, rule_url
from glenmore_site.web.rulebook import COMPONENTS, read_rulebook, rulebook_names
from glenmore_site.web.service_worker import service_worker
from i18n import LANGUAGES, current_language, use_language

#: URL of each screen of the app and the file that shows it, which the page preloads.
#: `frontend/src/app/routes.ts` has the same list.
SCREENS = {
    "": "home/Home",
    "games": "home/Games",
    "lobby": "lobby/Lobby",
    "find": "lobby/Find",
    "me": "account/Me",
    "me/notifications": "notifications/Notifications",
    "sign-in": "auth/SignIn",
    "sign-up": "auth/SignUp",
    "reset-password": "auth/ResetPassword",
    "tables/new": "tables/NewTable",
    "tables/<slug:table>": "game/TablePage",
    "tables/<slug:table>/replay": "replay/ReplayScreen",
    "import": "replay/ImportScreen",
    "learn": "tutorial/LearnScreen",
    "verify": "replay/VerifyScreen",
}


@require_safe
@ensure_csrf_cookie
@cache_control(private=True, no_cache=True)
def screen(request: HttpRequest, file: str, table: str = "") -> HttpResponse:
    """Serve the app with the player's account and the file of its first screen."""
    faces = faces_url(request, table) if table else ""
    shown = {"me": _me(request), "file": f"src/{file}.svelte", "faces": faces}
    return render(request, "app.html", shown)


@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """Serve the app without account or language, for devices without a connection."""
    return render(request, "app.html", {"me": None, "language": ""})


@require_safe
@cache_control(no_cache=True)
def worker(_request: HttpRequest) -> HttpResponse:
    """Serve the service worker at the root, as its scope is its own folder."""
    return HttpResponse(service_worker(), content_type="text/javascript")


@require_safe
@cache_control(public=True, max_age=3600)
def manifest(_request: HttpRequest, language: str) -> HttpResponse:
    """Serve the app manifest; its URL has the language, as browsers send no cookie for it."""
    if language not in LANGUAGES:
        raise Http404
    with use_language(language):
        content = web_manifest(language)
    headers = {"Content-Language": language}
    return JsonResponse(content, content_type="application/manifest+json", headers=headers)


@require_safe
def rules_index(request: HttpRequest) -> HttpResponse:
    """List all rulebooks and the rules that match a search; redirect from a rule id."""
    query = request.GET.get("q", "").strip()[:100]
    if found := rule_url(query):
        return redirect(found)
    names = (*rulebook_names(), COMPONENTS)
    books = [(name, read_rulebook(name, current_language())) for name in names]
    matches = find_rules(query, current_language())
    shown = {"books": books, "searched": query, "matches": matches, "found": len(matches)}
    return render(request, "rules_index.html", shown)


@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """Show the rules of a game, with an anchor per rule; redirect from a rule id."""
    rulebook = read_rulebook(game, current_language())
    if rulebook is None and (found := rule_url(game)):
        return redirect(found)
    if rulebook is None:
        raise Http404("There are no rules of a game by this name.")
    shown: dict[str, object] = {"rulebook": rulebook}
    if game == COMPONENTS:
        shown["report"] = ReportForm({"component": request.GET.get("component", "")})
    return render(request, "rules.html", shown)


def _me(request: HttpRequest) -> str:
    """Return the player's account as JSON; empty for a visitor."""
    player = request.user
    return json.dumps(MeSerializer(player).data) if isinstance(player, Player) else ""
