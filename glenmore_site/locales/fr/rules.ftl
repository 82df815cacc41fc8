rules-search-label = Chercher dans les règles par mots ou numéro
rules-search-hint = Des mots ou un numéro
rules-search = Chercher
rules-complete = { $title }, règles complètes, telles que Glenmore les applique.
rules-contents = Sommaire
rules-english-only = Cette page n’existe encore qu’en anglais.
rules-ruling = Décision :
rules-description = Les règles de Glen More et de Glen More II, chaque règle avec son numéro, avec recherche.
rules-found =
    { $count ->
        [one] { $count } règle avec « { $words } »
       *[other] { $count } règles avec « { $words } »
    }
rules-none-found = Aucune règle ne parle de « { $words } »
rules-try-fewer = Essayez moins de mots, ou un début : « whisk » trouve whisky. Les numéros commencent par G1, G2, C et X.
rules-all = Toutes les règles
rules-reconstruction = Une partie des valeurs du matériel de Glen More II est une reconstitution ; la page du matériel dit de chaque valeur si elle est connue, rapportée ou reconstituée.
