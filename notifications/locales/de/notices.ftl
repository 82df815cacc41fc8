notices-both = sag, wann es beginnt und wann es endet
notices-endless = Ruhezeiten müssen irgendwann enden
notices-many-devices = { $number } deiner Geräte nehmen schon Push-Nachrichten an: Entferne zuerst eines
notices-no-service = diesen Push-Dienst kennt die Site nicht
notices-no-key = mit diesem Schlüssel lässt sich nichts verschlüsseln
