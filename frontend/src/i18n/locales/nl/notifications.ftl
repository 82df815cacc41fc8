notifications-pushes = Pushmeldingen
notifications-no-pushes = Deze browser ondersteunt geen pushmeldingen. Zet de app op een iPhone eerst op je beginscherm.
notifications-push-here = Meldingen aanzetten
notifications-a-device = Apparaat
notifications-this-one = dit apparaat
notifications-stop = Uitzetten
notifications-sent = Geschiedenis
notifications-nothing-sent = Nog niets. Hier zie je welke meldingen je hebt gekregen.
notifications-older = Oudere tonen
notifications-nobody = Log in of speel als gast om je meldingen in te stellen.
notifications-when = Wanneer ik een melding krijg
notifications-quiet = Stille uren
notifications-quiet-from = Niet storen van
notifications-until = tot
notifications-digest-at = Dagoverzicht om
notifications-delay = Zoveel minuten wachten voor ik een melding krijg
notifications-rest = Mijn klok pauzeren
notifications-rest-more = In partijen om de beurt, als de tafel het toestaat.
notifications-sleep = Terwijl ik slaap
notifications-from = Van
notifications-weekend = Op zaterdag en zondag
notifications-vacation = Vakantie
notifications-saved-up =
    Je hebt { $days ->
        [0] nog geen dagen
        [one] 1 dag
       *[other] { $days } dagen
    } opgespaard; elke maand komen er 2½ bij.
notifications-stay = Vakantie annuleren
notifications-come-back = Vakantie beëindigen
notifications-first-day = Eerste dag
notifications-last-day = Laatste dag
notifications-take-vacation = Vakantie nemen
notifications-what = Waarover ik meldingen krijg
notifications-mails-to = E-mails gaan naar { $address }.
notifications-no-address = Bevestig je e-mailadres om e-mails te krijgen.
notifications-not-allowed = Je browser blokkeert meldingen. Sta ze toe in de instellingen voor deze site.
notifications-kind-turn = Ik ben aan de beurt
notifications-kind-deadline = Mijn tijd is bijna om
notifications-kind-started = Een partij begint
notifications-kind-over = Een partij is afgelopen
notifications-kind-invitation = Ik word uitgenodigd
notifications-kind-mention = Iemand noemt mij
notifications-kind-takeover = Een bot neemt het over
notifications-kind-digest = Dagoverzicht
notifications-way-either = Push, anders e-mail
notifications-way-push = Push
notifications-way-mail = E-mail
notifications-way-both = Push en e-mail
notifications-way-none = Uit
notifications-state-waiting = Nog niet verstuurd
notifications-state-sending = Wordt verstuurd
notifications-state-sent = Verstuurd
notifications-state-gathered = Bewaard voor het overzicht
notifications-state-dropped = Niet verstuurd
notifications-state-failed = Mislukt
notifications-state-unknown = Misschien verstuurd
