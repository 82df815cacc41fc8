"""What does signing up ask for, besides an address and a way to log in?"""

from django import forms

from accounts.models import Player
from accounts.names import LONGEST
from accounts.refusals import AccountRefusal
from accounts.services import profile


class SignupForm(forms.Form):
    """The name to play under; allauth adds its own fields to it."""

    display_name = forms.CharField(max_length=LONGEST)

    def clean_display_name(self) -> str:
        """The name, if it may be borne and is free."""
        try:
            return profile.check_name(name=self.cleaned_data["display_name"])
        except AccountRefusal as refusal:
            raise forms.ValidationError(refusal.message) from refusal

    def signup(self, request: object, user: Player) -> None:
        """Allauth asks for it; the adapter has set the name already, before the first save."""
