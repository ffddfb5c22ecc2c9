### Les jeux qui n’ont pas encore leurs propres mots : ce qui se dit autour des mots de leurs menus et événements.

plain-prompt =
    { $walked ->
        [0] { $what } : et maintenant ?
       *[other] { $what } : { $said }. Et ensuite ?
    }
plain-over = La partie est finie.
overlay-alt = { $title }. Le texte ci-dessous décrit l’image.
plain-happened = Derniers événements
plain-rolls = Jets
plain-roll = { $purpose } : dé { $dice }, { $result } (§{ $rule })
plain-refused = Ce n’est pas possible maintenant : { $why } (§{ $rule }).
plain-won = Gagnée
plain-lost = Perdue
plain-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
