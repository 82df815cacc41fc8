notifications-pushes = Notifications push
notifications-no-pushes = Ce navigateur n’accepte pas les notifications push. Sur iPhone, ajoutez d’abord l’application à l’écran d’accueil.
notifications-push-here = Notifier cet appareil
notifications-a-device = Appareil
notifications-this-one = cet appareil
notifications-stop = Désactiver
notifications-sent = Historique
notifications-nothing-sent = Rien pour l’instant. Les notifications envoyées apparaîtront ici.
notifications-older = Voir plus ancien
notifications-nobody = Connectez-vous ou jouez en invité pour choisir vos notifications.
notifications-when = Quand me notifier
notifications-quiet = Heures calmes
notifications-quiet-from = Ne pas déranger de
notifications-until = à
notifications-digest-at = Résumé quotidien à
notifications-delay = Délai avant de me notifier (minutes)
notifications-rest = Mettre mes pendules en pause
notifications-rest-more = Dans les parties tour par tour, si la table le permet.
notifications-sleep = Pendant mon sommeil
notifications-from = De
notifications-weekend = Les samedis et dimanches
notifications-vacation = Vacances
notifications-saved-up =
    Vous avez { $days ->
        [0] 0 jour
        [one] 1 jour
       *[other] { $days } jours
    } en réserve ; chaque mois en ajoute 2½.
notifications-stay = Annuler ces vacances
notifications-come-back = Fin des vacances
notifications-first-day = Premier jour
notifications-last-day = Dernier jour
notifications-take-vacation = Prendre des vacances
notifications-what = De quoi me notifier
notifications-mails-to = Adresse des e-mails : { $address }.
notifications-no-address = Confirmez votre adresse pour recevoir des e-mails.
notifications-not-allowed = Votre navigateur bloque les notifications. Autorisez-les dans ses réglages pour ce site.
notifications-kind-turn = C’est mon tour
notifications-kind-deadline = Mon temps s’épuise
notifications-kind-started = Une partie commence
notifications-kind-over = Une partie est terminée
notifications-kind-invitation = On m’invite
notifications-kind-mention = On me mentionne
notifications-kind-takeover = Un robot me remplace
notifications-kind-digest = Résumé quotidien
notifications-way-either = Push, sinon e-mail
notifications-way-push = Push
notifications-way-mail = E-mail
notifications-way-both = Push et e-mail
notifications-way-none = Désactivé
notifications-state-waiting = Pas encore envoyé
notifications-state-sending = En cours d’envoi
notifications-state-sent = Envoyé
notifications-state-gathered = Gardé pour le résumé
notifications-state-dropped = Non envoyé
notifications-state-failed = Échec
notifications-state-unknown = Peut-être envoyé
