account-email-known-address-subject = Du hast schon ein Konto bei Glenmore
account-email-known-address =
    Hallo,

    jemand, vielleicht du, wollte sich mit dieser Mailadresse bei Glenmore registrieren. Sie gehört schon zu einem Konto.

    Wenn du es warst, melde dich wie gewohnt an. Ein vergessenes Passwort kannst du hier neu festlegen:

    { $password_reset_url }

    Wenn du es nicht warst, tu nichts.
account-email-confirm-address-subject = { $code } ist dein Code für Glenmore
account-email-confirm-address =
    Hallo { $user },

    dieser Code bestätigt deine Mailadresse bei Glenmore. Gib ihn dort ein, wo du danach gefragt wurdest:

    { $code }

    Er gilt eine Viertelstunde. Wenn du ihn nicht angefordert hast, tu nichts: Ohne den Code geschieht nichts.
account-email-reset-password-subject = Mit { $code } legst du bei Glenmore ein neues Passwort fest
account-email-reset-password =
    Hallo,

    mit diesem Code legst du bei Glenmore ein neues Passwort fest. Gib ihn dort ein, wo du danach gefragt wurdest:

    { $code }

    Er gilt eine Viertelstunde. Wenn du ihn nicht angefordert hast, tu nichts: Dein Passwort bleibt, wie es ist.
account-email-unknown-address-subject = Bei Glenmore gibt es kein Konto zu dieser Adresse
account-email-unknown-address =
    Hallo,

    jemand, vielleicht du, wollte mit dieser Mailadresse in ein Konto bei Glenmore. Es gibt keines.

    Wenn du es warst, hast du vielleicht eine andere Adresse benutzt, oder du registrierst dich hier:

    { $signup_url }

    Wenn du es nicht warst, tu nichts.
account-email-change-subject = Dein Konto bei Glenmore wurde geändert
account-email-change =
    Hallo,

    dein Konto bei Glenmore wurde geändert. { $change }

    Wann: { $when }
    Von: { $ip }, { $user_agent }

    Wenn du es warst, ist alles gut. Wenn nicht, lege sofort ein neues Passwort fest und sieh nach deinen Passkeys und Adressen.
account-email-when = { $day }. { $month } { $year }, { $time } Uhr UTC
account-email-changed-address-changed = Die Mailadresse wurde von { $from_email } zu { $to_email } geändert.
account-email-changed-address-confirmed = Eine Mailadresse wurde bestätigt.
account-email-changed-address-deleted = Die Mailadresse { $deleted_email } wurde entfernt.
account-email-changed-password-changed = Das Passwort wurde geändert.
account-email-changed-password-reset = Das Passwort wurde neu festgelegt.
account-email-changed-password-set = Es hat ein Passwort bekommen.
account-email-changed-recovery-codes = Neue Wiederherstellungscodes wurden erstellt; die alten gelten nicht mehr.
account-email-changed-app-codes = Ab jetzt wird nach Codes einer App gefragt.
account-email-changed-no-app-codes = Nach Codes einer App wird nicht mehr gefragt.
account-email-changed-passkey-added = Ein Passkey wurde hinzugefügt.
account-email-changed-passkey-removed = Ein Passkey wurde entfernt.
