### Tournaments over weeks: threads of tables, times, reminders, more time; channels that watch.

## What happened

did-times-proposed = { $name } a proposé des horaires pour la table { $table }, ronde { $round } : { $times }.
did-time-agreed = { $name } a accepté un horaire pour la table { $table }, ronde { $round } : { $time }.
did-time-asked = { $name } a demandé plus de temps pour la table { $table }, ronde { $round }.
did-time-refused = Un arbitre a refusé de donner plus de temps à la table { $table }, ronde { $round }.
did-nobody-came = { $name } a signalé que personne n’est venu à la table { $table }, ronde { $round }.
did-told-to-wait = Un arbitre a demandé au joueur de la table { $table }, ronde { $round }, d’attendre.
did-time-given-until = Nouvelle fin de la ronde { $round } : { $until }.
did-time-given-table-until = La table { $table }, ronde { $round }, a maintenant jusqu’au { $until }.
did-time-given-away = Personne n’a pu jouer pendant { $lost } min. Nouvelle fin de la ronde { $round } : { $until }.
did-time-given-table-away = Personne n’a pu jouer pendant { $lost } min. La table { $table }, ronde { $round }, a maintenant jusqu’au { $until }.

## Refusals

tournament-refused-times-only-over-weeks = Dans un tournoi d’un jour, l’arbitre lance chaque ronde : les joueurs ne proposent pas d’horaires.
tournament-refused-too-many-times = Vous avez proposé trop d’horaires ({ $number }). La limite est { $most }.
tournament-refused-time-has-passed = { $until } est déjà passé. Choisissez un horaire plus tardif.
tournament-refused-not-proposed = Cet horaire n’est plus proposé. Choisissez-en un autre.
tournament-refused-own-proposal = Vous avez proposé cet horaire : c’est à votre adversaire de l’accepter.
tournament-refused-asked-already = { $name } a déjà demandé plus de temps. Un arbitre va répondre.
tournament-refused-nobody-asked = Cette demande a déjà reçu une réponse.
tournament-refused-claimed-already = { $name } a déjà signalé cette absence. Un arbitre va répondre.
tournament-refused-no-time-agreed = Vous n’avez pas encore d’horaire : personne n’est donc en retard. Proposez-en un à votre adversaire. À la fin de la ronde, un arbitre décide.
tournament-refused-minutes-or-until = Donnez un nombre de minutes ou une heure de fin, pas les deux.

## The thread of a table

tweek-head = ## Ronde { $round }, table { $table } : { $one } – { $other }
tweek-until = { $tables ->
        [played] Partie à jouer
       *[reported] Partie à jouer et compte rendu à envoyer
    } avant le { $at } ({ $left }).
tweek-agreed = Vous jouez { $at } ({ $left }).
tweek-waits = { $name } propose : { $times }
tweek-reported = Un compte rendu attend d’être confirmé.
tweek-how = Pour proposer des horaires à votre adversaire, cliquez sur « Quand ? »{ $tables ->
        [played] .
       *[reported] . Après la partie, cliquez sur « Compte rendu ».
    } Si votre adversaire ne vient pas, cliquez sur « Personne n’est venu ».
tweek-not-any-more = Cette table ne se joue plus.
tweek-paired-again = Un arbitre a refait l’appariement de cette table. Ces deux joueurs n’y jouent plus.
tweek-thread = Le fil de votre table : { $thread }
tweek-no-thread = Le bot ne peut pas créer un fil pour chaque table de la ronde { $round } { OF($title) }. Dans { $channel }, il lui manque { $lacking }. Les messages des tables arrivent dans le salon.
tweek-no-thread-here = Le bot ne peut pas créer un fil pour chaque table de la ronde { $round } { OF($title) }. En effet, { $channel } ne peut pas avoir de fils. Les messages des tables arrivent dans le salon.
button-tweek-when = Quand ?
button-tweek-more = Demander du temps
button-tweek-nobody = Personne n’est venu

## Times

