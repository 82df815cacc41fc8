"""The page that lists open reports of corrections, and the form that makes one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.models import Player
from games.api.corrections import CorrectionThrottle
from games.engine.core.effects import TILE_VALUES
from games.engine.core.naming import value_name
from games.engine.printed_components import OTHER, PrintedComponent, printed_components
from games.services.corrections import open_corrections, report_correction
from games.services.refusals import TableRefusal
from i18n import translate

GIVEN = ("component", "field", "value", "source")


@dataclass(frozen=True)
class ReportForm:
    """The form: what can be chosen, what was entered, and what is wrong with it."""

    given: Mapping[str, str] = field(default_factory=dict)
    error: str = ""
    field_in_error: str = ""

    @property
    def groups(self) -> list[tuple[str, list[PrintedComponent]]]:
        """All components, by where they belong."""
        components = printed_components().values()
        return [(name, [*each]) for name, each in groupby(components, lambda each: each.group)]

    @property
    def fields(self) -> list[tuple[str, str]]:
        """All values that a component may have, with their names."""
        return [(value, value_name(value)) for value in (*TILE_VALUES, OTHER)]


@require_http_methods(["GET", "HEAD", "POST"])
def corrections(request: HttpRequest) -> HttpResponse:
    """List the open reports; on POST, add one."""
    if request.method != "POST":
        return _page(request, ReportForm(), sent="sent" in request.GET)
    given = {name: request.POST.get(name, "") for name in GIVEN}
    if not CorrectionThrottle().allow_request(Request(request), APIView()):
        return _page(request, ReportForm(given, translate("corrections-too-many")), status=429)
    player = request.user if isinstance(request.user, Player) else None
    try:
        report_correction(**given, player=player)
    except TableRefusal as refusal:
        form = ReportForm(given, refusal.message, refusal.field or "")
        return _page(request, form, status=refusal.status)
    return redirect(f"{reverse('open-corrections')}?sent")


def _page(
    request: HttpRequest, form: ReportForm, *, sent: bool = False, status: int = 200
) -> HttpResponse:
    shown = {"report": form, "corrections": open_corrections(), "sent": sent, "searched": ""}
    return render(request, "corrections.html", shown, status=status)
