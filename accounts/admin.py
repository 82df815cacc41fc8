"""Admin pages of players and their API tokens."""

from typing import TYPE_CHECKING

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.helpers import ActionForm
from django.db.models import QuerySet
from django.http import HttpRequest

from accounts.models import ApiToken, Player
from accounts.refusals import AccountRefusal
from accounts.services import bans, profile
from glenmore_site.base import security_log

# The stubs of these classes are generic, the classes themselves are not.
if TYPE_CHECKING:
    _ModelAdmin = admin.ModelAdmin[Player]
    _TabularInline = admin.TabularInline[ApiToken, Player]
else:
    _ModelAdmin = admin.ModelAdmin
    _TabularInline = admin.TabularInline


class BanForm(ActionForm):
    """Why a player is banned."""

    reason = forms.CharField(required=False, max_length=200, label="Reason for a ban")


class TokenInline(_TabularInline):
    """A player's tokens, to be revoked."""

    model = ApiToken
    extra = 0
    readonly_fields = ("name", "hint", "created_at", "used_at")
    exclude = ("digest",)

    def has_add_permission(self, request: HttpRequest, obj: Player | None = None) -> bool:
        """Only players create tokens: nobody else may know the secret."""
        return False


@admin.register(Player)
class PlayerAdmin(_ModelAdmin):
    """Players: view, ban, rename, appoint staff. They cannot be created or deleted here."""

    list_display = ("display_name", "email", "is_guest", "is_active", "joined_at", "seen_at")
    list_filter = ("is_guest", "is_active", "is_staff", "language")
    search_fields = ("display_name", "email")
    ordering = ("-joined_at",)
    action_form = BanForm
    actions = ("ban", "lift_ban", "replace_name")
    inlines = (TokenInline,)
    filter_horizontal = ("groups",)
    fields = (
        ("display_name", "email"),
        ("language", "time_zone"),
        ("joined_at", "seen_at", "last_login"),
        ("is_guest", "is_active", "deleted_at"),
        ("banned_at", "ban_reason"),
        ("is_staff", "is_superuser"),
        "groups",
    )
    superuser_fields = ("is_staff", "is_superuser", "groups")

    def get_readonly_fields(
        self, request: HttpRequest, obj: Player | None = None
    ) -> tuple[str, ...]:
        """Make everything read-only, except that superusers appoint staff."""
        names = [
            name for row in self.fields for name in (row if isinstance(row, tuple) else (row,))
        ]
        superuser = isinstance(request.user, Player) and request.user.is_superuser
        return tuple(name for name in names if not superuser or name not in self.superuser_fields)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Players sign up themselves."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Player | None = None) -> bool:
        """Players delete their accounts themselves, which keeps their games intact."""
        return False

    def save_model(
        self,
        request: HttpRequest,
        obj: Player,
        form: "forms.ModelForm[Player]",
        change: bool,  # noqa: FBT001 - Django's
    ) -> None:
        """Record who appoints or dismisses staff."""
        super().save_model(request, obj, form, change)
        if {"is_staff", "is_superuser"} & set(form.changed_data):
            roles = {"staff": obj.is_staff, "superuser": obj.is_superuser}
            security_log.record(
                "staff-changed", request, player=obj.pk, by=request.user.pk, **roles
            )

    @admin.action(description="Ban", permissions=["change"])
    def ban(self, request: HttpRequest, players: QuerySet[Player]) -> None:
        """Ban the selected players."""
        for player in players:
            try:
                bans.ban_player(player=player, reason=request.POST.get("reason", ""))
            except AccountRefusal as refusal:
                self.message_user(request, f"{player}: {refusal.message}", messages.ERROR)

    @admin.action(description="Lift the ban", permissions=["change"])
    def lift_ban(self, request: HttpRequest, players: QuerySet[Player]) -> None:
        """Lift the ban of the selected players."""
        for player in players:
            bans.lift_ban(player=player)

    @admin.action(description="Replace the name", permissions=["change"])
    def replace_name(self, request: HttpRequest, players: QuerySet[Player]) -> None:
        """Replace offensive names by generated ones."""
        for player in players:
            profile.replace_name(player=player)
