# Parties à plusieurs camps : qui tient lequel, à qui de jouer, consignes, temps écoulé.

sides-line = { $side } : { $who }
sides-line-plays = **{ $side } : { $who }** · doit jouer
sides-line-reacts = **{ $side } : { $who }** · peut réagir
sides-open = personne pour l’instant
sides-autopilot = le pilote automatique
sides-hard = le pilote automatique en mode difficile
sides-hard-late = faute de temps, le pilote automatique joue comme en mode habituel
sides-answered = Votre réponse est arrivée. Le plateau du salon montre tout ce qui est public.
sides-turn = { $who }, c’est à vous : **{ $side }**. { $link }
call-asked = { $who }, **{ $question }** { $link }
call-left = { $bar } { $seconds } s
call-until = Vous pouvez répondre jusqu’au { $at } ({ $remaining }).
call-silence-orders = Sans réponse, vos consignes décideront.
call-silence-turn = Sans réponse, votre camp n’aura pas d’ordres.
call-silence-clock = Si votre temps s’écoule, l’autre camp pourra demander la victoire.
call-reminder = ⏰ { $who }, la partie attend encore votre réponse pour **{ THE($side) }**. { $link }
call-skipped = { $who }, votre temps est écoulé. **{ $side }** : aucun ordre donné{ $count ->
    [1] { "" }
   *[other] , { $count } fois de suite
}. { $link }
call-skipped-patience = La partie n’attend plus **{ THE($side) }**. Dès que ce camp aura donné un ordre, la partie l’attendra de nouveau.
sides-until = jusqu’au { $at } ({ $remaining })
sides-paused = en pause jusqu’au { $at } ({ $remaining })
sides-away = absent jusqu’au { $at } ({ $remaining }), la partie attend
window-else = -# Sans réponse : **{ $what }**
window-unanswered = **{ $side }** : pas de réponse à temps. La partie a continué.
window-unanswered-orders = **{ $side }** : pas de réponse à temps. Les consignes ont décidé.
window-voted = { $who }, votre camp peut réagir (**{ $side }**). Votez dans la salle de votre camp. { $link }
clock-settled = Il n’y a plus rien à décider ici : la partie a continué ou est finie.
button-window-answer = Réagir
sides-digest-more = -# … et avant cela { $count ->
    [0] aucune ligne
    [one] une ligne
   *[other] { $count } lignes
}
button-change-orders = Changer mes consignes
error-side-free = { $sides } : personne ne joue encore ce camp. Pour le prendre, utilisez le bouton du plateau ou `/camp choisir`, puis décidez.
error-not-your-turn = Ce n’est pas à vous de jouer. La partie attend : { $turn }.
error-time-was-over = Le temps de votre camp était écoulé : votre réponse n’a pas compté. Regardez ce qui s’est passé. Un message apparaîtra ici quand ce sera de nouveau à vous.
error-autopilot-decided = Le pilote automatique a joué un instant avant vous : votre ordre n’a pas été exécuté. Regardez ce qui s’est passé, puis décidez de nouveau.
sides-halted = Le pilote automatique s’est arrêté, car l’autre camp doit d’abord répondre : { $turn }. Ensuite, continuez comme avant.
button-side-answer = Ma réponse
button-side-orders = Mes consignes
button-side-take = Prendre un camp : { $side }

unfinished = { $units } Terminer la phase ?
unfinished-left = { $count ->
    [one] **{ $count } de vos unités peut encore agir :** { $pieces }.
   *[other] **{ $count } de vos unités peuvent encore agir :** { $pieces }.
}
unfinished-more = et { $count } de plus
button-unfinished-endphase = Terminer la phase
button-unfinished-windowanswer = Retour
button-unfinished-never = Terminer, ne plus demander

sides-orders-title = **Consignes : { $side }**
sides-orders-stand = **En vigueur :** { $orders }
sides-orders-now = Vos consignes s’appliquent dès maintenant, même pendant le tour de l’autre camp. Seul votre camp les voit.
sides-orders-at-once = Dans cette partie, le bot ne vous demande pas de réagir : vos consignes décident. Si la consigne est de vous poser la question, la partie continue sans réaction.
sides-orders-done = Consigne enregistrée : **{ $what }**. Vous seul voyez ce message.
sides-orders-none = Ce camp n’a pas de consignes à donner maintenant.
sides-orders-pick = Choisir une consigne
sides-orders-back = Autres consignes
sides-orders-next = Suite

