tables-left = Quelqu’un qui est parti
tables-bot-beginner = Robot (débutant)
tables-bot-easy = Robot (facile)
tables-bot-medium = Robot (moyen)
tables-bot-hard = Robot (difficile)
tables-bot-expert = Robot (expert)
tables-bot-number = Robot { $number }
tables-level-beginner = Débutant
tables-level-easy = Facile
tables-level-medium = Moyen
tables-level-hard = Difficile
tables-level-expert = Expert
tables-bot-greedy = Robot gourmand
tables-bot-random = Robot au hasard
tables-bot = Robot { $name }
tables-greedy = gourmand
tables-random = hasard
tables-paused = En pause par l’exploitant
tables-your-turn = C’est votre tour
tables-goes-on = La partie continue
tables-to-move = { $name } doit jouer
tables-to-decide = { $names } doivent décider
tables-closed = Fermée avant de commencer
tables-you-won =
    { $points ->
        [one] Vous avez gagné avec { $points } point
       *[other] Vous avez gagné avec { $points } points
    }
tables-placed =
    { $place ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
       *[other] Cinquième
    } sur { $players }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tables-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
tables-d = j
tables-h = h
tables-public = Tout le monde
tables-public-more = visible au salon
tables-friends = Amis
tables-friends-more = vos amis
tables-link = Par lien
tables-link-more = seulement vos invités
tables-pace-live = { $minutes } minutes et { $more } de plus par tour
tables-pace-hours = { $hours } heures par tour, avec { $spare } jours de réserve
tables-pace-days =
    { $days ->
        [one] { $days } jour par tour, avec { $spare } jours de réserve
       *[other] { $days } jours par tour, avec { $spare } jours de réserve
    }
tables-slow = Lente
tables-slow-more = un coup de temps en temps
tables-live = En direct
tables-live-more = tous à la table maintenant
tables-players-second = 2 à 4 joueurs, Chroniques
tables-players-first = 2 à 5 joueurs
tables-none = Pas de table ici pour vous
tables-none-more = L’adresse est peut-être mal écrite, ou la table n’est que pour les invités : demandez le lien.
tables-loading = Chargement de la table
tables-was-closed = Cette table a été fermée
tables-was-closed-more = Le dernier joueur est parti avant le début.
tables-to-lobby = Au salon
tables-new = Nouvelle table
tables-old = Une vieille partie
tables-old-more = Elle a été jouée avec des règles qu’on ne joue plus. Ses coups et son relevé peuvent encore être lus.
tables-pace = Rythme
tables-time-to-think = Temps de réflexion
tables-time-left = encore { $time }
tables-time-up = temps écoulé
tables-colour = Votre couleur
tables-seats-free =
    { $free ->
        [one] Une place est libre
       *[other] { $free } places libres sur { $players }
    }
tables-free-seat = Place libre
tables-is-bot = robot
tables-is-you = vous
tables-is-host = hôte
tables-take-seat = Prendre place
tables-fill = Compléter avec des robots et commencer
tables-start-with = Commencer à { $count }
tables-leave = Quitter la table
tables-begins = La partie commence d’elle-même quand la dernière place est prise.
tables-any-colour = au choix
tables-invite = Inviter
tables-qr = Le lien en code QR
tables-the-link = Lien
tables-copy = Copier
tables-copied = Copié
tables-link-copied = Le lien est copié
tables-share = Partager
tables-loading-games = Chargement des jeux
tables-players = Joueurs
tables-bots-among = Dont robots
tables-no-bots = aucun
tables-how-bots = Leur façon de jouer
tables-who-joins = Qui peut venir
tables-further = Autres souhaits
tables-rated = Classée
tables-rated-more = compte pour la force de tous les joueurs
tables-unrated-guest = les invités jouent hors classement
tables-unrated-bots = les robots ne jouent pas de parties classées
tables-unrated-hotseat = jamais classée sur un seul appareil
tables-start = Commencer la partie
tables-open = Ouvrir la table
tables-this = Cette table
tables-yes = oui
tables-no = non
tables-option = Option
tables-read-rules = Lire les règles
tables-chronicle = Chronique { $number }
tables-where = Où jouez-vous ?
tables-apart = À distance
tables-apart-small = chacun son appareil
tables-here = Ici
tables-here-small = tous sur cet appareil
