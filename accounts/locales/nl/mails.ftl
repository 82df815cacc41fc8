mails-known-address-subject = Je hebt al een account bij Glenmore
mails-known-address =
    Hallo,

    Iemand, misschien jij, wilde zich met dit mailadres bij Glenmore aanmelden. Het hoort al bij een account.

    Was jij het, log dan in zoals altijd. Een vergeten wachtwoord stel je hier opnieuw in:

    { $password_reset_url }

    Was jij het niet, doe dan niets.
mails-confirm-address-subject = { $code } is je code voor Glenmore
mails-confirm-address =
    Hallo { $user },

    Deze code bevestigt je mailadres bij Glenmore. Typ hem waar erom gevraagd werd:

    { $code }

    Hij geldt een kwartier. Heb je er niet om gevraagd, doe dan niets: zonder de code gebeurt er niets.
mails-reset-password-subject = Met { $code } stel je bij Glenmore een nieuw wachtwoord in
mails-reset-password =
    Hallo,

    Met deze code stel je bij Glenmore een nieuw wachtwoord in. Typ hem waar erom gevraagd werd:

    { $code }

    Hij geldt een kwartier. Heb je er niet om gevraagd, doe dan niets: je wachtwoord blijft zoals het is.
mails-unknown-address-subject = Er is bij Glenmore geen account voor dit adres
mails-unknown-address =
    Hallo,

    Iemand, misschien jij, wilde met dit mailadres inloggen op een account bij Glenmore. Dat account is er niet.

    Was jij het, dan heb je misschien een ander adres gebruikt, of je meldt je hier aan:

    { $signup_url }

    Was jij het niet, doe dan niets.
mails-change-subject = Je account bij Glenmore is gewijzigd
mails-change =
    Hallo,

    Je account bij Glenmore is gewijzigd. { $change }

    Wanneer: { $when }
    Vanaf: { $ip }, { $user_agent }

    Was jij het, dan is alles in orde. Zo niet, stel dan meteen een nieuw wachtwoord in, en kijk naar je passkeys en adressen.
mails-when = { $day } { $month } { $year }, { $time } uur UTC
mails-changed-address-changed = Het mailadres is veranderd van { $from_email } in { $to_email }.
mails-changed-address-confirmed = Een mailadres is bevestigd.
mails-changed-address-deleted = Het mailadres { $deleted_email } is verwijderd.
mails-changed-password-changed = Het wachtwoord is gewijzigd.
mails-changed-password-reset = Het wachtwoord is opnieuw ingesteld.
mails-changed-password-set = Het heeft een wachtwoord gekregen.
mails-changed-recovery-codes = Er zijn nieuwe herstelcodes gemaakt; de oude gelden niet meer.
mails-changed-app-codes = Voortaan wordt om codes van een app gevraagd.
mails-changed-no-app-codes = Er wordt niet meer om codes van een app gevraagd.
mails-changed-passkey-added = Er is een passkey toegevoegd.
mails-changed-passkey-removed = Er is een passkey verwijderd.
