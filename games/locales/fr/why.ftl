# Pourquoi une notification n’a pas été envoyée : note dans la liste.
why-table-gone = la table n’existe plus
why-game-over = la partie est finie
why-played = vous aviez déjà joué
why-bot = un robot joue pour vous
why-too-late = le délai était déjà passé
why-just-told = vous veniez d’être averti de ce tour
why-reminded = vous aviez déjà reçu un rappel
why-not-open = la table n’est plus ouverte
why-seated = vous êtes déjà à la table
why-uninvited = vous n’êtes plus invité
why-taken-back = le message a été supprimé
why-back = vous étiez déjà de retour
why-turn-came = c’était déjà votre tour entre-temps
