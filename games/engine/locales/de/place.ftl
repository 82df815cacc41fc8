place-where = Wähle einen Platz für { THE($tile, case: "accusative") }.
place-fee = ein Platz auf { $where } kostet { $fee } mehr, was nicht bezahlt werden kann
place-not-over = { $tile } kann nicht auf { $where } gebaut werden
place-beside = { $where } grenzt mit keiner Seite an ein Plättchen oder ist belegt
place-line = { $tile } muss seinen Fluss oder seine Straße verlängern und kann nicht auf { $where } liegen
place-open = { $tile } würde den Fluss oder die Straße auf { $where } versperren
place-near = { $who }: niemand steht auf einem Nachbarn von { $where }
