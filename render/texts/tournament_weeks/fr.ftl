### Tournaments over weeks: threads of tables, times, reminders, more time; channels that watch.

## What happened

did-times-proposed = { $name } a proposé pour la table { $table } de la ronde { $round } : { $times }.
did-time-agreed = Table { $table } de la ronde { $round } : { $name } a accepté de jouer { $time }.
did-time-asked = { $name } a demandé plus de temps à la table { $table } de la ronde { $round }.
did-time-refused = La table { $table } de la ronde { $round } n’a pas eu plus de temps.
did-nobody-came = { $name } dit que personne n’est venu à la table { $table } de la ronde { $round }.
did-told-to-wait = Table { $table } de la ronde { $round } : un arbitre dit d’attendre.
did-time-given-until = La fin de la ronde { $round } est déplacée : { $until }.
did-time-given-table-until = La table { $table } de la ronde { $round } a jusqu’à { $until }.
did-time-given-away = Personne n’a pu jouer pendant { $lost } min : la fin de la ronde { $round } est déplacée : { $until }.
did-time-given-table-away = Personne n’a pu jouer pendant { $lost } min : la table { $table } de la ronde { $round } a jusqu’à { $until }.

## Refusals

tournament-refused-times-only-over-weeks = En une journée, l’arbitre donne le départ : on ne propose pas d’horaires.
tournament-refused-too-many-times = Horaires : { $number }. Proposez-en de un à { $most }.
tournament-refused-time-has-passed = { $until } est passé.
tournament-refused-not-proposed = Cet horaire n’est plus proposé.
tournament-refused-own-proposal = Vous avez proposé cet horaire vous-même : l’autre dit s’il lui convient.
tournament-refused-asked-already = { $name } a déjà demandé plus de temps : un arbitre répond.
tournament-refused-nobody-asked = Personne n’attend plus cette réponse.
tournament-refused-claimed-already = { $name } l’a déjà dit : un arbitre répond.
tournament-refused-no-time-agreed = Aucun horaire n’est convenu, donc personne n’est en retard. Proposez-en un ; à la fin de la ronde, un arbitre décide.
tournament-refused-minutes-or-until = Donnez des minutes ou une fin, pas les deux.

## The thread of a table

tweek-head = ## Ronde { $round }, table { $table } : { $one } – { $other }
tweek-until = { $tables ->
        [played] À jouer
       *[reported] À jouer et à rapporter
    } avant { $at } ({ $left }).
tweek-agreed = Vous jouez { $at } ({ $left }).
tweek-waits = { $name } propose : { $times }
tweek-reported = Rapporté, pas encore confirmé.
tweek-how = « Quand ? » propose des horaires à l’autre{ $tables ->
        [played] .
       *[reported] , « Rapporter » dit ce qui s’est passé.
    } Si l’autre n’est pas là, pressez « Personne n’est venu ».
tweek-not-any-more = Cette table ne se joue plus.
tweek-paired-again = Cette table a été appariée de nouveau : ces deux-là ne jouent plus ici.
tweek-thread = Le fil de votre table : { $thread }
tweek-no-thread = La ronde { $round } de { $title } n’a pas de fils pour ses tables : dans { $channel } il me manque { $lacking }. Les tables continuent sans fil ; leurs messages arrivent dans le salon.
tweek-no-thread-here = La ronde { $round } de { $title } n’a pas de fils pour ses tables : { $channel } ne peut pas en avoir. Les tables continuent sans fil ; leurs messages arrivent dans le salon.
button-tweek-when = Quand ?
button-tweek-more = Plus de temps
button-tweek-nobody = Personne n’est venu

## Times

tweek-when-title = Quand jouez-vous ? Table { $table }
tweek-when-time = Horaire { $number }
tweek-when-hint = jeu 21:00 · demain 20h30 · 26 novembre 21h
tweek-when-zone = Dans quel fuseau horaire ?
tweek-when-zone-hint = Une ville ou un pays. Chacun voit les horaires dans son fuseau.
tweek-time-passed = { $at } est passé.
tweek-time-after-end = { $at } est après la fin de votre table, { $until }. « Plus de temps » en demande à un arbitre.
tweek-no-times = Écrivez au moins un horaire, par exemple « jeu 21:00 ».
tweek-proposed = Proposé : { $times }. La question est posée à { $name }.
tweek-agreed-done = Entendu : vous jouez { $at }. Une heure avant, vous recevrez tous deux un rappel.
tweek-times-proposed = { $who } : { $name } propose pour la table { $table } :
tweek-times-line = { $number }. { $at } ({ $left })
tweek-times-zone = Sur les boutons, les heures sont celles de { $zone }.
tweek-times-agreed = { $one }, { $other } : la table { $table } se joue { $at } ({ $left }). Rappel une heure avant.
tweek-times-over = Table { $table } : les horaires ne servent plus.
tweek-event = { $title } : { $one } – { $other }
tweek-event-table = Ronde { $round }, table { $table }
button-tweek-agree = { $number } : { $time }
button-tweek-other = Un autre horaire

