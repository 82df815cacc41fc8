# E-Mails zum Konto. Betreff: höchstens 60 Zeichen.
account-email-known-address-subject = Du hast schon ein Konto bei Glenmore
account-email-known-address =
    Hallo,

    jemand, vielleicht du, wollte sich mit dieser E-Mail-Adresse bei Glenmore registrieren. Zu ihr gibt es aber schon ein Konto.

    Wenn du es warst, melde dich wie gewohnt an oder leg hier ein neues Passwort fest:

    { $password_reset_url }

    Wenn du es nicht warst, kannst du diese E-Mail ignorieren.
account-email-confirm-address-subject = { $code } ist dein Code für Glenmore
account-email-confirm-address =
    Hallo { $user },

    mit diesem Code bestätigst du deine E-Mail-Adresse:

    { $code }

    Er gilt 15 Minuten. Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren.
account-email-reset-password-subject = { $code } ist dein Code für ein neues Passwort
account-email-reset-password =
    Hallo,

    mit diesem Code legst du ein neues Passwort für Glenmore fest:

    { $code }

    Er gilt 15 Minuten. Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren. Dein Passwort ändert sich dann nicht.
account-email-unknown-address-subject = Kein Glenmore-Konto zu dieser Adresse
account-email-unknown-address =
    Hallo,

    jemand, vielleicht du, wollte sich mit dieser E-Mail-Adresse bei Glenmore anmelden. Zu ihr gibt es aber kein Konto.

    Wenn du es warst, versuch es mit einer anderen Adresse oder registriere dich hier:

    { $signup_url }

    Wenn du es nicht warst, kannst du diese E-Mail ignorieren.
account-email-change-subject = Dein Glenmore-Konto wurde geändert
account-email-change =
    Hallo,

    dein Glenmore-Konto wurde geändert. { $change }

    Wann: { $when }
    Von: { $ip }, { $user_agent }

    Wenn du es warst, musst du nichts tun. Wenn nicht, leg sofort ein neues Passwort fest und prüfe deine Passkeys und E-Mail-Adressen.

    Du bekommst diese E-Mail, weil wir dich über jede Änderung deiner Anmeldung informieren.
account-email-when = { $day }. { $month } { $year }, { $time } Uhr UTC
account-email-changed-address-changed = Die E-Mail-Adresse wurde von { $from_email } in { $to_email } geändert.
account-email-changed-address-confirmed = Eine E-Mail-Adresse wurde bestätigt.
account-email-changed-address-deleted = Die E-Mail-Adresse { $deleted_email } wurde entfernt.
account-email-changed-password-changed = Das Passwort wurde geändert.
account-email-changed-password-reset = Das Passwort wurde zurückgesetzt.
account-email-changed-password-set = Ein Passwort wurde festgelegt.
account-email-changed-recovery-codes = Neue Wiederherstellungscodes wurden erstellt. Die alten gelten nicht mehr.
account-email-changed-app-codes = Die Anmeldung mit Authenticator-App wurde eingeschaltet.
account-email-changed-no-app-codes = Die Anmeldung mit Authenticator-App wurde ausgeschaltet.
account-email-changed-passkey-added = Ein Passkey wurde hinzugefügt.
account-email-changed-passkey-removed = Ein Passkey wurde entfernt.
