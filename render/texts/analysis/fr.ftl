### L’analyse d’une partie terminée : `/analyse`.

name-analysis = analyse
name-analysis-show = montrer
name-analysis-again = réessayer
name-analysis-play = jouer
name-option-point = point
command-analysis = Une partie terminée, examinée : où elle fut gagnée et perdue
command-analysis-show = La marche des chances, les trois tournants, et la fortune à part des décisions
command-analysis-again = Avant une erreur : cherchez vous-même le meilleur plan avant qu’il ne soit montré
command-analysis-play = Reprendre avant un tournant, comme une partie à part, hors des annales
option-analysis-point = Quel tournant : 1, 2 ou 3 ; le premier si vous ne dites rien
option-analysis-text = Avec tous les chiffres en mots

analysis-title = **Comment elle s’est décidée** · { $game } (`{ $id }`)
analysis-picture-title = La marche des chances : { $game }
analysis-victory = Chances de victoire
analysis-mark-decision = une décision a fait basculer la partie
analysis-mark-dice = les dés ont fait basculer la partie
analysis-accuracy = **Précision** { $accuracies }
analysis-accuracy-alone = { $accuracy } ± { $error } sur 100
analysis-accuracy-side = { $side } { $accuracy } ± { $error } sur 100
analysis-accuracy-few = Trop peu de décisions à vous pour juger ({ $own } sur { $count })
analysis-accuracy-few-side = { $side } : trop peu de décisions propres pour juger ({ $own } sur { $count })
analysis-accuracy-shared = { $said } ({ $players }{ $more ->
    [0] { "" }
    [one] , un autre
   *[other] , { $more } autres
})
analysis-accuracy-player = { $who } { $accuracy } en { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}
analysis-accuracy-player-few = { $who } en { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
analysis-player = joueur { $number }
analysis-turning-points = **Tournants**
analysis-no-turning-points = **Aucun moment n’a décidé seul de cette partie.**
analysis-point-decision = { $number }. { period-title } { $day }{ $side } : { $answer }
analysis-point-better = Mieux de { $gain } ± { $error } sur 100 : { $better }
analysis-point-dice = { $number }. { period-title } { $day }{ $side } : les dés après « { $answer } » valent { $gain } ± { $error } sur 100.
analysis-point-event = { $number }. { period-title } { $day }{ $side } : { $answer } ({ $gain } ± { $error } sur 100)
analysis-luck = **La fortune, à part des décisions**
analysis-throw-luckiest = Le jet le plus heureux{ $side } : { period } { $day }, { $gain } ± { $error } sur 100, { $dice } : { $told }
analysis-throw-unluckiest = Le jet le plus malheureux{ $side } : { period } { $day }, { $gain } ± { $error } sur 100, { $dice } : { $told }
analysis-throw-dice = { $count ->
    [0] ce qui a été tiré
    [one] dé { $numbers }
   *[other] dés { $numbers }
}
analysis-throw-after = après « { $answer } »
analysis-luck-alone = Sur toute la partie, les dés valent { $gain } ± { $error } sur 100.
analysis-luck-side = Sur toute la partie, les dés valent { $gain } ± { $error } sur 100 pour ce camp : { $side }.
analysis-luck-none = Sur toute la partie, les dés ne favorisent personne à coup sûr.
analysis-best-shot = Le meilleur coup{ $side } : { period } { $day }, { $gain } ± { $error } sur 100, « { $answer } »
analysis-costliest = L’ordre le plus coûteux{ $side } : { period } { $day }, { $gain } ± { $error } sur 100, « { $answer } »
analysis-how = -# { $count ->
    [one] 1 partie simulée
   *[other] { $count } parties simulées
} depuis le début de chaque { period }. Une chance peut se tromper de { $error } sur 100.
analysis-how-weak = -# { $count ->
    [one] 1 partie simulée
   *[other] { $count } parties simulées
} depuis le début de chaque { period }, jouées par le pilote automatique, que les bons joueurs battent. Une chance peut se tromper de { $error } sur 100.
analysis-see = -# Les boutons montrent de nouveau un tournant, comme `/siège revoir`,{ $mistakes ->
    [yes] { " " }vous demandent le meilleur plan (`/analyse réessayer`),
   *[no] { "" }
} et commencent une partie avant lui (`/analyse jouer`).
analysis-alt = La marche des chances : { $game }. { $lines } { $points }
analysis-alt-line = { $side } : { $first } sur 100 { period-before-first }, { $last } à la fin ; au plus { $most } { period-at } { $high }, au moins { $least } { period-at } { $low }.
analysis-alt-point = Tournant { $number } { period-at } { $day } : { $kind ->
    [decision] une décision
   *[dice] les dés
}.
analysis-table-title = { period-by-period } : chances à la fin, habileté, fortune (sur 100, pour { $side })
analysis-table-day = { period-title } { $day } : { $chance } ; habileté { $skill }, fortune { $luck }
analysis-table-dice = Chaque décision et chaque jet qui comptent à coup sûr
analysis-table-decision = { period-title } { $day }{ $side } : habileté { $skill }, fortune { $luck }{ $dice } : { $answer }
analysis-table-throw = { $gain }{ $error ->
    [0] {""}
   *[other] {" "}± { $error }
}, { $dice } : { $told }

