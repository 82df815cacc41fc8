log-votes-cast =
    { $result ->
        [accepted] De raad neemt ‘{ $card }’ aan: { $ayes } tegen { $nays }.
       *[rejected] De raad verwerpt ‘{ $card }’: { $nays } tegen { $ayes }.
    }
