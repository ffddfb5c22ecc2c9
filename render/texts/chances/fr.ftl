### Les chances : où en est une partie, sur son plateau, à côté des plans, et pour qui le demande.

chances-share = { $chance } sur 100 (± { $error })
chances-victory = Victoire
chances-line = 📈 { $shares }{ $weak ->
    [yes] { " " }(selon le jeu du pilote automatique)
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

chances-subject = Toute la partie : où en est-on ?
chances-title = **Où en est-on ?** { $place }
chances-expected = Issue attendue : **{ $band }**
chances-band = { $band } { $share }
chances-how = -# { $count ->
    [one] La partie a été jouée jusqu’au bout une fois
   *[other] La partie a été jouée jusqu’au bout { $count } fois
}, chaque fois avec d’autres dés, et tout ce qui ne se voit pas d’ici a été distribué à nouveau : ces chiffres ne révèlent rien de caché. La vraie chance est à ± près de chaque chiffre 95 fois sur 100.
chances-weak = -# Selon le jeu du pilote automatique : il n’est pas fort à ce jeu, et de bons joueurs font autrement.
chances-late = Les chiffres ne sont pas arrivés à temps : il y a beaucoup à calculer en ce moment. Redemandez dans quelques secondes : ce qui est calculé reste.
chances-spent = Les chances de cette partie ont été demandées très souvent depuis une heure. D’autres pourront être calculées dans un moment ; celles du plateau restent.
chances-daily = Le jeu du jour n’a pas de chiffres : tout le monde y joue sans. Ceux d’une autre partie : `/siège chances quoi:game` dans son salon.
chances-over = La partie est terminée : elle en est où elle s’est arrêtée.
chances-off = Qui gère ce bot ne lui fait pas calculer les chances.

## À côté des plans et des options d’un vote

chances-plan = 📈 En jouant ainsi : **{ $share }**
chances-plan-figure = { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
} sur 100
chances-plan-short = { $figure } · { $what }
chances-plan-after = { $what } · { $figure }{ $weak ->
    [yes] { " " }(pilote automatique)
   *[no] { "" }
}
chances-plans = -# À côté de chaque plan : combien de fois on gagne en le jouant{ $weak ->
    [yes] , selon le jeu du pilote automatique, qui n’est pas fort à ce jeu
   *[no] { "" }
}. La vraie chance est à ± près de chaque chiffre 95 fois sur 100.
