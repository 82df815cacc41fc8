orders-title = Vaste opdrachten
orders-words = In de beurt van een ander kan jou iets gevraagd worden. Wat je hier opdraagt, wordt meteen geantwoord, zodat niemand op je hoeft te wachten.
orders-ask = Vraag mij
orders-always = Altijd
orders-never = Nooit
orders-none = Aan deze tafel wordt in andermans beurt niets gevraagd.
