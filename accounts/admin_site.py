"""Log in to the administration, with a second factor where the site requires one."""

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.mfa.models import Authenticator
from allauth.mfa.utils import is_mfa_enabled
from django import forms
from django.conf import settings
from django.contrib.admin import AdminSite
from django.contrib.admin.forms import AdminAuthenticationForm
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect

#: The page on which players add a passkey or an authenticator app.
SET_UP_PAGE = "/me"
SECOND_FACTORS = [Authenticator.Type.TOTP, Authenticator.Type.WEBAUTHN]


class StaffLoginForm(AdminAuthenticationForm):
    """Mail address and password, with the same limit on guesses as everywhere."""

    def clean(self) -> dict[str, Any]:
        """Refuse guessing, and the password alone where more is asked for on the site."""
        get_adapter().pre_authenticate(self.request, email=self.cleaned_data.get("username", ""))
        cleaned = super().clean()
        if is_mfa_enabled(self.get_user()):
            raise forms.ValidationError("Log in on the site, with your passkey or code.")
        return cleaned


class StaffSite(AdminSite):
    """The administration, closed to staff who have no second factor yet."""

    login_form = StaffLoginForm

    def has_permission(self, request: HttpRequest) -> bool:
        """Return whether the user is staff with the required second factor."""
        return super().has_permission(request) and not lacks_second_factor(request)

    def login(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Send staff without a second factor to the page where they set one up."""
        if super().has_permission(request) and lacks_second_factor(request):
            return HttpResponseRedirect(SET_UP_PAGE)
        return super().login(request, extra_context)


def lacks_second_factor(request: HttpRequest) -> bool:
    """Return whether a second factor is required of a player without one."""
    required = settings.STAFF_SECOND_FACTOR
    return required and not is_mfa_enabled(request.user, types=SECOND_FACTORS)
