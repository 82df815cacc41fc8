game-free-place = de vrije plek
game-do-take = Neem { THE($tile) }
game-do-discard = Leg { THE($tile) } af
game-do-go = Ga naar { THE($tile) }
game-do-place = Aanleggen
game-do-activate = Activeer { THE($tile) }
game-do-sell = Verkoop { $good } van { THE($tile) } voor { $price }
game-do-buy = Koop { $good } voor { $price }
game-do-pay = Betalen
game-do-pay-from = { $good } van { THE($tile) }
game-do-coin-for = Betaal 1 munt in plaats van { $good }
game-do-give = Ruil { $number }
game-do-keep = Houd { $good }
game-a-good = een grondstof
game-do-put = { $good } op { THE($tile) }
game-do-move = Verplaats: { $from } → { $to }
game-do-promote = Maak hoofdman op { THE($tile) }
game-do-sacrifice = Betaal met die op { THE($tile) }
game-do-sacrifice-chieftain = Betaal met een hoofdman
game-do-recruit = Op { THE($tile) }
game-do-remove = Verwijder { THE($tile) }
game-do-claim = Clanpion op { $clan }
game-do-build = Bouw { THE($tile) }
game-do-forgo = Geef 1 bewegingspunt op
game-do-done = Verder
game-do-decline = Nee, bedankt
game-do-end = Beurt bevestigen
game-aside-sell = Verkopen
game-aside-move = Verplaatsen
game-aside-promote = Hoofdman
game-stay-last = Je blijft achteraan en speelt nog een keer.
game-your-turn = Jouw beurt
game-part =
    Stap { $number } van 4: { $stage ->
        [take] nemen
        [place] aanleggen
        [activate] activeren
       *[end] beëindigen
    }
game-draft = Concept
game-answers = Opties
game-besides = Andere acties
game-back-to-question = Terug naar je keuze
game-more = Menu
game-undo = Ongedaan maken
game-redo = Opnieuw
game-back = Terug
game-chronicles = Kronieken
game-tap-clan-see = Tik op een clan om de bonus te zien.
game-clan-board = Clanbord
game-clans = Spelers
game-glen-of = Gebied van { $name }
game-key-walk = bewegen
game-key-choose = kiezen
game-key-undo = ongedaan
game-key-redo = opnieuw
game-key-more = menu
game-boards = Borden
game-market = Markt
game-talk = Logboek en chat
game-share-victory = Je deelt de overwinning
game-you-win = Je hebt gewonnen!
game-win =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
game-the-end = Partij afgelopen
game-score-sheet = Scoreblad
game-loading = De partij wordt geladen
game-no-answer = De server antwoordt niet.
game-no-answer-more = Je kunt blijven rondkijken; je beurt tot nu toe is opgeslagen.
game-close-peek = Voorbeeld sluiten
game-one-marker = 1 clanpion
game-each-time = bij elke activering
game-yours =
    { $number ->
        [0] je hebt er geen
       *[other] je hebt er { $number }
    }
game-no-buyer = Geen koper
game-sell-for = Verkopen voor { $price }
game-sells-for = Levert { $price } op
game-sell-from = Verkoop van { THE($tile) }
game-buy-hint = Je kunt alleen kopen om kosten te betalen. We bieten het aan als je het nodig hebt, voor de omcirkelde prijs.
game-your-glen = Jouw gebied
game-play-on = Verder spelen
game-resign = Opgeven
game-tiles = tegels
game-points = ZP
game-tile-count =
    { $count ->
        [0] geen tegels
        [one] 1 tegel
       *[other] { $count } tegels
    }
game-cards-persons = Kaarten en personen
game-whose-glen = Speler
game-rule = Regel { $rule }
game-points-for = Bron
game-no-points = Nog geen punten.
game-all = Totaal
game-secret = De punten van anderen blijven tot het einde verborgen.
game-seed = Seed van deze partij
game-bot = bot
game-to-move = aan de beurt
game-seconds-left =
    { $seconds ->
        [0] geen tijd meer
        [one] nog 1 seconde
       *[other] nog { $seconds } seconden
    }
