account-email-known-address-subject = Je hebt al een account bij Glenmore
account-email-known-address =
    Hallo,

    Iemand, misschien jij, wilde zich met dit mailadres bij Glenmore aanmelden. Het hoort al bij een account.

    Was jij het, log dan in zoals altijd. Een vergeten wachtwoord stel je hier opnieuw in:

    { $password_reset_url }

    Was jij het niet, doe dan niets.
account-email-confirm-address-subject = { $code } is je code voor Glenmore
account-email-confirm-address =
    Hallo { $user },

    Deze code bevestigt je mailadres bij Glenmore. Typ hem waar erom gevraagd werd:

    { $code }

    Hij geldt een kwartier. Heb je er niet om gevraagd, doe dan niets: zonder de code gebeurt er niets.
account-email-reset-password-subject = Met { $code } stel je bij Glenmore een nieuw wachtwoord in
account-email-reset-password =
    Hallo,

    Met deze code stel je bij Glenmore een nieuw wachtwoord in. Typ hem waar erom gevraagd werd:

    { $code }

    Hij geldt een kwartier. Heb je er niet om gevraagd, doe dan niets: je wachtwoord blijft zoals het is.
account-email-unknown-address-subject = Er is bij Glenmore geen account voor dit adres
account-email-unknown-address =
    Hallo,

    Iemand, misschien jij, wilde met dit mailadres inloggen op een account bij Glenmore. Dat account is er niet.

    Was jij het, dan heb je misschien een ander adres gebruikt, of je meldt je hier aan:

    { $signup_url }

    Was jij het niet, doe dan niets.
account-email-change-subject = Je account bij Glenmore is gewijzigd
account-email-change =
    Hallo,

    Je account bij Glenmore is gewijzigd. { $change }

    Wanneer: { $when }
    Vanaf: { $ip }, { $user_agent }

    Was jij het, dan is alles in orde. Zo niet, stel dan meteen een nieuw wachtwoord in, en kijk naar je passkeys en adressen.
account-email-when = { $day } { $month } { $year }, { $time } uur UTC
account-email-changed-address-changed = Het mailadres is veranderd van { $from_email } in { $to_email }.
account-email-changed-address-confirmed = Een mailadres is bevestigd.
account-email-changed-address-deleted = Het mailadres { $deleted_email } is verwijderd.
account-email-changed-password-changed = Het wachtwoord is gewijzigd.
account-email-changed-password-reset = Het wachtwoord is opnieuw ingesteld.
account-email-changed-password-set = Het heeft een wachtwoord gekregen.
account-email-changed-recovery-codes = Er zijn nieuwe herstelcodes gemaakt; de oude gelden niet meer.
account-email-changed-app-codes = Voortaan wordt om codes van een app gevraagd.
account-email-changed-no-app-codes = Er wordt niet meer om codes van een app gevraagd.
account-email-changed-passkey-added = Er is een passkey toegevoegd.
account-email-changed-passkey-removed = Er is een passkey verwijderd.
