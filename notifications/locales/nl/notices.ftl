notices-both = Vul een begin- en een eindtijd in.
notices-endless = Stille uren kunnen niet de hele dag duren.
notices-many-devices = Meer apparaten met pushmeldingen kan niet (hoogstens { $number }). Verwijder er eerst een.
# Voor programmeurs.
notices-no-service = Deze pushdienst wordt niet ondersteund.
# Voor programmeurs.
notices-no-key = Deze sleutel is niet geldig.
