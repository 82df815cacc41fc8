account-no-tokens = Les invités ne peuvent pas avoir de jetons. Créez d’abord un compte.
account-most-tokens = Vous avez atteint la limite de jetons ({ $most }). Révoquez-en un d’abord.
account-type-name = Saisissez votre nom pour confirmer.
account-name-taken = Ce nom est déjà pris.
account-name-looks-taken = Ce nom ressemble trop à celui d’un autre joueur. Choisissez-en un autre.
account-language = Cette langue n’est pas disponible.
account-time-zone = Saisissez un fuseau horaire comme Europe/Paris.
account-own-friend = Vous ne pouvez pas vous ajouter vous-même à vos amis.
account-most-asked = Vous avez atteint la limite de demandes d’ami en attente ({ $most }).
account-name-length = Un nom compte de { $shortest } à { $longest } caractères.
account-name-letters = Lettres et chiffres, séparés au besoin par un seul signe ou une seule espace.
account-name-scripts = N’utilisez que les lettres d’un seul alphabet et une seule sorte de chiffres.
account-name-kept = Ce nom est réservé.
account-no-player = Ce joueur n’existe pas.
account-logged-in = Vous êtes déjà connecté. Déconnectez-vous d’abord.
account-banned = Vous êtes banni : { $reason }.
account-no-reason = sans motif indiqué
# Pour les programmeurs : un en-tête Authorization erroné.
account-bearer = Envoyez l’en-tête sous la forme « Bearer <token> ».
# Pour les programmeurs.
account-no-token = Ce jeton est inconnu, ou son joueur est banni.
# Pour les programmeurs : une action qui demande une session.
account-in-person = Connectez-vous pour cela. Un jeton ne suffit pas.
# Dans les pages d’administration.
account-no-ban = Un administrateur ne peut pas être banni.
account-log-in-again = Confirmez d’abord que c’est bien vous, avec votre mot de passe ou une clé d’accès.
account-password-guessable = Ce mot de passe est facile à deviner. Utilisez plusieurs mots sans rapport entre eux, ou laissez votre navigateur en proposer un.
