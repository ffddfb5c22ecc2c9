### Ce que disent les pages imprimées. Composées pour l’impression, donc sans Markdown.

poster-losses = Pertes
poster-cause-fire = sous le feu
poster-cause-blast = dans l’explosion d’un obus
poster-cause-keg = dans l’explosion du baril
poster-cause-melee = au corps à corps
poster-cause-charge = lors d’une charge ennemie
poster-cause-rout = en fuite, ralliement manqué
poster-cause-morale = en fuite après la chute d’un camarade
poster-best = Le meilleur tir : { $firer } sur { $target }, { $gap } cm
poster-orders = Consignes permanentes
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
poster-seed = Partie { $game }. Le registre permet de vérifier chaque dé.
poster-alt = Affiche : { $scenario }. { $end } Pertes : { $losses }. { $best }. Officiers et chefs : { $fates }. Une carte montre tous les chemins, une courbe les figurines restantes.

## La page de journal

paper-name = Le Courrier de Pékin
paper-place-fu-gate = Pékin, 1er juillet 1900
paper-place-langfang = Langfang, 14 juin 1900
paper-place-tartar-wall = Pékin, 3 juillet 1900
paper-number = Nº { $turn }
paper-price = Prix : un bol de riz
paper-map = Le terrain à la fin du tour, avec les mouvements et les tirs
paper-story = Sur le champ de bataille
paper-cost = Le prix du tour
paper-stand = Où en sont les camps
paper-curves = Figurines restantes, tour par tour
paper-nothing = Personne n’a tiré, et il n’y a pas eu de corps à corps.

headline-inside-1 =
    { $scenario ->
        [fu-gate] Ils sont dans le parc
        [langfang] Ils sont à la gare
       *[tartar-wall] Sur la barricade
    }
headline-inside-2 =
    { $scenario ->
        [fu-gate] La ligne du parc est rompue
        [langfang] Le piquet cède du terrain
       *[tartar-wall] Les premiers sont passés
    }
headline-inside-3 =
    { $scenario ->
        [fu-gate] Par-dessus le mur
        [langfang] Jusque sur le seuil
       *[tartar-wall] Un pied sur la barricade
    }
headline-breach-1 = { $piece } : la voie est libre
headline-breach-2 = En morceaux : { $piece }
headline-breach-3 = Une brèche : { $piece }
headline-leader-1 =
    { $side ->
        [europeans] L’officier manque à l’appel
       *[boxers] Un chef manque à l’appel
    }
headline-leader-2 =
    { $side ->
        [europeans] Sans leur officier
       *[boxers] Sans leur chef
    }
headline-leader-3 =
    { $side ->
        [europeans] Qui commande à présent ?
       *[boxers] Une bannière sans chef
    }
headline-bloody-1 = Une heure terrible
headline-bloody-2 = Le sol est jonché de morts
headline-bloody-3 = Le tour le plus sanglant
headline-losses-1 = Des vides dans les rangs
headline-losses-2 = Du terrain chèrement payé
headline-losses-3 = Des hommes ne sont pas revenus
headline-melee-1 = Corps à corps
headline-melee-2 = Le sabre contre la baïonnette
headline-melee-3 = Face à face, à l’arme blanche
headline-fire-1 = Les fusils ont parlé
headline-fire-2 = Beaucoup de poudre, peu de blessés
headline-fire-3 = Beaucoup de fumée, et pas un mort
headline-quiet-1 = Des tambours au loin
headline-quiet-2 = Pas un coup de feu
headline-quiet-3 = Ils approchent en rampant

deck =
    { $shots ->
        [0] Aucun tir
        [one] Un tir
       *[other] { $shots } tirs
    }, { $fights ->
        [0] aucun corps à corps
        [one] un corps à corps
       *[other] { $fights } corps à corps
    }. { $first } : { $first-lost ->
        [0] aucune figurine perdue
        [one] une figurine perdue
       *[other] { $first-lost } figurines perdues
    } ; { $second } : { $second-lost ->
        [0] aucune
        [one] une
       *[other] { $second-lost }
    }.

cost-shots = tirs
cost-hits = coups au but
cost-fights = corps à corps
cost-walls = obstacles détruits
cost-figures = { $side } : figurines perdues
stand-figures = { $side } : figurines restantes
stand-marked = { $side } : figurines stoppées ou clouées
stand-holding = { $side } sur l’objectif
stand-needed = figurines nécessaires sur l’objectif
dispatch-alt = Une de « { $paper } », { $place }, tour { $turn } sur { $turns }. Titre : « { $headline } ». { $deck } Où en sont les camps : { $stand }. La carte montre le terrain à la fin du tour. { $places }
dispatch-alt-line = { $name } { $count }