## What judges are asked for

tweek-more-title = Plus de temps
tweek-more-reason = Pourquoi, et jusqu’à quand ? (facultatif)
tweek-judges-asked = Les arbitres sont prévenus. La réponse arrive ici ou dans le salon.
tweek-plea-more = { $judges } : { $name } demande plus de temps à la table { $table } de la ronde { $round }, qui finit { $ends }.
tweek-plea-nobody = { $judges } : { $name } dit que personne n’est venu à la table { $table } de la ronde { $round }.
tweek-plea-over = { $ends ->
        [none] Table { $table } de la ronde { $round } : un arbitre a répondu.
       *[other] Table { $table } de la ronde { $round } : un arbitre a répondu. Vous pouvez jouer jusqu’à { $ends }.
    }
judge-wait-nobody-came = Table { $table } : { $names } n’est pas venu, dit l’autre ({ $section }).
judge-wait-more-time = Table { $table } : plus de temps, demandé par { $names } ({ $section }).
button-judge-wait = Attendre
button-judge-again = Apparier de nouveau
button-judge-time-day = Un jour de plus
button-judge-time-three-days = Trois jours de plus
button-judge-time-ten = Dix minutes de plus
button-judge-time-twenty = Vingt minutes de plus
button-judge-time-no = Pas plus de temps
button-judge-default = Par forfait : { $name }
button-judge-unplayed = 0 à 0
option-judge-until = Jusqu’à quand plutôt, par exemple « dimanche 22:00 »
tweek-did = { $name } (propositions : { $proposed }, acceptées : { $agreed })
tweek-attempt = { $name } { $far ->
        [done] a fini
        [playing] est en train de jouer
       *[none] n’a pas encore commencé
    }
tweek-game-turn = c’est à { $name } de jouer, { $since }
tweek-game-over = la partie est finie, le bot en vérifie le résultat · { $link }

## Reminders

tweek-remind-table = { $names } : la table { $table } de la ronde { $round } n’a pas encore de résultat. Elle finit { $at } ({ $left }).
tweek-remind-tables = Fin de la ronde { $round } : { $at } ({ $left }). Encore sans résultat :
tweek-remind-line = **{ $table }** { $names }
tweek-remind-direct = { $title } : votre table { $table } de la ronde { $round } n’a pas encore de résultat. Elle finit { $at } ({ $left }). { $channel }
tweek-remind-direct-alone = { $title } : vous n’avez pas fini la partie de la ronde { $round }. Elle finit { $at } ({ $left }). { $channel }
tweek-hour = { $names } : vous jouez la table { $table } de la ronde { $round } { $at } ({ $left }).
tweek-hour-direct = { $title } : vous jouez la table { $table } de la ronde { $round } { $at } ({ $left }). { $channel }
tweek-minutes = Fin de la ronde { $round } : { $left }. Pas encore rapportées : { $tables }.
tweek-minutes-over = Le temps de la ronde { $round } est écoulé : finissez le tour que vous jouez. Pas encore rapportées : { $tables }.
tweek-lists = Les listes d’armée sont attendues avant { $at } ({ $left }). Il manque : { $names }.
tweek-lists-direct = { $title } : votre liste d’armée est attendue avant { $at } ({ $left }). Chaque jour ensuite coûte des points (T7). { $channel }
tweek-here = On commence { $at } ({ $left }). Qui est là ?
tweek-here-direct = { $title } commence { $at } ({ $left }). Dites que vous êtes là : { $channel }
tweek-over = { $judges } : le temps de la ronde { $round } est écoulé. Pas joué, et ce que chacun a fait :
tweek-held = { $judges } : l’heure du prochain classement ou de la prochaine ronde de { $title } est venue, et quelque chose vous attend. Ce sera affiché quand ce sera réglé.
tweek-channel-gone = Le salon de **{ $title }** n’existe plus. Utilisez `/tournoi chercher` dans un autre salon pour l’y amener ou l’exporter.
tweek-seated = { $names } : la ronde { $round } est affichée. Le bouton ci-dessous vous montre votre table.
tweek-struck = **{ $title }** se terminera avec la ronde { $rounds } : l’organisateur a supprimé les autres (T2).
tweek-given = Nouvelle fin de la ronde { $round } de **{ $title }** : { $at } ({ $left }).
tweek-given-table = Nouvelle fin de la table { $table } de la ronde { $round } : { $at } ({ $left }).
tweek-moved-up = Une place s’est libérée : { $name } entre, avec le numéro { $number }.
tweek-moved-up-direct = { $title } : une place s’est libérée et vous êtes inscrit, avec le numéro { $number }. { $channel }
button-tweek-here = Je suis là
button-tweek-panel = Ce qui attend
name-option-until = jusque

