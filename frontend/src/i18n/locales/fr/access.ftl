access-words = En mots, et au clavier
access-keys = Touches
access-over = La partie est finie.
access-line = Votre coup, en texte
access-send = Jouer
access-options =
    { $count ->
        [one] Une réponse est possible
       *[other] { $count } réponses sont possibles
    }
access-rondel = Le rondel, de l’arrière vers l’avant
access-glen = Territoire : { $name }
access-market = Le marché
access-space = Case { $space } : { $words }
access-cell = En { $cell } : { $words }
access-price =
    { $good } : se vend { $sale }, { $cost ->
        [0] ne s’achète plus
       *[other] coûte { $cost }
    }
access-key-walk = se déplacer sur le rondel ou le territoire
access-key-choose = regarder, puis choisir
access-key-line = taper un coup
access-key-words = la table en mots
access-key-question = vers la question
access-key-rondel = vers le rondel
access-key-glen = vers votre territoire
access-key-undo = annuler
access-key-redo = rétablir
access-key-log = journal, discussion et notes
access-key-more = tout le reste
access-key-escape = lâcher, fermer
access-key-zoom = sur le territoire : plus grand, plus petit, tout voir
access-key-keys = ces touches
access-note = Vous seul voyez ceci.
access-note-kept = Vous seul voyez ceci. C’est gardé.
