"""The sign-up form."""

from typing import Any

from django import forms
from django.contrib.auth.hashers import make_password

from accounts.models import Player
from accounts.names import MAX_LENGTH
from accounts.refusals import AccountRefusal
from accounts.services import profile


class SignupForm(forms.Form):
    """The player's name; allauth adds its own fields."""

    display_name = forms.CharField(max_length=MAX_LENGTH)

    def clean_display_name(self) -> str:
        """Return the cleaned name if it is valid and free."""
        try:
            return profile.check_name(name=self.cleaned_data["display_name"])
        except AccountRefusal as refusal:
            raise forms.ValidationError(refusal.message) from refusal

    def clean(self) -> dict[str, Any]:
        """Take as long for a known address as for a new account, whose password is hashed."""
        cleaned = super().clean() or self.cleaned_data
        if getattr(self, "account_already_exists", False):
            make_password(cleaned.get("password") or "")
        return cleaned

    def signup(self, request: object, user: Player) -> None:
        """Do nothing: allauth requires this method, but the adapter has set the name already."""
