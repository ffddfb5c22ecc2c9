# Parties à plusieurs camps : qui tient lequel, à qui de jouer, consignes, temps écoulé.

sides-line = { $side } : { $who }
sides-line-plays = **{ $side } : { $who }** · doit jouer
sides-line-reacts = **{ $side } : { $who }** · doit réagir
sides-open = personne encore
sides-autopilot = le pilote automatique
sides-hard = le pilote automatique fort
sides-hard-late = sans le temps de regarder plus loin : il suit son jugement habituel
sides-answered = Votre réponse est donnée. Le plateau du salon montre ce que tous peuvent en savoir.
sides-turn = { $who }, c’est à vous : **{ $side }**. { $link }
call-asked = { $who }, **{ $question }** { $link }
call-left = { $bar } { $seconds } s
call-until = Vous pouvez répondre jusqu’au { $at } ({ $remaining }).
call-silence-orders = Sans réponse, vos consignes décident.
call-silence-turn = Sans réponse, votre camp ne reçoit pas d’ordres.
call-silence-clock = Si votre temps s’écoule, l’autre camp peut demander la victoire.
call-reminder = ⏰ { $who }, il manque encore la réponse pour **{ $side }**. { $link }
call-skipped = { $who }, votre temps est écoulé. **{ $side }** : pas d’ordres{ $count ->
    [1] { "" }
   *[other] , { $count } fois de suite
}. { $link }
call-skipped-patience = La partie n’attend plus **{ $side }**. Dès que vous répondez, elle attend de nouveau.
sides-until = jusqu’au { $at } ({ $remaining })
window-else = -# Sans réponse : **{ $what }**
window-unanswered = **{ $side }** : pas de réponse à temps, et la partie a continué.
window-unanswered-orders = **{ $side }** : pas de réponse à temps, et les consignes ont décidé.
window-voted = { $who }, **{ $side }** peut réagir : le vote a lieu dans le salon de votre camp. { $link }
clock-settled = Cette pendule est réglée : le jeu a continué, ou la partie est finie.
button-window-answer = Réagir
sides-digest-more = -# … et avant cela { $count ->
    [0] aucune ligne
    [one] une ligne
   *[other] { $count } lignes
}
button-change-orders = Changer mes consignes
error-side-free = { $sides } : personne ne joue encore ce camp. Prenez-le avec le bouton du plateau, ou avec `/camp choisir`, puis décidez.
error-not-your-turn = Ce n’est pas votre tour. La partie attend : { $turn }.
error-time-was-over = Le temps de votre camp était écoulé : votre réponse n’a pas servi. Voyez ce qui s’est passé. Un message ici vous posera une nouvelle question.
error-autopilot-decided = Le pilote automatique a joué un instant avant vous : votre ordre n’a pas servi. Voyez ce qui s’est passé, puis décidez de nouveau.
sides-halted = Le pilote automatique s’est arrêté au milieu de la phase, car l’autre camp répond d’abord. La partie attend : { $turn }. Ensuite, continuez comme avant.
button-side-answer = Ma réponse
button-side-orders = Mes consignes
button-side-take = Prendre un camp : { $side }

sides-orders-title = **Consignes : { $side }**
sides-orders-stand = **En vigueur :** { $orders }
sides-orders-now = Elles valent dès maintenant, même pendant que l’autre camp joue. Vous seul les voyez.
sides-orders-at-once = Dans cette partie, seules les consignes réagissent. Là où elles disent de demander, le jeu fait comme si personne ne répondait.
sides-orders-done = Ordonné : **{ $what }**. Personne d’autre ne l’apprend.
sides-orders-none = Ce camp ne donne pas de consignes, ou n’en donne plus.
sides-orders-pick = Choisir une consigne
sides-orders-back = Autres consignes
sides-orders-next = Suite

