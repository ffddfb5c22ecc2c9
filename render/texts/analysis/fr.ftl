### L’analyse d’une partie terminée : `/analyse`.

name-analysis = analyse
name-analysis-show = montrer
name-analysis-again = réessayer
name-analysis-play = jouer
name-option-point = point
command-analysis = Analyser une partie finie : les moments où elle s’est gagnée ou perdue
command-analysis-show = Montrer les chances au fil de la partie, les trois tournants, l’habileté et la réussite aux dés
command-analysis-again = Votre énigme : trouvez le meilleur plan là où vous vous êtes trompé
command-analysis-play = Reprendre la partie à un tournant ; la nouvelle partie ne compte pas au palmarès
option-analysis-point = Le tournant : 1, 2 ou 3 (par défaut : le premier)
option-analysis-text = Montrer toutes les données sous forme de texte

analysis-title = **Où tout s’est joué** · { $game } (`{ $id }`)
analysis-picture-title = Les chances au fil de la partie : { $game }
analysis-victory = Chances de victoire
analysis-mark-decision = une décision a fait basculer la partie
analysis-mark-dice = les dés ont fait basculer la partie
analysis-accuracy = **Précision :** { $accuracies }
analysis-accuracy-alone = { $accuracy } ± { $error } sur 100
analysis-accuracy-side = { $side } { $accuracy } ± { $error } sur 100
analysis-accuracy-few = Vous avez pris trop peu de décisions pour une évaluation ({ $own } sur { $count })
analysis-accuracy-few-side = { $side } : les joueurs ont pris trop peu de décisions pour être jugés ({ $own } sur { $count })
analysis-accuracy-shared = { $said } ({ $players }{ $more ->
    [0] { "" }
    [one] , un autre
   *[other] , { $more } autres
})
analysis-accuracy-player = { $who } : { $accuracy } pour { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}
analysis-accuracy-player-few = { $who } : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
analysis-player = joueur { $number }
analysis-turning-points = **Tournants**
analysis-no-turning-points = **Aucun moment n’a décidé à lui seul cette partie.**
analysis-point-decision = { $number }. { period-title } { $day }{ $side } : { $answer }
analysis-point-better = Un meilleur choix ({ $gain } ± { $error } sur 100) : { $better }
analysis-point-dice = { $number }. { period-title } { $day }{ $side } : les dés après « { $answer } » ont changé les chances de { $gain } ± { $error } sur 100.
analysis-point-event = { $number }. { period-title } { $day }{ $side } : { $answer } ({ $gain } ± { $error } sur 100)
analysis-luck = **Réussite aux dés**
analysis-throw-luckiest = Le jet le plus chanceux{ $side } : { period } { $day }, { $gain } ± { $error } sur 100, { $dice } : { $told }
analysis-throw-unluckiest = Le jet le plus malchanceux{ $side } : { period } { $day }, { $gain } ± { $error } sur 100, { $dice } : { $told }
analysis-throw-dice = { $count ->
    [0] le tirage
    [one] dé { $numbers }
   *[other] dés { $numbers }
}
analysis-throw-after = après « { $answer } »
analysis-luck-alone = Sur toute la partie, les dés ont changé les chances de { $gain } ± { $error } sur 100.
analysis-luck-side = { $side } : sur toute la partie, les dés ont changé les chances de { $gain } ± { $error } sur 100.
analysis-luck-none = Sur toute la partie, les dés n’ont vraiment favorisé personne.
analysis-best-shot = Le meilleur tir{ $side } : { period } { $day }, { $gain } ± { $error } sur 100, « { $answer } »
analysis-costliest = L’ordre le plus coûteux{ $side } : { period } { $day }, { $gain } ± { $error } sur 100, « { $answer } »
analysis-how = -# { $count ->
    [one] 1 partie simulée
   *[other] { $count } parties simulées
} depuis le début de chaque { period }. Marge d’erreur : { $error } sur 100.
analysis-how-weak = -# { $count ->
    [one] 1 partie simulée
   *[other] { $count } parties simulées
} depuis le début de chaque { period }. C’est le pilote automatique qui joue, et de bons joueurs le battent. Marge d’erreur : { $error } sur 100.
analysis-see = -# Avec les boutons, vous pouvez revoir un tournant (`/siège revoir`){ $mistakes ->
    [yes] , résoudre votre énigme (`/analyse réessayer`)
   *[no] { "" }
} ou rejouer à partir de là (`/analyse jouer`).
analysis-alt = Les chances au fil de la partie : { $game }. { $lines } { $points }
analysis-alt-line = { $side } : { $first } sur 100 { period-before-first }, { $last } à la fin. Maximum : { $most } { period-at } { $high }. Minimum : { $least } { period-at } { $low }.
analysis-alt-point = Tournant { $number } { period-at } { $day } : { $kind ->
    [decision] une décision
   *[dice] les dés
}.
analysis-alt-moment = Tournant { $number }, { period } { $day }. { $board }
analysis-table-title = { period-by-period }, pour { THE($side) } : les chances sur 100 à la fin { period-of }, l’habileté, la réussite aux dés
analysis-table-title-alone = { period-by-period } : les chances sur 100 à la fin { period-of }, l’habileté, la réussite aux dés
analysis-table-day = { period-title } { $day } : { $chance } ; habileté { $skill }, dés { $luck }
analysis-table-dice = Les décisions et les jets qui ont nettement changé les chances
analysis-table-decision = { period-title } { $day }{ $side } : habileté { $skill }, dés { $luck }{ $dice } : { $answer }
analysis-table-throw = { $gain }{ $error ->
    [0] {""}
   *[other] {" "}± { $error }
}, { $dice } : { $told }

