app-title = Glenmore : votre territoire, tuile après tuile
app-loading = Chargement
app-games-wait =
    { $count ->
        [0] Aucune partie ne vous attend
        [one] 1 partie vous attend
       *[other] { $count } parties vous attendent
    }
app-offline = Pas de connexion.
app-offline-more = Vous pouvez consulter ce qui est déjà chargé. Votre tour en cours est enregistré.
app-newer-version = Une nouvelle version est disponible.
app-take-it = Mettre à jour
app-home = Accueil
app-lobby = Salon
app-rules = Règles
app-you = Vous
app-all-games = Toutes mes parties
app-find-game = Trouver une partie
app-new-table = Nouvelle table
app-messages = Notifications et pauses
app-log-in = Se connecter
app-sign-up = Créer un compte
app-new-password = Réinitialiser le mot de passe
app-table = Table
