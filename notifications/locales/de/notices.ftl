notices-both = Gib Beginn und Ende an.
notices-endless = Ruhezeiten können nicht den ganzen Tag dauern.
notices-many-devices = Mehr Geräte mit Push-Nachrichten sind nicht möglich (höchstens { $number }). Entferne zuerst eines.
# Für Programmierer.
notices-no-service = Dieser Push-Dienst wird nicht unterstützt.
# Für Programmierer.
notices-no-key = Dieser Schlüssel ist ungültig.
