# Fouten, onder het bord, in een formulier of voor programma’s: wat er is, dan wat te doen.
refused-bot-plays = Een bot speelt nu voor je.
refused-bot-plays-away = Een bot speelt nu voor je. Neem het eerst weer over.
refused-not-running-open = De partij is nog niet begonnen.
refused-not-running-finished = De partij is afgelopen.
refused-not-running-aborted = De partij is afgebroken.
refused-not-open = Deze tafel is niet meer open.
refused-nobody-invited = Deze uitnodiging bestaat niet.
refused-see-invited = Alleen wie aan de tafel zit, ziet wie er uitgenodigd is.
refused-invite-self = Je kunt jezelf niet uitnodigen.
refused-sits-already = { $name } zit al aan de tafel.
refused-declined = { $name } heeft de uitnodiging afgeslagen.
refused-takes-none = { $name } neemt geen uitnodigingen van je aan.
refused-guest-invites = Als gast nodig je vrienden bij naam uit, en anderen met de link.
refused-most-invited = Meer uitnodigingen kan niet (hoogstens { $most }).
# Voor programmeurs.
refused-no-question = De vraag ‘{ $question }’ bestaat niet.
# Voor programmeurs.
refused-no-answer = ‘{ $order }’ is geen antwoord op ‘{ $question }’.
# Voor programmeurs; spelers zien de nieuwe stelling.
refused-stale = Je beeld is verouderd: je stuurde zet { $expected }, de partij is bij { $number }.
refused-retired = Deze partij werd gespeeld met regelversie { $version }, die we niet meer ondersteunen. Je kunt haar nog bekijken.
# Voor programmeurs.
refused-key-used = Deze idempotentiesleutel is voor een ander verzoek gebruikt.
refused-record-later = Het verslag bevat de seed en is er pas als de partij is afgelopen.
refused-record-long = Dit is te lang voor een verslag.
# Voor programmeurs.
refused-no-bot = De bot ‘{ $name }’ bestaat niet. Kies uit: { $names }.
refused-colour-taken = Deze kleur is al gekozen. Kies een andere.
refused-talk-seated = Alleen wie aan de tafel zit, kan daar chatten.
refused-mute-self = Je kunt jezelf niet dempen.
refused-never-said = Dit bericht bestaat niet.
# Voor programmeurs.
refused-name-message = Noem een bericht of een plaats aan deze tafel.
refused-log-in = Log in om je tafels te zien.
refused-invite-seated = Alleen wie aan de tafel zit, kan anderen uitnodigen.
# Voor programmeurs.
refused-no-choice = Een keuze is een lijst: de naam, dan de waarden.
# Voor programmeurs.
refused-long-choice = Een keuze heeft hoogstens { $most } tekens.
refused-took-too-long = Dit duurde te lang en is gestopt. Er is niets veranderd, en wij weten ervan.
refused-hint-others = Tips zijn er alleen als je tegen louter bots speelt.
refused-hint-nothing-asked = Je hoeft nu niets te beslissen.
refused-hint-none = Geen tip gevonden. Beslis zelf of probeer het opnieuw.
refused-no-component = Kies een tegel of een weg uit de lijst.
refused-no-such-value = { $name } heeft deze waarde niet.
refused-no-value = Zeg wat er gedrukt staat.
refused-same-value = Zo staat het al bij Glenmore: { $value }.
refused-link = Links kunnen hier niet.
refused-no-source = Zeg hoe je het weet: uit je eigen doos, een spelregelboekje of van een foto.
refused-too-long = Dit is te lang: hoogstens { $most } tekens.
