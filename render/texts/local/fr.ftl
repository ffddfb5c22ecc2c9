## La page locale

local-channels = Salons
local-language = Langue
local-you = Vous êtes
local-hour = Passer une heure
local-hour-sign = +1 h
local-day = Passer un jour
local-day-sign = +1 jour
local-time = L’heure de ce monde (UTC)
local-unread = non lu
local-close = Fermer
local-stopped = Le bot ne tourne pas. Relancez-le : cette page reprendra d’elle-même.
local-empty = On ne joue encore à rien dans ce salon.
local-begin = Commencer : { $game }
local-begin-hint = Ou tapez / pour voir toutes les commandes.
local-changed = Ce message venait de changer, votre choix n’a donc pas été pris. Regardez-le de nouveau, puis choisissez.
local-refused = Cela n’a pas pu se faire. Réessayez.
local-command-alike = Il n’y a pas de commande `{ $command }`. Vouliez-vous dire `{ $meant }` ?
local-command-unknown = Il n’y a pas de commande `{ $command }`. Tapez / pour les voir toutes.
local-option-none = `{ $command }` n’a pas d’options. Envoyez-la seule.
local-option-unknown = `{ $command }` a ces options : { $options }. Écrivez leur nom, comme dans `{ $example }`.
local-option-missing = Il manque encore à `{ $command }` : { $options }. Écrivez nom:valeur.
local-option-wrong = Pour `{ $option }`, on ne peut pas dire `{ $said }`. Possible : { $possible }.
