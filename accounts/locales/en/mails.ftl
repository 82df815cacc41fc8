mails-known-address-subject = You have an account at Glenmore already
mails-known-address =
    Hello,

    Somebody, perhaps you, wanted to sign up at Glenmore with this mail address. It belongs to an account already.

    If it was you, log in as usual. A forgotten password can be set anew here:

    { $password_reset_url }

    If it was not you, do nothing.
mails-confirm-address-subject = { $code } is your code for Glenmore
mails-confirm-address =
    Hello { $user },

    This code confirms your mail address at Glenmore. Type it where you were asked for it:

    { $code }

    It holds for a quarter of an hour. If you did not ask for it, do nothing: without the code nothing happens.
mails-reset-password-subject = { $code } lets you set a new password at Glenmore
mails-reset-password =
    Hello,

    This code lets you set a new password at Glenmore. Type it where you were asked for it:

    { $code }

    It holds for a quarter of an hour. If you did not ask for it, do nothing: your password stays as it is.
mails-unknown-address-subject = There is no account at Glenmore for this address
mails-unknown-address =
    Hello,

    Somebody, perhaps you, wanted to get into an account at Glenmore with this mail address. There is none.

    If it was you, you may have used another address, or you can sign up here:

    { $signup_url }

    If it was not you, do nothing.
mails-change-subject = Your account at Glenmore was changed
mails-change =
    Hello,

    Your account at Glenmore was changed. { $change }

    When: { $when }
    From: { $ip }, { $user_agent }

    If it was you, all is well. If not, set a new password at once, and look at your passkeys and addresses.
mails-when = { $day } { $month } { $year }, { $time } UTC
mails-changed-address-changed = Its mail address was changed from { $from_email } to { $to_email }.
mails-changed-address-confirmed = A mail address was confirmed.
mails-changed-address-deleted = The mail address { $deleted_email } was removed.
mails-changed-password-changed = Its password was changed.
mails-changed-password-reset = Its password was set anew.
mails-changed-password-set = It was given a password.
mails-changed-recovery-codes = New recovery codes were made; the old ones are void.
mails-changed-app-codes = Codes of an app are asked for from now on.
mails-changed-no-app-codes = Codes of an app are no longer asked for.
mails-changed-passkey-added = A passkey was added.
mails-changed-passkey-removed = A passkey was removed.