players-how-sides = -# `/camp ajouter` fait entrer quelqu’un dans votre camp, `/camp passer` le confie à un autre. La personne qui mène la partie ne peut retirer l’autre camp qu’après une échéance manquée.
sides-taken = Quelqu’un d’autre tient ce camp, ou il vient de changer de mains.
sides-held = Vous tenez déjà un camp : **{ $side }**. Qui verrait les deux saurait tous les secrets.
sides-took = Vous jouez **{ $side }**. { $link }
sides-left = Vous ne jouez plus **{ $side }** : n’importe qui peut le prendre.
sides-to-autopilot = Le pilote automatique joue désormais **{ $side }**.
sides-given = { $who } joue désormais **{ $side }**.
sides-none-held = Vous ne tenez aucun camp dans cette partie.
sides-one-only = Ce jeu n’a qu’un camp : il commence sans `camp`, `adversaire`, `contre` ni `rythme`.
sides-no-such = Ce jeu n’a pas de camp de ce nom. Il a : { $sides }.
sides-open-direct = Personne ne peut vous rejoindre en messages privés. Commencez la partie sur un serveur, ou jouez contre le pilote automatique avec `contre`.
sides-seed = Dans une partie à deux, personne de ceux qui jouent ne choisit les dés : commencez-la sans `graine`.
sides-yourself = L’autre camp est pour quelqu’un d’autre : sans `adversaire` il reste libre, ou le pilote automatique le joue.
sides-no-opponent = { $who } est un bot, ou ne peut pas voir ce salon : rien n’a commencé.

sides-by-advisers = { $who } (la première personne commande, les autres conseillent)
sides-by-vote = { $who } (par vote)
error-several-sides = Pas dans une partie à plusieurs camps. Qui mène un camp y fait entrer d’autres avec `/camp ajouter` ; un camp libre se prend avec son bouton sur le plateau, ou avec `/camp choisir`.
error-at-a-table = Cette partie compte pour un tournoi : joueurs et camps ne changent pas. { $verb ->
    [leave] Pour arrêter, abandonnez avec `/siège abandonner`, ou demandez à un arbitre.
    [end] Vous pourrez la clore quand un arbitre en aura décidé le résultat.
    [move] Si son salon a disparu, déplacez-la vers un salon que les deux peuvent lire.
   *[other] Si un joueur ne peut pas continuer, demandez à un arbitre.
}
players-not-late = { $owner } joue **{ $side }**. Vous ne pouvez retirer ce joueur qu’après une échéance manquée. D’ici là, attendez, ou demandez-lui d’utiliser `/camp quitter`.
sides-takes-the-win = { $verb ->
    [leave] Les deux camps ont déjà joué : partir maintenant priverait l’autre de sa victoire. Abandonnez avec `/siège abandonner`, ou passez votre camp avec `/camp passer`.
    [end] Les deux camps ont déjà joué : seul un camp peut maintenant abandonner, avec `/siège abandonner`. Un gestionnaire du serveur qui ne tient aucun camp peut aussi clore la partie ; alors personne ne gagne.
   *[other] Ce joueur n’a plus de temps : c’est à l’autre camp de décider s’il demande la victoire ou s’il attend.
}
sides-saw-other = { $owner } a tenu **{ $side }** dans cette partie et en connaît les secrets. Ce camp revient à une autre personne.
error-same-for-all = Ici d’autres jouent avec les mêmes dés, et tous ont le même pilote automatique : retirez `force`.
error-own-side-only = Dans une partie à plusieurs camps, le pilote automatique fort ne joue qu’un camp tout à lui : retirez `force`.
error-no-foresight = Sur ce bot, aucun pilote automatique ne regarde plus loin : qui l’exploite a éteint les chances. C’est l’habituel qui joue.
error-not-leader = { $owner } mène ce camp : qui le mène fait seul cela pour lui.
sides-added = { $who } joue désormais **{ $side }** avec vous.
sides-removed = { $who } ne joue plus **{ $side }**.
sides-joined = Vous jouez **{ $side }** avec les autres qui lisent ici.
sides-not-there = { $who } ne joue pas dans votre camp. Pour vous-même, il y a `/camp quitter`.
sides-member-held = { $who } tient déjà un camp de cette partie : **{ $side }**. Qui verrait les deux saurait tous les secrets.
sides-reads = { $who } lit dans la salle de **{ $side }** et en saurait les secrets : rien n’a changé. Une fois sortie de là, cette personne peut jouer dans un autre camp.
sides-left-others = Vous ne jouez plus **{ $side }** : les autres de ce camp continuent.
sides-join-where = On rejoint un camp dans sa propre salle. Qui mène le camp en ouvre une avec `/camp salle`, ou vous ajoute avec `/camp ajouter`.
sides-no-room = Les votes et les propositions se tiennent là où seul votre camp lit : donnez-lui d’abord une salle, avec `/camp salle`.
sides-vote-own = Dans une partie à plusieurs camps, seules les personnes d’un camp votent pour lui. Qui lit dans sa salle peut le rejoindre là avec `/camp rejoindre`.
sides-vote-quorum = Dans ce camp { $count ->
        [one] ne joue qu’une personne
       *[other] ne jouent que { $count } personnes
    } : { $quorum } ne pourront jamais voter. Faites d’abord entrer du monde avec `/camp ajouter`, ou choisissez un `quorum` plus petit.
