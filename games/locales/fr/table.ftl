# Erreurs au sujet d’une table ou des vacances : le fait, puis que faire.
table-none = Cette table n’existe pas.
table-not-seen = Cette table n’existe pas, ou vous ne pouvez pas la voir.
table-not-your-seat = Ce n’est pas votre place.
table-paused = Cette table a été mise en pause par un administrateur.
table-host-only = Seul l’hôte de la table peut le faire.
table-no-undo = Rien à annuler : les coups précédents sont définitifs.
table-no-redo = Rien à rétablir.
table-not-asked = Ce n’est pas le tour de cette place.
table-seat-for-you = Gardez une place pour vous.
table-hotseat-unrated = Une partie sur un seul appareil ne peut pas être classée.
table-guests-unrated = Sans compte, vous ne pouvez jouer que des parties non classées.
table-not-seated = Vous n’êtes pas à cette table.
table-bots-unrated = Les parties avec des robots ne sont pas classées.
table-rematch-later = Une revanche est possible une fois la partie terminée.
table-not-played = Vous n’avez pas joué cette partie.
table-full = Toutes les places sont prises.
table-too-many-open = Vous avez atteint la limite de tables ouvertes ({ $most }). Fermez-en une ou laissez-en une commencer.
table-too-many-bots = Vous avez atteint la limite de parties avec des robots ({ $most }). Terminez-en une d’abord.
table-resigned = Vous avez abandonné cette place.
table-had-seat = Vous avez une place à cette table, ou en avez eu une.
table-seat-kept = Cette place est encore occupée.
table-vacation-then = Vous avez déjà des vacances à ce moment-là.
table-no-vacation = Ces vacances n’existent pas.
table-vacation-over = Ces vacances sont déjà finies.
table-sleep-both = Indiquez le début et la fin.
table-long-night = Une nuit dure au plus 12 heures.
table-last-first = Le dernier jour est avant le premier.
table-vacation-begun = Les vacances ne peuvent pas commencer dans le passé.
table-vacation-far = Les vacances doivent finir dans les deux ans.
table-fewest-most = Le minimum de joueurs ne peut pas dépasser le maximum.
table-not-begun = La partie n’a pas encore commencé.
table-moves-so-far =
    { $moves ->
        [0] Il n’y a pas encore de coup.
        [one] Il n’y a encore qu’un coup.
       *[other] Il n’y a encore que { $moves } coups.
    }
# Pour les programmeurs.
table-no-lesson = La leçon « { $name } » n’existe pas. Au choix : { $names }.
table-vacation-saved =
    { $days ->
        [0] Vous n’avez plus de jour de vacances.
        [one] Il ne vous reste que { $days } jour de vacances.
       *[other] Il ne vous reste que { $days } jours de vacances.
    }
table-too-many-open-network = Trop de tables sont ouvertes sur votre réseau (maximum { $most }). Fermez-en une ou laissez-en commencer une.
table-too-many-bots-network = Trop de parties avec des robots sont en cours sur votre réseau (maximum { $most }). Terminez-en une d’abord.
