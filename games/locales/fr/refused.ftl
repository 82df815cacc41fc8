# Erreurs, sous le plateau, dans un formulaire ou pour des programmes : le fait, puis que faire.
refused-bot-plays = Un robot joue à votre place.
refused-bot-plays-away = Un robot joue à votre place. Reprenez d’abord la main.
refused-not-running-open = La partie n’a pas encore commencé.
refused-not-running-finished = La partie est terminée.
refused-not-running-aborted = La partie a été annulée.
refused-not-open = Cette table n’est plus ouverte.
refused-nobody-invited = Cette invitation n’existe pas.
refused-see-invited = Seuls les joueurs de la table voient qui est invité.
refused-invite-self = Vous ne pouvez pas vous inviter vous-même.
refused-sits-already = { $name } est déjà à la table.
refused-declined = { $name } a décliné l’invitation.
refused-takes-none = { $name } n’accepte pas vos invitations.
refused-guest-invites = Sans compte, invitez vos amis par leur nom et les autres par le lien.
refused-most-invited = Vous avez atteint la limite d’invitations ({ $most }).
# Pour les programmeurs.
refused-no-question = La question « { $question } » n’existe pas.
# Pour les programmeurs.
refused-no-answer = « { $order } » n’est pas une réponse à « { $question } ».
# Pour les programmeurs ; les joueurs voient la nouvelle position.
refused-stale = Votre vue n’est plus à jour : vous avez envoyé le coup { $expected }, la partie en est au { $number }.
refused-retired = Cette partie suit la version { $version } des règles, qui n’est plus prise en charge. Vous pouvez encore la lire.
# Pour les programmeurs.
refused-key-used = Cette clé d’idempotence a servi à une autre requête.
refused-record-later = L’enregistrement contient la graine : il est disponible une fois la partie terminée.
refused-record-long = C’est trop long pour un enregistrement.
# Pour les programmeurs.
refused-no-bot = Le robot « { $name } » n’existe pas. Au choix : { $names }.
refused-colour-taken = Cette couleur est prise. Choisissez-en une autre.
refused-talk-seated = Seuls les joueurs de la table peuvent y discuter.
refused-mute-self = Vous ne pouvez pas vous mettre vous-même en sourdine.
refused-never-said = Ce message n’existe pas.
# Pour les programmeurs.
refused-name-message = Indiquez un message ou une place de cette table.
refused-log-in = Connectez-vous pour voir vos tables.
refused-invite-seated = Seuls les joueurs de la table peuvent inviter.
# Pour les programmeurs.
refused-no-choice = Un choix est une liste : son nom, puis ses valeurs.
# Pour les programmeurs.
refused-long-choice = Un choix compte au plus { $most } caractères.
refused-took-too-long = C’était trop long et a été arrêté. Rien n’a changé, et nous sommes prévenus.
refused-hint-others = Les conseils ne sont disponibles que contre des robots seulement.
refused-hint-nothing-asked = Vous n’avez rien à décider pour le moment.
refused-hint-none = Aucun conseil disponible. Décidez vous-même ou réessayez.
refused-no-component = Choisissez une tuile ou une route dans la liste.
refused-no-such-value = { $name } n’a pas cette valeur.
refused-no-value = Dites ce qui est imprimé.
refused-same-value = C’est déjà ce qu’indique Glenmore : { $value }.
refused-link = Les liens ne sont pas possibles ici.
refused-no-source = Dites d’où vous le savez : de votre boîte, d’un livret ou d’une photo.
refused-too-long = C’est trop long : { $most } caractères au plus.
