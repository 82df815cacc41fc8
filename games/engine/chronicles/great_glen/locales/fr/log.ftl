log-votes-cast =
    { $result ->
        [accepted] Le conseil accepte « { $card } » : { $ayes } contre { $nays }.
       *[rejected] Le conseil rejette « { $card } » : { $nays } contre { $ayes }.
    }
