"""Build the emails about an account.

Each kind has a subject and a text. All changes of an account share one text, into which the
sentence about the change is inserted.
"""

from datetime import datetime
from typing import Any

from django.core.mail import EmailMultiAlternatives
from django.utils.formats import date_format

from accounts.models import Player
from glenmore_site.base.emails import build_email
from glenmore_site.base.language import use_language_everywhere
from i18n import current_language, translate

#: allauth's template -> name of the message.
EMAILS = {
    "account_already_exists": "known-address",
    "email_confirmation": "confirm-address",
    "email_confirmation_signup": "confirm-address",
    "password_reset_code": "reset-password",
    "unknown_account": "unknown-address",
}
#: allauth's template -> name of the message about the change.
CHANGES = {
    "email_changed": "address-changed",
    "email_confirm": "address-confirmed",
    "email_deleted": "address-deleted",
    "password_changed": "password-changed",
    "password_reset": "password-reset",
    "password_set": "password-set",
    "recovery_codes_generated": "recovery-codes",
    "totp_activated": "app-codes",
    "totp_deactivated": "no-app-codes",
    "webauthn_added": "passkey-added",
    "webauthn_removed": "passkey-removed",
}


def compose(kind: str, *, to: list[str], context: dict[str, Any]) -> EmailMultiAlternatives:
    """Build the email of this kind, in the account's language if there is an account."""
    player = context.get("user")
    with use_language_everywhere(
        player.language if isinstance(player, Player) else current_language()
    ):
        arguments = {name: str(value) for name, value in context.items()} | _change(kind, context)
        name = EMAILS.get(kind, "change")
        subject, text = (
            translate(f"account-email-{name}-subject", **arguments),
            translate(f"account-email-{name}", **arguments),
        )
        return build_email(subject=subject, text=text, to=to, code=str(context.get("code", "")))


def _change(kind: str, context: dict[str, Any]) -> dict[str, str]:
    """Return the arguments that describe what has changed, and when."""
    if kind not in CHANGES:
        return {}
    addresses = {name: str(context.get(name, "")) for name in ("from_email", "to_email")}
    deleted = str(context.get("deleted_email", ""))
    change = translate(f"account-email-changed-{CHANGES[kind]}", **addresses, deleted_email=deleted)
    return {"change": change, "when": _when(context["timestamp"])}


def _when(moment: datetime) -> str:
    """Format a moment in the current language."""
    month, time = date_format(moment, "F"), date_format(moment, "H:i")
    return translate(
        "account-email-when", day=moment.day, month=month, year=str(moment.year), time=time
    )