sides-room-made = { $room } est maintenant la salle de **{ $side }**. Ses votes et propositions s’y tiennent ; qui lit là peut rejoindre avec `/camp rejoindre`.
sides-room-overseen = -# { $who } joue dans un autre camp et gère ce serveur ou ses fils : Discord laisse lire dans toutes les salles.
sides-room-hello = Voici la salle de **{ $side }**, que mène { $leader } : ce qui est ici, l’autre camp ne le lit pas. Qui lit ici peut rejoindre le camp.
sides-room-name = { $game } : { $side }
sides-room-where = Un fil privé s’ouvre à côté du plateau, dans { $channel }, si ce n’est pas déjà un fil. Ou nommez un salon que seul votre camp lit : `/camp salle salon:`.
sides-room-direct = Les messages privés n’ont pas de salles : vous êtes seuls à y lire.
sides-room-unknown = Ce salon n’est pas dans ce serveur, ou le bot ne le voit pas. Choisissez un des salons proposés.
sides-room-same = Ce salon est celui du plateau, ou déjà une salle. Il faut à un camp un salon où lui seul lit.
sides-room-read = { $who }, de **{ $side }**, lit dans ce salon. Il faut à un camp un salon où lui seul lit.
sides-only-advises = { $owner } commande votre camp et vous conseillez : chaque ordre que vous choisissez se trouve dans { $room } comme proposition. Choisissez-en un ; plusieurs à la fois sont l’affaire de { $owner }.
sides-voted = Dans votre camp, personne ne décide seul : on vote sur ce qu’il fait, dans { $room }.
sides-proposed = Proposé à { $owner } : { $what }. Cela se trouve dans { $room }, où seul votre camp lit. Une autre proposition prend sa place.
sides-proposal = { $who } propose : **{ $what }**
sides-proposal-gone = Cette proposition n’est plus là : quelque chose a été décidé entre-temps, ou elle a été retirée ou remplacée. Rien n’a été fait.
sides-adopted = Adopté : **{ $what }**
sides-set-everyone = Désormais, quiconque joue dans votre camp décide pour lui.
sides-set-advisers = Désormais vous commandez, et les autres de votre camp conseillent : ce qu’ils choisissent par les mêmes boutons et commandes est proposé dans votre salle, et se fait quand vous l’adoptez là.
button-sides-adopt = L’adopter
button-sides-join = Rejoindre ce camp

name-side = camp
name-orders = consignes
name-leave = quitter
name-give = passer
name-join = rejoindre
name-room = salle
name-option-scenario = scénario
name-option-side = camp
name-option-opponent = adversaire
name-option-against = contre
name-option-pace = rythme
name-option-then = ensuite

