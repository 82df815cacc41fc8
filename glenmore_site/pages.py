"""What does a visitor get who opens the first page, or the rules of a game?"""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from glenmore_site.rulebook import read_rulebook


@require_safe
def first_page(request: HttpRequest) -> HttpResponse:
    """The page that says what Glenmore is."""
    return render(request, "first_page.html")


@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game, one anchor per rule."""
    rulebook = read_rulebook(game)
    if rulebook is None:
        raise Http404("There are no rules of a game by this name.")
    return render(request, "rules.html", {"rulebook": rulebook})