analysis-wait = Une autre analyse est en cours. La vôtre vient ensuite.
analysis-at = Analyse de la partie : { $marks } { $percent } %
analysis-not-over = Cette partie n’est pas finie : elle ne peut pas encore être analysée. Choisissez une partie finie avec `partie:`.
analysis-sealed = D’autres joueurs jouent encore avec ces dés. Vous pourrez rejouer cette partie après cette heure : { $until }.
analysis-nothing = Cette partie n’a pas de résultat à analyser : elle a été abandonnée, ou personne n’y a pris de décision.
analysis-astray = Les règles ont été corrigées depuis cette partie. À partir de la ligne `#{ $version }`, son registre ne suit plus les règles. Analysez une partie plus récente.
analysis-queue = Trop d’analyses sont en cours. Réessayez dans quelques minutes.
analysis-late = D’autres analyses passent avant la vôtre. Réessayez dans une demi-heure.
analysis-failed = L’analyse a échoué. Réessayez dans une minute.
analysis-no-mistake = Personne n’a fait d’erreur nette dans cette partie : les dés l’ont décidée, ou les chances ont peu changé.
analysis-no-point = Le tournant { $point } n’existe pas. Cette partie { $count ->
    [0] n’en a aucun.
    [one] n’en a qu’un.
   *[other] n’en a que { $count }.
}
analysis-again-title = **{ period-title } { $day }{ $side }** · { $game } : avant le tournant { $number }
analysis-again-ask = Choisissez le plan que vous auriez suivi. Vous verrez ensuite le plan joué et le meilleur.
analysis-again-right = **Trouvé.** { $answer } : c’est le meilleur plan. Il augmente les chances de victoire de { $gain ->
    [one] { $gain } point de pourcentage
   *[other] { $gain } points de pourcentage
} par rapport à l’ordre donné dans la partie.
analysis-again-better = **Mieux que l’ordre donné dans la partie**, de { $gain ->
    [one] { $gain } point de pourcentage
   *[other] { $gain } points de pourcentage
} : { $answer }
analysis-again-played = **C’est l’ordre donné dans la partie** : { $answer }
analysis-again-worse = **Pas mieux que l’ordre donné dans la partie** : { $answer } ({ $gain } sur 100)
analysis-again-best = Le meilleur plan vaut { $gain ->
    [one] { $gain } point de pourcentage
   *[other] { $gain } points de pourcentage
} de plus que l’ordre donné dans la partie : { $answer }
analysis-again-was = L’ordre donné dans la partie : { $answer }
analysis-button-play = Rejouer d’ici
analysis-button-replay = Revoir : { period } { $day }
analysis-played-on = Cette nouvelle partie reprend `{ $id }` { period-from } { $day }, avec les mêmes dés. Elle ne compte pas au palmarès.
declared-resumed = Cette partie reprend une partie déjà jouée, et les joueurs connaissent peut-être les dés. Elle ne compte pas au palmarès.
analysis-lesson-mistake = **Pour la prochaine fois :** { $title } ({ $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
}). { $meaning }
analysis-lesson-point = **Pour la prochaine fois**{ $side } – votre ordre le plus coûteux ({ period } { $day }) était « { $answer } ». Il valait { $gain ->
    [one] { $gain } point de pourcentage
   *[other] { $gain } points de pourcentage
} de moins que « { $better } ».
analysis-lesson-luck = **Pour la prochaine fois**{ $side } – continuez ainsi. Aucun ordre ne vous a coûté cher, mais les dés ont changé vos chances de { $gain } sur 100.
analysis-page = Les chances
analysis-page-point = Tournant { $number }, { period } { $day } : montrer ce moment
analysis-turned = Le tournant : { period } { $day }, { $what }
analysis-poster = Tournants : { $points }
analysis-poster-alt = Au-dessous : l’évolution des chances. { $line }
analysis-poster-accuracy = Précision : { $accuracies }
analysis-poster-point = { period-at } { $day }

