app-title = Glenmore : votre vallée, tuile après tuile
app-loading = Chargement
app-games-wait =
    { $count ->
        [one] partie vous attend,
       *[other] parties vous attendent,
    }
app-offline = Pas de connexion.
app-offline-more = Vous pouvez regarder : ce que vous avez vu en dernier est conservé, votre tour commencé aussi.
app-newer-version = Une nouvelle version est là.
app-take-it = L’installer
app-home = Accueil
app-lobby = Salon
app-rules = Règles
app-you = Vous
app-all-games = Toutes mes parties
app-find-game = Trouver une partie
app-new-table = Nouvelle table
app-messages = Messages et temps
app-log-in = Se connecter
app-sign-up = Créer un compte
app-new-password = Nouveau mot de passe
app-table = Table
