### The plans of a player-turn: what each is for, what it changes.

plan-own = Comme conseillé
    .why = chaque unité où elle sert le mieux, aux meilleures chances
plan-storm = À l’assaut
    .why = la place la plus proche qui n’est pas à nous, à tout prix
plan-shoot = Tenir et tirer
    .why = de bonnes positions de tir ; la mêlée là seulement où elle est presque gagnée
plan-cover = À couvert
    .why = par les angles morts et le terrain difficile, hors de leur feu
plan-back = Se replier
    .why = hors de portée des fusils et de la cavalerie ; pas de mêlée
plan-trained = Comme des parties entières l’ont appris
    .why = les poids avec lesquels le plus de parties ont été gagnées
plan-corps = { $corps } : comme conseillé
    .why = ce corps seul ; tous les autres attendent
plan-corps-storm = { $corps } : à l’assaut
    .why = ce corps seul : la place la plus proche, coûte que coûte
plan-corps-shoot = { $corps } : tenir et tirer
    .why = ce corps seul : de bonnes positions de tir, guère de mêlées
plan-corps-cover = { $corps } : à couvert
    .why = ce corps seul : par terrain couvert, hors de leur feu
plan-corps-back = { $corps } : se replier
    .why = ce corps seul : hors de portée des fusils et des cavaliers

plan-lost = pas à soi
plan-theirs = places de l’ennemi
plan-killed = pas ôtés à l’ennemi
plan-places = places à soi

plan-span = { $turns ->
    [one] jusqu’à la réponse de l’autre camp
   *[other] sur { $turns } tours, jusqu’à la réponse de l’autre camp
}
plan-until-alarm = Une pression le joue jusqu’à ce qu’il arrive une chose à savoir : une mêlée perdue, une unité hors de combat, une place atteinte, une question. Ce qui dépend des dés peut tourner autrement.

## Why an answer is advised

reason-as-in-history = chaque pion là où il se tenait ce jour-là
reason-takes-place = prend { $where }, que nul ne défend
reason-attacks = gagne à { $chance }
reason-joins-assault = se joint à l’assaut de { $where }
reason-advances = vers { $where }
reason-to-post = tient { $where }
reason-out-of-sight = hors de leur vue
reason-into-cover = à l’abri
reason-fires-from-there = { $enemy } à portée de là
reason-closes-up = serre les rangs ; { $corps }
reason-from-horse = hors d’atteinte de leur cavalerie
reason-better-ground = meilleur terrain
reason-leader-joins = rejoint { $unit }
reason-guns-forward = d’ici les canons n’atteignent personne
reason-guns-unlimber = les canons atteignent de nouveau quelqu’un
reason-falls-back = se replie
reason-drives-off = { $unit } va où elle nuit le moins
reason-stand-fast = nul ne gagne à bouger
reason-as-ordered = le reste de son chemin
reason-keeps-it = garde { $where }
reason-good-shot = { $chance } de toucher
reason-last-step = un coup élimine : { $chance }
reason-hold-fire = rien ne peut être touché
reason-good-chance = { $chance } de toucher
reason-too-near = ils sont près, distance { $distance } : { $chance }
reason-lets-pass = garde son feu pour une meilleure cible
reason-nothing-to-do = rien à changer

## What the commander is asked, and what a plan costs

question-move = Comment aborder { $objective } ?
price-lost = { $count ->
    [one] environ 1 pas
   *[other] environ { $count } pas
}