analysis-wait = Une autre analyse est en cours. La vôtre vient après elle.
analysis-at = Examen de la partie : { $marks } { $percent } %
analysis-not-over = Cette partie n’est pas terminée : elle pourra être analysée quand elle le sera. Avec `partie:` vous en choisissez une qui l’est.
analysis-sealed = D’autres jouent encore avec ces dés. On pourra reprendre cette partie quand ils auront fini : { $until }.
analysis-nothing = Cette partie n’a pas de résultat à analyser : elle fut abandonnée, ou personne n’y a rien décidé.
analysis-astray = Cette partie ne peut pas être analysée : les règles ont été corrigées depuis, et à partir de la ligne `#{ $version }` de son journal elles mènent ailleurs.
analysis-queue = Trop de parties sont à l’examen à la fois. Redemandez dans quelques minutes, s’il vous plaît.
analysis-late = Il faut un peu de temps : d’autres analyses passent d’abord. L’analyse continue toute seule. Redemandez dans une demi-heure.
analysis-failed = La partie n’a pas pu être examinée jusqu’au bout. Redemandez dans une minute, s’il vous plaît.
analysis-no-mistake = Il n’y a pas d’erreur à chercher : là où cette partie a basculé, ce furent les dés, ou rien ne l’a fait basculer.
analysis-no-point = Cette partie n’a pas de tournant { $point }. Elle en a { $count }.
analysis-again-title = **{ period-title } { $day }{ $side }** · { $game } : avant le tournant { $number }
analysis-again-ask = Qu’auriez-vous fait ? Regardez la position, puis choisissez. Ce qui fut joué, et ce qui aurait été mieux, n’est montré qu’ensuite.
analysis-again-pick = Choisissez un ordre
analysis-again-right = **Trouvé.** { $answer } : c’est le meilleur de ceux-ci, mieux de { $gain } sur 100 que ce qui fut joué.
analysis-again-better = **Mieux que ce qui fut joué**, de { $gain } sur 100 : { $answer }
analysis-again-played = **C’est ce qui fut joué** : { $answer }
analysis-again-worse = **Pas mieux que ce qui fut joué** : { $answer } ({ $gain } sur 100)
analysis-again-best = Le meilleur de ceux-ci, de { $gain } sur 100 : { $answer }
analysis-again-was = Joué à l’époque : { $answer }
analysis-button-again = Le chercher
analysis-button-play = Reprendre d’ici
analysis-button-replay = Revoir : { period } { $day }
analysis-played-on = La partie reprend { period-from } { $day } de `{ $id }`, avec les mêmes dés qu’alors. Elle est déclarée comme telle et ne compte dans aucunes annales.
declared-resumed = Reprise d’une partie antérieure : ses premières décisions et ses dés sont ceux de cette partie, si bien que chaque dé pouvait être connu d’avance. Elle ne compte dans aucunes annales.
analysis-lesson-mistake = **Pour la prochaine fois** { $title }, { $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
}. { $meaning }
analysis-lesson-point = **Pour la prochaine fois**{ $side } { period-title } { $day } a coûté le plus : « { $better } » aurait été mieux que « { $answer } », de { $gain } sur 100.
analysis-lesson-luck = **Pour la prochaine fois**{ $side } Jouez comme vous avez joué : aucun ordre n’a coûté beaucoup, les dés ont coûté { $gain } sur 100.
analysis-page = Les chances
analysis-page-point = Tournant { $number }, { period } { $day } : montrer ce moment
analysis-poster = Tournants : { $points }
analysis-poster-alt = Au-dessous, la courbe des chances. { $line }
analysis-poster-accuracy = Précision { $accuracies }
analysis-poster-point = { period-at } { $day }
