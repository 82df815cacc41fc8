"""What do the mails about an account say?

A mail is a template: its first line is the subject, the rest the text. What has changed in an
account is told by one template and a sentence.
"""

from typing import Any

from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

from glenmore_site.mails import mail

MAILS = {
    "account_already_exists": "mails/known_address.txt",
    "email_confirmation": "mails/confirm_address.txt",
    "email_confirmation_signup": "mails/confirm_address.txt",
    "password_reset_code": "mails/reset_password.txt",
    "unknown_account": "mails/unknown_address.txt",
}
CHANGES = {
    "email_changed": "Its mail address was changed from {from_email} to {to_email}.",
    "email_confirm": "A mail address was confirmed.",
    "email_deleted": "The mail address {deleted_email} was removed.",
    "password_changed": "Its password was changed.",
    "password_reset": "Its password was set anew.",
    "password_set": "It was given a password.",
    "recovery_codes_generated": "New recovery codes were made; the old ones are void.",
    "totp_activated": "Codes of an app are asked for from now on.",
    "totp_deactivated": "Codes of an app are no longer asked for.",
    "webauthn_added": "A passkey was added.",
    "webauthn_removed": "A passkey was removed.",
}


def compose(kind: str, *, to: list[str], context: dict[str, Any]) -> EmailMultiAlternatives:
    """The mail of this kind."""
    change = CHANGES.get(kind, "").format_map(context)
    template = MAILS.get(kind, "mails/change.txt")
    written = render_to_string(template, context | {"change": change})
    subject, _, text = written.strip().partition("\n")
    return mail(subject=subject, text=text.strip(), to=to, code=str(context.get("code", "")))