tweek-when-title = Quand jouez-vous ? Table { $table }
tweek-when-time = Horaire { $number }
tweek-when-hint = jeu 21:00 · demain 20h30 · 26 novembre 21h
tweek-when-zone = Votre fuseau horaire
tweek-when-zone-hint = Une ville ou un pays. Chaque joueur voit les horaires dans son fuseau.
tweek-time-passed = { $at } est déjà passé. Choisissez un horaire plus tardif.
tweek-time-after-end = Votre table doit finir { $until }, donc { $at } est trop tard. Choisissez un horaire plus tôt, ou demandez plus de temps à un arbitre avec « Demander du temps ».
tweek-no-times = Écrivez au moins un horaire, par exemple « jeu 21:00 ».
tweek-proposed = Vous avez proposé { $times }. Le bot a posé la question à { $name }.
tweek-agreed-done = C’est entendu : vous jouez { $at }. Une heure avant, vous recevrez tous les deux un rappel.
tweek-times-proposed = { $who } : { $name } propose ces horaires pour la table { $table } :
tweek-times-line = { $number }. { $at } ({ $left })
tweek-times-zone = Les boutons montrent les horaires dans le fuseau { $zone }.
tweek-times-agreed = { $one }, { $other } : vous jouez à la table { $table } { $at } ({ $left }). Le bot vous le rappelle une heure avant.
tweek-times-over = La table { $table } n’a plus besoin d’horaire.
tweek-event = { $title } : { $one } – { $other }
tweek-event-table = Ronde { $round }, table { $table }
button-tweek-agree = { $number } : { $time }
button-tweek-other = Un autre horaire

## What judges are asked for

tweek-more-title = Demander du temps
tweek-more-reason = Pourquoi, et jusqu’à quand ? (facultatif)
tweek-judges-asked = Le bot a prévenu les arbitres. Leur réponse arrivera ici ou dans le salon.
tweek-plea-more = { $judges } : { $name } demande plus de temps pour la table { $table }, ronde { $round }, qui finit { $ends }.
tweek-plea-nobody = { $judges } : { $name } dit que personne n’est venu à la table { $table }, ronde { $round }.
tweek-plea-over = { $ends ->
        [none] Table { $table }, ronde { $round } : un arbitre a répondu.
       *[other] Table { $table }, ronde { $round } : un arbitre a répondu. Vous pouvez jouer jusqu’au { $ends }.
    }
judge-wait-nobody-came = Table { $table } : d’après l’adversaire, { $names } n’est pas venu ({ $section }).
judge-wait-more-time = Table { $table } : { $names } demande plus de temps ({ $section }).
button-judge-wait = Faire attendre
button-judge-again = Apparier de nouveau
button-judge-time-day = Un jour de plus
button-judge-time-three-days = Trois jours de plus
button-judge-time-ten = Dix minutes de plus
button-judge-time-twenty = Vingt minutes de plus
button-judge-time-no = Refuser plus de temps
button-judge-default = Gagne par forfait : { $name }
button-judge-unplayed = 0 à 0
option-judge-until = Une nouvelle fin, par exemple « dimanche 22:00 »
tweek-did = { $name } ({ $what })
tweek-did-proposed = { $count ->
    [one] { $count } horaire proposé
   *[other] { $count } horaires proposés
}
tweek-did-agreed = { $count ->
    [one] { $count } horaire accepté
   *[other] { $count } horaires acceptés
}
tweek-did-nothing = personne n’a proposé d’horaire
tweek-attempt = { $name } { $far ->
        [done] a fini
        [playing] est en train de jouer
       *[none] n’a pas encore commencé
    }
tweek-game-turn = c’est à { $name } de jouer ({ $since })
tweek-game-over = la partie est finie, et le bot vérifie le résultat · { $link }

## Reminders

