table-none = cette table n’existe pas
table-not-seen = cette table n’existe pas, ou vous ne pouvez pas la voir
table-not-your-seat = ce n’est pas votre place
table-paused = la table a été mise en pause par l’exploitant
table-host-only = seul l’hôte de la table peut le faire
table-no-undo = rien ne peut être annulé : ce qui précède est définitif
table-no-redo = rien n’a été annulé
table-not-asked = la partie n’attend pas cette place
table-seat-for-you = il doit rester une place pour vous
table-hotseat-unrated = une partie sur un seul appareil ne peut pas être classée
table-guests-unrated = les invités jouent des parties non classées
table-not-seated = vous n’êtes pas assis à cette table
table-bots-unrated = les robots ne jouent pas de parties classées
table-rematch-later = une revanche est possible quand la partie est terminée
table-not-played = vous n’avez pas joué cette partie
table-full = toutes les places sont prises
table-too-many-open = vous avez déjà { $most } tables ouvertes, c’est la limite ; fermez-en une ou laissez-en une commencer
table-too-many-bots = vous avez déjà { $most } parties en cours avec des robots, c’est la limite ; terminez-en une d’abord
table-resigned = vous avez abandonné cette place
table-had-seat = vous avez une place à cette table, ou en avez eu une
table-seat-kept = personne n’a quitté cette place
table-vacation-then = vous avez déjà des vacances à ce moment
table-no-vacation = vous n’avez pas de telles vacances
table-vacation-over = ces vacances sont finies
table-sleep-both = dites quand vous dormez et quand vous vous réveillez
table-long-night = une nuit a douze heures au plus
table-last-first = le dernier jour est avant le premier
table-vacation-begun = des vacances ne peuvent pas avoir déjà commencé
table-vacation-far = des vacances finissent dans les deux ans
table-fewest-most = le minimum de joueurs ne peut pas dépasser le maximum
table-not-begun = la partie n’a pas commencé
table-moves-so-far = jusqu’ici il y a { $moves } coups
table-no-lesson = il n’y a pas de leçon « { $name } » ; il y a { $names }
table-vacation-saved =
    { $days ->
        [one] vous avez { $days } jour de vacances en réserve
       *[other] vous avez { $days } jours de vacances en réserve
    }