players-how-sides = -# Pour ajouter un joueur à votre camp, utilisez `/camp ajouter`. Pour confier le camp à un autre joueur, utilisez `/camp passer`. Le meneur de la partie ne peut retirer un joueur de l’autre camp qu’après une échéance manquée.
sides-taken = Un autre joueur joue déjà ce camp, ou vient de le prendre.
sides-held = Vous jouez déjà **{ THE($side) }**. Un joueur ne peut pas jouer les deux camps : il connaîtrait tous les secrets.
sides-took = Vous jouez **{ THE($side) }**. { $link }
sides-left = Vous ne jouez plus **{ THE($side) }**. Tout le monde peut prendre ce camp.
sides-to-autopilot = Le pilote automatique joue maintenant **{ THE($side) }**.
sides-given = { $who } joue maintenant **{ THE($side) }**.
sides-none-held = Vous ne jouez aucun camp dans cette partie.
sides-one-only = Ce jeu n’a qu’un camp. N’indiquez ni `camp`, ni `adversaire`, ni `contre`, ni `rythme`.
sides-no-such = Ce jeu n’a pas de camp de ce nom. Choisissez parmi : { $sides }.
sides-open-direct = Personne ne peut vous rejoindre en messages privés. Commencez la partie sur un serveur, ou jouez contre le pilote automatique avec `contre`.
sides-seed = Dans une partie à deux camps, aucun joueur ne peut choisir les dés. N’indiquez pas `graine`.
sides-yourself = Vous ne pouvez pas être votre propre adversaire. Indiquez un autre joueur, ou laissez `adversaire` vide.
sides-no-opponent = { $who } est un bot ou ne voit pas ce salon : aucune partie n’a commencé. Choisissez une autre personne.