tweek-remind-table = { $names } : la table { $table }, ronde { $round }, n’a pas encore de résultat. Fin : { $at } ({ $left }).
tweek-remind-tables = La ronde { $round } finit { $at } ({ $left }). Tables sans résultat :
tweek-remind-line = **{ $table }** { $names }
tweek-remind-direct = { $title } : votre table { $table }, ronde { $round }, n’a pas encore de résultat. Fin : { $at } ({ $left }). { $channel }
tweek-remind-direct-alone = { $title } : vous n’avez pas fini la partie de la ronde { $round }. Fin : { $at } ({ $left }). { $channel }
tweek-hour = { $names } : vous jouez à la table { $table }, ronde { $round }, { $at } ({ $left }).
tweek-hour-direct = { $title } : vous jouez à la table { $table }, ronde { $round }, { $at } ({ $left }). { $channel }
tweek-minutes = Fin de la ronde { $round } : { $left }. Tables sans compte rendu : { $tables }.
tweek-minutes-over = Le temps de la ronde { $round } est écoulé. Terminez le tour de jeu en cours. Tables sans compte rendu : { $tables }.
tweek-lists = Listes d’armée à remettre avant le { $at } ({ $left }). Il manque les listes de : { $names }.
tweek-lists-direct = { $title } : remettez votre liste d’armée avant le { $at } ({ $left }). Chaque jour de retard coûte des points (T7). { $channel }
tweek-here = Le tournoi commence { $at } ({ $left }). Confirmez votre présence.
tweek-here-direct = { $title } commence { $at } ({ $left }). Confirmez votre présence : { $channel }
tweek-over = { $judges } : le temps de la ronde { $round } est écoulé. Parties non jouées :
tweek-held = { $judges } : le bot attend votre décision avant de publier le prochain classement ou la prochaine ronde { OF($title) }.
tweek-channel-gone = Le salon de **{ $title }** n’existe plus. Pour déplacer ou exporter le tournoi, utilisez `/tournoi chercher` dans un autre salon.
tweek-seated = { $names } : la ronde { $round } est publiée. Cliquez ci-dessous pour voir votre table.
tweek-struck = **{ $title }** se terminera avec la ronde { $rounds } : l’organisateur a supprimé les suivantes (T2).
tweek-given = Nouvelle fin de la ronde { $round } de **{ $title }** : { $at } ({ $left }).
tweek-given-table = La table { $table }, ronde { $round }, a maintenant jusqu’au { $at } ({ $left }).
tweek-moved-up = Une place s’est libérée : { $name } entre dans le tournoi avec le numéro { $number }.
tweek-moved-up-direct = { $title } : une place s’est libérée et vous entrez dans le tournoi avec le numéro { $number }. { $channel }
button-tweek-here = Je suis là
button-tweek-panel = À faire
name-option-until = jusque

## Channels that watch

command-tournament-watch = Suivre dans ce salon un tournoi qui se joue dans un autre
command-tournament-unwatch = Ne plus suivre ici le tournoi d’un autre salon
option-tournament-tournament = Un tournoi de ce serveur
name-tournament-watch = suivre
name-tournament-unwatch = cesser
name-option-tournament = tournoi
tweek-watching = Ce salon suit { $title }. L’annonce, les rondes et les classements y apparaîtront aussi.
tweek-watch-already = Ce salon suit déjà { $title }.
tweek-watch-own = C’est le salon du tournoi : tout est déjà ici.
tweek-watch-not-yours = Seuls l’organisateur et les gestionnaires du serveur choisissent les salons qui suivent un tournoi. Demandez à l’un d’eux.
tweek-watch-which = Choisissez un tournoi qui se joue dans un autre salon : { $titles }
tweek-watch-none = Ce salon ne suit aucun tournoi.
tweek-unwatched = Ce salon ne suit plus aucun tournoi. Les messages précédents restent.

tweek-left-before = Nouvelle inscription à { $title } dans { $channel } : { $name }. En douze mois, cette personne a quitté des tournois de ce serveur { $count ->
    [one] une fois
   *[other] { $count } fois
    }. À partir de la deuxième fois, le règlement vous permet d’exclure un joueur définitivement. Le bot n’exclut personne de lui-même.
