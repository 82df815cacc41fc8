"""Where does allauth, which logs players in, meet our players and our words?"""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from django.contrib.auth import get_user
from django.core.mail import EmailMultiAlternatives
from django.forms import BaseForm, ValidationError
from django.http import HttpRequest

from accounts import mails
from accounts.holdings import hang_up
from accounts.models import Player
from accounts.services import guests
from words import say, spoken


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Allauth's questions, with our answers."""

    def save_user(
        self,
        request: HttpRequest,
        user: Player,
        form: BaseForm,
        commit: bool = True,  # noqa: FBT001, FBT002 - allauth's
    ) -> Player:
        """Give the player who signs up the name that they chose, and the language they read."""
        user.rename(form.cleaned_data["display_name"])
        user.language = spoken()
        player: Player = super().save_user(request, user, form, commit=commit)
        return player

    def authenticate(self, request: HttpRequest, **credentials: str) -> Player | None:
        """Tell the banned, who alone know their password, that they are."""
        player: Player | None = super().authenticate(request, **credentials)
        if player and player.banned_at:
            reason = player.ban_reason or say("account-no-reason")
            raise ValidationError(say("account-banned", reason=reason), code="banned")
        return player

    def login(self, request: HttpRequest, user: Player) -> None:
        """Let those who played as guests bring their games along."""
        before = get_user(request)
        super().login(request, user)
        if isinstance(before, Player) and before.is_guest and before != user:
            guests.hand_over(guest=before, player=user)

    def logout(self, request: HttpRequest) -> None:
        """Close the sockets, too, of who leaves."""
        player = request.user
        super().logout(request)
        if isinstance(player, Player):
            hang_up(player)

    def confirm_email(self, request: HttpRequest, email_address: EmailAddress) -> bool:
        """An address was confirmed: a guest who gave it has an account from now on."""
        confirmed: bool = super().confirm_email(request, email_address)
        if confirmed:
            guests.complete_account(player=email_address.user)
        return confirmed

    def render_mail(
        self,
        template_prefix: str,
        email: str | list[str],
        context: dict[str, Any],
        headers: dict[str, str] | None = None,
    ) -> EmailMultiAlternatives:
        """Our own words, as text and as HTML."""
        to = [email] if isinstance(email, str) else email
        return mails.compose(template_prefix.rpartition("/")[2], to=to, context=context)
