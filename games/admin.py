"""Admin pages of tables, reports and reports of corrections."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html

from games.models import CorrectionReport, Report, Seat, Table
from games.services.corrections import settle_corrections
from games.services.lobby.tables import pause_table

# The stubs are generic, the classes at run time are not.
if TYPE_CHECKING:
    _TableAdmin = admin.ModelAdmin[Table]
    _ReportAdmin = admin.ModelAdmin[Report]
    _CorrectionAdmin = admin.ModelAdmin[CorrectionReport]
    _TabularInline = admin.TabularInline[Seat, Table]
else:
    _TableAdmin = _ReportAdmin = _CorrectionAdmin = admin.ModelAdmin
    _TabularInline = admin.TabularInline


class SeatInline(_TabularInline):
    """The seats of a table."""

    model = Seat
    fields = ("number", "colour", "player", "bot", "resigned", "must_act", "points", "place")
    readonly_fields = fields
    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """Seats are only taken by players."""
        return False


@admin.register(Table)
class TableAdmin(_TableAdmin):
    """Read tables; pause and resume them."""

    list_display = ("id", "edition", "status", "paused", "players", "host", "created")
    list_filter = ("edition", "status", "paused", "visibility", "pace", "rated")
    search_fields = ("id", "host__display_name")
    inlines = (SeatInline,)
    actions = ("pause", "resume")
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

    @admin.action(description="Pause selected tables", permissions=["change"])
    def pause(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        """Pause the selected tables."""
        for table in tables:
            pause_table(table_id=table.pk, paused=True)

    @admin.action(description="Resume selected tables", permissions=["change"])
    def resume(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        """Resume the selected tables."""
        for table in tables:
            pause_table(table_id=table.pk, paused=False)


@admin.register(Report)
class ReportAdmin(_ReportAdmin):
    """Read and settle reports; bans are on the reported player's page."""

    list_display = ("made", "table", "reported", "reason", "settled")
    list_filter = ("settled",)
    fields = ("table", "reporter", "account", "message", "reason", "made", "settled")
    readonly_fields = fields
    actions = ("settle",)
    ordering = ("settled", "-made")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Reports are only made by players."""
        return False

    @admin.display(description="reported player")
    def account(self, report: Report) -> str:
        """Link to the reported player's page."""
        if report.reported is None:
            return "-"
        address = reverse("admin:accounts_player_change", args=[report.reported.pk])
        return format_html('<a href="{}">{}</a>', address, report.reported)

    @admin.action(description="Settle selected reports", permissions=["change"])
    def settle(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """Mark the selected reports as settled."""
        reports.filter(settled=None).update(settled=timezone.now())


@admin.register(CorrectionReport)
class CorrectionReportAdmin(_CorrectionAdmin):
    """Read reports of corrections, and accept or decline them."""

    list_display = ("made", "component", "field", "value", "state")
    list_filter = ("state", "field")
    search_fields = ("component", "value")
    fields = ("component", "field", "value", "source", "player", "made", "state", "settled")
    readonly_fields = fields
    actions = ("accept", "decline")
    ordering = ("settled", "-made")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Reports are made on the page of the components."""
        return False

    def has_change_permission(
        self, request: HttpRequest, obj: CorrectionReport | None = None
    ) -> bool:
        """Nobody rewrites a report."""
        return False

    def has_settle_permission(self, request: HttpRequest) -> bool:
        """Settling has a permission of its own."""
        return request.user.has_perm("games.settle_correctionreport")

    @admin.action(description="Accept selected reports", permissions=["settle"])
    def accept(self, request: HttpRequest, reports: QuerySet[CorrectionReport]) -> None:
        """Mark the selected reports as accepted: the catalogue has been corrected."""
        settle_corrections(reports=reports, accepted=True)

    @admin.action(description="Decline selected reports", permissions=["settle"])
    def decline(self, request: HttpRequest, reports: QuerySet[CorrectionReport]) -> None:
        """Mark the selected reports as declined."""
        settle_corrections(reports=reports, accepted=False)