tournament-left-before = Au cours des douze derniers mois, vous avez quitté des tournois de ce serveur { $count ->
    [one] une fois
   *[other] { $count } fois
    }. Chaque départ compte pendant un an, et seul l’organisateur le voit.
tournament-barred = Un arbitre { OF($title) } vous a exclu à vie : vous ne pouvez pas vous inscrire aux tournois de cet organisateur. Seul un arbitre de ce tournoi peut lever l’exclusion.

## The panel of settings, and the kit

button-tpanel-change = Changer
button-tpanel-how = Comment ça marche
button-tpanel-details = Date, lieu, prix
button-tpanel-scenes = Scénarios
button-tpanel-kit = Matériel
button-tpanel-kit-give = Infliger −{ $points }
judge-switch-threads = Chaque table a un fil pendant sa partie
judge-figure-minutes = Minutes d’une partie
judge-figure-place = Lieu
judge-figure-fixed-scenery = Décors déjà sur la table (de 0 à 2)
judge-figure-when = Jour et heure
judge-figure-lists-day = Dernier jour pour remettre les listes
judge-figure-table-names = Noms des tables, un par ligne (facultatif)
judge-figure-prizes = Prix, un par ligne
judge-figure-scenario = Scénario ou bataille des parties
judge-figure-without = Règles facultatives non utilisées, une par ligne
tpanel-details = Date, lieu, tables, prix
tpanel-scenes = Scénarios
tpanel-scenes-label = Dans l’ordre des rondes (vide : tirage)
tpanel-scenarios = Scénarios : { $names }
tpanel-no-scenario = Le bot ne reconnaît pas le scénario { $word }. Choisissez parmi : { $names }. Rien n’a changé.
tpanel-kit = **{ $name }** : cochez ce qui manque (T9). Chaque ligne ne compte qu’une fois.
tpanel-kit-who = Choisissez le joueur
tpanel-kit-tick = Que manque-t-il ?
tpanel-kit-line = { $what } : −{ $points }
tpanel-kit-given = Pénalité déjà donnée : { $what }
tpanel-kit-sum = Total : **−{ $points }**
tpanel-how = **Comment ça marche.** Tout le monde joue chaque ronde. Le premier du classement rencontre le deuxième, le troisième rencontre le quatrième, et ainsi de suite. Vous rencontrez toujours un nouvel adversaire, tant que c’est possible.
tpanel-how-league = **Comment ça marche.** Tout le monde joue deux fois contre tout le monde, une fois dans chaque camp. Un tirage au sort fixe toutes les parties dès le début. Si les joueurs sont en nombre impair, chacun est exempt de deux rondes.
tpanel-how-lists = Remettez votre liste d’armée à temps. Un arbitre la vérifie. Chaque jour de retard coûte 20 points.
tpanel-how-day = Le jour du tournoi, confirmez votre présence et trouvez votre table avec « Ma table ». Jouez jusqu’à la fin du temps prévu.
tpanel-how-weeks = Vous avez une semaine pour chaque partie. Proposez des horaires à votre adversaire avec « Quand ? ». Si vous ne pouvez pas jouer, demandez plus de temps avant la fin de la ronde.
tpanel-how-reported = Après la partie, cliquez sur « Compte rendu » et saisissez ce qui s’est passé. Le bot calcule les points et votre adversaire confirme. En cas de désaccord, un arbitre décide.
tpanel-how-game = Cliquez sur « Jouer votre partie » pour commencer la partie contre votre adversaire. Le bot saisit le résultat.
tpanel-how-duel = Cliquez sur « Jouer votre partie » pour commencer. Votre adversaire joue la même partie, avec les mêmes dés. Le meilleur score l’emporte.
tpanel-how-duplicate = Cliquez sur « Jouer votre partie » pour commencer. Tout le monde joue la même partie, avec les mêmes dés. Vous gagnez des points pour chaque joueur qui fait moins bien que vous.
tpanel-how-page = Après chaque ronde, le bot publie le classement. Pour comprendre un appariement, un score ou une place, utilisez `/tournoi pourquoi`.
