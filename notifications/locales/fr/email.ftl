# Les e-mails au sujet des parties, et la page de désabonnement.
email-hello = Bonjour { $name },
# Un bouton, 20 caractères au plus.
email-open = Ouvrir la table
# Un bouton d’une notification, 20 caractères au plus.
email-mute = Mettre en sourdine
email-several = Plusieurs parties vous attendent
email-why = Vous recevez cet e-mail parce que vous avez activé les notifications par e-mail.
email-stop = Se désabonner
email-settings = Régler les notifications
email-stopped = Vous ne recevrez plus ces e-mails.
email-stop-asked = Ne plus recevoir ces e-mails ?
email-invalid = Ce lien n’est pas valable.
email-digest = Vos parties aujourd’hui
# Un bouton, 20 caractères au plus.
email-games = Voir mes parties
