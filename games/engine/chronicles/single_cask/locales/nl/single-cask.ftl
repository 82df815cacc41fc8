single-cask-store = Op welke plek van je eerste kelder komt de whisky?
single-cask-leftmost = nieuwe whisky komt op de meest linkse lege plek van de eerste kelder
single-cask-pay = Vanaf welke plek van je kelders betaal je de whisky?
single-cask-age = Welk vat rijpt één plek verder?
single-cask-no-room = na plek { $space } volgt geen lege plek in je kelders
single-cask-none-there = er ligt geen vat op die plek
single-cask-no-words = een kelder bouwen vraagt geen verdere gegevens
single-cask-own-turn = een kelder bouw je in je eigen beurt
single-cask-all-built = alle kelders zijn gebouwd
single-cask-too-dear = de volgende kelder kost { $cost }, en dat kan niet worden betaald
single-cask-passing = Verkoop je in het voorbijgaan een vat?
single-cask-sell = Welk vat verkoop je, en waar?
single-cask-sell-more = Verkoop je er nog een?
single-cask-work = Wat doet { THE($tile) }?
single-cask-not-friend = er staat geen pion van jou op { $clan }
single-cask-not-now = ‘{ $work }’ kan nu niet
single-cask-ages =
    { $number ->
        [one] { $number } vat rijpt
       *[other] vaten rijpen in totaal { $number } plekken
    }
single-cask-then = { $first }, dan { $then }
single-cask-tile = wie passeert mag een vat verkopen; wie hier stopt verkoopt er een of twee
single-cask-spaces = Plekken van kelder { $number }
single-cask-cost = Kosten van kelder { $number }
single-cask-sale = Plekken van een verkooptegel, { $players } spelers
single-cask-sale-spaces = { $number } en een bonusplek
