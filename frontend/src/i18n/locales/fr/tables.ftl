tables-left = Joueur parti
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
tables-bot-random = Robot aléatoire
tables-bot = Robot { $name }
tables-any-bot = Robot
tables-greedy = gourmand
tables-random = aléatoire
tables-paused = Mise en pause par l’administrateur
tables-your-turn = C’est votre tour
tables-goes-on = Partie en cours
tables-to-move = Au tour de : { $name }
tables-to-decide = En attente : { $names }
tables-closed = Fermée avant le début
tables-you-won =
    { $points ->
        [0] Vous avez gagné sans aucun point
        [one] Vous avez gagné avec { $points } point
       *[other] Vous avez gagné avec { $points } points
    }
tables-placed =
    { $place ->
        [1] 1re
       *[other] { $place }e
    } place sur { $players }, { $points ->
        [0] aucun point
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
tables-friends-more = vos amis seulement
tables-link = Sur invitation
tables-link-more = seulement vos invités
tables-pace-live = { $minutes } min, plus { $more } min par tour
tables-pace-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    } par tour, plus { $spare ->
        [one] { $spare } jour
       *[other] { $spare } jours
    } de réserve
tables-pace-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } par tour, plus { $spare ->
        [one] { $spare } jour
       *[other] { $spare } jours
    } de réserve
tables-slow = Tour par tour
tables-slow-more = sur plusieurs jours, à votre rythme
tables-live = Temps réel
tables-live-more = tous en ligne maintenant
tables-players-second = 2 à 4 joueurs, Chroniques
tables-players-first = 2 à 5 joueurs
tables-none = Table introuvable
tables-none-more = L’adresse est peut-être fausse, ou la table est sur invitation : demandez le lien à l’hôte.
tables-loading = Chargement de la table
tables-was-closed = Cette table a été fermée
tables-was-closed-more = Le dernier joueur est parti avant le début.
tables-to-lobby = Aller au salon
tables-new = Nouvelle table
tables-old = Ancienne version des règles
tables-old-more = Cette partie suivait des règles que nous ne gérons plus. Vous pouvez encore lire ses coups et télécharger l’enregistrement.
tables-pace = Rythme
tables-time-to-think = Temps de réflexion
tables-time-left = encore { $time }
tables-time-up = temps écoulé
tables-colour = Votre couleur
tables-seats-free =
    { $free ->
        [0] Aucune place libre
        [one] 1 place libre
       *[other] { $free } places libres sur { $players }
    }
tables-free-seat = Place libre
tables-is-bot = robot
tables-is-you = vous
tables-is-host = hôte
tables-take-seat = Prendre place
tables-fill = Ajouter des robots
tables-start-with = Commencer à { $count }
tables-leave = Quitter la table
tables-begins = La partie commence automatiquement quand toutes les places sont prises.
tables-any-colour = au choix
tables-invite = Inviter
tables-qr = Code QR
tables-the-link = Lien
tables-copy = Copier
tables-copied = Copié
tables-link-copied = Lien copié
tables-share = Partager
tables-loading-games = Chargement des jeux
tables-players = Joueurs
tables-bots-among = Robots
tables-no-bots = aucun
tables-how-bots = Type de robot
tables-who-joins = Qui peut rejoindre
tables-further = Autres options
tables-rated = Classée
tables-rated-more = compte pour le classement de tous
tables-unrated-guest = les invités jouent hors classement
tables-unrated-bots = les parties avec robots ne sont pas classées
tables-unrated-hotseat = les parties sur un seul appareil ne sont pas classées
tables-start = Commencer la partie
tables-open = Créer la table
tables-this = Cette table
tables-yes = oui
tables-no = non
tables-option = Option
tables-read-rules = Lire les règles
tables-chronicle = Chronique { $number }
tables-where = Où jouez-vous ?
tables-apart = En ligne
tables-apart-small = chacun sur son appareil
tables-here = Un appareil
tables-here-small = tous sur cet appareil
