tutorial-learn = Leren spelen
tutorial-lede = Een eerste spel legt zichzelf uit terwijl je het speelt, in ongeveer tien minuten.
tutorial-begin = De les beginnen
tutorial-go-on = Verder met de les
tutorial-coach = De les
tutorial-progress = { $done } van { $steps } stappen gedaan
tutorial-next = Verder
tutorial-before = Terug
tutorial-skip = De les verlaten
tutorial-play-on = Doorspelen
tutorial-home = Naar mijn partijen
tutorial-chronicles = Wat elke Kroniek toevoegt
tutorial-new-chronicles =
    { $count ->
        [one] Wat deze Kroniek toevoegt
       *[other] Wat deze Kronieken toevoegen
    }
tutorial-put-away = Wegleggen
tutorial-rules = De regels ervan
tutorial-all-rules = Alle regels
tutorial-chronicle-1 = Je boot racet door de rivieren van alle spelers en terug naar huis. Bij elk kasteel onderweg kies je uit de beloningen die er nog liggen. Vroeg zijn brengt punten, laat zijn kost er.
tutorial-chronicle-2 = Op de rondel staat een berg, met plaats voor één Schot. Wie erlangs gaat, laat er iets achter. Wie boven staat, neemt alles wat er ligt.
tutorial-chronicle-3 = Whisky gaat de kelder in, waar hij van plek naar plek rijpt. Drie keer in het spel worden vaten verkocht. Hoe ouder een vat, hoe beter de prijs.
tutorial-chronicle-4 = Er staat één stuk meer op de rondel: de Engelsman. Wie de Engelandfiche heeft, speelt een beurt met hem. Zijn gunst kost munten, dus houd er wat over.
tutorial-chronicle-5 = Je verzamelt in het geheim haggisfiches. Drie keer in het spel zegt de dobbelsteen welke worden opgediend. Wat opgediend wordt, levert je punten op, de rest bewaar je.
tutorial-chronicle-6 = Elke kaart van een bezienswaardigheid heeft een tweede kant met een gebeurtenis. Bij een Gathering draai je een van je kaarten om en gebeurt het verhaal. Zo werkt een bezienswaardigheid twee keer.
tutorial-chronicle-7 = Vijf Great Glen-kaarten liggen open, en elk vraagt aan het einde om iets. Wie een persoon neemt, laat over een ervan stemmen, in het geheim. Alleen wat de raad aanneemt, telt.
tutorial-chronicle-8 = Gangsters zitten in de gevangenis en penny’s kopen hen vrij. Wie er een bevrijdt, krijgt een kracht die niemand anders heeft. Aan het einde kost elke gangster punten.
