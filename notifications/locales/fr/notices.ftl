notices-both = indiquez quand cela commence et quand cela finit
notices-endless = les heures calmes doivent finir un jour
notices-many-devices = { $number } de vos appareils prennent déjà des notifications : retirez-en un d’abord
notices-no-service = ce service de notifications est inconnu du site
notices-no-key = on ne peut rien chiffrer avec cette clé
