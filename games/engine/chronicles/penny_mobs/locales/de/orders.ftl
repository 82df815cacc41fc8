orders-place-figure = Ein Ganove von dir zieht weiter: wohin
orders-place-figure-always = auf das erste angebotene Plättchen
orders-place-figure-never = nirgendhin
orders-buy-produce = Bruce McMail darf eine Ressource kaufen, die ein anderer bekommt
orders-buy-produce-always = den ersten angebotenen kaufen
orders-buy-produce-never = nichts kaufen
