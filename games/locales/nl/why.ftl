# Waarom een melding niet is verstuurd: notitie in de lijst van meldingen.
why-table-gone = de tafel bestaat niet meer
why-game-over = de partij is afgelopen
why-played = je had al gespeeld
why-bot = een bot speelt voor je
why-too-late = de tijd was al om
why-just-told = je had net een melding van deze beurt gekregen
why-reminded = je had al een herinnering gekregen
why-not-open = de tafel is niet meer open
why-seated = je zit al aan de tafel
why-uninvited = je bent niet meer uitgenodigd
why-taken-back = het bericht is verwijderd
why-back = je was al terug
why-turn-came = je was intussen al aan de beurt
