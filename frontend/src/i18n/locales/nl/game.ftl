game-free-place = de vrije plek
game-do-take = Neem { THE($tile) }
game-do-discard = Laat { THE($tile) } gaan
game-do-go = Ga naar { $tile }
game-do-place = Aanleggen
game-do-activate = Activeer { $tile }
game-do-sell = Verkoop { $good } van { $tile } voor { $price }
game-do-buy = Koop { $good } voor { $price }
game-do-pay = Betalen
game-do-pay-from = { $good } van { $tile }
game-do-coin-for = Een munt in plaats van { $good }
game-do-give = Geef { $number }
game-do-keep = Houd { $good }
game-a-good = een grondstof
game-do-put = { $good } op { $tile }
game-do-move = Loop van { $from } naar { $to }
game-do-promote = Hoofdman van { $tile }
game-do-sacrifice = Geef die op { $tile }
game-do-sacrifice-chieftain = Geef een hoofdman
game-do-recruit = Op { $tile }
game-do-remove = Verwijder { $tile }
game-do-claim = Vriend van { $clan } worden
game-do-build = Bouw { $tile }
game-do-forgo = Geef een stap op
game-do-done = Verder
game-do-decline = Nee, bedankt
game-do-end = Beurt bevestigen
game-aside-sell = Verkopen
game-aside-move = Lopen
game-aside-promote = Hoofdman
game-stay-last = Je blijft laatste en speelt nog eens
game-your-turn = Jouw beurt
game-part =
    Deel { $number } van 4: { $stage ->
        [take] nemen
        [place] aanleggen
        [activate] activeren
       *[end] einde
    }
game-draft = Concept
game-answers = Antwoorden
game-besides = Daarnaast
game-back-to-question = Terug naar de vraag
game-more = Meer
game-undo = Ongedaan maken
game-redo = Opnieuw
game-back = Terug
game-chronicles = Kronieken
game-tap-clan-see = Tik op een clan om te zien wat hij brengt.
game-clan-board = Clanbord
game-clans = De clans
game-glen-of = De glen van { $name }
game-key-walk = lopen
game-key-choose = kiezen
game-key-undo = ongedaan
game-key-redo = opnieuw
game-key-more = meer
game-boards = Borden
game-market = Markt
game-talk = Aan tafel
game-share-victory = Je deelt de overwinning
game-you-win = Je hebt gewonnen!
game-win =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
game-the-end = Het einde
game-score-sheet = Scoreblad
game-loading = De partij wordt geladen
game-no-answer = De tafel antwoordt niet.
game-no-answer-more = Je kunt rondkijken; je concept is veilig.
game-close-peek = Sluiten, de markt tonen
game-one-marker = 1 clanpion
game-each-time = elke keer
game-yours = { $number } van jou
game-no-buyer = Geen koper
game-sell-for = Verkoop voor { $price }
game-sells-for = Levert { $price } op
game-sell-from = Verkoop van { $tile }
game-buy-hint = Je koopt alleen om kosten te betalen: het wordt aangeboden als je het nodig hebt, voor de omcirkelde prijs.
game-your-glen = Jouw glen
game-play-on = Doorspelen
game-resign = Opgeven
game-tiles = tegels
game-points = punten
game-tile-count =
    { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
game-cards-persons = Kaarten en personen
game-whose-glen = Wiens glen
game-rule = Regel { $rule }
game-points-for = Punten voor
game-no-points = Nog geen punten.
game-all = Totaal
game-secret = De punten van anderen zijn geheim tot het einde.
game-seed = Seed van deze partij:
game-bot = bot
game-to-move = aan zet
game-seconds-left = nog { $seconds } seconden
game-back-to-games = Terug naar mijn partijen
game-compare = : vergelijken
game-log-chat = Logboek en chat
game-nothing-yet = Nog niets.
game-unfold = De rondel uitklappen
game-fold = De rondel inklappen
game-waiting = Wachten
game-look-on = Je kijkt toe: je ziet wat iedereen mag zien.
game-goes-on = Het gaat vanzelf verder; wat er gebeurt, zie je meteen.
game-moved-on = De tafel is verder gegaan. Er is hier niets veranderd.
game-you = Jij
game-ask-sell = Wat verkoop je?
game-ask-move = Wie loopt, en waarheen?
game-ask-promote = Wie wordt hoofdman?
game-tap-tile = Tik op een tegel om kosten en plekken te zien.
game-can-take = { $can } van { $ahead } tegels kun je nemen. Tik er een aan voor kosten en plekken.
game-tap-clan = Tik op een clan op de kaart.
game-tap-board = Tik het aan op het bord.
game-tap-where = Tik nu aan waarheen.
game-tap-framed = Tik aan wat omlijnd is.
game-steps-unused =
    { $steps ->
        [one] { $steps } stap ongebruikt.
       *[other] { $steps } stappen ongebruikt.
    }
game-can-activate = { $number } kun je activeren: tik ze aan.
game-end-turn = Beurt beëindigen
game-activate-all = Alles activeren ({ $number })
game-end-turn-unused = Beurt eindigen ({ $number })
game-end-anyway = Toch eindigen
game-end-unused-hint = Er is nog iets ongebruikt. Tik nog eens om je beurt te beëindigen.
game-end-turn-asked = Je beurt beëindigen?
game-after-this = Hierna worden nieuwe tegels getrokken en
game-undo-ends = kun je niets meer ongedaan maken.
game-places-fit =
    { $places ->
        [one] { $places } plek past.
       *[other] { $places } plekken passen.
    }
game-you-pass =
    { $tiles ->
        [0] Je slaat geen tegel over.
        [one] Je slaat 1 tegel over.
       *[other] Je slaat { $tiles } tegels over.
    }
game-take-asked = { CAPITAL(THE($tile)) } nemen?
game-take-it = Neem hem
game-place-asked = { CAPITAL(THE($tile)) } hier aanleggen?
game-place-it-asked = Hier aanleggen?
game-can-activate-these = Kan activeren:
game-activates-nothing = Er zou niets geactiveerd worden.
game-decide =
    { $count ->
        [one] { $names } beslist
       *[other] { $names } beslissen
    }
game-decide-for-once = { $piece } is aan zet: { $name } beslist
game-you-decide-for-once = { $piece } is aan zet: jij beslist.
game-nobody = Niemand
game-bought-for = { $good } gekocht voor { $price }
game-buy-at = gekocht voor { $price }
game-from = van { $tile }
game-a-coin = een munt
game-the-glen = de glen
game-way-costs =
    { $coins ->
        [0] De weg erheen is gratis.
        [one] De weg erheen kost 1 munt.
       *[other] De weg erheen kost { $coins } munten.
    }
game-plays-next = { $name } is hierna aan zet
game-rules = Regels
game-clans-glens = De clans en hun glens
game-log-notes = Logboek, chat en notities
game-close = Sluiten
game-log = Logboek
game-chat = Chat
game-notes = Notities
game-somebody = Iemand
game-nothing-said = Nog niemand heeft iets gezegd.
game-say = Zeg iets
game-send = Versturen
game-answer = Antwoord: { $choice }
game-at-the-end = aan het einde
game-hint = Tip
game-hint-is = Tip: { $choice }
game-hint-place = Leg hem op { $cell }, waar het gestippeld is
