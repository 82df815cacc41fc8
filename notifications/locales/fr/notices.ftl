notices-both = Indiquez le début et la fin.
notices-endless = Les heures calmes ne peuvent pas durer toute la journée.
notices-many-devices = Vous avez atteint la limite d’appareils avec notifications push ({ $number }). Retirez-en un d’abord.
# Pour les programmeurs.
notices-no-service = Ce service de notifications push n’est pas pris en charge.
# Pour les programmeurs.
notices-no-key = Cette clé de chiffrement n’est pas valable.
