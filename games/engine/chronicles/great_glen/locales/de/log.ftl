log-votes-cast =
    { $result ->
        [accepted] Der Rat nimmt „{ $card }“ an: { $ayes } zu { $nays }.
       *[rejected] Der Rat lehnt „{ $card }“ ab: { $nays } zu { $ayes }.
    }