sides-by-advisers = { $who } (la première personne commande, les autres conseillent)
sides-by-vote = { $who } (par vote)
error-several-sides = C’est impossible dans une partie à plusieurs camps. Le meneur d’un camp y ajoute des joueurs avec `/camp ajouter`. Pour prendre un camp libre, utilisez son bouton sur le plateau ou `/camp choisir`.
error-at-a-table = Cette partie compte pour un tournoi : ses joueurs et ses camps ne changent pas. { $verb ->
    [leave] Pour arrêter, abandonnez avec `/siège abandonner`, ou demandez à un arbitre.
    [end] Vous pourrez y mettre fin quand un arbitre aura décidé du résultat.
    [move] Si son salon a disparu, déplacez-la dans un salon que les deux joueurs peuvent lire.
   *[other] Si un joueur ne peut pas continuer, demandez à un arbitre.
}
error-in-rated-game = Cette partie est classée. { $verb ->
    [help] Le bot ne donne ni conseil, ni plan, ni chances de victoire. Le pilote automatique ne joue pas pour vous. Vous voyez toujours les chances d’un jet, la carte et les règles.
    [undo] Vous ne pouvez annuler que ce que l’autre joueur n’a pas vu.
    [move] La partie reste où elle est. Si personne ne peut y écrire pendant un jour, vous pouvez la déplacer sur le même serveur avec `/siège ici`.
   *[other] Les joueurs et les camps ne changent pas. Pour arrêter, abandonnez avec `/siège abandonner`.
}
players-not-late = { $owner } joue **{ THE($side) }**. Vous ne pourrez retirer ce joueur qu’après une échéance manquée. D’ici là, attendez, ou demandez-lui d’utiliser `/camp quitter`.
players-rival = { $owner } joue **{ THE($side) }** contre vous : vous ne pouvez pas retirer ce joueur. S’il ne répond plus, le bot vous demandera votre décision.
sides-takes-the-win = { $verb ->
    [leave] Les deux camps ont déjà joué : votre départ priverait l’autre de sa victoire. Abandonnez avec `/siège abandonner`, ou confiez votre camp à un autre avec `/camp passer`.
    [end] Les deux camps ont déjà joué : seul un camp peut maintenant abandonner, avec `/siège abandonner`. Un gestionnaire du serveur qui ne joue aucun camp peut aussi clore la partie ; alors personne ne gagne.
   *[other] Ce joueur n’a plus de temps : c’est à l’autre camp de décider s’il demande la victoire ou s’il attend.
}
sides-saw-other = { $owner } a joué **{ THE($side) }** dans cette partie et en connaît les secrets. Quelqu’un d’autre doit prendre ce camp.
error-same-for-all = Ici, tous les joueurs ont les mêmes dés et le même pilote automatique. N’indiquez pas `force`.
error-own-side-only = Dans une partie à plusieurs camps, le pilote automatique en mode difficile ne peut jouer qu’un camp entier. N’indiquez pas `force`.
error-no-foresight = Le pilote automatique en mode difficile n’est pas disponible, car l’exploitant a désactivé le calcul des chances. Le pilote automatique habituel joue à sa place.
error-not-leader = Cette action est réservée à { $owner }, qui mène ce camp.
sides-added = { $who } joue maintenant **{ THE($side) }** avec vous.
sides-removed = { $who } ne joue plus **{ THE($side) }**.
sides-joined = Vous jouez **{ THE($side) }** avec les autres personnes de cette salle.
sides-not-there = { $who } ne joue pas dans votre camp. Pour le quitter vous-même, utilisez `/camp quitter`.
sides-member-held = { $who } joue déjà **{ THE($side) }** dans cette partie. Un joueur ne peut pas jouer les deux camps : il connaîtrait tous les secrets.
sides-reads = Rien n’a changé, car { $who } peut lire la salle **{ OF($side) }** et verrait ses secrets. Retirez d’abord { $who } de cette salle.
sides-left-others = Vous ne jouez plus **{ THE($side) }**. Les autres joueurs de ce camp continuent.
sides-join-where = Pour rejoindre un camp, il faut être dans sa salle. Le meneur du camp peut ouvrir une salle avec `/camp salle`, ou vous ajouter avec `/camp ajouter`.
sides-no-room = Pour voter ou proposer des ordres, votre camp a besoin de sa propre salle. Ouvrez-la d’abord avec `/camp salle`.
sides-vote-own = Seuls les joueurs de ce camp peuvent voter. Rejoignez le camp dans sa salle avec `/camp rejoindre`.
sides-vote-quorum = Ce camp { $count ->
        [one] n’a qu’un joueur
       *[other] n’a que { $count } joueurs
    } : un quorum de { $quorum } est impossible. Choisissez un `quorum` plus petit, ou ajoutez des joueurs avec `/camp ajouter`.
sides-room-made = { $room } est maintenant la salle **{ OF($side) }**. Les votes et les propositions du camp y apparaîtront. Les personnes qui peuvent la lire peuvent rejoindre le camp avec `/camp rejoindre`.
sides-room-overseen = -# { $who } joue dans un autre camp et gère ce serveur ou ses fils. Discord permet aux gestionnaires de lire toutes les salles.
sides-room-hello = Voici la salle **{ OF($side) }**. { $leader } mène ce camp. L’autre camp ne peut pas lire cette salle. Toute personne qui la lit peut rejoindre le camp.
sides-room-name = { $game } : { $side }
sides-room-where = Si { $channel } n’est pas un fil, le bot y ouvre un fil privé. Vous pouvez aussi indiquer un salon que seul votre camp lit : `/camp salle salon:`.
sides-room-direct = Les messages privés n’ont pas de salle : vous et le bot êtes seuls à les lire. Commencez la partie sur un serveur.
sides-room-unknown = Ce salon n’est pas sur ce serveur, ou le bot ne le voit pas. Choisissez un autre salon.
sides-room-same = Ce salon contient le plateau ou sert déjà de salle. Choisissez un salon que seul ce camp peut lire.
sides-room-read = { $who } joue **{ THE($side) }** et peut lire ce salon. Choisissez un salon que seul votre camp peut lire.
sides-only-advises = { $owner } commande votre camp, et vous conseillez. Choisissez un seul ordre : il apparaîtra dans { $room } comme votre proposition.
sides-voted = Votre camp décide par vote. Votez dans { $room }.
sides-proposed = Vous proposez à { $owner } : { $what }. Votre camp peut lire cette proposition dans { $room }. Une nouvelle proposition remplacera celle-ci.
sides-proposal = { $who } propose : **{ $what }**
sides-proposal-gone = Cette proposition n’est plus ouverte : la partie a avancé, ou la proposition a été retirée ou remplacée.
sides-adopted = Adopté : **{ $what }**
sides-set-everyone = Désormais, chaque joueur de votre camp peut donner des ordres.
sides-set-advisers = Désormais, vous commandez, et les autres joueurs de votre camp conseillent. Ils proposent des ordres avec les mêmes boutons et commandes, et vous les adoptez dans votre salle.
button-sides-adopt = Adopter cette proposition
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

