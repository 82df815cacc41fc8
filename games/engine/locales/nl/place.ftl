place-where = Kies waar je { THE($tile) } aanlegt.
place-fee = een plek op { $where } kost { $fee } extra, en dat kan niet worden betaald
place-not-over = { $tile } kan niet op { $where } worden gebouwd
place-beside = { $where } grenst met geen zijde aan een tegel, of is bezet
place-line = { $tile } moet zijn rivier of weg verlengen en kan niet op { $where } liggen
place-open = { $tile } zou de rivier of weg op { $where } blokkeren
place-near = { $who }: er staat er geen op een buurtegel van { $where }
