# E-mails over het account. Onderwerp: hoogstens 60 tekens.
account-email-known-address-subject = Je hebt al een Glenmore-account
account-email-known-address =
    Hallo,

    Iemand, misschien jij, wilde met dit e-mailadres een account maken bij Glenmore, maar dat is er al.

    Was jij het, log dan in zoals altijd of stel hier een nieuw wachtwoord in:

    { $password_reset_url }

    Was jij het niet, dan kun je deze e-mail negeren.
account-email-confirm-address-subject = { $code } is je code voor Glenmore
account-email-confirm-address =
    Hallo { $user },

    Met deze code bevestig je je e-mailadres:

    { $code }

    De code is 15 minuten geldig. Heb je er niet om gevraagd, dan kun je deze e-mail negeren.
account-email-reset-password-subject = { $code } is je code voor een nieuw wachtwoord
account-email-reset-password =
    Hallo,

    Met deze code stel je een nieuw wachtwoord in voor Glenmore:

    { $code }

    De code is 15 minuten geldig. Heb je er niet om gevraagd, dan kun je deze e-mail negeren. Je wachtwoord verandert dan niet.
account-email-unknown-address-subject = Geen Glenmore-account voor dit adres
account-email-unknown-address =
    Hallo,

    Iemand, misschien jij, wilde met dit e-mailadres inloggen bij Glenmore, maar er hoort geen account bij.

    Was jij het, probeer dan een ander adres of maak hier een account:

    { $signup_url }

    Was jij het niet, dan kun je deze e-mail negeren.
account-email-change-subject = Je Glenmore-account is gewijzigd
account-email-change =
    Hallo,

    Je Glenmore-account is gewijzigd. { $change }

    Wanneer: { $when }
    Vanaf: { $ip }, { $user_agent }

    Was jij het, dan hoef je niets te doen. Zo niet, stel dan meteen een nieuw wachtwoord in en controleer je passkeys en e-mailadressen.

    Je krijgt deze e-mail omdat we elke wijziging van je inloggegevens melden.
account-email-when = { $day } { $month } { $year }, { $time } uur UTC
account-email-changed-address-changed = Het e-mailadres is gewijzigd van { $from_email } in { $to_email }.
account-email-changed-address-confirmed = Er is een e-mailadres bevestigd.
account-email-changed-address-deleted = Het e-mailadres { $deleted_email } is verwijderd.
account-email-changed-password-changed = Het wachtwoord is gewijzigd.
account-email-changed-password-reset = Het wachtwoord is opnieuw ingesteld.
account-email-changed-password-set = Er is een wachtwoord ingesteld.
account-email-changed-recovery-codes = Er zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.
account-email-changed-app-codes = Inloggen met een authenticator-app is ingeschakeld.
account-email-changed-no-app-codes = Inloggen met een authenticator-app is uitgeschakeld.
account-email-changed-passkey-added = Er is een passkey toegevoegd.
account-email-changed-passkey-removed = Er is een passkey verwijderd.
