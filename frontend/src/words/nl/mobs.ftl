mobs-prison = In de gevangenis
mobs-prison-empty = Er zit niemand in de gevangenis.
mobs-later =
    { $count ->
        [one] Nog 1 gangster komt
       *[other] Nog { $count } gangsters komen
     } met de eerste B-tegel.
mobs-pennies =
    { $count ->
        [0] geen penny
        [one] 1 penny
       *[other] { $count } penny’s
     }
mobs-costs = kost aan het einde { $points } zegepunten
mobs-purse = { $minus } penny’s van -1 zegepunt, { $plus } van +1
mobs-nobody = heeft niemand bevrijd
mobs-spent = opgebruikt
mobs-tokens =
    { $count ->
        [0] geen fiche meer
        [one] nog 1 fiche
       *[other] nog { $count } fiches
     }
mobs-stands =
    { $whose ->
        [you] staat op je { $tile }
       *[other] staat op { $tile } van { $name }
    }
mobs-not-set = nog niet geplaatst
mobs-levy = { $clan } kost anderen { $coins } meer
mobs-reserved = { $tile } is gereserveerd: anderen betalen { $coins } meer
mobs-claims = ligt op { $cards }
mobs-whose = Wiens gebied
mobs-glen-of =
    { $whose ->
        [you] Je gebied
       *[other] Gebied van { $name }
    }
mobs-post = Leg een penny op { $mobster }
mobs-free = Bevrijd { $mobster }
mobs-rob =
    { $coins ->
        [one] Beroof de rij { $good }: { $coins } munt
       *[other] Beroof de rij { $good }: { $coins } munten
    }
mobs-rob-england = Beroof de Engelandrij
mobs-levy-on = Leg de fiche van { $coins } op { $clan }
mobs-reserve = Reserveer { $tile } met de fiche van { $coins }
mobs-summon = { $mobster }: de Schot op { $tile }
mobs-summon-supply = { $mobster }: uit je voorraad
mobs-haunt = Ga naar { $tile } van { $name }
mobs-sneak = McSnitch gaat naar { $tile }
mobs-steal = Steel { $good }, leg het op { $tile }
mobs-mail = Koop { $good }, leg het op { $tile }
mobs-fence = Koop { $good } en verkoop het meteen (nu voor { $coins })
mobs-shift =
    { $whose ->
        [you] Neem je { $tile }
       *[other] Neem { $tile } weg bij { $name }
    }
mobs-shift-to =
    { $whose ->
        [you] Leg hem in je eigen gebied
       *[other] Leg hem in het gebied van { $name }
    }
mobs-give-penny = Geef een penny door
mobs-second = Een tweede beloning door { $mobster }
mobs-aside-rob = McDuff: beroven
mobs-aside-rob-england = McDuff: Engeland
mobs-aside-levy = McWander: fiche
mobs-aside-reserve = McLaird: reserveren
mobs-aside-summon = Gangster plaatsen
mobs-aside-shift = Anderson: tegel verplaatsen
mobs-aside-sneak = McSnitch: lopen
mobs-ask-rob = Welke rij van de markt berooft McDuff?
mobs-ask-levy = Op welke clan legt McWander een fiche?
mobs-ask-reserve = Welke tegel reserveert McLaird?
mobs-ask-summon = Welke Schot wordt een gangster?
mobs-ask-shift = Welke tegel verplaatst Anderson?
mobs-ask-sneak = Waar loopt McSnitch heen?
mobs-fact-jailed = in de gevangenis kwamen { $mobsters }
mobs-fact-posted = legde een penny op { $mobster }
mobs-fact-freed =
    { $count ->
        [0] bevrijdde { $mobster }
        [one] bevrijdde { $mobster }, met 1 penny
       *[other] bevrijdde { $mobster }, met { $count } penny’s
     }
mobs-fact-spent = { $mobster } is opgebruikt
mobs-fact-robbed = beroofde de rij { $good }
mobs-fact-levied = legde een fiche van { $coins } op { $clan }
mobs-fact-reserved = reserveerde { $tile }
mobs-fact-lost = een fiche van { $mobster } is weg
mobs-fact-came = krijgt bezoek van { $mobster }
mobs-fact-left =
    { $who ->
        [you] bent van { $mobster } af
       *[other] is van { $mobster } af
    }
mobs-fact-good = verloor { $good } aan { $mobster }
mobs-fact-shifted =
    { $whose ->
        [you] verloor { $tile } aan jou door Anderson
       *[other] verloor { $tile } aan { $name } door Anderson
    }
mobs-fact-penny =
    { $whose ->
        [you] gaf je een penny
       *[other] gaf { $name } een penny
    }
