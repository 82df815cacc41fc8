"""What does the operator see of tables and reports?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html

from games.models import Report, Seat, Table
from games.services.seating import pause_table

# Their types take parameters, the classes themselves do not.
if TYPE_CHECKING:
    _TableAdmin = admin.ModelAdmin[Table]
    _ReportAdmin = admin.ModelAdmin[Report]
    _TabularInline = admin.TabularInline[Seat, Table]
else:
    _TableAdmin = _ReportAdmin = admin.ModelAdmin
    _TabularInline = admin.TabularInline


class SeatLines(_TabularInline):
    """The seats of a table."""

    model = Seat
    fields = ("number", "colour", "player", "bot", "resigned", "must_act", "points", "place")
    readonly_fields = fields
    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """Nobody is seated by hand."""
        return False


@admin.register(Table)
class TableAdmin(_TableAdmin):
    """Tables, which can be paused."""

    list_display = ("id", "edition", "status", "paused", "players", "host", "created")
    list_filter = ("edition", "status", "paused", "visibility", "pace", "rated")
    search_fields = ("id", "host__display_name")
    inlines = (SeatLines,)
    actions = ("pause", "go_on")
    fields = (
        "id",
        "edition",
        "chronicles",
        "options",
        "rules",
        "players",
        "pace",
        "rated",
        "visibility",
        "hotseat",
        "host",
        "status",
        "paused",
        "imported",
        "seed_hash",
        "move_number",
        "event_number",
        "created",
        "started",
        "finished",
    )
    readonly_fields = fields

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Tables are opened by players."""
        return False

    @admin.action(description="Pause the tables")
    def pause(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        """Let nobody act there."""
        for table in tables:
            pause_table(table_id=table.pk, paused=True)

    @admin.action(description="Let the tables go on")
    def go_on(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        """End the pause."""
        for table in tables:
            pause_table(table_id=table.pk, paused=False)


@admin.register(Report)
class ReportAdmin(_ReportAdmin):
    """What players complained about; the reported player's page has the ban."""

    list_display = ("made", "table", "reported", "reason", "settled")
    list_filter = ("settled",)
    fields = ("table", "reporter", "account", "message", "reason", "made", "settled")
    readonly_fields = fields
    actions = ("settle",)
    ordering = ("settled", "-made")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Players complain, at their tables."""
        return False

    @admin.display(description="reported")
    def account(self, report: Report) -> str:
        """The page from which the reported player can be banned."""
        if report.reported is None:
            return "nobody"
        address = reverse("admin:accounts_player_change", args=[report.reported.pk])
        return format_html('<a href="{}">{}</a>', address, report.reported)

    @admin.action(description="Settle the reports")
    def settle(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """They need no more attention."""
        reports.filter(settled=None).update(settled=timezone.now())
