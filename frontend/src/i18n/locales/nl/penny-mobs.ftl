penny-mobs-in-prison = In de gevangenis
penny-mobs-prison-empty = Er zit niemand in de gevangenis.
penny-mobs-later =
    { $count ->
        [one] Nog 1 gangster komt
       *[other] Nog { $count } gangsters komen
     } met de eerste B-tegel.
penny-mobs-penny-count =
    { $count ->
        [0] geen penny
        [one] 1 penny
       *[other] { $count } penny’s
     }
penny-mobs-costs = kost aan het einde { $points } zegepunten
penny-mobs-purse = { $minus } penny’s van -1 zegepunt, { $plus } van +1
penny-mobs-nobody = heeft niemand bevrijd
penny-mobs-spent = opgebruikt
penny-mobs-tokens =
    { $count ->
        [0] geen fiche meer
        [one] nog 1 fiche
       *[other] nog { $count } fiches
     }
penny-mobs-stands-on =
    { $whose ->
        [you] staat op je { $tile }
       *[other] staat op { $tile } van { $name }
    }
penny-mobs-not-set = nog niet geplaatst
penny-mobs-levy = { $clan } kost anderen { $coins } meer
penny-mobs-tile-reserved = { $tile } is gereserveerd: anderen betalen { $coins } meer
penny-mobs-claims = ligt op { $cards }
penny-mobs-whose = Wiens gebied
penny-mobs-glen-of =
    { $whose ->
        [you] Je gebied
       *[other] Gebied van { $name }
    }
penny-mobs-choice-post = Leg een penny op { $mobster }
penny-mobs-choice-free = Bevrijd { $mobster }
penny-mobs-choice-rob =
    { $coins ->
        [one] Beroof de rij { $good }: { $coins } munt
       *[other] Beroof de rij { $good }: { $coins } munten
    }
penny-mobs-choice-rob-england = Beroof de Engelandrij
penny-mobs-choice-levy = Leg de fiche van { $coins } op { $clan }
penny-mobs-choice-reserve = Reserveer { $tile } met de fiche van { $coins }
penny-mobs-choice-summon = { $mobster }: de Schot op { $tile }
penny-mobs-choice-summon-supply = { $mobster }: uit je voorraad
penny-mobs-choice-haunt = Ga naar { $tile } van { $name }
penny-mobs-choice-sneak = McSnitch gaat naar { $tile }
penny-mobs-choice-steal = Steel { $good }, leg het op { $tile }
penny-mobs-choice-mail = Koop { $good }, leg het op { $tile }
penny-mobs-choice-fence = Koop { $good } en verkoop het meteen (nu voor { $coins })
penny-mobs-choice-shift =
    { $whose ->
        [you] Neem je { $tile }
       *[other] Neem { $tile } weg bij { $name }
    }
penny-mobs-choice-shift-to =
    { $whose ->
        [you] Leg hem in je eigen gebied
       *[other] Leg hem in het gebied van { $name }
    }
penny-mobs-choice-give-penny = Geef een penny door
penny-mobs-choice-second = Een tweede beloning door { $mobster }
penny-mobs-aside-rob = McDuff: beroven
penny-mobs-aside-rob-england = McDuff: Engeland
penny-mobs-aside-levy = McWander: fiche
penny-mobs-aside-reserve = McLaird: reserveren
penny-mobs-aside-summon = Gangster plaatsen
penny-mobs-aside-shift = Anderson: tegel verplaatsen
penny-mobs-aside-sneak = McSnitch: lopen
penny-mobs-ask-rob = Welke rij van de markt berooft McDuff?
penny-mobs-ask-levy = Op welke clan legt McWander een fiche?
penny-mobs-ask-reserve = Welke tegel reserveert McLaird?
penny-mobs-ask-summon = Welke Schot wordt een gangster?
penny-mobs-ask-shift = Welke tegel verplaatst Anderson?
penny-mobs-ask-sneak = Waar loopt McSnitch heen?
