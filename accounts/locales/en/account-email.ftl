# Emails about the account. Subjects: at most 60 characters.
account-email-known-address-subject = You already have a Glenmore account
account-email-known-address =
    Hello,

    Someone, perhaps you, tried to sign up for Glenmore with this email address, but it already has an account.

    If it was you, log in as usual, or reset your password here:

    { $password_reset_url }

    If it wasn’t you, you can ignore this email.
account-email-confirm-address-subject = { $code } is your Glenmore code
account-email-confirm-address =
    Hello { $user },

    Use this code to confirm your email address:

    { $code }

    It expires in 15 minutes. If you didn’t ask for it, you can ignore this email.
account-email-reset-password-subject = { $code } is your Glenmore password reset code
account-email-reset-password =
    Hello,

    Use this code to set a new Glenmore password:

    { $code }

    It expires in 15 minutes. If you didn’t ask for it, you can ignore this email. Your password won’t change.
account-email-unknown-address-subject = No Glenmore account for this address
account-email-unknown-address =
    Hello,

    Someone, perhaps you, tried to log in to Glenmore with this email address, but it has no account.

    If it was you, try another address or sign up here:

    { $signup_url }

    If it wasn’t you, you can ignore this email.
account-email-change-subject = Your Glenmore account was changed
account-email-change =
    Hello,

    Your Glenmore account was changed. { $change }

    When: { $when }
    From: { $ip }, { $user_agent }

    If this was you, there’s nothing to do. If not, reset your password now and check your passkeys and email addresses.

    You’re getting this email because we always let you know about changes to your login.
account-email-when = { $day } { $month } { $year }, { $time } UTC
account-email-changed-address-changed = The email address was changed from { $from_email } to { $to_email }.
account-email-changed-address-confirmed = An email address was confirmed.
account-email-changed-address-deleted = The email address { $deleted_email } was removed.
account-email-changed-password-changed = The password was changed.
account-email-changed-password-reset = The password was reset.
account-email-changed-password-set = A password was set.
account-email-changed-recovery-codes = New recovery codes were created. The old ones no longer work.
account-email-changed-app-codes = Authenticator app codes were turned on.
account-email-changed-no-app-codes = Authenticator app codes were turned off.
account-email-changed-passkey-added = A passkey was added.
account-email-changed-passkey-removed = A passkey was removed.