command-side = Votre camp dans une partie à deux camps : le prendre, le quitter, lui donner des consignes
command-side-orders = Donner des consignes, ou préparer les ordres de votre prochain tour
command-side-take = Prendre un camp libre
command-side-leave = Quitter votre camp : le laisser libre ou le confier au pilote automatique
command-side-give = Confier votre camp à quelqu’un d’autre
command-side-add = Ajouter à votre camp un joueur qui décidera avec vous
command-side-remove = Retirer un joueur de votre camp
command-side-join = Rejoindre le camp de cette salle
command-side-room = Donner à votre camp un salon pour ses votes et ses propositions
option-side-take = Le camp à prendre
option-side-then = Le joueur qui reprend le camp (par défaut : n’importe qui)
option-side-to = Le nouveau joueur de votre camp
option-new-scenario = Le scénario, si le jeu en a plusieurs (par défaut : le bot demande)
option-side-add = Le joueur à ajouter
option-side-remove = Le joueur à retirer
option-side-room = Un salon que seul votre camp lit (par défaut : un nouveau fil privé)
option-new-side = Votre camp, dans une partie à deux camps (par défaut : le premier)
option-new-opponent = Le joueur que vous défiez : la partie commence dès qu’il accepte
option-new-against = Le joueur de l’autre camp, si vous n’indiquez pas d’adversaire (par défaut : ouvert à tous)
option-new-pace = Le temps de chaque camp (par défaut : sans limite)
choice-against-open = ouvert à tous
choice-against-autopilot = le pilote automatique
choice-against-hard = le pilote automatique en mode difficile
choice-pace-live = en direct : 60 secondes pour une réaction, 30 minutes pour un tour
choice-pace-post = par correspondance : 12 heures pour une réaction, 48 pour un tour
choice-pace-at-once = par correspondance, 48 heures pour un tour : seules les consignes décident des réactions
choice-then-open = n’importe qui
choice-then-autopilot = le pilote automatique
choice-then-hard = le pilote automatique en mode difficile

undo-bar-other = l’autre camp a répondu depuis, ou a pu voir quelque chose de nouveau
undo-agree-first = **Pour annuler, il vous faut l’accord de l’autre camp ({ $side }).** Depuis votre ordre, ce camp a répondu ou a pu voir quelque chose de nouveau. S’il accepte, voici ce qui sera annulé :
undo-agree-autopilot = **Depuis votre ordre, l’autre camp ({ $side }) a répondu ou a pu voir quelque chose de nouveau.** Le pilote automatique est toujours d’accord. Voici ce qui sera annulé :
undo-asks = { $asked } : { $who } demande à annuler ce qui suit. D’accord ?
undo-dice-stay = -# Les dés déjà jetés restent valables : { $reason }.
undo-agreed = ↶ { $who } est d’accord avec { $asker }. Voici ce qui est annulé :
undo-refused = { $who } n’est pas d’accord avec { $asker }. Voici ce qui n’est pas annulé :
undo-wish-asked = Le bot a posé la question à l’autre camp, dans le salon du plateau. La demande reste ouverte jusqu’au prochain ordre dans la partie.
undo-wish-again = Vous avez déjà fait cette demande. Continuez à jouer, ou attendez la réponse.
undo-wish-nobody = Personne ne joue l’autre camp : personne ne peut accepter.
undo-wish-vote = L’autre camp décide par vote, mais ne peut pas voter sur une annulation. Rien ne change.
undo-wish-gone = Cette demande n’est plus ouverte.
button-undo-ask = Demander : { $side }
button-undo-with-autopilot = Annuler
button-undoagree = D’accord
button-undorefuse = Non
undo-secret = une réponse secrète
log-lapse = `#{ $version }` { $time } · temps écoulé pour { $who } : **{ $what }**

