account-email-known-address-subject = Vous avez déjà un compte sur Glenmore
account-email-known-address =
    Bonjour,

    Quelqu’un, peut-être vous, a voulu s’inscrire sur Glenmore avec cette adresse. Elle appartient déjà à un compte.

    Si c’était vous, connectez-vous comme d’habitude. Un mot de passe oublié se remplace ici :

    { $password_reset_url }

    Si ce n’était pas vous, ne faites rien.
account-email-confirm-address-subject = { $code } est votre code pour Glenmore
account-email-confirm-address =
    Bonjour { $user },

    Ce code confirme votre adresse sur Glenmore. Saisissez-le là où on vous l’a demandé :

    { $code }

    Il vaut un quart d’heure. Si vous ne l’avez pas demandé, ne faites rien : sans le code, rien ne se passe.
account-email-reset-password-subject = { $code } vous permet de choisir un nouveau mot de passe sur Glenmore
account-email-reset-password =
    Bonjour,

    Ce code vous permet de choisir un nouveau mot de passe sur Glenmore. Saisissez-le là où on vous l’a demandé :

    { $code }

    Il vaut un quart d’heure. Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.
account-email-unknown-address-subject = Aucun compte sur Glenmore pour cette adresse
account-email-unknown-address =
    Bonjour,

    Quelqu’un, peut-être vous, a voulu accéder à un compte sur Glenmore avec cette adresse. Il n’y en a pas.

    Si c’était vous, vous avez peut-être utilisé une autre adresse, ou vous pouvez vous inscrire ici :

    { $signup_url }

    Si ce n’était pas vous, ne faites rien.
account-email-change-subject = Votre compte sur Glenmore a été modifié
account-email-change =
    Bonjour,

    Votre compte sur Glenmore a été modifié. { $change }

    Quand : { $when }
    D’où : { $ip }, { $user_agent }

    Si c’était vous, tout va bien. Sinon, choisissez aussitôt un nouveau mot de passe, et vérifiez vos clés d’accès et vos adresses.
account-email-when =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year } à { $time } UTC
account-email-changed-address-changed = Son adresse est passée de { $from_email } à { $to_email }.
account-email-changed-address-confirmed = Une adresse a été confirmée.
account-email-changed-address-deleted = L’adresse { $deleted_email } a été retirée.
account-email-changed-password-changed = Son mot de passe a été changé.
account-email-changed-password-reset = Son mot de passe a été remplacé.
account-email-changed-password-set = Il a reçu un mot de passe.
account-email-changed-recovery-codes = De nouveaux codes de secours ont été créés ; les anciens ne valent plus.
account-email-changed-app-codes = Les codes d’une application sont désormais demandés.
account-email-changed-no-app-codes = Les codes d’une application ne sont plus demandés.
account-email-changed-passkey-added = Une clé d’accès a été ajoutée.
account-email-changed-passkey-removed = Une clé d’accès a été retirée.
