account-no-tokens = Gasten kunnen geen tokens hebben. Maak eerst een account.
account-most-tokens = Meer tokens kan niet (hoogstens { $most }). Trek er eerst een in.
account-type-name = Typ je naam om te bevestigen.
account-name-taken = Deze naam is al in gebruik.
account-name-looks-taken = Deze naam lijkt te veel op die van een andere speler. Kies een andere.
account-language = Deze taal wordt niet ondersteund.
account-time-zone = Vul een tijdzone in, zoals Europe/Amsterdam.
account-own-friend = Je kunt jezelf niet als vriend toevoegen.
account-most-asked = Meer open vriendschapsverzoeken kan niet (hoogstens { $most }).
account-name-length = Namen hebben { $shortest } tot { $longest } tekens.
account-name-letters = Gebruik letters en cijfers, met hooguit één teken of spatie ertussen.
account-name-scripts = Gebruik letters uit één alfabet en één soort cijfers.
account-name-kept = Deze naam is gereserveerd.
account-no-player = Deze speler bestaat niet.
account-logged-in = Je bent al ingelogd. Log eerst uit.
account-banned = Je bent geblokkeerd: { $reason }.
account-no-reason = zonder opgave van reden
# Voor programmeurs: een verkeerde Authorization-header.
account-bearer = Stuur de header als ‘Bearer <token>’.
# Voor programmeurs.
account-no-token = Dit token is onbekend, of de speler is geblokkeerd.
# Voor programmeurs: een actie die een sessie vraagt.
account-in-person = Log hiervoor in. Een token is niet genoeg.
# Op de beheerpagina’s.
account-no-ban = Beheerders kunnen niet worden geblokkeerd.
account-log-in-again = Bevestig eerst dat jij het bent: met je wachtwoord of een passkey.
account-password-guessable = Dit wachtwoord is makkelijk te raden. Gebruik meerdere woorden die niets met elkaar te maken hebben, of laat je browser er een voorstellen.