## Channels that watch

command-tournament-watch = Montrer ici aussi un tournoi d’un autre salon
command-tournament-unwatch = Ne plus montrer ici le tournoi d’un autre salon
option-tournament-tournament = Quel tournoi de ce serveur
name-tournament-watch = suivre
name-tournament-unwatch = cesser
name-option-tournament = tournoi
tweek-watching = Ce salon suit { $title } : l’annonce, les rondes et les classements apparaissent ici aussi.
tweek-watch-already = Ce salon suit déjà { $title }.
tweek-watch-own = C’est le salon du tournoi lui-même.
tweek-watch-not-yours = L’organisateur, ou qui gère le serveur, décide quels salons suivent un tournoi.
tweek-watch-which = Choisissez un des tournois en cours dans les autres salons : { $titles }
tweek-watch-none = Ce salon ne suit aucun tournoi.
tweek-unwatched = Ce salon ne suit plus aucun tournoi. Ce qui est ici reste tel quel.

tweek-left-before = { $name } s’est inscrit à { $title } dans { $channel }, et a quitté des tournois de ce serveur au cours des douze derniers mois { $count ->
    [one] une fois
   *[other] { $count } fois
    }. Au second départ de ce genre, le livre permet de le refuser pour de bon ; je ne refuse personne de moi-même.
tournament-left-before = Au cours des douze derniers mois, vous avez quitté des tournois de ce serveur { $count ->
    [one] une fois
   *[other] { $count } fois
    } : cela compte pendant un an, et l’organisateur le sait. Personne d’autre.
tournament-barred = Dans { $title }, vous avez été exclu à vie, et les tournois de son organisateur n’acceptent pas votre inscription. L’organisateur peut lever cela : là-bas, un arbitre vous réintègre.

## The panel of settings, and the kit

button-tpanel-change = Changer
button-tpanel-how = Comment ça marche
button-tpanel-details = Date, lieu, prix
button-tpanel-scenes = Scénarios
button-tpanel-kit = Matériel
button-tpanel-kit-give = Infliger −{ $points }
judge-switch-threads = Chaque table a un fil tant qu’elle se joue
judge-figure-minutes = Minutes d’une partie
judge-figure-place = Où (texte)
judge-figure-fixed-scenery = Décors déjà posés (de 0 à 2)
judge-figure-when = Quand : jour et heure
judge-figure-lists-day = Listes jusqu’à la fin de ce jour
judge-figure-table-names = Noms des tables, un par ligne, s’il y en a
judge-figure-prizes = Prix, un par ligne
judge-figure-without = Ajouts qui ne valent pas, un par ligne
tpanel-details = Date, lieu, tables, prix
tpanel-scenes = Scénarios
tpanel-scenes-label = Dans l’ordre des rondes ; vide : au sort
tpanel-scenarios = Scénarios : { $names }
tpanel-no-scenario = { $word } n’est pas un scénario, ou en désigne plusieurs. Il y a : { $names }. Rien n’a changé.
tpanel-kit = **{ $name }** : cochez ce qui manque (T9). Chaque ligne compte une fois.
tpanel-kit-who = Le matériel de qui ?
tpanel-kit-tick = Que manque-t-il ?
tpanel-kit-line = { $what } : −{ $points }
tpanel-kit-given = Déjà donnée : { $what }
tpanel-kit-sum = En tout : **−{ $points }**
tpanel-how = **Comment ça marche.** Tout le monde joue chaque ronde. À chacune, le premier du classement rencontre le deuxième, le troisième le quatrième, et personne ne rencontre deux fois la même personne tant que c’est possible.
tpanel-how-lists = Remettez votre liste d’armée à temps ; un arbitre la regarde. Chaque jour de retard coûte 20 points.
tpanel-how-day = Le jour venu, dites que vous êtes là, trouvez votre table par « Ma table » et jouez jusqu’à la fin du temps.
tpanel-how-weeks = Vous avez une semaine pour chaque partie. « Quand ? » propose des horaires à l’autre ; qui ne peut pas jouer demande plus de temps avant la fin de la ronde.
tpanel-how-reported = Après la partie, pressez « Rapporter » et dites ce qui s’est passé ; les points se calculent seuls. L’autre confirme. En cas de désaccord, un arbitre décide.
tpanel-how-game = « Jouer votre partie » commence la partie avec l’autre ; le résultat arrive tout seul.
tpanel-how-duel = « Jouer votre partie » commence votre partie. L’autre joue la même avec les mêmes dés ; le meilleur score gagne la table.
tpanel-how-duplicate = « Jouer votre partie » commence votre partie. Tout le monde joue la même avec les mêmes dés ; chaque personne battue vous donne des points.
tpanel-how-page = Après chaque ronde, le classement est affiché. `/tournoi pourquoi` explique chaque appariement, score et place.
