# E-mails over partijen, en de pagina om je af te melden.
email-hello = Hallo { $name },
# Een knop, hoogstens 20 tekens.
email-open = Tafel openen
# Een knop bij een pushmelding, hoogstens 20 tekens.
email-mute = Tafel dempen
email-several = Meerdere partijen wachten op je
email-why = Je krijgt deze e-mail omdat je meldingen per e-mail hebt aangezet.
email-stop = Afmelden
email-settings = Meldingen instellen
email-stopped = Je bent afgemeld voor deze e-mails.
email-stop-asked = Afmelden voor deze e-mails?
email-invalid = Deze link is niet geldig.
email-digest = Je partijen vandaag
# Een knop, hoogstens 20 tekens.
email-games = Partijen openen
