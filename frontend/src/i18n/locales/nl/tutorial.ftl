tutorial-learn = Leren spelen
tutorial-lede = Leer het spel in een begeleide eerste partij, in ongeveer tien minuten.
tutorial-begin = Les beginnen
tutorial-go-on = Les hervatten
tutorial-coach = Les
tutorial-progress = { $done } van { $steps } stappen gedaan
tutorial-next = Verder
tutorial-before = Terug
tutorial-skip = Les verlaten
tutorial-play-on = Verder spelen
tutorial-home = Naar mijn partijen
tutorial-chronicles = Wat elke Kroniek toevoegt
tutorial-new-chronicles =
    { $count ->
        [one] Wat deze Kroniek toevoegt
       *[other] Wat deze Kronieken toevoegen
    }
tutorial-put-away = Verbergen
tutorial-rules = Regels
tutorial-all-rules = Alle regels
tutorial-chronicle-1 = Je boot racet door de rivieren van alle spelers en terug naar huis. Kies bij elk kasteel onderweg een van de beloningen die er nog liggen. Vroeg aankomen levert punten op, als laatste aankomen kost punten.
tutorial-chronicle-2 = Op de rondel staat een berg, met plaats voor één Schot. Wie voorbijgaat, laat er iets achter. Wie boven staat, krijgt alles.
tutorial-chronicle-3 = Leg whisky in je kelders, waar hij van plek naar plek rijpt. Drie keer in het spel kun je vaten verkopen. Hoe ouder het vat, hoe beter de prijs.
tutorial-chronicle-4 = Er komt een nieuw stuk op de rondel: de Engelsman. Wie de Engelandfiche heeft, speelt zijn beurten. Zijn gunst kost munten, dus houd er wat over.
tutorial-chronicle-5 = Verzamel in het geheim haggisfiches. Drie keer in het spel bepaalt de dobbelsteen welke worden opgediend. Die leveren punten op; de rest blijft op je haggisbord.
tutorial-chronicle-6 = Elke oordkaart heeft een gebeurtenis op de achterkant. Bij een Gathering draai je een van je kaarten om en voer je de gebeurtenis uit. Zo werkt elk oord twee keer.
tutorial-chronicle-7 = Vijf Great Glen-kaarten liggen open, elk met een doel voor het einde. Neem je een persoon, dan stemt iedereen in het geheim over een ervan. Alleen aangenomen kaarten tellen.
tutorial-chronicle-8 = Gangsters zitten in de gevangenis; penny’s kopen ze vrij. Bevrijd er een en krijg een unieke vaardigheid. Aan het einde kost elke gangster je punten.
