access-words = Vue texte et coups au clavier
access-keys = Raccourcis clavier
access-over = La partie est terminée.
access-line = Saisissez votre coup
access-send = Jouer le coup
access-options =
    { $count ->
        [0] Aucun coup possible
        [one] 1 coup possible
       *[other] { $count } coups possibles
    }
access-rondel =
    { $rondel ->
        [circuit] Circuit, de l’arrière vers l’avant
       *[other] Rondel, de l’arrière vers l’avant
    }
access-glen = Territoire : { $name }
access-market = Marché
access-space = Case { $space } : { $words }
access-cell = En { $cell } : { $words }
access-price =
    { $good } : se vend { $sale }, { $cost ->
        [0] ne s’achète pas
       *[other] coûte { $cost }
    }
access-key-walk = se déplacer sur le plateau
access-key-choose = aperçu, puis sélection
access-key-line = saisir un coup
access-key-words = vue texte
access-key-question = aller à la consigne
access-key-rondel =
    { $rondel ->
        [circuit] aller au circuit
       *[other] aller au rondel
    }
access-key-glen = aller à votre territoire
access-key-undo = annuler
access-key-redo = rétablir
access-key-log = journal, discussion et notes
access-key-more = menu
access-key-escape = annuler, fermer
access-key-zoom = agrandir, réduire, tout afficher
access-key-keys = afficher les raccourcis
access-note = Visible par vous seul.
access-note-kept = Visible par vous seul. Enregistré.
