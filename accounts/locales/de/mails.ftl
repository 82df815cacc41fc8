mails-known-address-subject = Du hast schon ein Konto bei Glenmore
mails-known-address =
    Hallo,

    jemand, vielleicht du, wollte sich mit dieser Mailadresse bei Glenmore registrieren. Sie gehört schon zu einem Konto.

    Wenn du es warst, melde dich wie gewohnt an. Ein vergessenes Passwort kannst du hier neu festlegen:

    { $password_reset_url }

    Wenn du es nicht warst, tu nichts.
mails-confirm-address-subject = { $code } ist dein Code für Glenmore
mails-confirm-address =
    Hallo { $user },

    dieser Code bestätigt deine Mailadresse bei Glenmore. Gib ihn dort ein, wo du danach gefragt wurdest:

    { $code }

    Er gilt eine Viertelstunde. Wenn du ihn nicht angefordert hast, tu nichts: Ohne den Code geschieht nichts.
mails-reset-password-subject = Mit { $code } legst du bei Glenmore ein neues Passwort fest
mails-reset-password =
    Hallo,

    mit diesem Code legst du bei Glenmore ein neues Passwort fest. Gib ihn dort ein, wo du danach gefragt wurdest:

    { $code }

    Er gilt eine Viertelstunde. Wenn du ihn nicht angefordert hast, tu nichts: Dein Passwort bleibt, wie es ist.
mails-unknown-address-subject = Bei Glenmore gibt es kein Konto zu dieser Adresse
mails-unknown-address =
    Hallo,

    jemand, vielleicht du, wollte mit dieser Mailadresse in ein Konto bei Glenmore. Es gibt keines.

    Wenn du es warst, hast du vielleicht eine andere Adresse benutzt, oder du registrierst dich hier:

    { $signup_url }

    Wenn du es nicht warst, tu nichts.
mails-change-subject = Dein Konto bei Glenmore wurde geändert
mails-change =
    Hallo,

    dein Konto bei Glenmore wurde geändert. { $change }

    Wann: { $when }
    Von: { $ip }, { $user_agent }

    Wenn du es warst, ist alles gut. Wenn nicht, lege sofort ein neues Passwort fest und sieh nach deinen Passkeys und Adressen.
mails-when = { $day }. { $month } { $year }, { $time } Uhr UTC
mails-changed-address-changed = Die Mailadresse wurde von { $from_email } zu { $to_email } geändert.
mails-changed-address-confirmed = Eine Mailadresse wurde bestätigt.
mails-changed-address-deleted = Die Mailadresse { $deleted_email } wurde entfernt.
mails-changed-password-changed = Das Passwort wurde geändert.
mails-changed-password-reset = Das Passwort wurde neu festgelegt.
mails-changed-password-set = Es hat ein Passwort bekommen.
mails-changed-recovery-codes = Neue Wiederherstellungscodes wurden erstellt; die alten gelten nicht mehr.
mails-changed-app-codes = Ab jetzt wird nach Codes einer App gefragt.
mails-changed-no-app-codes = Nach Codes einer App wird nicht mehr gefragt.
mails-changed-passkey-added = Ein Passkey wurde hinzugefügt.
mails-changed-passkey-removed = Ein Passkey wurde entfernt.