command-side = Votre camp dans une partie à deux : consignes, prendre un camp, le quitter
command-side-orders = Donner à votre camp des consignes que personne d’autre ne voit
command-side-take = Prendre un camp que personne ne tient
command-side-leave = Quitter votre camp, à qui veut ou au pilote automatique
command-side-give = Passer votre camp à quelqu’un d’autre
command-side-add = Faire jouer quelqu’un d’autre avec vous dans votre camp
command-side-remove = Ne plus faire jouer quelqu’un dans votre camp
command-side-join = Rejoindre le camp dans la salle duquel vous êtes
command-side-room = Donner à votre camp une salle à lui, pour ses votes et propositions
option-side-take = Le camp à prendre
option-side-then = Qui continue : qui le prend, si vous ne dites rien
option-side-to = Qui joue votre camp désormais
option-new-scenario = Le scénario, dans un jeu qui en a plusieurs ; il vous est demandé si vous ne dites rien
option-side-add = Qui joue avec vous
option-side-remove = Qui ne joue plus avec vous
option-side-room = Un salon que seul votre camp lit ; sinon un fil privé s’ouvre
option-new-side = Votre camp, dans une partie à deux ; le premier si vous ne dites rien
option-new-opponent = Qui joue l’autre camp
option-new-against = L’autre camp sans adversaire : ouvert à tous si vous ne dites rien
option-new-pace = Combien de temps on attend un camp : sans fin si vous ne dites rien
choice-against-open = ouvert à tous
choice-against-autopilot = le pilote automatique
choice-against-hard = le pilote automatique fort, qui regarde plus loin
choice-pace-live = en direct : 60 secondes pour une réaction, 30 minutes pour un tour
choice-pace-post = par correspondance : 12 heures pour une réaction, 48 pour un tour
choice-pace-at-once = par correspondance, réactions par consignes seulement : 48 heures pour un tour
choice-then-open = qui le prend
choice-then-autopilot = le pilote automatique
choice-then-hard = le pilote automatique fort, qui regarde plus loin

undo-bar-other = depuis, l’autre camp a répondu, ou a pu voir quelque chose
undo-agree-first = **Vous ne pouvez pas l’annuler sans l’autre camp :** depuis, l’autre camp ({ $side }) a répondu, ou a pu voir quelque chose. Avec son accord, ceci est annulé :
undo-agree-autopilot = **Depuis, l’autre camp ({ $side }) a répondu, ou a pu voir quelque chose.** Le pilote automatique est toujours d’accord. Ceci est annulé :
undo-asks = { $asked } : { $who } demande d’annuler ce qui suit. D’accord ?
undo-agreed = ↶ { $who } est d’accord avec { $asker }. Ceci est annulé :
undo-refused = { $who } n’est pas d’accord avec { $asker }. Ceci reste en place :
undo-wish-asked = L’autre camp reçoit la question dans le salon de la partie. La prochaine décision dans la partie y met fin.
undo-wish-again = Vous l’avez déjà demandé, et rien n’a été décidé depuis. Continuez la partie, ou attendez la réponse.
undo-wish-nobody = Personne ne joue l’autre camp : personne ne peut donner son accord.
undo-wish-vote = L’autre camp décide par un vote, et ne peut pas voter sur une annulation. Rien ne change.
undo-wish-gone = Cette question est close : la partie a continué, ou le joueur ne demande plus rien.
button-undo-ask = Demander : { $side }
button-undo-with-autopilot = Annuler
button-undoagree = D’accord
button-undorefuse = Non
undo-secret = une réponse secrète
log-lapse = `#{ $version }` { $time } · temps écoulé pour { $who } : **{ $what }**

## La pendule

clock-stands = reste { $left }
clock-days = { $count } j
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
given-back-away = Le bot a été absent pendant { $time } : votre temps est prolongé.
given-back-discord = Discord n’a pas répondu pendant { $time } : votre temps est prolongé.
given-back-closed = Personne n’a pu écrire ici pendant { $time } : votre temps est prolongé.
clock-over = { $who }, le temps de **{ $side }** est écoulé. Rien n’est perdu pour autant : la suite dépend de vous. Tant que vous attendez, { $side } peut encore jouer.
clock-waits = { $who } attend **{ $side }**, dont le temps est écoulé. Le pilote automatique ou la victoire au temps peuvent encore être choisis, tant que { $side } n’a pas joué.
clock-plays = Le pilote automatique joue ce tour pour **{ $side }**, dont le temps est écoulé : { $who } l’a choisi.
clock-claims = { $who } a demandé la victoire au temps : celui de **{ $side }** était écoulé.
clock-claimed = **{ $side } a gagné :** le temps de { $other } était écoulé, et la victoire a été demandée. `/siège nouveau` commence une autre partie.
clock-gone = C’est trop tard : ce camp a joué entre-temps, ou a de nouveau du temps. Rien n’a changé.
clock-unclear = « { $said } » n’est pas une pendule. Donnez une réserve et ce que chaque tour ajoute, par exemple `10+15 s` (10 minutes et 15 secondes) ou `3 j + 12 h` : une réserve de 1 minute à 60 jours, et 7 jours ajoutés au plus.
button-clockwait = Attendre
button-clockplay = Le pilote automatique joue
button-clockclaim = Victoire au temps
records-by-clock = -# { $count ->
        [one] Dont une gagnée au temps.
       *[other] Dont { $count } gagnées au temps.
    }
