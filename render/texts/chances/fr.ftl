### Les chances : où en est une partie, sur son plateau, à côté des plans, et pour qui le demande.

chances-share = { $chance } sur 100 (± { $error })
chances-victory = Victoire
chances-line = 📈 { $shares }{ $weak ->
    [yes] { " " }(si le pilote automatique joue)
   *[no] { "" }
}
chances-share-plain = { $chance } sur 100
chances-of-side-same = { $side } : **{ $before } sur 100** { $period ->
    [turn] au début du tour
   *[day] ce matin
}
chances-of-side-moved = { $side } : { $before } { $period ->
    [turn] au début du tour
   *[day] ce matin
} { $way ->
    [up] ▲
   *[down] ▼
} **{ $now } maintenant**
chances-of-side = { $side } : **{ $share }**
chances-of-side-before = { $side } : **{ $share }**, { $period ->
    [turn] au tour d’avant
   *[day] hier
} { $before }

## Pour qui le demande : /siege odds what:game

chances-subject = Les chances de gagner la partie
chances-title = **Où en est la partie** · { $place }
chances-expected = Issue attendue : **{ $band }**
chances-band = { $band } { $share }
chances-how = -# D’après { $count ->
    [one] { $count } partie simulée avec ses propres dés
   *[other] { $count } parties simulées, chacune avec d’autres dés
}. Chaque simulation redistribue les cartes et les pions cachés : ces chiffres ne les révèlent donc pas. Dans 95 cas sur 100, la probabilité réelle se situe dans la marge (±).
chances-weak = -# Le pilote automatique joue ces parties simulées. Il n’est pas fort à ce jeu, et un bon joueur fait mieux.
chances-late = Les chiffres ne sont pas prêts, car le bot a beaucoup de calculs à faire. Redemandez-les dans quelques secondes.
chances-spent = Les joueurs ont demandé les chances de cette partie trop souvent depuis une heure. Redemandez-les plus tard. Les chiffres du plateau restent visibles.
chances-daily = La partie du jour ne montre pas de chances, pour que tous les joueurs soient à égalité. Utilisez `/siège chances quoi:game` dans le salon d’une autre partie.
chances-over = La partie est finie : il n’y a plus de chances à montrer. Pour voir où elle s’est décidée, utilisez `/analyse montrer`.
chances-off = L’exploitant de ce bot a désactivé le calcul des chances.

## À côté des plans et des options d’un vote

chances-plan = 📈 Avec ce plan : **{ $share }**
chances-plan-figure = { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
} sur 100
chances-plan-short = { $figure } · { $what }
chances-plan-after = { $what } · { $figure }{ $weak ->
    [yes] { " " }(pilote automatique)
   *[no] { "" }
}
chances-plans = -# Le chiffre à côté d’un plan est la part des parties simulées gagnées avec ce plan{ $weak ->
    [yes] . Le pilote automatique les joue, et il n’est pas fort à ce jeu
   *[no] { "" }
}. Dans 95 cas sur 100, la probabilité réelle se situe dans la marge (±).
