### Ce que disent les pages imprimées. Composées pour l’impression, donc sans Markdown.

poster-losses = Pertes
poster-cause-fire = sous le feu
poster-cause-blast = par l’éclatement d’un obus
poster-cause-keg = par le baril
poster-cause-melee = au corps à corps
poster-cause-charge = culbutés
poster-cause-rout = en fuite, non ralliés
poster-cause-morale = en fuite à la chute d’un camarade
poster-best = Le meilleur tir : { $firer } sur { $target }, { $gap } cm
poster-orders = Consignes
poster-fates = Officiers et chefs
poster-fate-fell =
    { $why ->
        [rout] en fuite au tour { $turn }
        [morale] en fuite au tour { $turn }
        [melee] tombé au corps à corps au tour { $turn }
       *[other] tombé au tour { $turn }
    }
poster-fate-stands = est en { $at }
poster-curves = Figurines restantes, tour par tour
poster-seed = Partie { $game }. Chaque dé se vérifie avec son enregistrement.
poster-alt = Affiche : { $scenario }. { $end } Pertes : { $losses }. { $best }. Officiers et chefs : { $fates }. Une carte avec tous les chemins et la courbe des figurines restantes.
