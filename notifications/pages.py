"""Where do the links in messages lead? No log-in is needed: a signature shows they are ours."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_http_methods

from notifications.services.preferences import stop_mails
from notifications.signatures import opened, stopped
from notifications.words import word


@require_GET
def open_message(_request: HttpRequest, token: str) -> HttpResponse:
    """Lead to what a message is about."""
    message = opened(token)
    return redirect(message.link if message else "/")


# A mail program that unsubscribes by one click has no cookie and no token of ours (RFC 8058).
@csrf_exempt
@require_http_methods(["GET", "POST"])
def stop(request: HttpRequest, token: str) -> HttpResponse:
    """Ask whether mails of a kind shall stop; asked by POST, stop them."""
    found = stopped(token)
    if found is None:
        words = {"said": word("en", "invalid"), "asks": False, "language": "en"}
        return render(request, "notifications/stop.html", words, status=404)
    player, kind = found
    asks = request.method == "GET"
    if not asks:
        stop_mails(player=player, kind=kind)
    language = player.language
    words = {
        "language": language,
        "asks": asks,
        "said": word(language, "stop?" if asks else "stopped"),
        "stop": word(language, "stop"),
        "settings": word(language, "settings"),
    }
    return render(request, "notifications/stop.html", words)