## La pendule

clock-stands = reste { $left }
clock-until = jusqu’au { $at }
clock-none = temps écoulé
clock-days = { $count } j
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
given-back-away = Le bot a été hors ligne pendant { $time } : votre temps est prolongé.
given-back-discord = Discord n’a pas répondu pendant { $time } : votre temps est prolongé.
given-back-closed = Personne n’a pu écrire ici pendant { $time } : votre temps est prolongé.
clock-over = { $who }, le temps **{ OF($side) }** est écoulé. Que décidez-vous ? Tant que vous attendez, ce camp peut encore jouer.
clock-waits = { $who } attend **{ THE($side) }**, dont le temps est écoulé. Tant que ce camp n’a pas joué, { $who } peut encore choisir le pilote automatique ou la victoire au temps.
clock-plays = Le temps **{ OF($side) }** est écoulé. Le pilote automatique joue ce tour pour ce camp : c’est le choix de { $who }.
clock-claims = { $who } a demandé la victoire : le temps **{ OF($side) }** était écoulé.
clock-claimed = **Victoire : { $side }.** Le temps { OF($other) } était écoulé, et l’autre camp a demandé la victoire. Pour une autre partie, utilisez `/siège nouveau`.
clock-gone = C’est trop tard : ce camp a joué entre-temps, ou a de nouveau du temps. Rien n’a changé.
clock-unclear = Le bot ne comprend pas la pendule « { $said } ». Indiquez le temps de départ et l’ajout par tour, comme `10+15 s` (10 minutes et 15 secondes) ou `3 j + 12 h`. Le temps de départ va de 1 minute à 60 jours, et l’ajout va jusqu’à 7 jours.
button-clockwait = Attendre
button-clockplay = Le pilote automatique joue
button-clockclaim = Victoire au temps
## Joueurs qui ne répondent plus

absent-asks = { $who }, { $by } ne répond plus depuis le { $since }. Attendre ne vous coûte rien.
absent-gone = { $who }, { $by } a quitté ce serveur et ne répond plus depuis le { $since }. Attendre ne vous coûte rien.
absent-rated = Si le pilote automatique ou un autre joueur remplace l’absent, vous gagnez la partie classée. La suite de la partie ne compte pas.
absent-waits = { $who } attend **{ $side }**, et peut encore changer d’avis tant que { $by } ne répond pas.
absent-plays = { $by } ne répond plus. Le pilote automatique continue pour **{ $side }** : c’est le choix de { $who }.
absent-frees = { $by } ne répond plus : { $who } a libéré le camp **{ $side }**. Tout joueur qui n’a pas joué l’autre camp peut prendre ce camp, même { $by }.
absent-claims = { $by } ne répond plus : { $who } a demandé la victoire contre **{ $side }**.
absent-won = { $who } a gagné la partie classée. La suite ne compte pas.
absent-claimed = **Victoire : { $side }.** { $who } ({ $other }) ne répondait plus, et l’autre camp a demandé la victoire.
button-absentwait = Attendre
button-absentplay = Le pilote automatique continue
button-absentfree = Libérer le camp
button-absentclaim = Demander la victoire
records-by-clock = -# { $count ->
        [one] { $count } de ces parties a été gagnée au temps.
       *[other] { $count } de ces parties ont été gagnées au temps.
    }
