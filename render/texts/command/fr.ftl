### Who commands, and who proposes.

person-house = le calendrier
person-autopilot = le pilote automatique
person-nobody = quelqu’un qui est parti
error-decided-by-vote = Cette partie se décide par vote. Votez sous le plateau.
error-only-advises = Dans cette partie, { $owner } commande, et vous conseillez. Choisissez un seul ordre : il apparaîtra sur le plateau comme votre proposition.
command-players-command = Choisir qui commande : tous, chacun ses Puissances, ou un joueur avec des conseillers
command-players-power = Donner à un joueur le commandement d’une Puissance
name-command = commandement
name-power = puissance
name-option-how = comment
name-option-power = puissance
option-how = Comment les joueurs décident
option-power = La Puissance
option-user-power = Le nouveau commandant (par défaut : le meneur de la partie)
choice-command-everyone = Tous décident
choice-command-powers = Chaque joueur commande ses Puissances
choice-command-advisers = Un joueur commande, les autres conseillent
staff-way-everyone = Chaque joueur peut donner les ordres.
staff-way-powers = Chaque joueur commande les pions de ses Puissances. Le meneur de la partie commande le reste.
staff-way-advisers = Le meneur de la partie commande, et les autres proposent des ordres.
staff-way-vote = Les joueurs décident par vote.
staff-set-everyone = Désormais, chaque joueur peut donner les ordres.
staff-set-powers = Désormais, chaque joueur commande les pions de ses Puissances. Prenez une Puissance sur le plateau avant la première décision. Ensuite, le meneur de la partie les attribue avec `/siège joueurs puissance` et commande le reste.
staff-set-advisers = Désormais, le meneur de la partie commande. Les autres proposent des ordres avec les mêmes boutons et commandes, et le meneur les adopte sur le plateau.
staff-board-powers = -# Chaque joueur commande les pions de ses Puissances.
staff-board-advisers = -# { $owner } commande ; { $count ->
        [one] { $advisers } conseille
       *[other] { $advisers } conseillent
    }.
staff-board-no-advisers = -# { $owner } commande sans conseiller. Pour en ajouter un, utilisez `/siège joueurs ajouter`.
staff-board-post = -# { $who } : { $what }
staff-board-idle = -# Pas encore d’ordres : { $who }
staff-board-gone = -# { $party } : { $owner } commande à la place de { $who }, qui est parti.
staff-board-ready = **{ $what }** ? D’accord : { $who }.
staff-board-awaited = En attente de : { $who }.
staff-board-proposal = **{ $number }.** { $who } propose : { $what }
staff-plan = le plan « { $plan } »
staff-board-more = -# et { $count ->
    [one] { $count } proposition plus ancienne
   *[other] { $count } propositions plus anciennes
}
staff-whose = { $party } ({ $who })
staff-post-prompt = Prendre une Puissance, ou rendre la vôtre
staff-post-free = libre : commandée par le meneur de la partie
staff-post-held = prise
staff-post-taken = Vous commandez maintenant cette Puissance : { $what }. Pour la rendre, choisissez-la de nouveau.
staff-post-left = Vous ne commandez plus cette Puissance : { $what }. Le meneur de la partie la commande.
staff-post-held-by = { $who } commande déjà cette Puissance : { $what }. Demandez à { $owner }, qui mène la partie, de vous la donner avec `/siège joueurs puissance`.
staff-post-late = Vous ne pouvez prendre une Puissance qu’avant la première décision. Demandez à { $owner }, qui mène la partie, d’utiliser `/siège joueurs puissance`.
staff-given = { $who } commande maintenant cette Puissance : { $what }.
staff-not-powers = Dans cette partie, les Puissances ne sont pas réparties entre les joueurs. Pour les répartir, utilisez d’abord `/siège joueurs commandement` avec « Chaque joueur commande ses Puissances ».
staff-no-parties = { $game } n’a pas de troupes à répartir entre les joueurs. Choisissez une autre façon de commander avec `/siège joueurs commandement`.
staff-no-such-party = « { $said } » n’est pas une Puissance de ce jeu. Choisissez parmi : { $known }.
staff-proposed = Vous proposez : { $what }. { $owner } peut adopter cette proposition sur le plateau jusqu’à la prochaine décision. Une nouvelle proposition remplacera celle-ci.
staff-proposal-gone = Cette proposition n’est plus ouverte : la partie a avancé, ou la proposition a été retirée ou remplacée. Les propositions ouvertes sont sur le plateau.
staff-proposal-yours = C’est votre propre proposition. Seul { $owner }, qui commande, peut l’adopter. Vous pouvez la retirer.
staff-withdrawn = Votre proposition est retirée.
button-staff-adopt = Adopter { $number }
button-staff-withdraw = Retirer ma proposition
button-staff-close = Passer outre
staff-ready = C’est noté : { $what }. Ces joueurs peuvent encore agir et doivent d’abord donner leur accord : { $who }.
staff-ready-owner = -# Vous menez la partie : vous pouvez continuer sans leur accord.
staff-closed = C’est fait.
staff-owner-left = { $owner }, qui mène la partie, a quitté ce serveur. Un gestionnaire du serveur (*Gérer le serveur* ou *Gérer les salons*) peut choisir un nouveau meneur avec `/siège joueurs céder`.
staff-left = -# { $who } a quitté ce serveur.
staff-halted = Le pilote automatique s’arrête ici, car les pions suivants sont à d’autres joueurs : { $whose }. En attendant, vous pouvez donner des ordres à vos pions.
staff-not-yours = Ce ne sont pas vos pions : { $whose }. Vous commandez : { $own }.
staff-no-post = Vous ne commandez pas de pions dans cette partie. { $owner }, qui mène la partie, peut vous en donner avec `/siège joueurs puissance`. Avant la première décision, vous pouvez aussi en prendre sur le plateau.
log-proposed = { $line } (proposé par { $who })
error-not-your-pieces = Ces pions sont à d’autres joueurs. Pour voir qui les commande, utilisez `/siège joueurs liste`.
error-not-ready = D’autres joueurs peuvent encore agir et ne sont pas prêts. Attendez leur accord.
error-not-your-answers = D’autres joueurs ont pris certaines de ces décisions. Vous ne pouvez annuler que votre dernière décision. { $owner }, qui mène la partie, peut tout annuler.
staff-voted = Cette partie se décide par vote. Arrêtez d’abord le vote avec `/vote arrêter`.
