"""Where do the links in messages lead? No log-in is needed: a signature shows they are ours."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from glenmore_site.language import speaking_all
from notifications.services.preferences import silence, stop_mails
from notifications.signatures import muted, opened, stopped
from words import say


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
        words = {"said": say("letter-invalid"), "asks": False}
        return render(request, "notifications/stop.html", words, status=404)
    player, kind = found
    asks = request.method == "GET"
    if not asks:
        stop_mails(player=player, kind=kind)
    with speaking_all(player.language):
        words = {
            "asks": asks,
            "said": say("letter-stop-asked" if asks else "letter-stopped"),
            "stop": say("letter-stop"),
            "settings": say("letter-settings"),
        }
        return render(request, "notifications/stop.html", words)


@csrf_exempt
@require_POST
def mute(_request: HttpRequest, token: str) -> HttpResponse:
    """Let a player hear nothing more of a table, as the button on a notification says."""
    found = muted(token)
    if found is None:
        return HttpResponse(status=404)
    player, about = found
    silence(player=player, about=about)
    return HttpResponse(status=204)
