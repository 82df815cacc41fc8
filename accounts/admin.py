"""What do those who run the site see of players, and what may they do about them?"""

from typing import TYPE_CHECKING, Any

from allauth.account.adapter import get_adapter
from allauth.mfa.utils import is_mfa_enabled
from django import forms
from django.contrib import admin, messages
from django.contrib.admin.forms import AdminAuthenticationForm
from django.contrib.admin.helpers import ActionForm
from django.db.models import QuerySet
from django.http import HttpRequest

from accounts.models import ApiToken, Player
from accounts.refusals import AccountRefusal
from accounts.services import bans, profile

# Their types take parameters, the classes themselves do not.
if TYPE_CHECKING:
    _ModelAdmin = admin.ModelAdmin[Player]
    _TabularInline = admin.TabularInline[ApiToken, Player]
else:
    _ModelAdmin = admin.ModelAdmin
    _TabularInline = admin.TabularInline


class StaffLoginForm(AdminAuthenticationForm):
    """Mail address and password, with the same limit on guesses as everywhere."""

    def clean(self) -> dict[str, Any]:
        """Refuse guessing, and the password alone where more is asked for on the site."""
        get_adapter().pre_authenticate(self.request, email=self.cleaned_data.get("username", ""))
        cleaned = super().clean()
        if is_mfa_enabled(self.get_user()):
            raise forms.ValidationError("Log in on the site, with your passkey or code.")
        return cleaned


admin.site.login_form = StaffLoginForm


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
        """Only players make tokens: nobody else may know the secret."""
        return False


@admin.register(Player)
class PlayerAdmin(_ModelAdmin):
    """Players: look, ban, rename, appoint staff. Nobody is made or deleted here."""

    list_display = ("display_name", "email", "is_guest", "is_active", "joined_at", "seen_at")
    list_filter = ("is_guest", "is_active", "is_staff", "language")
    search_fields = ("display_name", "email")
    ordering = ("-joined_at",)
    action_form = BanForm
    actions = ("ban", "lift_ban", "take_name")
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
    appointing = ("is_staff", "is_superuser", "groups")

    def get_readonly_fields(
        self, request: HttpRequest, obj: Player | None = None
    ) -> tuple[str, ...]:
        """Players' own things are theirs; only a superuser appoints staff."""
        names = [
            name for row in self.fields for name in (row if isinstance(row, tuple) else (row,))
        ]
        superuser = isinstance(request.user, Player) and request.user.is_superuser
        return tuple(name for name in names if not superuser or name not in self.appointing)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Players come by themselves."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Player | None = None) -> bool:
        """Games would lose a seat: players delete their accounts themselves."""
        return False

    @admin.action(description="Ban", permissions=["change"])
    def ban(self, request: HttpRequest, players: QuerySet[Player]) -> None:
        """Keep the players out."""
        for player in players:
            try:
                bans.ban_player(player=player, reason=request.POST.get("reason", ""))
            except AccountRefusal as refusal:
                self.message_user(request, f"{player}: {refusal.message}", messages.ERROR)

    @admin.action(description="Lift the ban", permissions=["change"])
    def lift_ban(self, request: HttpRequest, players: QuerySet[Player]) -> None:
        """Let the players in again."""
        for player in players:
            bans.lift_ban(player=player)

    @admin.action(description="Take away the name", permissions=["change"])
    def take_name(self, request: HttpRequest, players: QuerySet[Player]) -> None:
        """Replace names that nobody should have to read."""
        for player in players:
            profile.take_name(player=player)
