pay-how-many = Hoeveel grondstoffen ruil je bij { THE($tile) }?
pay-cost = Betaal { $cost }
pay-none-there = { $good }: daarvan ligt daar niets
pay-not-due = { $good } hoef je niet te betalen, of je kunt de rest niet betalen
pay-buy-only = { $good } koop je alleen om er meteen mee te betalen
pay-market-empty = { $good }: de marktrij is vol, je kunt nu niet kopen
pay-too-few-coins = { $good } kost { $price }, je hebt maar { $coins }
pay-own-first = eerst je eigen grondstoffen: je koopt alleen wat ontbreekt
pay-rest = na deze aankoop ({ $good }) kun je de rest niet betalen
pay-scotsman = Kies { $edition ->
        [glen-more-2010] het clanlid
       *[glen-more-2] de Schot
    } waarmee je { THE($tile) } betaalt
pay-buy-to-pay = grondstoffen koop je alleen om er meteen mee te betalen
pay-nobody-there = daar staat geen { $edition ->
        [glen-more-2010] clanlid
       *[glen-more-2] Schot
    }
pay-no-place-left = dan kun je { THE($tile) } niet meer aanleggen