sides-gave-up = **Victoire : { $side }.** { $who } ({ $other }) a abandonné. `/siège nouveau` commence une autre partie.
resign-side-sure = **{ $side }** : abandonner la partie ? L’autre camp ({ $other }) gagne, et le résultat est inscrit pour les deux. Vous ne pourrez pas revenir en arrière.
resign-nobody-wins = Personne ne gagne : il faut d’abord que les deux camps aient un joueur et aient décidé quelque chose.
sides-other-gave-up = { $who }, vous avez gagné (**{ $side }**) : { $by } ({ $other }) a abandonné. { $link }
sides-ended-for-both = { $who }, { $by } { $role ->
    [leader] mène cette partie et y a mis fin
   *[manager] gère ce serveur et a mis fin à la partie
}. Personne n’a gagné. { $link }
sides-other-claimed = { $who }, le temps de **{ $other }** était écoulé, et { $by } a demandé la victoire. { $link }
records-by-resignation = -# { $count ->
        [one] Dont { $count } finie par abandon.
       *[other] Dont { $count } finies par abandon.
    }
log-claimed = `#{ $version }` { $time } { $who } a demandé la victoire : le temps de l’autre camp était écoulé.
name-option-clock = pendule
option-new-clock = Une pendule par camp : une réserve, et ce que chaque tour ajoute, comme 10+15 s ou 3 j+12 h

## S’asseoir à une nouvelle partie

sit-title = **Nouvelle partie : { $title }**
sit-scenario = Quelle bataille ?
sit-side = Quel camp est le vôtre ?
sit-any = N’importe lequel
sit-you = vous : { $side }
sit-against = contre { $who }
sit-opponent = Qui joue l’autre camp ? Nommez quelqu’un de ce serveur, laissez la place libre, ou jouez contre le pilote automatique.
sit-alone = Personne d’autre ne peut venir ici : le pilote automatique joue l’autre camp.
sit-somebody = Quelqu’un de ce serveur…
sit-open = Qui viendra
sit-autopilot = Le pilote automatique
sit-hard = Le pilote automatique fort
sit-pace = Combien de temps a chaque camp ?
sit-pace-post = Par correspondance : 48 heures
sit-pace-live = En direct : 30 minutes
sit-pace-at-once = 48 heures, les consignes réagissent
sit-pace-calendar = Selon le calendrier de la campagne
sit-pace-none = Sans limite de temps
sit-clock = Pendule : { $bank } + { $increment }
new-no-scenarios = Ce jeu n’a pas de scénarios : commencez-le sans `scenario`.
new-no-such-scenario = Ce jeu n’a pas de scénario de ce nom. Choisissez parmi : { $scenarios }.

## Asking an opponent

sides-invited = le défi attend une réponse
invite-asks = { $who }, **{ $by } vous défie** : { $game }. Votre camp : **{ $side }**. { $pace }. Tant que vous n’acceptez pas, le temps ne court pour personne. Vous pouvez répondre jusqu’au { $at } ({ $remaining }). { $link }
invite-accepted = { $who } joue **{ $side }**.
invite-declined = { $who } ne joue pas **{ $side }**.
invite-told = { $by }, { $who } ne joue pas cette partie : **{ $side }** est une place libre pour tous. { $link }
invite-told-late = { $by }, { $who } n’a pas répondu à votre défi : **{ $side }** est une place libre pour tous. { $link }
invite-gone = Ce défi est déjà réglé. Le plateau montre qui joue.
invite-other = Ce défi s’adresse à { $owner }. Seule cette personne peut l’accepter ou le refuser.
button-windowaccept = Accepter
button-windowdecline = Refuser
