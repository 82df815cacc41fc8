log-votes-cast =
    { $result ->
        [accepted] The council accepts { $card }: { $ayes } to { $nays }.
       *[rejected] The council rejects { $card }: { $nays } to { $ayes }.
    }
