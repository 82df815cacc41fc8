"""The pages behind links in messages; a signature in the link replaces logging in."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from glenmore_site.base.language import use_language_everywhere
from i18n import translate
from notifications.services import preferences
from notifications.signatures import message_from_token, mute_from_token, unsubscription_from_token


@require_GET
def open_message(_request: HttpRequest, token: str) -> HttpResponse:
    """Redirect to what a message is about."""
    message = message_from_token(token)
    return redirect(message.link if message else "/")


# An email client that unsubscribes by one click sends no cookie and no CSRF token (RFC 8058).
@csrf_exempt
@require_http_methods(["GET", "POST"])
def stop(request: HttpRequest, token: str) -> HttpResponse:
    """Ask for confirmation to stop emails of a kind; on POST, stop them."""
    found = unsubscription_from_token(token)
    if found is None:
        context = {"text": translate("email-invalid"), "asks": False}
        return render(request, "notifications/stop.html", context, status=404)
    player, kind = found
    asks = request.method == "GET"
    if not asks:
        preferences.stop_emails(player=player, kind=kind)
    with use_language_everywhere(player.language):
        context = {
            "asks": asks,
            "text": translate("email-stop-asked" if asks else "email-stopped"),
            "stop": translate("email-stop"),
            "settings": translate("email-settings"),
        }
        return render(request, "notifications/stop.html", context)


@csrf_exempt
@require_POST
def mute(_request: HttpRequest, token: str) -> HttpResponse:
    """Mute a table, for the button on a push notification."""
    found = mute_from_token(token)
    if found is None:
        return HttpResponse(status=404)
    player, about = found
    preferences.mute(player=player, about=about)
    return HttpResponse(status=204)
