### Who commands, and who proposes.

person-house = le calendrier
person-autopilot = le pilote automatique
person-nobody = quelqu’un qui est parti
error-decided-by-vote = Dans cette partie, personne ne décide seul : on vote sur ce qui se fait. Le vote se trouve sous le plateau.
error-only-advises = Dans cette partie, { $owner } commande et vous conseillez : chaque ordre que vous choisissez reste sur le plateau comme proposition. Choisissez-en un ; plusieurs à la fois reviennent à { $owner }.
command-players-command = Dire qui commande : tous, chacun ses Puissances, ou un seul avec des conseillers
command-players-power = Confier à quelqu’un le commandement d’une Puissance
name-command = commandement
name-power = puissance
name-option-how = comment
name-option-power = puissance
option-how = Qui décide désormais
option-power = À qui sont les pions
option-user-power = Qui les commandera ; sinon, qui mène la partie
choice-command-everyone = Tous décident
choice-command-powers = Chacun commande ses Puissances
choice-command-advisers = Un seul commande, les autres conseillent
staff-way-everyone = Tous ceux qui jouent décident.
staff-way-powers = Chacun commande les pions de ses Puissances. Qui mène la partie commande ceux que personne n’a.
staff-way-advisers = Qui mène la partie commande ; les autres conseillent, et ce qu’ils choisissent est proposé.
staff-way-vote = On vote sur ce qui se fait.
staff-set-everyone = Désormais, tous ceux qui jouent décident.
staff-set-powers = Désormais, chacun commande les pions de ses Puissances. Avant la première décision on les prend sur le plateau ; plus tard, qui mène les confie avec `/siège joueurs puissance`. Qui mène commande ceux que personne n’a.
staff-set-advisers = Désormais, qui mène la partie commande. Les autres conseillent : ce qu’ils choisissent par les mêmes boutons et commandes figure sur le plateau comme proposition, et se fait une fois adopté.
staff-board-powers = -# Chacun commande les pions de ses Puissances.
staff-board-advisers = -# { $owner } commande ; { $count ->
        [one] { $advisers } conseille
       *[other] { $advisers } conseillent
    }.
staff-board-no-advisers = -# { $owner } commande, et personne ne conseille encore : `/siège joueurs ajouter` le permet à quelqu’un.
staff-board-post = -# { $who } : { $what }
staff-board-idle = -# Rien encore : { $who }
staff-board-gone = -# { $party } : { $owner } à la place de { $who }, qui est parti.
staff-board-ready = **{ $what }** ? Oui : { $who }.
staff-board-awaited = On attend : { $who }.
staff-board-proposal = **{ $number }.** { $who } propose : { $what }
staff-plan = le plan « { $plan } »
staff-board-more = -# et { $count ->
    [one] { $count } plus ancienne
   *[other] { $count } plus anciennes
}
staff-whose = { $party } ({ $who })
staff-post-prompt = Prendre une Puissance, ou rendre la vôtre
staff-post-free = libre : qui mène la partie la commande
staff-post-held = prise
staff-post-taken = Vous commandez désormais : { $what }. Choisissez-la de nouveau pour la rendre.
staff-post-left = Vous ne commandez plus : { $what }. Qui mène la partie le fait.
staff-post-held-by = { $what } : { $who } y commande. { $owner }, qui mène la partie, peut vous la confier avec `/siège joueurs puissance`.
staff-post-late = Les Puissances se prennent avant la première décision. Désormais { $owner }, qui mène la partie, les confie avec `/siège joueurs puissance`.
staff-given = { $what } : { $who } y commande désormais.
staff-not-powers = Dans cette partie, personne n’a de pions à soi. Il faut d’abord `/siège joueurs commandement` avec « Chacun commande ses Puissances ».
staff-no-parties = { $game } n’a pas de parties à répartir. Choisissez une autre manière avec `/siège joueurs commandement`.
staff-no-such-party = « { $said } » n’est pas une Puissance de cette partie : { $known }.
staff-proposed = Proposé : { $what }. Cela figure sur le plateau jusqu’à la prochaine décision ; { $owner } peut l’y adopter. Une autre proposition de vous prend sa place.
staff-proposal-gone = Cette proposition n’est plus : entre-temps on a décidé quelque chose, ou elle a été retirée ou remplacée. Rien n’a été fait. Le plateau montre ce qui est proposé à présent.
staff-proposal-yours = C’est votre propre proposition : seul { $owner }, qui commande, l’adopte. Vous pouvez la retirer.
staff-withdrawn = Votre proposition est retirée.
button-staff-adopt = Adopter { $number }
button-staff-withdraw = La retirer
button-staff-close = Le faire quand même
staff-ready = Noté : { $what }. Cela se fera dès que ceux-ci, qui peuvent encore agir, l’auront dit aussi : { $who }.
staff-ready-owner = -# Vous menez la partie, et pouvez le faire sans eux.
staff-closed = C’est fait.
staff-owner-left = { $owner }, qui mène la partie, a quitté ce serveur. Qui le gère (*Gérer le serveur* ou *Gérer les salons*) peut la faire mener par quelqu’un d’autre avec `/siège joueurs céder`.
staff-left = -# { $who } a quitté ce serveur.
staff-halted = Le pilote automatique s’arrête ici : il commanderait maintenant des pions qui ne sont pas à vous : { $whose }. C’est à eux ; vous pouvez entre-temps commander les vôtres.
staff-not-yours = Ce ne sont pas vos pions : { $whose }. Vous commandez : { $own }.
staff-no-post = Dans cette partie, vous ne commandez aucun pion. { $owner }, qui la mène, les confie avec `/siège joueurs puissance` ; avant la première décision on peut les prendre sur le plateau.
log-proposed = { $line } (proposé par { $who })
error-not-your-pieces = Ce sont les pions d’autres. `/siège joueurs liste` dit qui commande quoi.
error-not-ready = D’autres peuvent encore agir, et n’ont pas dit qu’ils avaient fini.
error-not-your-answers = D’autres en ont décidé une partie, pour leurs propres pions. Vous pouvez reprendre ce que vous avez décidé en dernier ; { $owner }, qui mène la partie, peut tout reprendre.
staff-voted = Dans cette partie, on vote. `/vote arrêter` y met d’abord fin.