game-back-to-games = Terug naar mijn partijen
game-compare = { $name }: vergelijken
game-log-chat = Logboek en chat
game-nothing-yet = Nog niets.
game-unfold =
    { $rondel ->
        [circuit] Circuit uitklappen
       *[other] Rondel uitklappen
    }
game-fold =
    { $rondel ->
        [circuit] Circuit inklappen
       *[other] Rondel inklappen
    }
game-waiting = Wachten
game-look-on = Je kijkt mee. Wat verborgen is, blijft verborgen.
game-goes-on = De partij wordt vanzelf bijgewerkt.
game-moved-on = De partij is al verder; je zet is niet gespeeld.
game-you = Jij
game-ask-sell = Kies een grondstof om te verkopen
game-ask-move = Kies wie je verplaatst, en waarheen
game-ask-promote = Kies wie hoofdman wordt
game-tap-tile = Tik op een tegel om te zien wat hij kost en waar hij past.
game-can-take =
    { $can ->
        [0] Je kunt geen van de { $ahead } tegels nemen.
        [one] Je kunt 1 van de { $ahead } tegels nemen. Tik erop voor details.
       *[other] Je kunt { $can } van de { $ahead } tegels nemen. Tik er een aan voor details.
    }
game-tap-clan = Tik op een clan op de kaart.
game-tap-board = Tik je keuze aan op het bord.
game-tap-where = Tik nu op de bestemming.
game-tap-framed = Tik op een gemarkeerde plek.
game-steps-unused =
    { $steps ->
        [0] Geen bewegingspunten meer.
        [one] Nog 1 bewegingspunt.
       *[other] Nog { $steps } bewegingspunten.
    }
game-can-activate =
    { $number ->
        [0] Er valt niets te activeren.
        [one] Tik op de tegel om hem te activeren.
       *[other] Tik op een tegel om hem te activeren (nog { $number }).
    }
game-end-turn = Beurt beëindigen
game-activate-all = Alles activeren ({ $number })
game-end-turn-unused = Beurt eindigen ({ $number })
game-end-anyway = Toch eindigen
game-end-unused-hint = Er is nog iets ongebruikt. Tik nog eens om je beurt te beëindigen.
game-end-turn-asked = Beurt beëindigen?
game-after-this = Hierna worden nieuwe tegels getrokken.
game-undo-ends = Ongedaan maken kan dan niet meer.
game-places-fit =
    { $places ->
        [0] Past nergens.
        [one] Past op 1 plek.
       *[other] Past op { $places } plekken.
    }
game-you-pass =
    { $tiles ->
        [0] Je slaat geen tegels over.
        [one] Je slaat 1 tegel over.
       *[other] Je slaat { $tiles } tegels over.
    }
game-take-asked = { CAPITAL(THE($tile)) } nemen?
game-take-it = Nemen
game-place-asked = { CAPITAL(THE($tile)) } hier aanleggen?
game-place-it-asked = Tegel hier aanleggen?
game-can-activate-these = Activeert: { $names }.
game-activates-nothing = Activeert niets.
game-asked = { $words }?
game-decide =
    { $count ->
        [one] { $names } beslist
       *[other] { $names } beslissen
    }
game-decide-for-once = { $piece } is aan de beurt: { $name } kiest
game-you-decide-for-once = { $piece } is aan de beurt: jij kiest.
game-nobody = Niemand
game-bought-for = { $good } gekocht voor { $price }
game-buy-at = gekocht voor { $price }
game-from = van { THE($tile) }
game-a-coin = een munt
game-the-glen = je gebied
game-way-costs =
    { $coins ->
        [0] Geen wegkosten.
        [one] Wegkosten: 1 munt.
       *[other] Wegkosten: { $coins } munten.
    }
game-plays-next = Daarna speelt { $name }.
game-rules = Regels
game-clans-glens = Spelers en gebieden
game-log-notes = Logboek, chat en notities
game-close = Sluiten
game-log = Logboek
game-chat = Chat
game-notes = Notities
game-somebody = Iemand
game-nothing-said = Nog geen berichten.
game-say = Bericht
game-send = Versturen
game-answer = Antwoord: { $choice }
game-at-the-end = aan het einde
game-hint = Tip
game-hint-is = Tip: { $choice }
game-hint-place = Leg hem op de gestippelde plek
