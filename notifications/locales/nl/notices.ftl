notices-both = zeg zowel wanneer het begint als wanneer het eindigt
notices-endless = stille uren moeten ooit eindigen
notices-many-devices = { $number } van je toestellen nemen al pushberichten aan: verwijder er eerst een
notices-no-service = deze pushdienst kent de site niet
notices-no-key = met deze sleutel kan niets versleuteld worden
