### The plans of a player-turn: what each is for, what it changes.

plan-own = Le plan du conseiller
    .why = chaque unité va là où elle est la plus utile et a les meilleures chances
plan-storm = À l’assaut
    .why = prendre à tout prix le lieu le plus proche qui n’est pas à nous
plan-shoot = Tenir et tirer
    .why = prendre de bonnes positions de tir, et n’attaquer en mêlée que si la victoire est presque certaine
plan-cover = À couvert
    .why = avancer par le terrain difficile, hors de la vue et du feu de l’ennemi
plan-back = Se replier
    .why = se mettre hors de portée des fusils et de la cavalerie ennemis, sans mêlée
plan-trained = Tactique éprouvée
    .why = suivre les choix qui ont fait gagner le plus de parties au conseiller
plan-corps = { $corps } : le plan du conseiller
    .why = seul ce corps bouge, les autres attendent
plan-corps-storm = { $corps } : à l’assaut
    .why = seul ce corps attaque et prend à tout prix le lieu le plus proche qui n’est pas à nous
plan-corps-shoot = { $corps } : tenir et tirer
    .why = seul ce corps prend de bonnes positions de tir et évite les mêlées
plan-corps-cover = { $corps } : à couvert
    .why = seul ce corps avance, hors de la vue et du feu de l’ennemi
plan-corps-back = { $corps } : se replier
    .why = seul ce corps se met hors de portée des fusils et de la cavalerie ennemis

plan-lost = nos pas
plan-theirs = lieux ennemis
plan-killed = pas perdus par l’ennemi
plan-places = nos lieux

plan-span = { $turns ->
    [one] jusqu’à la réponse de l’adversaire
       *[other] sur { $turns } tours, jusqu’à la réponse de l’adversaire
}
plan-until-alarm = Un clic joue le plan. Le bot s’arrête si vous perdez une mêlée ou une unité, atteignez un lieu ou devez répondre à une question. Les dés peuvent changer le résultat.

## Why an answer is advised

reason-as-in-history = chaque pion est placé comme le jour de la bataille
reason-takes-place = prend { $where }, que l’ennemi ne défend pas
reason-attacks = { $chance } de chances de gagner
reason-joins-assault = participe à l’assaut contre { $where }
reason-advances = avance vers { $where }
reason-to-post = tient { $where }
reason-out-of-sight = hors de vue de l’ennemi
reason-into-cover = à l’abri
reason-fires-from-there = pour avoir { $enemy } à portée
reason-closes-up = se rapproche de son corps ({ $corps })
reason-from-horse = hors de portée de la cavalerie ennemie
reason-better-ground = meilleur terrain
reason-leader-joins = rejoint { $unit }
reason-guns-forward = d’ici, les canons n’ont pas de cible
reason-guns-unlimber = les canons ont de nouveau une cible
reason-falls-back = se replie
reason-drives-off = c’est là que { $unit } nous gêne le moins
reason-stand-fast = aucune unité n’a intérêt à bouger
reason-as-ordered = poursuit son chemin
reason-keeps-it = garde { $where }
reason-good-shot = { $chance } de chances de toucher
reason-last-step = { $chance } de chances de toucher et d’éliminer
reason-hold-fire = aucun tir ne peut toucher
reason-good-chance = { $chance } de chances de toucher
reason-too-near = l’ennemi est tout près (distance { $distance }) : { $chance } de chances de toucher
reason-lets-pass = garde son tir pour une meilleure cible
reason-nothing-to-do = rien à changer

## What the commander is asked, and what a plan costs

question-move = Comment { $held ->
    [yes] tenir
   *[no] prendre
} { $objective } ?
    .own = Choisir nos combats
    .trained = Tactique éprouvée
price-lost = { $count ->
    [one] environ 1 pas perdu
   *[other] environ { $count } pas perdus
}
