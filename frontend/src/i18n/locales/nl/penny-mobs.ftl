penny-mobs-in-prison = In de gevangenis
penny-mobs-prison-empty = De gevangenis is leeg.
penny-mobs-later =
    { $count ->
        [0] Met de eerste B-tegel komen er geen gangsters meer.
        [one] Met de eerste B-tegel komt er nog 1 gangster.
       *[other] Met de eerste B-tegel komen er nog { $count } gangsters.
    }
penny-mobs-penny-count =
    { $count ->
        [0] geen penny’s
        [one] 1 penny
       *[other] { $count } penny’s
    }
penny-mobs-costs = kost aan het einde { $points } ZP
penny-mobs-purse = Penny’s: { $minus } van −1 ZP, { $plus } van +1 ZP
penny-mobs-nobody = heeft nog niemand bevrijd
penny-mobs-spent = opgebruikt
penny-mobs-tokens =
    { $count ->
        [0] geen fiches meer
        [one] nog 1 fiche
       *[other] nog { $count } fiches
    }
penny-mobs-stands-on =
    { $whose ->
        [you] bij jou op { THE($tile) }
       *[other] bij { $name } op { THE($tile) }
    }
penny-mobs-not-set = nog niet in het spel
penny-mobs-levy =
    { $coins ->
        [one] anderen betalen 1 munt meer voor { $clan }
       *[other] anderen betalen { $coins } munten meer voor { $clan }
    }
penny-mobs-tile-reserved =
    { $coins ->
        [one] { THE($tile) } is gereserveerd: anderen betalen 1 munt meer
       *[other] { THE($tile) } is gereserveerd: anderen betalen { $coins } munten meer
    }
penny-mobs-claims = op { $cards }
penny-mobs-whose = Speler
penny-mobs-glen-of =
    { $whose ->
        [you] Jouw gebied
       *[other] Gebied van { $name }
    }
penny-mobs-choice-post = Leg een penny op { $mobster }
penny-mobs-choice-free = Bevrijd { $mobster }
penny-mobs-choice-rob =
    { $coins ->
        [0] Beroof de rij { $good }: geen munten
        [one] Beroof de rij { $good }: 1 munt
       *[other] Beroof de rij { $good }: { $coins } munten
    }
penny-mobs-choice-rob-england = Beroof de Engelandrij
penny-mobs-choice-levy =
    Leg de fiche van { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    } op { $clan }
penny-mobs-choice-reserve =
    Reserveer { THE($tile) } (fiche van { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    })
penny-mobs-choice-summon = { $mobster }: de Schot op { THE($tile) }
penny-mobs-choice-summon-supply = { $mobster }: uit je voorraad
penny-mobs-choice-haunt = Ga naar { THE($tile) } ({ $name })
penny-mobs-choice-sneak = Verplaats McSnitch naar { THE($tile) }
penny-mobs-choice-steal = Steel { $good } en leg het op { THE($tile) }
penny-mobs-choice-mail = Koop { $good } en leg het op { THE($tile) }
penny-mobs-choice-fence =
    { $coins ->
        [0] Koop { $good } en verkoop het meteen (nu voor niets)
        [one] Koop { $good } en verkoop het meteen (nu voor 1 munt)
       *[other] Koop { $good } en verkoop het meteen (nu voor { $coins } munten)
    }
penny-mobs-choice-shift =
    { $whose ->
        [you] Neem { THE($tile) } (van jou)
       *[other] Neem { THE($tile) } van { $name }
    }
penny-mobs-choice-shift-to =
    { $whose ->
        [you] Leg hem in je eigen gebied
       *[other] Leg hem in het gebied van { $name }
    }
penny-mobs-choice-give-penny = Geef een penny door
penny-mobs-choice-second = Tweede beloning ({ $mobster })
penny-mobs-aside-rob = McDuff: beroven
penny-mobs-aside-rob-england = McDuff: Engeland
penny-mobs-aside-levy = McWander: fiche
penny-mobs-aside-reserve = McLaird: reserveren
penny-mobs-aside-summon = Gangster plaatsen
penny-mobs-aside-shift = Anderson: verplaatsen
penny-mobs-aside-sneak = McSnitch: verplaatsen
penny-mobs-ask-rob = Kies een marktrij die McDuff berooft
penny-mobs-ask-levy = Kies een clan voor de fiche van McWander
penny-mobs-ask-reserve = Kies een tegel die McLaird reserveert
penny-mobs-ask-summon = Kies een Schot die gangster wordt
penny-mobs-ask-shift = Kies een tegel die Anderson verplaatst
penny-mobs-ask-sneak = Kies waar McSnitch heen gaat
