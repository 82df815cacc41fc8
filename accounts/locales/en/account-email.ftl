account-email-known-address-subject = You have an account at Glenmore already
account-email-known-address =
    Hello,

    Somebody, perhaps you, wanted to sign up at Glenmore with this mail address. It belongs to an account already.

    If it was you, log in as usual. A forgotten password can be set anew here:

    { $password_reset_url }

    If it was not you, do nothing.
account-email-confirm-address-subject = { $code } is your code for Glenmore
account-email-confirm-address =
    Hello { $user },

    This code confirms your mail address at Glenmore. Type it where you were asked for it:

    { $code }

    It holds for a quarter of an hour. If you did not ask for it, do nothing: without the code nothing happens.
account-email-reset-password-subject = { $code } lets you set a new password at Glenmore
account-email-reset-password =
    Hello,

    This code lets you set a new password at Glenmore. Type it where you were asked for it:

    { $code }

    It holds for a quarter of an hour. If you did not ask for it, do nothing: your password stays as it is.
account-email-unknown-address-subject = There is no account at Glenmore for this address
account-email-unknown-address =
    Hello,

    Somebody, perhaps you, wanted to get into an account at Glenmore with this mail address. There is none.

    If it was you, you may have used another address, or you can sign up here:

    { $signup_url }

    If it was not you, do nothing.
account-email-change-subject = Your account at Glenmore was changed
account-email-change =
    Hello,

    Your account at Glenmore was changed. { $change }

    When: { $when }
    From: { $ip }, { $user_agent }

    If it was you, all is well. If not, set a new password at once, and look at your passkeys and addresses.
account-email-when = { $day } { $month } { $year }, { $time } UTC
account-email-changed-address-changed = Its mail address was changed from { $from_email } to { $to_email }.
account-email-changed-address-confirmed = A mail address was confirmed.
account-email-changed-address-deleted = The mail address { $deleted_email } was removed.
account-email-changed-password-changed = Its password was changed.
account-email-changed-password-reset = Its password was set anew.
account-email-changed-password-set = It was given a password.
account-email-changed-recovery-codes = New recovery codes were made; the old ones are void.
account-email-changed-app-codes = Codes of an app are asked for from now on.
account-email-changed-no-app-codes = Codes of an app are no longer asked for.
account-email-changed-passkey-added = A passkey was added.
account-email-changed-passkey-removed = A passkey was removed.
