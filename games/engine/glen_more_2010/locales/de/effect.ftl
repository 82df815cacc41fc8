effect-chieftains-double = dauerhaft: Chieftains zählen in Wertungen doppelt
effect-each-yellow = am Ende: { $points } SP für jedes gelbe Plättchen
effect-each-green = am Ende: { $points } SP für jedes grüne Plättchen
effect-each-village = am Ende: { $points } SP für jedes Dorf
effect-clan-member-or-chieftain =
    { $number ->
        [one] { $number } Clanmitglied oder Chieftain
       *[other] { $number } Clanmitglieder oder Chieftains
    }
