rules-search-label = Chercher dans les règles par mot-clé ou numéro
rules-search-hint = Mot-clé ou numéro de règle
rules-search = Chercher
rules-complete = { $title }, règles complètes, telles que jouées sur Glenmore.
rules-contents = Sommaire
rules-english-only = Cette page n’existe encore qu’en anglais.
rules-ruling = Décision :
rules-description = Les règles de Glen More et de Glen More II, numérotées et consultables par mot-clé.
rules-found =
    { $count ->
        [one] { $count } règle avec « { $words } »
       *[other] { $count } règles avec « { $words } »
    }
rules-none-found = Aucune règle trouvée pour « { $words } »
rules-try-fewer = Essayez moins de mots, ou un début de mot : « whisk » trouve whisky. Les numéros commencent par G1, G2, C ou X.
rules-all = Toutes les règles
rules-reconstruction = Certaines valeurs du matériel de Glen More II sont reconstituées. La page du matériel indique pour chaque valeur si elle est connue, rapportée ou reconstituée.
