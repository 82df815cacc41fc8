common-trouble = Etwas ist schiefgegangen
common-first-page = Zur Startseite
common-try-again = Erneut versuchen
common-back = Zurück
common-labelled = { $label }: { $text }
common-seats-free =
    { $free ->
        [0] keine Plätze frei
       *[other] { $free } von { $players } Plätzen frei
    }
