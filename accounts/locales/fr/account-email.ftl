# E-mails au sujet du compte. Objet : 60 caractères au plus.
account-email-known-address-subject = Vous avez déjà un compte Glenmore
account-email-known-address =
    Bonjour,

    Quelqu’un, peut-être vous, a voulu créer un compte Glenmore avec cette adresse e-mail, mais elle en a déjà un.

    Si c’était vous, connectez-vous comme d’habitude ou choisissez ici un nouveau mot de passe :

    { $password_reset_url }

    Si ce n’était pas vous, vous pouvez ignorer cet e-mail.
account-email-confirm-address-subject = { $code } est votre code Glenmore
account-email-confirm-address =
    Bonjour { $user },

    Utilisez ce code pour confirmer votre adresse e-mail :

    { $code }

    Ce code expire dans 15 minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.
account-email-reset-password-subject = { $code } est votre code pour changer de mot de passe
account-email-reset-password =
    Bonjour,

    Utilisez ce code pour choisir un nouveau mot de passe Glenmore :

    { $code }

    Ce code expire dans 15 minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.
account-email-unknown-address-subject = Aucun compte Glenmore pour cette adresse
account-email-unknown-address =
    Bonjour,

    Quelqu’un, peut-être vous, a voulu se connecter à Glenmore avec cette adresse e-mail, mais elle n’a pas de compte.

    Si c’était vous, essayez une autre adresse ou créez un compte ici :

    { $signup_url }

    Si ce n’était pas vous, vous pouvez ignorer cet e-mail.
account-email-change-subject = Votre compte Glenmore a été modifié
account-email-change =
    Bonjour,

    Votre compte Glenmore a été modifié. { $change }

    Quand : { $when }
    D’où : { $ip }, { $user_agent }

    Si c’était vous, vous n’avez rien à faire. Sinon, changez tout de suite de mot de passe et vérifiez vos clés d’accès et vos adresses e-mail.

    Vous recevez cet e-mail parce que nous signalons tout changement de vos moyens de connexion.
account-email-when =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year } à { $time } UTC
account-email-changed-address-changed = L’adresse e-mail a été remplacée. Ancienne : { $from_email }. Nouvelle : { $to_email }.
account-email-changed-address-confirmed = Une adresse e-mail a été confirmée.
account-email-changed-address-deleted = L’adresse e-mail { $deleted_email } a été retirée.
account-email-changed-password-changed = Le mot de passe a été changé.
account-email-changed-password-reset = Le mot de passe a été réinitialisé.
account-email-changed-password-set = Un mot de passe a été défini.
account-email-changed-recovery-codes = De nouveaux codes de secours ont été créés. Les anciens ne sont plus valables.
account-email-changed-app-codes = La connexion par application d’authentification a été activée.
account-email-changed-no-app-codes = La connexion par application d’authentification a été désactivée.
account-email-changed-passkey-added = Une clé d’accès a été ajoutée.
account-email-changed-passkey-removed = Une clé d’accès a été retirée.