## « Votre énigme » : les pires décisions de ses propres parties, répétées à des intervalles de plus en plus longs.

own-puzzle-title = 🧩 **Votre énigme** · { $game }, { period } { $day }{ $side }
own-puzzle-ask = Quelle était la meilleure de ces réponses ? Dans la partie, vous en avez choisi une autre.
own-puzzle-solved = { $found ->
    [yes] ✅ **{ $answer }** : c’est bien la meilleure de ces réponses.
   *[no] ❌ La meilleure réponse était **{ $better }**. Vous avez choisi : { $answer }
}
own-puzzle-worth = - { $answer } : { $gain } sur 100, comparé au choix fait dans la partie
own-puzzle-played = - { $answer } : { $own ->
    [yes] votre choix dans la partie
   *[no] le choix dans la partie
}
own-puzzle-again = -# Cette énigme reviendra { $at }.
own-puzzle-clean = Bien joué : l’analyse ne trouve aucune erreur nette de votre part dans cette partie. Essayez une autre partie avec `partie:`.
own-puzzle-all-clean = Bien joué : les analyses de vos dernières parties ne trouvent aucune erreur nette de votre part. Analysez une autre partie avec `/analyse montrer`.
own-puzzle-none = Aucune de vos parties finies n’est encore analysée. Analysez-en une avec `/analyse montrer` : vos pires décisions deviendront des énigmes.
own-puzzle-later = Aucune énigme ne vous attend. La prochaine arrive { $at }.
own-puzzle-rules = Les règles de { $game } ont changé depuis votre partie, et l’énigme n’est plus valable. Analysez de nouveau `{ $id }` avec `/analyse montrer`.
own-puzzle-due = 🧩 **Une énigme tirée de vos parties vous attend.** Voyez-vous encore le meilleur plan ?
own-puzzle-last = Vous n’avez répondu à aucune énigme après les deux derniers rappels : ce rappel est donc le dernier.
own-puzzle-reminders-on = Le bot vous écrira quand une énigme tirée de vos parties vous attendra. Il enverra un message privé par jour au plus, et cessera après trois rappels sans réponse.
own-puzzle-reminders-off = Le bot ne vous rappellera plus vos énigmes.
button-own-puzzle = 🧩 Votre énigme
button-own-puzzle-next = 🧩 Énigme suivante