sides-gave-up = **Victoire : { $side }.** { $who } ({ $other }) a abandonné. Pour une autre partie, utilisez `/siège nouveau`.
resign-side-sure = **{ $side }** : voulez-vous vraiment abandonner la partie ? L’autre camp ({ $other }) gagnera, et le résultat comptera pour les deux camps. Vous ne pourrez pas revenir en arrière.
resign-nobody-wins = Personne ne gagnera, car l’un des camps n’a pas encore de joueur ou n’a rien décidé.
sides-other-gave-up = { $who }, vous avez gagné (**{ $side }**) : { $by } ({ $other }) a abandonné. { $link }
sides-ended-for-both = { $who }, la partie est finie. { $by } { $role ->
    [leader] mène cette partie et y a mis fin
   *[manager] gère ce serveur et a mis fin à la partie
}. Personne n’a gagné. { $link }
sides-other-claimed = { $who }, le temps **{ OF($other) }** était écoulé, et { $by } a demandé la victoire. { $link }
records-by-resignation = -# { $count ->
        [one] { $count } de ces parties a fini par abandon.
       *[other] { $count } de ces parties ont fini par abandon.
    }
log-claimed = `#{ $version }` { $time } { $who } a demandé la victoire : le temps de l’autre camp était écoulé.
name-option-clock = pendule
option-new-clock = Une pendule : temps de départ et ajout par tour, par exemple 10+15 s ou 3 j+12 h

## S’asseoir à une nouvelle partie

sit-title = **Nouvelle partie : { $title }**
sit-scenario = Quelle bataille ?
sit-side = Quel camp jouez-vous ?
sit-any = N’importe lequel
sit-you = vous : { $side }
sit-against = contre { $who }
sit-opponent = Qui joue l’autre camp ? Choisissez quelqu’un de ce serveur, laissez la place libre, ou jouez contre le pilote automatique.
sit-alone = Personne d’autre ne peut vous rejoindre ici : le pilote automatique joue l’autre camp.
sit-somebody = Quelqu’un de ce serveur…
sit-open = Ouvert à tous
sit-autopilot = Le pilote automatique
sit-hard = Le pilote automatique en mode difficile
sit-pace = Combien de temps a chaque camp pour répondre ?
sit-pace-post = Par correspondance : 48 heures
sit-pace-live = En direct : 30 minutes
sit-pace-at-once = 48 heures, les consignes décident des réactions
sit-pace-calendar = Selon le calendrier de la campagne
sit-pace-none = Sans limite de temps
sit-clock = Pendule : { $bank } + { $increment }
sit-counts = Amicale ou classée ? Dans une partie classée, le bot ne donne ni conseil, ni plan, ni chances de victoire, et votre cote change.
sit-counts-casual = Amicale
sit-counts-rated = Classée
sit-counts-near = Classée, cote proche
sit-counts-new = Classée, nouveaux joueurs
new-no-scenarios = Ce jeu n’a pas de scénarios. N’indiquez pas `scénario`.
new-no-such-scenario = Ce jeu n’a pas ce scénario. Choisissez parmi : { $scenarios }.

## Asking an opponent

sides-invited = le défi attend une réponse
invite-asks = { $who }, **{ $by } vous défie** : { $game }. Votre camp : **{ $side }**. { $pace }. Votre temps commence quand vous acceptez. Vous pouvez répondre jusqu’au { $at } ({ $remaining }). { $link }
invite-accepted = { $who } joue **{ THE($side) }**.
invite-declined = { $who } a refusé de jouer **{ THE($side) }**.
invite-told = { $by }, { $who } a refusé votre défi. Le camp **{ $side }** est maintenant ouvert à tous. { $link }
invite-told-late = { $by }, { $who } n’a pas répondu à votre défi. Le camp **{ $side }** est maintenant ouvert à tous. { $link }
invite-gone = Quelqu’un a déjà répondu à ce défi. Le plateau montre qui joue.
invite-other = Ce défi est pour { $owner }. Personne d’autre ne peut répondre.
button-windowaccept = Accepter
button-windowdecline = Refuser

## Une partie dont le salon est fermé

closed-told = **{ $game } :** depuis le { $since }, personne ne peut écrire dans { $channel }. En attendant, le temps ne compte pas. Pour continuer ailleurs, écrivez `/siège ici partie:{ $id }` dans un salon de ce serveur que vous lisez tous les deux.
closed-rated = Si le salon est toujours fermé le { $until }, la partie finit sans résultat, sauf si elle a changé de salon.
closed-void = **{ $game }** a pris fin sans résultat : pendant une semaine, personne n’a pu écrire dans { $channel }. La partie ne compte pas pour les cotes. Pour commencer une autre partie, utilisez `/défi défier`.
