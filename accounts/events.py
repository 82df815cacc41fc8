"""React to log-ins and changed access, which allauth and Django report as signals."""

from allauth.account.models import EmailAddress
from allauth.account.signals import email_changed, password_changed, password_reset, password_set
from allauth.mfa.models import Authenticator
from allauth.mfa.signals import authenticator_added, authenticator_removed
from django.contrib.auth.signals import user_logged_in, user_logged_out, user_login_failed
from django.db.models.signals import m2m_changed
from django.dispatch import receiver
from django.http import HttpRequest

from accounts.models import Player
from accounts.services import tokens
from glenmore_site.base import security_log


@receiver([password_changed, password_reset, password_set])
def revoke_access(request: HttpRequest, user: Player, **_: object) -> None:
    """Revoke tokens and close sockets; Django itself ends all other sessions."""
    tokens.revoke_all_tokens(player=user)
    security_log.record("password-changed", request, player=user.pk)


@receiver(user_logged_in)
def record_log_in(request: HttpRequest, user: Player, **_: object) -> None:
    """Record who logged in, guests included."""
    security_log.record("logged-in", request, player=user.pk, staff=user.is_staff)


@receiver(user_logged_out)
def record_log_out(request: HttpRequest, user: Player | None, **_: object) -> None:
    """Record who logged out."""
    security_log.record("logged-out", request, player=user.pk if user else None)


@receiver(user_login_failed)
def record_failure(
    credentials: dict[str, str], request: HttpRequest | None = None, **_: object
) -> None:
    """Record a failed log-in, with the player if the address is theirs."""
    email = credentials.get("email") or credentials.get("username") or ""
    player = EmailAddress.objects.filter(email__iexact=email).values_list("user", flat=True).first()
    security_log.record("log-in-failed", request, player=player)


@receiver(email_changed)
def record_email_change(request: HttpRequest, user: Player, **_: object) -> None:
    """Record that a player has another main address."""
    security_log.record("email-changed", request, player=user.pk)


@receiver(authenticator_added)
def record_added_factor(
    request: HttpRequest, user: Player, authenticator: Authenticator, **_: object
) -> None:
    """Record a new passkey or authenticator app."""
    security_log.record("factor-added", request, player=user.pk, type=authenticator.type)


@receiver(authenticator_removed)
def record_removed_factor(
    request: HttpRequest, user: Player, authenticator: Authenticator, **_: object
) -> None:
    """Record that a passkey or authenticator app was removed."""
    security_log.record("factor-removed", request, player=user.pk, type=authenticator.type)


@receiver(m2m_changed, sender=Player.groups.through)
@receiver(m2m_changed, sender=Player.user_permissions.through)
def record_permissions(instance: object, action: str, **_: object) -> None:
    """Record that a player's groups or permissions changed."""
    if action.startswith("post_") and isinstance(instance, Player):
        security_log.record("permissions-changed", player=instance.pk)
