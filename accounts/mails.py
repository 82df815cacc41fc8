"""What do the mails about an account say?

Each kind has a subject and a text. What has changed in an account is told by one mail and a
sentence.
"""

from datetime import datetime
from typing import Any

from django.core.mail import EmailMultiAlternatives
from django.utils.formats import date_format

from accounts.models import Player
from glenmore_site.language import speaking_all
from glenmore_site.mails import mail
from words import say, spoken

MAILS = {
    "account_already_exists": "known-address",
    "email_confirmation": "confirm-address",
    "email_confirmation_signup": "confirm-address",
    "password_reset_code": "reset-password",
    "unknown_account": "unknown-address",
}
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
    """The mail of this kind, in the language of who has the account, else of who asked."""
    player = context.get("user")
    with speaking_all(player.language if isinstance(player, Player) else spoken()):
        about = {name: str(value) for name, value in context.items()} | _change(kind, context)
        name = MAILS.get(kind, "change")
        subject, text = say(f"mails-{name}-subject", **about), say(f"mails-{name}", **about)
        return mail(subject=subject, text=text, to=to, code=str(context.get("code", "")))


def _change(kind: str, context: dict[str, Any]) -> dict[str, str]:
    """What has changed, and when."""
    if kind not in CHANGES:
        return {}
    about = {name: str(context.get(name, "")) for name in ("from_email", "to_email")}
    deleted = str(context.get("deleted_email", ""))
    change = say(f"mails-changed-{CHANGES[kind]}", **about, deleted_email=deleted)
    return {"change": change, "when": _when(context["timestamp"])}


def _when(moment: datetime) -> str:
    """A moment, as the language writes dates."""
    month, time = date_format(moment, "F"), date_format(moment, "H:i")
    return say("mails-when", day=moment.day, month=month, year=str(moment.year), time=time)
