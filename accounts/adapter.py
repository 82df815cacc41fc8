"""Adapt allauth, which handles logging in, to our players and texts."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.core import context
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.core.internal import ratelimit
from allauth.headless.internal.restkit.response import ErrorResponse
from allauth.usersessions.adapter import DefaultUserSessionsAdapter
from allauth.usersessions.models import UserSession
from django.contrib.auth import get_user
from django.core.mail import EmailMultiAlternatives
from django.forms import BaseForm, ValidationError
from django.http import HttpRequest

from accounts import emails
from accounts.models import Player
from accounts.personal_data import close_connections
from accounts.refusals import AccountRefusal
from accounts.services import devices, fresh_log_in, guests, profile
from glenmore_site.base import security_log
from i18n import current_language, translate


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Hooks that allauth calls."""

    def save_user(
        self,
        request: HttpRequest,
        user: Player,
        form: BaseForm,
        commit: bool = True,  # noqa: FBT001, FBT002 - allauth's
    ) -> Player:
        """Store the chosen name and the current language of a player who signs up."""
        user.rename(form.cleaned_data["display_name"])
        user.language = current_language()
        try:
            with profile.refuse_taken_name():
                player: Player = super().save_user(request, user, form, commit=commit)
        except AccountRefusal as refusal:
            form.add_error("display_name", refusal.message)
            raise ImmediateHttpResponse(ErrorResponse(request, input=form)) from refusal
        return player

    def authenticate(self, request: HttpRequest, **credentials: str) -> Player | None:
        """Refuse banned players with the reason, once their password has been checked."""
        player: Player | None = super().authenticate(request, **credentials)
        if player and player.banned_at:
            reason = player.ban_reason or translate("account-no-reason")
            raise ValidationError(translate("account-banned", reason=reason), code="banned")
        return player

    def pre_authenticate(self, request: HttpRequest, **credentials: str) -> None:
        """Limit failures per account and address, and in browsers not yet known per account."""
        super().pre_authenticate(request, **credentials)
        email = credentials.get("email", "")
        self._account_usage = None
        if not _is_known_device(request, email):
            self._account_usage = _count(request, "login_failed_account", email)
            if not self._account_usage:
                security_log.record("log-in-limit-hit", request)
                raise self.validation_error("too_many_login_attempts")

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: str) -> str:
        """Count failures per account and address: a stranger elsewhere locks nobody out."""
        key = super()._get_login_attempts_cache_key(request, **credentials)
        return f"{key}|{ratelimit.get_ip(request)}"

    def _rollback_login_failed_rl_usage(self) -> None:
        """Do not count an attempt that succeeded."""
        super()._rollback_login_failed_rl_usage()
        if self._account_usage:
            self._account_usage.rollback()

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send an email, unless too many have been sent to this address."""
        kind = template_prefix.rpartition("/")[2]
        if kind not in emails.EMAILS or _may_receive_mail(email):
            super().send_mail(template_prefix, email, context)
        else:
            security_log.record("mail-limit-hit", self.request, kind=kind)

    def login(self, request: HttpRequest, user: Player) -> None:
        """Log in, and merge the guest of this session into the account."""
        before = get_user(request)
        super().login(request, user)
        fresh_log_in.record_log_in(request)
        request.new_device_cookie = devices.signed_players(  # type: ignore[attr-defined]
            request.COOKIES, user.pk
        )
        if isinstance(before, Player) and before.is_guest and before != user:
            guests.merge_guest(guest=before, player=user)

    def logout(self, request: HttpRequest) -> None:
        """Log out, and close the player's sockets."""
        player = request.user
        super().logout(request)
        if isinstance(player, Player):
            close_connections(player)

    def confirm_email(self, request: HttpRequest, email_address: EmailAddress) -> bool:
        """Confirm an address, which turns a guest into an account."""
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
        """Build the email from our own texts instead of allauth's templates."""
        to = [email] if isinstance(email, str) else email
        return emails.compose(template_prefix.rpartition("/")[2], to=to, context=context)


class SessionsAdapter(DefaultUserSessionsAdapter):  # type: ignore[misc]
    """Closes the sockets of sessions that a player ends elsewhere."""

    def end_sessions(self, sessions: list[UserSession]) -> None:
        """End the sessions; sockets of those that remain reconnect."""
        super().end_sessions(sessions)
        for player in {session.user for session in sessions}:
            close_connections(player)


def _count(request: HttpRequest, action: str, key: str) -> ratelimit.RateLimitUsage | None:
    """Count one use of a limit; None if it is used up."""
    app = "allauth.account"
    return ratelimit.consume(request, app=app, action=action, key=key.lower())


def _is_known_device(request: HttpRequest, email: str) -> bool:
    """Whether the owner of the address has logged in in this browser before."""
    known = devices.known_players(request.COOKIES)
    owners = EmailAddress.objects.filter(user__in=known, email__iexact=email, verified=True)
    return bool(known) and owners.exists()


def _may_receive_mail(email: str) -> bool:
    """Whether another mail that anybody can cause may go to this address.

    The caller gets the same answer either way. A browser that the owner has used counts by
    itself, so that strangers cannot use up what the owner needs.
    """
    request = context.request
    if request is None:
        return True
    if _is_known_device(request, email):
        return _count(request, "mail_from_known_device", email) is not None
    caller = f"{email}|{ratelimit.get_ip(request)}"
    return all(
        _count(request, action, key) is not None
        for action, key in (("mail_from_address", caller), ("mail_to_inbox", email))
    )
